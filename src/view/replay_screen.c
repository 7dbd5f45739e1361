/* Plays a record back on the board. */
#include "replay_screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "frame.h"
#include "ui.h"

enum command {
    NOTHING,
    FORTH,
    BACK,
    NEXT_TURN,
    LAST_TURN,
    FIRST,
    LAST,
    PLAY,
    FASTER,
    SLOWER,
    GO,
    RUB_OUT,
    TAKE_OVER,
    LEAVE,
    HELP
};

const struct key_row replay_keys[] = {
    {INPUT_RIGHT, 0, FORTH, "Left Right", "step"},
    {INPUT_CHAR, 'l', FORTH, "l", NULL},
    {INPUT_WHEEL_DOWN, 0, FORTH, "wheel", NULL},
    {INPUT_LEFT, 0, BACK, "Left", NULL},
    {INPUT_CHAR, 'h', BACK, "h", NULL},
    {INPUT_WHEEL_UP, 0, BACK, "wheel", NULL},
    {INPUT_DOWN, 0, NEXT_TURN, "Up Down", "turn"},
    {INPUT_CHAR, 'j', NEXT_TURN, "j", NULL},
    {INPUT_PAGE_DOWN, 0, NEXT_TURN, "PgDn", NULL},
    {INPUT_UP, 0, LAST_TURN, "Up", NULL},
    {INPUT_CHAR, 'k', LAST_TURN, "k", NULL},
    {INPUT_PAGE_UP, 0, LAST_TURN, "PgUp", NULL},
    {INPUT_HOME, 0, FIRST, "Home", NULL},
    {INPUT_END, 0, LAST, "End", NULL},
    {INPUT_CHAR, ' ', PLAY, "Space", "play"},
    {INPUT_CHAR, 't', TAKE_OVER, "t", "take over"},
    {INPUT_ESCAPE, 0, LEAVE, "Esc", NULL},
    {INPUT_CHAR, 'q', LEAVE, "q", "leave"},
    {INPUT_CHAR, '+', FASTER, "+ -", "pace"},
    {INPUT_CHAR, '-', SLOWER, "-", NULL},
    {INPUT_ENTER, 0, GO, "Enter", NULL},
    {INPUT_BACKSPACE, 0, RUB_OUT, "Backspace", NULL},
    {INPUT_CHAR, '?', HELP, "?", "help"},
    {.type = INPUT_NONE},
};

static const char KEYS_TOLD[] =
    "Left and Right go a step, Up and Down a turn, Home and End to the ends; a "
    "number and Enter go to that turn. Space plays and stops, + and - change "
    "the pace. t takes over from here, q leaves.";

static const uint64_t ALL = ~UINT64_C(0);

static const int PACES[REPLAY_PACES] = {3000, 1500, 800, 400, 150};

enum { USUAL_PACE = 2, PROMPT_ROWS = 2 };

/* Legal cells, the tile in hand on one of them and the features to choose from
 * belong to those who play: here they would look like what was done. */
void replay_screen_open(struct ui *ui, int steps)
{
    ui->replay = (struct replay_screen){.steps = steps, .pace = USUAL_PACE};
    ui->screen = SCREEN_REPLAY;
    board_start(ui);
    ui->board.watching = true;
}

/* The board follows as in a game, but it stays on this screen, also when the
 * game is over; and what could be done is nobody's concern. */
void replay_screen_at(struct ui *ui, const struct session *session, int step)
{
    ui->replay.step = step;
    if (step == ui->replay.steps)
        ui->replay.playing = false;
    board_follow(ui, session);
}

int replay_screen_pace(const struct ui *ui)
{
    if (ui->screen != SCREEN_REPLAY || !ui->replay.playing)
        return -1;
    return PACES[ui->replay.pace];
}

/* ---- paint ---- */

static void write_prompt(const struct replay_screen *replay,
                         const struct session *session, char *text, size_t size)
{
    int turn = mw_turn(session_game(session));
    if (replay->typed[0] != '\0')
        snprintf(text, size, "Turn %s: Enter goes there.", replay->typed);
    else
        snprintf(text, size, "Step %d of %d, turn %d.%s", replay->step,
                 replay->steps, turn,
                 replay->playing ? " It plays; Space stops it."
                                 : " A number and Enter go to a turn.");
}

