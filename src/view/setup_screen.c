/* Set-up: rows with one thing to choose in each, by keys or by mouse. */
#include "setup_screen.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "frame.h"
#include "setup_form.h"
#include "setup_layout.h"
#include "ui.h"

enum command {
    NOTHING,
    START,
    NEXT,
    SWITCH,
    SIDE,      /* from a player's name to his colour, and on */
    SIDE_BACK, /* and the other way */
    LESS,
    MORE,
    UP,
    DOWN,
    LAST,
    BACK
};

const struct key_row setup_keys[] = {
    {INPUT_ENTER, 0, START, "Enter", "start"},
    {INPUT_ENTER, 0, SWITCH, "Enter", "switch"},
    {INPUT_CHAR, ' ', SWITCH, "Space", NULL},
    {INPUT_RIGHT, 0, MORE, "Left Right", "change"},
    {INPUT_CHAR, 'l', MORE, "l", NULL},
    {INPUT_CHAR, '+', MORE, "+", NULL},
    {INPUT_LEFT, 0, LESS, "Left", NULL},
    {INPUT_CHAR, 'h', LESS, "h", NULL},
    {INPUT_CHAR, '-', LESS, "-", NULL},
    {INPUT_TAB, 0, SIDE, "Tab", "next"},
    {INPUT_ENTER, 0, NEXT, "Enter", NULL},
    {INPUT_BACKTAB, 0, SIDE_BACK, "Shift-Tab", NULL},
    {INPUT_DOWN, 0, DOWN, "Down", NULL},
    {INPUT_CHAR, 'j', DOWN, "j", NULL},
    {INPUT_WHEEL_DOWN, 0, DOWN, "wheel", NULL},
    {INPUT_UP, 0, UP, "Up Down", "move"},
    {INPUT_CHAR, 'k', UP, "k", NULL},
    {INPUT_WHEEL_UP, 0, UP, "wheel", NULL},
    {INPUT_PAGE_DOWN, 0, LAST, "PgDn", "to start"},
    {INPUT_ESCAPE, 0, BACK, "Esc", "back"},
    {INPUT_CHAR, 'q', BACK, "q", NULL},
    {.type = INPUT_NONE},
};

#define BIT(command) (UINT64_C(1) << (command))

static const uint64_t EVERYWHERE =
    BIT(SIDE) | BIT(SIDE_BACK) | BIT(UP) | BIT(DOWN) | BIT(BACK);

/* What can be done in a row besides moving on. */
static const uint64_t IN_ROW[] = {
    [FORM_PLAYERS] = BIT(LESS) | BIT(MORE) | BIT(NEXT) | BIT(LAST),
    [FORM_PLAYER] = BIT(LESS) | BIT(MORE) | BIT(NEXT) | BIT(LAST),
    [FORM_MODULE] = BIT(SWITCH) | BIT(LAST),
    [FORM_HOUSE] = BIT(SWITCH) | BIT(LAST),
    [FORM_SEED] = BIT(NEXT) | BIT(LAST),
    [FORM_START] = BIT(START),
};

/* ---- the row with the cursor ---- */

/* The text that is being typed in this row, or NULL. */
static struct textfield *field_of(struct setup_screen *screen,
                                  struct form_row row)
{
    if (row.kind == FORM_SEED)
        return &screen->seed;
    return row.kind == FORM_PLAYER && !screen->on_colour ? &screen->field
                                                         : NULL;
}

static uint64_t enabled_in(const struct setup_screen *screen,
                           struct form_row row)
{
    uint64_t enabled = EVERYWHERE | IN_ROW[row.kind];
    /* Left and right move within a name. */
    if (row.kind == FORM_PLAYER && !screen->on_colour)
        enabled &= ~(BIT(LESS) | BIT(MORE));
    return enabled;
}

uint64_t setup_screen_enabled(const struct ui *ui, const mw_tiles *tiles)
{
    return enabled_in(&ui->setup, form_focus(ui, tiles));
}

/* Goes to a row, from wherever. Its text is a proposal: whoever comes to type a
 * name or a seed does not mean to lengthen the one that is there. */
