/* The first thing a player sees: the picture, and a menu of what works. */
#include "title.h"

#include <stdio.h>
#include <string.h>

#include "files_screen.h"
#include "frame.h"
#include "listbox.h"
#include "rules_screen.h"
#include "setup_screen.h"
#include "title_art.h"
#include "ui.h"
#include "utf8.h"
#include "wrap.h"

enum command {
    NOTHING,
    CONTINUE,
    NEW,
    LOAD,
    RULES,
    SETTINGS_SCREEN,
    QUIT,
    TAKE
};

const struct key_row title_keys[] = {
    {INPUT_CHAR, 'c', CONTINUE, "c", "continue"},
    {INPUT_CHAR, 'n', NEW, "n", "new game"},
    {INPUT_CHAR, 'l', LOAD, "l", "load"},
    {INPUT_CHAR, 'r', RULES, "r", "rules"},
    {INPUT_CHAR, '?', RULES, "?", NULL},
    {INPUT_CHAR, 's', SETTINGS_SCREEN, "s", "settings"},
    {INPUT_ENTER, 0, TAKE, "Enter", "choose"},
    {INPUT_CHAR, ' ', TAKE, "Space", NULL},
    {INPUT_CHAR, 'q', QUIT, "q", "quit"},
    {.type = INPUT_NONE},
};

/* An entry comes with what makes it work, never before. The first one is there
 * while there is a game to go on with. */
static const struct entry {
    const char *text;
    enum command command;
} MENU[] = {{"Continue: ", CONTINUE},
            {"New game", NEW},
            {"Load", LOAD},
            {"Rules", RULES},
            {"Settings", SETTINGS_SCREEN},
            {"Quit", QUIT}};

enum { ENTRIES = sizeof MENU / sizeof *MENU, MENU_COLUMNS = 16 };

static bool can_continue(const struct ui *ui)
{
    return ui->title.resume[0] != '\0';
}

static const struct entry *menu_of(const struct ui *ui)
{
    return can_continue(ui) ? MENU : MENU + 1;
}

static int entries_of(const struct ui *ui)
{
    return can_continue(ui) ? ENTRIES : ENTRIES - 1;
}

static uint64_t enabled_in(const struct ui *ui)
{
    return can_continue(ui) ? ~UINT64_C(0) : ~(UINT64_C(1) << CONTINUE);
}

enum { MARK_COLUMNS = 6 }; /* for the sign of what is chosen, both sides */

/* On a narrow terminal when the game was played goes first, then how far it
 * is. */
static void write_entry(const struct ui *ui, int entry, char text[WRAP_BYTES])
{
    const struct entry *row = &menu_of(ui)[entry];
    bool resumes = row->command == CONTINUE;
    snprintf(text, WRAP_BYTES, "%s%s", row->text,
             resumes ? ui->title.resume : "");
    while (resumes && utf8_columns(text) > ui->columns - MARK_COLUMNS &&
           strrchr(text, ',') != NULL)
        *strrchr(text, ',') = '\0';
}

/* Wide enough for the game to go on with, and for the sign before it. */
static int menu_columns(const struct ui *ui)
{
    char text[WRAP_BYTES];
    write_entry(ui, 0, text);
    int columns = utf8_columns(text) + MARK_COLUMNS;
    if (columns < MENU_COLUMNS)
        return MENU_COLUMNS;
    return columns < ui->columns ? columns : ui->columns;
}

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
    int entries = entries_of(ui), columns = menu_columns(ui);
    int row = ui->rows - 2 - gap - entries;
    return (struct rect){(ui->columns - columns) / 2, row, columns, entries};
}

static struct rect art_rect(const struct ui *ui)
{
    int gap = ui->rows >= 22 ? 1 : 0;
    return (struct rect){0, 0, ui->columns, menu_rect(ui).row - gap};
}

/* The menu may have become shorter. */
static int chosen_of(const struct ui *ui)
{
    int last = entries_of(ui) - 1;
    return ui->title.chosen < last ? ui->title.chosen : last;
}

static void paint_menu(struct canvas *canvas, const struct ui *ui)
{
    struct rect rect = menu_rect(ui);
    for (int i = 0; i < rect.rows; i++) {
        char text[WRAP_BYTES];
        bool chosen = i == chosen_of(ui);
        uint8_t attr = chosen ? ATTR_REVERSE | ATTR_BOLD : 0;
        struct rect row = {rect.column, rect.row + i, rect.columns, 1};
        canvas_fill(canvas, row, (struct cell){' ', 0, 0, attr});
        /* The sign says it where reverse video is missing. */
        if (chosen)
            canvas_text(canvas, row.column + 1, row.row, 1, 0, 0, attr, ">");
        write_entry(ui, i, text);
        canvas_text(canvas, rect.column + MARK_COLUMNS / 2, row.row,
                    rect.columns - MARK_COLUMNS, 0, 0, attr, text);
    }
}

static void paint_note(struct canvas *canvas, const struct ui *ui)
{
    size_t count = sizeof NOTES / sizeof *NOTES;
    size_t i = 0;
    while (i + 1 < count && utf8_columns(NOTES[i]) > ui->columns)
        i++;
    int columns = utf8_columns(NOTES[i]);
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
        frame_paint_said(canvas, ui);
    keys_paint_bar(canvas, ui->rows - 1, title_keys, enabled_in(ui), 0);
}

/* Menu, keys and clicks all end here, so that they cannot differ. */
static struct intent obey(struct ui *ui, const mw_tiles *tiles,
                          enum command command)
{
    switch (command) {
    case CONTINUE:
        return (struct intent){.type = INTENT_RESUME};
    case NEW:
        setup_screen_open(ui, tiles);
        break;
    case LOAD:
        return files_screen_open(ui, FILES_LOAD, NULL);
    case RULES:
        rules_screen_open(ui);
        break;
    case SETTINGS_SCREEN:
        settings_screen_open(ui);
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
    struct listbox menu = {.chosen = chosen_of(ui)};
    listbox_input(&menu, entries_of(ui), entries_of(ui), input);
    ui->title.chosen = menu.chosen;
}

/* The command of a key or a click; a click on an entry chooses it, too. */
static enum command command_of(struct ui *ui, struct input input)
{
    struct listbox menu = {.chosen = chosen_of(ui)};
    int command = frame_command(ui, title_keys, enabled_in(ui), input);
    if (input.type == INPUT_CLICK && command == NOTHING) {
        int entry = listbox_at(&menu, entries_of(ui), menu_rect(ui), input);
        if (entry < 0)
            return NOTHING;
        ui->title.chosen = entry;
        return menu_of(ui)[entry].command;
    }
    if (command == TAKE)
        return menu_of(ui)[chosen_of(ui)].command;
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