void replay_screen_paint(struct canvas *canvas, const struct ui *ui,
                         const struct session *session, const mw_tiles *tiles)
{
    char text[100];
    if (session == NULL)
        return;
    board_paint(canvas, ui, session, tiles);
    int top = ui->rows - 1 - PROMPT_ROWS;
    canvas_fill(canvas, (struct rect){0, top, ui->columns, PROMPT_ROWS + 1},
                (struct cell){' ', 0, 0, 0});
    write_prompt(&ui->replay, session, text, sizeof text);
    if (ui->said[0] != '\0')
        frame_paint_said(canvas, ui);
    else
        frame_paint_prompt(canvas, text, INK_ACCENT, ATTR_BOLD);
    keys_paint_bar(canvas, ui->rows - 1, replay_keys, ALL, 0);
}

/* ---- input ---- */

static struct intent ask(enum intent_type type, int number)
{
    return (struct intent){.type = type, .number = number};
}

static struct intent go_to_step(const struct replay_screen *replay, int step)
{
    step = step < 0 ? 0 : step;
    return ask(INTENT_STEP, step < replay->steps ? step : replay->steps);
}

static struct intent go_typed(struct replay_screen *replay)
{
    int turn = atoi(replay->typed);
    if (replay->typed[0] == '\0')
        return ask(INTENT_NONE, 0);
    replay->typed[0] = '\0';
    return ask(INTENT_TURN, turn);
}

static void change_pace(struct replay_screen *replay, int by)
{
    int pace = replay->pace + by;
    if (pace >= 0 && pace < REPLAY_PACES)
        replay->pace = pace;
}

/* At the end there is nothing to play but the whole again. */
static struct intent play(struct replay_screen *replay)
{
    replay->playing = !replay->playing;
    if (replay->playing && replay->step == replay->steps)
        return go_to_step(replay, 0);
    return ask(INTENT_NONE, 0);
}

static struct intent obey(struct ui *ui, const struct session *session,
                          enum command command)
{
    struct replay_screen *replay = &ui->replay;
    int turn = mw_turn(session_game(session));
    switch (command) {
    case FORTH:
        return go_to_step(replay, replay->step + 1);
    case BACK:
        return go_to_step(replay, replay->step - 1);
    case NEXT_TURN:
        return ask(INTENT_TURN, turn + 1);
    case LAST_TURN:
        return ask(INTENT_TURN, turn - 1);
    case FIRST:
        return go_to_step(replay, 0);
    case LAST:
        return go_to_step(replay, replay->steps);
    case PLAY:
        return play(replay);
    case FASTER:
    case SLOWER:
        change_pace(replay, command == FASTER ? 1 : -1);
        return ask(INTENT_NONE, 0);
    case GO:
        return go_typed(replay);
    case TAKE_OVER:
        return ask(INTENT_TAKE_OVER, 0);
    case LEAVE:
        return ask(INTENT_LEAVE, 0);
    case HELP:
        ui_say(ui, KEYS_TOLD);
        return ask(INTENT_NONE, 0);
    default:
        return ask(INTENT_NONE, 0);
    }
}

static bool type_digit(struct replay_screen *replay, struct input input)
{
    size_t length = strlen(replay->typed);
    if (input.type == INPUT_BACKSPACE && length > 0) {
        replay->typed[length - 1] = '\0';
        return true;
    }
    if (input.type != INPUT_CHAR || input.ch < '0' || input.ch > '9')
        return false;
    if (length + 1 < sizeof replay->typed) {
        replay->typed[length] = (char)input.ch;
        replay->typed[length + 1] = '\0';
    }
    return true;
}

/* Whoever takes a step himself does not want it to run on. */
struct intent replay_screen_input(struct ui *ui, const struct session *session,
                                  const mw_tiles *tiles, struct input input)
{
    struct replay_screen *replay = &ui->replay;
    (void)tiles;
    if (session == NULL)
        return ask(INTENT_NONE, 0);
    if (input.type == INPUT_TICK)
        return replay->playing ? go_to_step(replay, replay->step + 1)
                               : ask(INTENT_NONE, 0);
    if (type_digit(replay, input))
        return ask(INTENT_NONE, 0);
    int command = frame_command(ui, replay_keys, ALL, input);
    if (command == NOTHING)
        return ask(INTENT_NONE, 0);
    if (command != PLAY && command != FASTER && command != SLOWER)
        replay->playing = false;
    if (command != GO)
        replay->typed[0] = '\0';
    return obey(ui, session, (enum command)command);
}