static void go_to(struct ui *ui, const mw_tiles *tiles, int index,
                  bool on_colour)
{
    struct form form;
    struct setup_screen *screen = &ui->setup;
    screen->rows.chosen = index;
    form_lay(&form, ui, tiles);
    listbox_show(&screen->rows, form.count, form.inside.rows);
    struct form_row row = form.rows[screen->rows.chosen];
    screen->on_colour = row.kind == FORM_PLAYER && on_colour;
    screen->seed.proposed = row.kind == FORM_SEED;
    if (row.kind == FORM_PLAYER)
        textfield_propose(&screen->field, screen->setup.names[row.number]);
}

/* Goes to a row whose text is to be mended, or pointed into. */
static void go_into(struct ui *ui, const mw_tiles *tiles, int index,
                    bool on_colour)
{
    go_to(ui, tiles, index, on_colour);
    ui->setup.field.proposed = false;
    ui->setup.seed.proposed = false;
}

/* ---- beginning ---- */

/* Short enough to be read out and typed by a friend. */
static uint64_t offered_seed(const struct setup_screen *screen)
{
    return screen->fresh_seed % 1000000;
}

/* The next game must not get the same tiles, even if nobody outside thinks
 * of it. */
static void use_up_seed(struct setup_screen *screen)
{
    screen->fresh_seed = screen->fresh_seed * 6364136223846793005U + 1U;
    screen->fresh_seed ^= screen->fresh_seed >> 33;
}

void setup_screen_open(struct ui *ui, const mw_tiles *tiles)
{
    struct setup_screen *screen = &ui->setup;
    if (!screen->remembered)
        setup_default(&screen->setup);
    setup_form_prepare(&screen->setup, tiles);
    char seed[24];
    snprintf(seed, sizeof seed, "%" PRIu64, offered_seed(screen));
    textfield_set(&screen->seed, seed);
    ui->screen = SCREEN_SETUP;
    /* On the last row, so that one key starts the same game again. */
    go_to(ui, tiles, FORM_ROWS, false);
}

/* Says what is wrong, on the row it is about. */
static struct intent refuse(struct ui *ui, const mw_tiles *tiles, int index,
                            const char *about, const struct problem *problem)
{
    char text[320];
    snprintf(text, sizeof text, "%s%s.", about, problem->text);
    go_into(ui, tiles, index, false);
    ui_warn(ui, text);
    return (struct intent){.type = INTENT_NONE};
}

/* Everything is looked at here, however it was chosen and whenever: what was
 * playable in the last game need not be now. */
static struct intent start(struct ui *ui, const mw_tiles *tiles)
{
    struct setup_screen *screen = &ui->setup;
    struct problem problem = {0};
    int player;
    if (!setup_form_check(&screen->setup, tiles, &player, &problem)) {
        char about[32] = "";
        if (player != MW_NONE)
            snprintf(about, sizeof about, "Player %d: ", player + 1);
        int index = player != MW_NONE ? 1 + player : FORM_ROWS;
        return refuse(ui, tiles, index, about, &problem);
    }
    if (!setup_read_seed(&screen->setup, screen->seed.text, &problem))
        return refuse(ui, tiles, FORM_ROWS, "Seed: ", &problem);
    screen->remembered = true;
    use_up_seed(screen);
    ui->files.current[0] = '\0';
    struct intent intent = {.type = INTENT_NEW};
    intent.setup = screen->setup;
    return intent;
}

struct intent setup_screen_again(struct ui *ui, const mw_tiles *tiles,
                                 const struct setup *setup)
{
    ui->setup.setup = *setup;
    ui->setup.remembered = true;
    setup_screen_open(ui, tiles);
    return start(ui, tiles);
}

/* ---- input ---- */

/* The name may have followed the colour, so the field is filled anew. */
static void change(struct ui *ui, const mw_tiles *tiles, struct form_row row,
                   int step)
{
    struct setup *setup = &ui->setup.setup;
    if (row.kind == FORM_PLAYERS)
        setup_form_players(setup, step);
    if (row.kind == FORM_PLAYER) {
        setup_form_colour(setup, row.number, step);
        go_to(ui, tiles, ui->setup.rows.chosen, true);
    }
}

static void flip(struct ui *ui, struct form_row row)
{
    struct problem problem = {0};
    struct setup *setup = &ui->setup.setup;
    if (row.kind == FORM_HOUSE && row.number == FORM_TINY_CITY)
        setup_form_tiny_city(setup);
    else if (row.kind == FORM_HOUSE)
        setup->take_back = !setup->take_back;
    if (row.kind != FORM_MODULE ||
        setup_form_module(setup, 1U << row.number, &problem))
        return;
    char text[280];
    snprintf(text, sizeof text, "%s.", problem.text);
    ui_warn(ui, text);
}

