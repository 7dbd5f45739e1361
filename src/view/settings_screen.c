/* Shows and changes the settings. */
#include "settings_screen.h"

#include <assert.h>
#include <stdio.h>

#include "frame.h"
#include "listbox.h"
#include "ui.h"

enum command { NOTHING, NEXT, PREVIOUS, BACK };

const struct key_row settings_keys[] = {
    {INPUT_RIGHT, 0, NEXT, "Left Right", "change"},
    {INPUT_LEFT, 0, PREVIOUS, "Left", NULL},
    {INPUT_ENTER, 0, NEXT, "Enter", NULL},
    {INPUT_CHAR, ' ', NEXT, "Space", NULL},
    {INPUT_CHAR, 'l', NEXT, "l", NULL},
    {INPUT_CHAR, 'h', PREVIOUS, "h", NULL},
    {INPUT_ESCAPE, 0, BACK, "Esc", "back"},
    {INPUT_CHAR, 'q', BACK, "q", NULL},
    {.type = INPUT_NONE},
};

static const uint64_t ALL = ~UINT64_C(0);

/* In the order of enum setting. */
static const struct {
    const char *label;
    const char *help;
} ROWS[SETTINGS] = {
    [SETTING_TILES] = {"Tile size", "auto takes the largest size that shows "
                                    "the whole board."},
    [SETTING_COLOURS] = {"Colours", "A new choice counts from the next start "
                                    "on."},
    [SETTING_GLYPHS] = {"Glyphs", "A new choice counts from the next start "
                                  "on."},
    [SETTING_MOUSE] = {"Mouse", "off leaves it to the terminal, to select "
                                "text with."},
    [SETTING_PURIST] = {"Purist", "on hides legal cells, what features are "
                                  "worth, and what fits."},
    [SETTING_HANDOVER] = {"Hand-over", "Ask before each turn ends, only after "
                                       "a score, or never."},
};

enum { LABEL_COLUMNS = 12 };

static struct rect list_rect(const struct ui *ui)
{
    return (struct rect){1, 2, ui->columns - 2, SETTINGS};
}

static void paint_row(struct canvas *canvas, const struct ui *ui, int setting)
{
    struct rect rect = list_rect(ui);
    bool chosen = setting == ui->settings_screen.chosen;
    uint8_t attr = chosen ? ATTR_REVERSE | ATTR_BOLD : 0;
    struct rect row = {rect.column, rect.row + setting, rect.columns, 1};
    char text[40];
    snprintf(text, sizeof text, chosen ? "< %s >" : "  %s",
             settings_word(&ui->settings, (enum setting)setting));
    canvas_fill(canvas, row, (struct cell){' ', 0, 0, attr});
    canvas_text(canvas, row.column, row.row, 1, 0, 0, attr, chosen ? ">" : " ");
    canvas_text(canvas, row.column + 2, row.row, LABEL_COLUMNS, 0, 0, attr,
                ROWS[setting].label);
    canvas_text(canvas, row.column + 2 + LABEL_COLUMNS, row.row,
                row.columns - 2 - LABEL_COLUMNS, 0, 0, attr, text);
}

void settings_screen_paint(struct canvas *canvas, const struct ui *ui,
                           const struct session *session, const mw_tiles *tiles)
{
    (void)session;
    (void)tiles;
    for (int i = 0; i < SETTINGS; i++)
        paint_row(canvas, ui, i);
    frame_paint(canvas, ui,
                &(struct frame){"Settings", NULL,
                                ROWS[ui->settings_screen.chosen].help,
                                settings_keys, ALL});
}

void settings_screen_open(struct ui *ui)
{
    ui->settings_screen.chosen = 0;
    ui->screen = SCREEN_SETTINGS;
}

static struct intent change(struct ui *ui, int step)
{
    enum setting setting = (enum setting)ui->settings_screen.chosen;
    const char *const *words = settings_words(setting);
    int count = 0;
    while (words[count] != NULL)
        count++;
    assert(count > 0);
    int *choice = &ui->settings.choice[setting];
    *choice = (*choice + step + count) % count;
    return (struct intent){.type = INTENT_SETTINGS};
}

/* A click chooses a row, a click on the chosen one changes it. */
static struct intent click(struct ui *ui, struct input input)
{
    struct listbox list = {.chosen = ui->settings_screen.chosen};
    int row = listbox_at(&list, SETTINGS, list_rect(ui), input);
    if (row == list.chosen)
        return change(ui, 1);
    if (row >= 0)
        ui->settings_screen.chosen = row;
    return (struct intent){.type = INTENT_NONE};
}

struct intent settings_screen_input(struct ui *ui,
                                    const struct session *session,
                                    const mw_tiles *tiles, struct input input)
{
    (void)session;
    (void)tiles;
    struct listbox list = {.chosen = ui->settings_screen.chosen};
    switch (frame_command(ui, settings_keys, ALL, input)) {
    case NEXT:
        return change(ui, 1);
    case PREVIOUS:
        return change(ui, -1);
    case BACK:
        ui->screen = SCREEN_TITLE;
        return (struct intent){.type = INTENT_NONE};
    default:
        break;
    }
    if (input.type == INPUT_CLICK)
        return click(ui, input);
    listbox_input(&list, SETTINGS, SETTINGS, input);
    ui->settings_screen.chosen = list.chosen;
    return (struct intent){.type = INTENT_NONE};
}

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
