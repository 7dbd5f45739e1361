/* The set-up as a picture: a label, what is chosen, a sign at the cursor. */
#include "setup_screen.h"

#include <stdio.h>

#include "chip.h"
#include "frame.h"
#include "setup_form.h"
#include "setup_layout.h"
#include "ui.h"

struct painter {
    struct canvas *canvas;
    const struct ui *ui;
    const struct form *form;
    struct form_row row;
    bool focus;
};

/* Text at a place of the row; reversed where the cursor is. */
static void put(const struct painter *painter, int column, bool focus,
                const char *text)
{
    uint8_t attr = focus ? ATTR_REVERSE | ATTR_BOLD : 0;
    canvas_text(painter->canvas, column, painter->row.row,
                painter->ui->columns - column, INK_DEFAULT, INK_DEFAULT, attr,
                text);
}

/* "< text   >" */
static void put_choice(const struct painter *painter, int column, int columns,
                       bool focus, const char *text)
{
    bool drawn = painter->ui->look.glyphs == GLYPHS_UTF8;
    char choice[64];
    snprintf(choice, sizeof choice, "%s %-*s %s", drawn ? "\u2039" : "<",
             columns - 4, text, drawn ? "\u203a" : ">");
    put(painter, column, focus, choice);
}

static void paint_player(const struct painter *painter)
{
    const struct setup_screen *screen = &painter->ui->setup;
    const struct form *form = painter->form;
    int player = painter->row.number;
    int colour = screen->setup.colours[player];
    char label[24];
    snprintf(label, sizeof label, "Player %d", player + 1);
    if (form->name_column > form->label_column + 12)
        put(painter, form->label_column, false, label);
    chip_paint(painter->canvas, form->name_column - 4, painter->row.row,
               &screen->setup, player);
    bool typing = painter->focus && !screen->on_colour;
    if (typing)
        textfield_paint(painter->canvas, form->name_column, painter->row.row,
                        FORM_NAME_COLUMNS, &screen->field, true);
    else
        put(painter, form->name_column, false, screen->setup.names[player]);
    put_choice(painter, form->colour_column, FORM_COLOUR_COLUMNS,
               painter->focus && screen->on_colour,
               colour_name((enum player_colour)colour));
    if (!setup_form_name(&screen->setup, player, NULL))
        canvas_text(
            painter->canvas, form->colour_column + FORM_COLOUR_COLUMNS + 1,
            painter->row.row, 1, INK_WARNING, INK_DEFAULT, ATTR_BOLD, "!");
}

static void paint_module(const struct painter *painter)
{
    static const char *const ABOUT[] = {
        ": roads, cities, monasteries, fields", ": mage and witch",
        ": ghosts, castles, cemeteries", ": spell circles (needs mist)"};
    size_t index = (size_t)painter->row.number;
    bool told =
        painter->ui->columns >= 60 && index < sizeof ABOUT / sizeof *ABOUT;
    bool on = (painter->ui->setup.setup.modules >> index & 1) != 0;
    char text[80];
    snprintf(text, sizeof text, "[%c] %s%s", on ? 'x' : ' ',
             mw_module_name(painter->row.number), told ? ABOUT[index] : "");
    put(painter, painter->form->value_column, painter->focus, text);
    if (index == 0)
        put(painter, painter->form->label_column, false, "Modules");
}

static void paint_house_rule(const struct painter *painter)
{
    static const char *const TEXTS[][2] = {
        [FORM_TINY_CITY] = {"[ ] tiny city scores 2", "[x] tiny city scores 2"},
        [FORM_TAKE_BACK] = {"[ ] take back a hand-over",
                            "[x] take back a hand-over"}};
    const struct setup *setup = &painter->ui->setup.setup;
    int rule = painter->row.number;
    bool on = rule == FORM_TINY_CITY ? setup->tiny_city == 2 : setup->take_back;
    if (rule == 0)
        put(painter, painter->form->label_column, false, "House rules");
    put(painter, painter->form->value_column, painter->focus, TEXTS[rule][on]);
}

static void paint_row(const struct painter *painter)
{
    const struct form *form = painter->form;
    const struct setup_screen *screen = &painter->ui->setup;
    char text[16];
    switch (painter->row.kind) {
    case FORM_PLAYERS:
        put(painter, form->label_column, false, "Players");
        snprintf(text, sizeof text, "%d", screen->setup.players);
        put_choice(painter, form->value_column, FORM_COUNT_COLUMNS,
                   painter->focus, text);
        break;
    case FORM_PLAYER:
        paint_player(painter);
        break;
    case FORM_MODULE:
        paint_module(painter);
        break;
    case FORM_HOUSE:
        paint_house_rule(painter);
        break;
    case FORM_SEED:
        put(painter, form->label_column, false, "Seed");
        textfield_paint(painter->canvas, form->value_column, painter->row.row,
                        FORM_SEED_COLUMNS, &screen->seed, painter->focus);
        break;
    case FORM_START:
        put(painter, form->value_column, painter->focus, "[ Start the game ]");
        break;
    }
    /* A sign for those who see no reverse video. */
    if (painter->focus)
        put(painter, form->label_column - 2, false, ">");
}

static const char *const PROMPTS[] = {
    [FORM_PLAYERS] = "2 to 6 play; the first seat begins.",
    [FORM_PLAYER] = "Left and right change the colour.",
    [FORM_MODULE] = "The tiles and the rules to play with.",
    [FORM_HOUSE] = "A city of two tiles scores 2, not 4.",
    [FORM_SEED] = "The same number deals the same tiles.",
    [FORM_START] = "Enter starts the game.",
};

static const char *prompt_in(const struct setup_screen *screen,
                             struct form_row row)
{
    if (row.kind == FORM_PLAYER && !screen->on_colour)
        return "Type a name of 1 to 12 letters.";
    if (row.kind == FORM_START && screen->remembered)
        return "Set up as last time.";
    if (row.kind == FORM_HOUSE && row.number == FORM_TAKE_BACK)
        return "Undo reaches the turn before.";
    return PROMPTS[row.kind];
}

void setup_screen_paint(struct canvas *canvas, const struct ui *ui,
                        const struct session *session, const mw_tiles *tiles)
{
    (void)session;
    struct form form;
    form_lay(&form, ui, tiles);
    struct form_row focus = form_focus(ui, tiles);
    for (int i = form.top; i < form.count; i++) {
        struct form_row row = form.rows[i];
        bool here = row.kind == focus.kind && row.number == focus.number;
        struct painter painter = {canvas, ui, &form, row, here};
        if (row.row >= 0)
            paint_row(&painter);
    }
    listbox_paint_marks(canvas, form.inside, form.top, form.count, ui->look);
    frame_paint(canvas, ui,
                &(struct frame){"New game", NULL, prompt_in(&ui->setup, focus),
                                setup_keys, setup_screen_enabled(ui, tiles)});
}
