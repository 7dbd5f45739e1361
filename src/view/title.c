/* The first thing a player sees: the picture, and a menu of what works. */
#include "title.h"

#include "files_screen.h"
#include "frame.h"
#include "listbox.h"
#include "rules_screen.h"
#include "setup_screen.h"
#include "title_art.h"
#include "ui.h"

enum command { NOTHING, NEW, LOAD, RULES, QUIT, TAKE };

const struct key_row title_keys[] = {
    {INPUT_CHAR, 'n', NEW, "n", "new game"},
    {INPUT_CHAR, 'l', LOAD, "l", "load"},
    {INPUT_CHAR, 'r', RULES, "r", "rules"},
    {INPUT_CHAR, '?', RULES, "?", NULL},
    {INPUT_ENTER, 0, TAKE, "Enter", "choose"},
    {INPUT_CHAR, ' ', TAKE, "Space", NULL},
    {INPUT_CHAR, 'q', QUIT, "q", "quit"},
    {.type = INPUT_NONE},
};

static const uint64_t ALL = ~UINT64_C(0);

/* An entry comes with what makes it work, never before. */
static const struct {
    const char *text;
    enum command command;
} MENU[] = {
    {"New game", NEW}, {"Load", LOAD}, {"Rules", RULES}, {"Quit", QUIT}};

enum { ENTRIES = sizeof MENU / sizeof *MENU, MENU_COLUMNS = 16 };

/* The longest that fits is shown. */
static const char *const NOTES[] = {
    "An unofficial program for people who own and love Carcassonne.",
    "Unofficial, for owners of Carcassonne.",
    "Unofficial.",
};

/* From the bottom: key bar, note, menu, and where there is room a line
 * between them; the picture has the rest. */
static struct rect menu_rect(const struct ui *ui)
{
    int gap = ui->rows >= 22 ? 1 : 0;
    int row = ui->rows - 2 - gap - ENTRIES;
    return (struct rect){(ui->columns - MENU_COLUMNS) / 2, row, MENU_COLUMNS,
                         ENTRIES};
}

static struct rect art_rect(const struct ui *ui)
{
    int gap = ui->rows >= 22 ? 1 : 0;
    return (struct rect){0, 0, ui->columns, menu_rect(ui).row - gap};
}

static void paint_menu(struct canvas *canvas, const struct ui *ui)
{
    struct rect rect = menu_rect(ui);
    for (int i = 0; i < ENTRIES; i++) {
        bool chosen = i == ui->title.chosen;
        uint8_t attr = chosen ? ATTR_REVERSE | ATTR_BOLD : 0;
        struct rect row = {rect.column, rect.row + i, rect.columns, 1};
        canvas_fill(canvas, row, (struct cell){' ', 0, 0, attr});
        /* The sign says it where reverse video is missing. */
        if (chosen)
            canvas_text(canvas, row.column + 1, row.row, 1, 0, 0, attr, ">");
        int column =
            rect.column + (rect.columns - text_columns(MENU[i].text)) / 2;
        canvas_text(canvas, column, row.row, rect.columns, 0, 0, attr,
                    MENU[i].text);
    }
}

static void paint_note(struct canvas *canvas, const struct ui *ui)
{
    size_t count = sizeof NOTES / sizeof *NOTES;
    size_t i = 0;
    while (i + 1 < count && text_columns(NOTES[i]) > ui->columns)
        i++;
    int columns = text_columns(NOTES[i]);
    int column = columns < ui->columns ? (ui->columns - columns) / 2 : 0;
    canvas_text(canvas, column, ui->rows - 2, ui->columns - column, INK_DIM,
                INK_DEFAULT, 0, NOTES[i]);
}

void title_paint(struct canvas *canvas, const struct ui *ui,
                 const struct session *session, const mw_tiles *tiles)
{
    (void)session;
    (void)tiles;
    title_art_paint(canvas, art_rect(ui), ui->title.drift, ui->look);
    paint_menu(canvas, ui);
    paint_note(canvas, ui);
    if (ui->said[0] != '\0')
        frame_paint_prompt(canvas, ui->said, INK_ACCENT, ATTR_BOLD);
    keys_paint_bar(canvas, ui->rows - 1, title_keys, ALL, 0);
}

/* Menu, keys and clicks all end here, so that they cannot differ. */
static struct intent obey(struct ui *ui, const mw_tiles *tiles,
                          enum command command)
{
    switch (command) {
    case NEW:
        setup_screen_open(ui, tiles);
        break;
    case LOAD:
        return files_screen_open(ui, FILES_LOAD, NULL);
    case RULES:
        rules_screen_open(ui);
        break;
    case QUIT:
        return (struct intent){.type = INTENT_QUIT};
    default:
        break;
    }
    return (struct intent){.type = INTENT_NONE};
}

static void move_choice(struct ui *ui, struct input input)
{
    struct listbox menu = {.chosen = ui->title.chosen};
    listbox_input(&menu, ENTRIES, ENTRIES, input);
    ui->title.chosen = menu.chosen;
}

/* The command of a key or a click; a click on an entry chooses it, too. */
static enum command command_of(struct ui *ui, struct input input)
{
    struct listbox menu = {.chosen = ui->title.chosen};
    int command = frame_command(ui, title_keys, ALL, input);
    if (input.type == INPUT_CLICK && command == NOTHING) {
        int entry = listbox_at(&menu, ENTRIES, menu_rect(ui), input);
        if (entry < 0)
            return NOTHING;
        ui->title.chosen = entry;
        return MENU[entry].command;
    }
    if (command == TAKE)
        return MENU[ui->title.chosen].command;
    return (enum command)command;
}

struct intent title_input(struct ui *ui, const struct session *session,
                          const mw_tiles *tiles, struct input input)
{
    (void)session;
    ui->title.drift = (ui->title.drift + 1) % TITLE_DRIFTS;
    enum command command = command_of(ui, input);
    if (command == NOTHING)
        move_choice(ui, input);
    return obey(ui, tiles, command);
}
