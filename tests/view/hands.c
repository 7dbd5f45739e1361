/* Keys and clicks for tests of the board. */
#include "hands.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "assets.h"
#include "board_layout.h"
#include "board_prompt.h"
#include "common/dice.h"
#include "files.h"
#include "notation.h"

/* ---- life cycle ---- */

static void read_stack(struct setup *setup, const mw_tiles *tiles,
                       const char *stack)
{
    while (stack != NULL && *stack != '\0') {
        size_t length = strcspn(stack, " ");
        int design = mw_design_find(tiles, stack, length);
        assert_int_not_equal(design, MW_NONE);
        setup->stack[setup->stack_count++] = (uint8_t)design;
        stack += length;
        stack += strspn(stack, " ");
    }
}

static void read_set(mw_tiles *tiles, const char *name, int length)
{
    struct problem problem;
    char path[256];
    size_t size;
    snprintf(path, sizeof path, SOURCE_DIR "/tests/%.*s", length, name);
    char *text = file_read(path, &size, &problem);
    if (text == NULL || !tiles_add_file(tiles, path, text, size, &problem))
        fail_msg("%s", problem.text);
    free(text);
}

static void read_sets(mw_tiles *tiles, const char *sets)
{
    while (sets != NULL && *sets != '\0') {
        size_t length = strcspn(sets, " ");
        read_set(tiles, sets, (int)length);
        sets += length;
        sets += strspn(sets, " ");
    }
}

static struct session *new_session(const struct hands_options *options,
                                   const mw_tiles *tiles)
{
    struct problem problem;
    struct setup setup;
    setup_default(&setup);
    if (options->players != NULL)
        assert_true(setup_read_players(&setup, options->players, &problem));
    if (options->modules != NULL)
        assert_true(setup_read_modules(&setup, options->modules, &problem));
    setup.seed = options->seed;
    read_stack(&setup, tiles, options->stack);
    struct session *session = session_new(tiles, &setup, &problem);
    assert_non_null(session);
    return session;
}

struct hands *hands_new(const struct hands_options *options)
{
    struct problem problem;
    struct hands *hands = calloc(1, sizeof *hands);
    assert_non_null(hands);
    struct look look = options->look;
    if (look.colours == COLOURS_NEVER && !options->mono)
        look.colours = COLOURS_256;
    hands->tiles = asset_tiles(&problem);
    assert_non_null(hands->tiles);
    read_sets(hands->tiles, options->sets);
    hands->session = new_session(options, hands->tiles);
    ui_start(&hands->ui, look, options->columns > 0 ? options->columns : 80,
             options->rows > 0 ? options->rows : 24);
    ui_follow(&hands->ui, hands->session);
    return hands;
}

void hands_free(struct hands *hands)
{
    session_free(hands->session);
    mw_tiles_free(hands->tiles);
    free(hands);
}

/* ---- input ---- */

void hands_input(struct hands *hands, struct input input)
{
    struct intent intent =
        ui_input(&hands->ui, hands->session, hands->tiles, input);
    hands->last = intent;
    if (intent.type == INTENT_ACT) {
        assert_int_equal(session_act(hands->session, intent.action), MW_OK);
        ui_follow(&hands->ui, hands->session);
    }
    if (intent.type == INTENT_UNDO) {
        assert_true(session_undo(hands->session));
        ui_follow(&hands->ui, hands->session);
    }
}

void hands_press(struct hands *hands, enum input_type type)
{
    hands_input(hands, (struct input){.type = type});
}

void hands_click(struct hands *hands, int column, int row)
{
    hands_input(hands, (struct input){
                           .type = INPUT_CLICK, .column = column, .row = row});
}

void hands_resize(struct hands *hands, int columns, int rows)
{
    hands_input(
        hands,
        (struct input){.type = INPUT_RESIZE, .column = columns, .row = rows});
}

static enum input_type named_key(char key)
{
    switch (key) {
    case '\n':
        return INPUT_ENTER;
    case '\t':
        return INPUT_TAB;
    case '\b':
        return INPUT_BACKSPACE;
    case '\033':
        return INPUT_ESCAPE;
    default:
        return INPUT_CHAR;
    }
}

void hands_type(struct hands *hands, const char *keys)
{
    for (; *keys != '\0'; keys++)
        hands_input(hands, (struct input){.type = named_key(*keys),
                                          .ch = (unsigned char)*keys});
}

void hands_do(struct hands *hands, const char *lines)
{
    struct problem problem;
    mw_action action;
    while (*lines != '\0') {
        char line[NOTATION_BYTES] = "";
        size_t length = strcspn(lines, "\n");
        assert_true(length < sizeof line);
        memcpy(line, lines, length);
        lines += length + (lines[length] == '\n');
        if (!notation_read(session_game(hands->session), line, &action,
                           &problem))
            fail_msg("%s: %s", line, problem.text);
        mw_status status = session_act(hands->session, action);
        if (status != MW_OK)
            fail_msg("%s: %s", line, mw_status_text(status));
        ui_follow(&hands->ui, hands->session);
    }
}

/* ---- looking ---- */

struct canvas *hands_canvas(const struct hands *hands)
{
    struct canvas *canvas = canvas_new(hands->ui.columns, hands->ui.rows);
    assert_non_null(canvas);
    ui_paint(canvas, &hands->ui, hands->session, hands->tiles);
    return canvas;
}

enum { ROW_BYTES = 1024 };

