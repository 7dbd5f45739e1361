/* Shows and changes the settings, and below them the keys of the board. */
#include "settings_screen.h"

#include <assert.h>
#include <stdio.h>

#include "frame.h"
#include "ui.h"
#include "utf8.h"

enum command { NOTHING, NEXT, PREVIOUS, USUAL, BACK };

const struct key_row settings_keys[] = {
    {INPUT_RIGHT, 0, NEXT, "Left Right", "change"},
    {INPUT_LEFT, 0, PREVIOUS, "Left", NULL},
    {INPUT_ENTER, 0, NEXT, "Enter", NULL},
    {INPUT_CHAR, ' ', NEXT, "Space", NULL},
    {INPUT_CHAR, 'l', NEXT, "l", NULL},
    {INPUT_CHAR, 'h', PREVIOUS, "h", NULL},
    {INPUT_BACKSPACE, 0, USUAL, "Bksp", "as usual"},
    {INPUT_DELETE, 0, USUAL, "Del", NULL},
    {INPUT_ESCAPE, 0, BACK, "Esc", "back"},
    {INPUT_CHAR, 'q', BACK, "q", NULL},
    {.type = INPUT_NONE},
};

/* While a key is asked for, every sign is an answer. */
static const struct key_row ASKING_KEYS[] = {
    {INPUT_ESCAPE, 0, BACK, "Esc", "as it was"},
    {INPUT_ENTER, 0, BACK, "Enter", NULL},
    {INPUT_BACKSPACE, 0, USUAL, "Bksp", "as usual"},
    {INPUT_DELETE, 0, USUAL, "Del", NULL},
    {.type = INPUT_NONE},
};

static const uint64_t ALL = ~UINT64_C(0);
static const struct intent NONE = {.type = INTENT_NONE};

/* In the order of enum setting. */
static const struct {
    const char *label;
    const char *help;
} ROWS[SETTINGS] = {
    [SETTING_TILES] = {"Tile size", "auto takes the largest size that shows "
                                    "the whole board."},
    [SETTING_COLOURS] = {"Colours", "auto takes all that the terminal has."},
    [SETTING_GLYPHS] = {"Glyphs", "ascii for terminals that garble the map."},
    [SETTING_MOUSE] = {"Mouse", "off leaves it to the terminal, to select "
                                "text with."},
    [SETTING_PURIST] = {"Purist", "on hides legal cells, what features are "
                                  "worth, and what fits."},
    [SETTING_CONFIRM] = {"Confirm", "always asks before a game is left; loss "
                                    "only where it is not kept."},
    [SETTING_HANDOVER] = {"Hand-over", "Ask before each turn ends, only after "
                                       "a score, or never."},
};

enum {
    LABEL_COLUMNS = 12,
    SIGN_COLUMNS = 4,
    HEADING = SETTINGS, /* the row between settings and keys */
    FIRST_KEY = SETTINGS + 1,
    ALL_ROWS = FIRST_KEY + BINDINGS
};

/* ---- what the rows are ---- */

static struct rect list_rect(const struct ui *ui)
{
    struct rect inside = frame_inside(ui);
    return (struct rect){1, 2, ui->columns - 2, inside.row + inside.rows - 3};
}

/* The list as it lies in the window; the ui keeps only what was chosen. */
static struct listbox list_of(const struct ui *ui)
{
    struct listbox list = ui->settings_screen.rows;
    listbox_show(&list, ALL_ROWS, list_rect(ui).rows);
    return list;
}

/* The key that the chosen row is about, or MW_NONE. */
static int chosen_key(const struct ui *ui)
{
    int chosen = list_of(ui).chosen;
    return chosen >= FIRST_KEY ? chosen - FIRST_KEY : MW_NONE;
}

static const struct key_row *keys_now(const struct ui *ui)
{
    return ui->settings_screen.asking ? ASKING_KEYS : settings_keys;
}

/* ---- paint ---- */

/* A line: what it is, how it is set, and what that means. */
struct line {
    const char *label;
    char value[32];
    const char *meaning;
};

