/* Hands paint and input to the screen that is shown. */
#include "ui.h"

#include <stdio.h>
#include <string.h>

#include "wrap.h"

/* What a screen offers. A screen without a row is blank and ignores input. */
struct screen_row {
    void (*paint)(struct canvas *canvas, const struct ui *ui,
                  const struct session *session, const mw_tiles *tiles);
    struct intent (*input)(struct ui *ui, const struct session *session,
                           const mw_tiles *tiles, struct input input);
};

static const struct screen_row SCREEN_ROWS[SCREENS] = {
    [SCREEN_TITLE] = {title_paint, title_input},
    [SCREEN_SETUP] = {setup_screen_paint, setup_screen_input},
    [SCREEN_BOARD] = {board_paint, board_input},
    [SCREEN_TABLE] = {table_paint, table_input},
    [SCREEN_RULES] = {rules_screen_paint, rules_screen_input},
    [SCREEN_FILES] = {files_screen_paint, files_screen_input},
    [SCREEN_REPLAY] = {replay_screen_paint, replay_screen_input},
    [SCREEN_SETTINGS] = {settings_screen_paint, settings_screen_input},
};

void ui_start(struct ui *ui, struct look look, int columns, int rows)
{
    memset(ui, 0, sizeof *ui);
    ui->screen = SCREEN_TITLE;
    ui->look = look;
    ui->columns = columns;
    ui->rows = rows;
    ui->mouse = true;
    settings_default(&ui->settings);
}

static bool too_small(const struct ui *ui)
{
    return ui->columns < UI_COLUMNS_MIN || ui->rows < UI_ROWS_MIN;
}

/* The size comes first, so that it is read even where the rest is cut off. */
static void paint_size_needed(struct canvas *canvas, const struct ui *ui)
{
    char text[WRAP_BYTES], line[WRAP_BYTES];
    const char *rest = text;
    snprintf(text, sizeof text,
             "Mistwall needs %dx%d, has %dx%d: please enlarge the window. "
             "Nothing is lost meanwhile.",
             UI_COLUMNS_MIN, UI_ROWS_MIN, ui->columns, ui->rows);
    for (int row = 0; wrap_next(&rest, canvas->columns, line); row++)
        canvas_text(canvas, 0, row, canvas->columns, INK_DEFAULT, INK_DEFAULT,
                    0, line);
}

/* Without colours, what is told by a background is told by reversing. */
static void reverse_backgrounds(struct canvas *canvas)
{
    for (int i = 0; i < canvas->columns * canvas->rows; i++) {
        struct cell *cell = &canvas->cells[i];
        if (cell->bg == INK_BAR ||
            (cell->bg >= INK_PLAYER && cell->bg <= INK_PLAYER_LAST))
            cell->attr |= ATTR_REVERSE;
    }
}

void ui_paint(struct canvas *canvas, const struct ui *ui,
              const struct session *session, const mw_tiles *tiles)
{
    canvas_clear(canvas);
    canvas->glyphs = ui->look.glyphs;
    if (too_small(ui)) {
        paint_size_needed(canvas, ui);
        return;
    }
    if (SCREEN_ROWS[ui->screen].paint != NULL)
        SCREEN_ROWS[ui->screen].paint(canvas, ui, session, tiles);
    if (ui->look.colours == COLOURS_NEVER)
        reverse_backgrounds(canvas);
}

static struct intent take_size(struct ui *ui, const struct session *session,
                               struct input input)
{
    ui->columns = input.column < 1 ? 1 : input.column;
    ui->rows = input.row < 1 ? 1 : input.row;
    if (session != NULL)
        board_resize(ui, session);
    return (struct intent){.type = INTENT_NONE};
}

struct intent ui_input(struct ui *ui, const struct session *session,
                       const mw_tiles *tiles, struct input input)
{
    if (input.type == INPUT_RESIZE)
        return take_size(ui, session, input);
    if (input.type == INPUT_REDRAW)
        return (struct intent){.type = INTENT_REPAINT};
    /* Nobody should do what he cannot see. */
    if (too_small(ui) || SCREEN_ROWS[ui->screen].input == NULL)
        return (struct intent){.type = INTENT_NONE};
    if (input.type != INPUT_TICK)
        ui->said[0] = '\0';
    return SCREEN_ROWS[ui->screen].input(ui, session, tiles, input);
}

void ui_follow(struct ui *ui, const struct session *session)
{
    if (session == NULL) {
        ui->screen = SCREEN_TITLE;
        return;
    }
    if (ui->screen != SCREEN_BOARD && ui->screen != SCREEN_TABLE)
        board_start(ui);
    bool over = mw_game_step(session_game(session)) == MW_STEP_OVER;
    ui->screen = over ? SCREEN_TABLE : SCREEN_BOARD;
    board_follow(ui, session);
}

void ui_say(struct ui *ui, const char *text)
{
    snprintf(ui->said, sizeof ui->said, "%s", text);
}

void ui_warn(struct ui *ui, const char *text)
{
    snprintf(ui->said, sizeof ui->said, "! %s", text);
}

bool ui_warns(const struct ui *ui)
{
    return ui->said[0] == '!';
}