/* Tab and Shift-Tab stop at a player's colour, too. They go round, as Tab does
 * everywhere: the cursor begins in the last row. */
static void side(struct ui *ui, const mw_tiles *tiles, struct form_row row,
                 int step)
{
    int chosen = ui->setup.rows.chosen;
    if (row.kind == FORM_PLAYER && ui->setup.on_colour == (step < 0))
        go_to(ui, tiles, chosen, step > 0);
    else if (row.kind == FORM_START && step > 0)
        go_to(ui, tiles, 0, false);
    else if (row.kind == FORM_PLAYERS && step < 0)
        go_to(ui, tiles, FORM_ROWS, false);
    else
        go_to(ui, tiles, chosen + step, step < 0);
}

static struct intent obey(struct ui *ui, const mw_tiles *tiles,
                          struct form_row row, int command)
{
    int chosen = ui->setup.rows.chosen;
    bool on_colour = ui->setup.on_colour;
    switch (command) {
    case START:
        return start(ui, tiles);
    case NEXT:
    case DOWN:
        go_to(ui, tiles, chosen + 1, on_colour);
        break;
    case UP:
        go_to(ui, tiles, chosen - 1, on_colour);
        break;
    case LAST:
        go_to(ui, tiles, FORM_ROWS, false);
        break;
    case SWITCH:
        flip(ui, row);
        break;
    case SIDE:
    case SIDE_BACK:
        side(ui, tiles, row, command == SIDE ? 1 : -1);
        break;
    case LESS:
    case MORE:
        change(ui, tiles, row, command == MORE ? 1 : -1);
        break;
    case BACK:
        ui->screen = SCREEN_TITLE;
        break;
    default:
        break;
    }
    return (struct intent){.type = INTENT_NONE};
}

/* The place a click means within its row. */
static struct intent click_row(struct ui *ui, const mw_tiles *tiles,
                               const struct form *form, int index, int column)
{
    struct form_row row = form->rows[index];
    bool on_colour = row.kind == FORM_PLAYER && column >= form->colour_column;
    go_into(ui, tiles, index, on_colour);
    int arrow = on_colour ? form->colour_column : form->value_column;
    if (on_colour || row.kind == FORM_PLAYERS)
        change(ui, tiles, row, column <= arrow + 1 ? -1 : 1);
    flip(ui, row);
    return row.kind == FORM_START ? start(ui, tiles)
                                  : (struct intent){.type = INTENT_NONE};
}

static struct intent click(struct ui *ui, const mw_tiles *tiles,
                           struct input input)
{
    struct form form;
    form_lay(&form, ui, tiles);
    for (int i = form.top; i < form.count; i++) {
        if (form.rows[i].row == input.row)
            return click_row(ui, tiles, &form, i, input.column);
    }
    return (struct intent){.type = INTENT_NONE};
}

/* True if the input was typed into the row's text. A field gets its keys
 * before any table does: in a name, q is a letter. */
static bool type(struct setup_screen *screen, struct form_row row,
                 struct input input)
{
    struct textfield *field = field_of(screen, row);
    if (field == NULL)
        return false;
    if (row.kind == FORM_SEED)
        return textfield_input(field, UI_PATH, FORM_SEED_COLUMNS - 1, input);
    if (!textfield_input(field, NAME_BYTES, NAME_COLUMNS, input))
        return false;
    /* Taken over at each key, so that the chip shows the letter at once. */
    memcpy(screen->setup.names[row.number], field->text, NAME_BYTES);
    return true;
}

struct intent setup_screen_input(struct ui *ui, const struct session *session,
                                 const mw_tiles *tiles, struct input input)
{
    (void)session;
    struct form_row row = form_focus(ui, tiles);
    if (type(&ui->setup, row, input))
        return (struct intent){.type = INTENT_NONE};
    if (row.kind == FORM_PLAYERS && input.type == INPUT_CHAR &&
        input.ch >= '2' && input.ch <= '6') {
        ui->setup.setup.players = (int)(input.ch - '0');
        return (struct intent){.type = INTENT_NONE};
    }
    int command =
        frame_command(ui, setup_keys, enabled_in(&ui->setup, row), input);
    if (command == NOTHING && input.type == INPUT_CLICK)
        return click(ui, tiles, input);
    return obey(ui, tiles, row, command);
}