static struct line line_of(const struct ui *ui, int row, bool chosen)
{
    const struct settings *settings = &ui->settings;
    struct line line = {.label = "", .meaning = ""};
    char sign[UTF8_BYTES] = "";
    bool drawn = ui->look.glyphs == GLYPHS_UTF8;
    if (row == HEADING) {
        line.label = "Keys on the board";
    } else if (row < SETTINGS) {
        line.label = ROWS[row].label;
        snprintf(line.value, sizeof line.value,
                 !chosen ? "  %s"
                 : drawn ? "\u2039 %s \u203a"
                         : "< %s >",
                 settings_word(settings, (enum setting)row));
    } else {
        int key = row - FIRST_KEY;
        utf8_write(settings->bindings.sign[key], sign);
        line.label = bindings_name(key);
        line.meaning = bindings_help(key);
        snprintf(line.value, sizeof line.value, "  %s",
                 chosen && ui->settings_screen.asking ? "_" : sign);
    }
    return line;
}

static void paint_row(struct canvas *canvas, struct rect row,
                      const struct ui *ui, int index, bool chosen)
{
    struct line line = line_of(ui, index, chosen);
    uint8_t attr = chosen ? ATTR_REVERSE | ATTR_BOLD : 0;
    uint8_t ink = index == HEADING ? INK_DIM : INK_DEFAULT;
    int value = row.column + 2 + LABEL_COLUMNS,
        right = row.column + row.columns;
    int meaning = value + 2 + SIGN_COLUMNS;
    canvas_fill(canvas, row, (struct cell){' ', 0, 0, attr});
    canvas_text(canvas, row.column, row.row, 1, 0, 0, attr, chosen ? ">" : " ");
    canvas_text(canvas, row.column + 2, row.row, right - row.column - 2, ink, 0,
                attr, line.label);
    canvas_text(canvas, value, row.row, right - value, 0, 0, attr, line.value);
    canvas_text(canvas, meaning, row.row, right - meaning, 0, 0, attr,
                line.meaning);
}

static void write_prompt(const struct ui *ui, char *text, size_t size)
{
    int chosen = list_of(ui).chosen, key = chosen_key(ui);
    char usual[UTF8_BYTES];
    if (key == MW_NONE) {
        snprintf(text, size, "%s", chosen < SETTINGS ? ROWS[chosen].help : "");
        return;
    }
    utf8_write(bindings_usual(key), usual);
    if (ui->settings_screen.asking)
        snprintf(text, size, "Press the key for: %s.", bindings_help(key));
    else
        snprintf(text, size, "Enter chooses another key; the usual one is %s.",
                 usual);
}

void settings_screen_paint(struct canvas *canvas, const struct ui *ui,
                           const struct session *session, const mw_tiles *tiles)
{
    (void)session;
    (void)tiles;
    char prompt[120];
    struct rect rect = list_rect(ui);
    struct listbox list = list_of(ui);
    for (int i = 0; i < rect.rows && list.top + i < ALL_ROWS; i++) {
        struct rect row = {rect.column, rect.row + i, rect.columns, 1};
        int index = list.top + i;
        paint_row(canvas, row, ui, index, index == list.chosen);
    }
    listbox_paint_marks(canvas, rect, list.top, ALL_ROWS, ui->look);
    write_prompt(ui, prompt, sizeof prompt);
    frame_paint(canvas, ui,
                &(struct frame){"Settings", NULL, prompt, keys_now(ui), ALL});
}

/* ---- input ---- */

void settings_screen_open(struct ui *ui)
{
    ui->settings_screen = (struct settings_screen){.asking = false};
    ui->screen = SCREEN_SETTINGS;
}

static struct intent changed(int setting)
{
    return (struct intent){.type = INTENT_SETTINGS, .number = setting};
}

static struct intent choose_word(struct ui *ui, int setting, int step)
{
    const char *const *words = settings_words((enum setting)setting);
    int count = 0;
    while (words[count] != NULL)
        count++;
    assert(count > 0);
    int *choice = &ui->settings.choice[setting];
    *choice = (*choice + step + count) % count;
    return changed(setting);
}