static void row_text(const struct canvas *canvas, int row, char *text)
{
    int columns = canvas->columns < ROW_BYTES ? canvas->columns : ROW_BYTES - 1;
    for (int i = 0; i < columns; i++) {
        uint32_t glyph = canvas_get(canvas, i, row).glyph;
        text[i] = glyph == GLYPH_BEHIND ? ' ' : '?';
        if (glyph < 0x80)
            text[i] = (char)glyph;
    }
    text[columns] = '\0';
}

const char *hands_row(const struct hands *hands, int row)
{
    static char text[ROW_BYTES];
    struct canvas *canvas = hands_canvas(hands);
    row_text(canvas, row, text);
    canvas_free(canvas);
    return text;
}

bool hands_see(const struct hands *hands, const char *text, int *column,
               int *row)
{
    char line[ROW_BYTES];
    struct canvas *canvas = hands_canvas(hands);
    bool found = false;
    for (int i = 0; i < canvas->rows && !found; i++) {
        row_text(canvas, i, line);
        const char *at = strstr(line, text);
        found = at != NULL;
        if (found && column != NULL)
            *column = (int)(at - line);
        if (found && row != NULL)
            *row = i;
    }
    canvas_free(canvas);
    return found;
}

bool hands_told(const struct hands *hands, const char *text)
{
    struct board_now now;
    struct board_prompt prompt;
    board_now(&now, &hands->ui, hands->session);
    board_prompt(&prompt, &hands->ui, hands->session, &now);
    return strstr(prompt.ask, text) != NULL ||
           strstr(prompt.tell, text) != NULL;
}

bool hands_click_bar(struct hands *hands, const char *label)
{
    int row = hands->ui.rows - 1;
    const char *line = hands_row(hands, row);
    const char *at = strstr(line, label);
    if (at == NULL)
        return false;
    hands_click(hands, (int)(at - line), row);
    return true;
}

/* ---- chance ---- */

/* A number for an action; the lowest wins. */
static uint32_t lot(mw_action action, uint64_t chance)
{
    const int fields[] = {action.type,      action.rotation, action.figure,
                          action.part,      action.cell.x,   action.cell.y,
                          (int)action.from, action.source.x, action.source.y};
    /* So the games of the base game stay what they are. */
    size_t count = action.from == MW_NO_SOURCE ? 6 : 9;
    for (size_t i = 0; i < count; i++) {
        chance += (uint64_t)(fields[i] + 1000);
        dice_below(&chance, 1);
    }
    return dice_below(&chance, INT32_MAX);
}

mw_action hands_by_lot(const mw_actions *legal, uint64_t chance)
{
    int best = 0;
    uint32_t lowest = lot(legal->list[0], chance);
    for (int i = 1; i < legal->count; i++) {
        uint32_t number = lot(legal->list[i], chance);
        if (number < lowest) {
            lowest = number;
            best = i;
        }
    }
    return legal->list[best];
}

/* Plays on until it holds; false at the end of the game. The ui follows only
 * where it may matter, as that takes most of the time. */
static bool play_until(struct hands *hands, uint64_t chance,
                       bool (*is)(const struct hands *hands))
{
    const mw_actions *legal;
    for (; (legal = session_legal(hands->session))->count > 0; chance += 7919) {
        mw_action action = hands_by_lot(legal, chance);
        assert_int_equal(session_act(hands->session, action), MW_OK);
        if (!is(hands))
            continue;
        ui_follow(&hands->ui, hands->session);
        if (is(hands))
            return true;
    }
    return false;
}

/* The tile sets stay: reading them takes longer than playing. */
static void begin_again(struct hands *hands,
                        const struct hands_options *options)
{
    session_free(hands->session);
    hands->session = new_session(options, hands->tiles);
    board_start(&hands->ui);
    hands->ui.screen = SCREEN_BOARD;
    ui_follow(&hands->ui, hands->session);
}

struct hands *hands_find(const struct hands_options *options, int games,
                         bool (*is)(const struct hands *hands))
{
    struct hands_options game = *options;
    struct hands *hands = hands_new(&game);
    for (int i = 0; i < games; i++) {
        if (play_until(hands, game.seed, is))
            return hands;
        game.seed++;
        begin_again(hands, &game);
    }
    fail_msg("nothing found in %d games", games);
    return NULL;
}

void hands_play(struct hands *hands, int turns, uint64_t seed)
{
    const mw_game *game = session_game(hands->session);
    int end = mw_turn(game) + turns;
    while (mw_game_step(game) != MW_STEP_OVER && mw_turn(game) < end) {
        uint32_t tabs = dice_below(&seed, 9);
        bool pass = dice_below(&seed, 3) == 0;
        if (pass && mw_game_step(game) == MW_STEP_FIGURE) {
            hands_type(hands, "p");
            continue;
        }
        /* From the first choice, whichever is chosen at first. */
        if (mw_game_step(game) == MW_STEP_FIGURE)
            hands->ui.board.choice = 0;
        for (uint32_t i = 0; i < tabs; i++)
            hands_press(hands, INPUT_TAB);
        hands_type(hands, "\n");
    }
}

struct hands *hands_met(void)
{
    struct hands *hands = hands_new(&(struct hands_options){
        .modules = "base,magic",
        .players = "Anna,Bert",
        .sets = "view/sets/base.tiles view/sets/magic.tiles",
        .stack = "road star meadow road star road meadow"});
    hands_do(hands, "place 0,1 0\npass\nend\n"
                    "place 1,0 0\nmage 0,1 road E\npass\nend\n"
                    "place 2,0 0\npass\nend\n"
                    "place 2,1 0\npass\nend\n"
                    "place 3,0 0\nwitch 2,1 road E\npass\nend\n"
                    "place 1,1 0\n");
    return hands;
}