static struct intent change(struct ui *ui, int step)
{
    int chosen = list_of(ui).chosen;
    if (chosen < SETTINGS)
        return choose_word(ui, chosen, step);
    ui->settings_screen.asking = chosen >= FIRST_KEY;
    return NONE;
}

/* A sign that another command has is refused: nobody should lose a key without
 * being told. */
static struct intent take_sign(struct ui *ui, uint32_t sign)
{
    struct problem why;
    char text[UI_SAID];
    int key = chosen_key(ui);
    struct bindings wanted = ui->settings.bindings;
    ui->settings_screen.asking = false;
    if (!bindings_may(sign, &why)) {
        snprintf(text, sizeof text, "Not that key: %s.", why.text);
        ui_warn(ui, text);
        return NONE;
    }
    wanted.sign[key] = sign;
    int rival = bindings_rival(&wanted, key);
    if (rival != MW_NONE) {
        char written[UTF8_BYTES];
        utf8_write(sign, written);
        snprintf(text, sizeof text,
                 "%s is the key for %s; give that another one first.", written,
                 bindings_name(rival));
        ui_warn(ui, text);
        return NONE;
    }
    ui->settings.bindings = wanted;
    return changed(SETTINGS);
}

static struct intent back_to_usual(struct ui *ui)
{
    int chosen = list_of(ui).chosen, key = chosen_key(ui);
    ui->settings_screen.asking = false;
    if (key != MW_NONE)
        return take_sign(ui, bindings_usual(key));
    if (chosen >= SETTINGS)
        return NONE;
    ui->settings.choice[chosen] = 0;
    return changed(chosen);
}

static struct intent back(struct ui *ui)
{
    if (!ui->settings_screen.asking)
        ui->screen = SCREEN_TITLE;
    ui->settings_screen.asking = false;
    return NONE;
}

/* A click chooses a row, a click on the chosen one changes it. */
static struct intent click(struct ui *ui, struct input input)
{
    struct listbox list = list_of(ui);
    int row = listbox_at(&list, ALL_ROWS, list_rect(ui), input);
    if (row == list.chosen)
        return change(ui, 1);
    ui->settings_screen.asking = false;
    if (row >= 0)
        ui->settings_screen.rows.chosen = row;
    return NONE;
}

static struct intent obey(struct ui *ui, int command)
{
    switch (command) {
    case NEXT:
        return change(ui, 1);
    case PREVIOUS:
        return change(ui, -1);
    case USUAL:
        return back_to_usual(ui);
    case BACK:
        return back(ui);
    default:
        return NONE;
    }
}

struct intent settings_screen_input(struct ui *ui,
                                    const struct session *session,
                                    const mw_tiles *tiles, struct input input)
{
    (void)session;
    (void)tiles;
    struct settings_screen *screen = &ui->settings_screen;
    int command = frame_command(ui, keys_now(ui), ALL, input);
    if (command != NOTHING)
        return obey(ui, command);
    if (input.type == INPUT_CLICK)
        return click(ui, input);
    if (screen->asking)
        return input.type == INPUT_CHAR ? take_sign(ui, input.ch) : NONE;
    screen->rows = list_of(ui);
    listbox_input(&screen->rows, ALL_ROWS, list_rect(ui).rows, input);
    return NONE;
}

/* ---- on what is shown ---- */

void settings_screen_apply(struct ui *ui)
{
    const int *choice = ui->settings.choice;
    ui->board.size_by_hand = false;
    settings_screen_size(ui);
    ui->board.purist = choice[SETTING_PURIST] == PURIST_ON;
    ui->mouse = choice[SETTING_MOUSE] == MOUSE_SETTING_ON;
}

/* The first word is auto, the others are the sizes in their order. */
void settings_screen_size(struct ui *ui)
{
    int choice = ui->settings.choice[SETTING_TILES];
    if (choice == 0)
        return;
    ui->board.size_by_hand = true;
    ui->board.size = (enum tile_size)(TILE_OVERVIEW + choice - 1);
}
