/* One picture for all input that waits, then a wait that no signal slips
 * past. */
#include "loop.h"

#include <signal.h>
#include <stdio.h>

#include "errlog.h"
#include "signals.h"
#include "terminal.h"

enum { SIGNAL_STATUS = 128, GO_ON = -1 };

struct loop {
    struct terminal *terminal;
    const struct program *program;
    struct canvas *canvas;
    int columns, rows; /* what the program was told last */
};

static void follow(struct loop *loop, enum program_next next)
{
    if (next == PROGRAM_REPAINT)
        terminal_forget(loop->terminal);
    else if (next == PROGRAM_MOUSE_ON)
        terminal_mouse(loop->terminal, MOUSE_ON);
    else if (next == PROGRAM_MOUSE_OFF)
        terminal_mouse(loop->terminal, MOUSE_OFF);
}

/* False when the program leaves. */
static bool hand_over(struct loop *loop, struct input input)
{
    if (input.type == INPUT_RESIZE) {
        loop->columns = input.column;
        loop->rows = input.row;
    }
    enum program_next next = loop->program->input(loop->program->self, input);
    follow(loop, next);
    return next != PROGRAM_LEAVE;
}

static bool hand_over_size(struct loop *loop)
{
    struct input input = {.type = INPUT_RESIZE};
    terminal_size(loop->terminal, &input.column, &input.row);
    return hand_over(loop, input);
}

static bool knows_size(const struct loop *loop)
{
    int columns, rows;
    terminal_size(loop->terminal, &columns, &rows);
    return columns == loop->columns && rows == loop->rows;
}

/* An input is meant for the window it was made in, even where curses tells of
 * a new size only after it. */
static bool hand_over_all(struct loop *loop)
{
    struct input input;
    while (terminal_input(loop->terminal, &input)) {
        if (!knows_size(loop) && !hand_over_size(loop))
            return false;
        if (!hand_over(loop, input))
            return false;
    }
    return true;
}

/* A canvas of the terminal's size; NULL without memory: then what is shown
 * stays, and the next input tries again. */
static struct canvas *fitting(struct loop *loop)
{
    int columns, rows;
    terminal_size(loop->terminal, &columns, &rows);
    struct canvas *canvas = loop->canvas;
    if (canvas != NULL && canvas->columns == columns && canvas->rows == rows)
        return canvas;
    canvas_free(canvas);
    loop->canvas = canvas_new(columns, rows);
    return loop->canvas;
}

static void paint(struct loop *loop)
{
    struct canvas *canvas = fitting(loop);
    if (canvas == NULL)
        return;
    if (loop->program->look != NULL)
        terminal_look(loop->terminal, loop->program->look(loop->program->self));
    loop->program->paint(loop->program->self, canvas);
    terminal_show(loop->terminal, canvas);
}

static int pace_of(const struct program *program)
{
    return program->pace != NULL ? program->pace(program->self) : -1;
}

/* Paints and waits once; the exit status, or GO_ON. */
static int turn(struct loop *loop)
{
    paint(loop);
    switch (
        signals_wait(fileno(stdin), fileno(stdout), pace_of(loop->program))) {
    case WAKE_LEAVE:
        return SIGNAL_STATUS + signals_asked();
    case WAKE_LOST:
        return SIGNAL_STATUS + SIGHUP;
    case WAKE_CONTINUED:
        terminal_resume(loop->terminal);
        return hand_over_size(loop) ? GO_ON : 0;
    case WAKE_TIME:
        return hand_over(loop, (struct input){.type = INPUT_TICK}) ? GO_ON : 0;
    case WAKE_INPUT:
        return hand_over_all(loop) ? GO_ON : 0;
    }
    return GO_ON;
}

static int run(struct terminal *terminal, const struct program *program)
{
    struct loop loop = {.terminal = terminal, .program = program};
    int status = hand_over_size(&loop) ? GO_ON : 0;
    while (status == GO_ON)
        status = turn(&loop);
    canvas_free(loop.canvas);
    return status;
}

/* Signals are held back before the terminal is touched and let go after it is
 * its old self, so that none finds it half way. */
int loop_run(struct look look, enum mouse mouse, const struct program *program,
             struct problem *problem)
{
    int status = -1;
    signals_begin();
    errlog_begin();
    struct terminal *terminal = terminal_open(stdin, stdout, look, problem);
    if (terminal != NULL) {
        signals_take();
        signals_arm(terminal_restore(terminal));
        terminal_mouse(terminal, mouse);
        status = run(terminal, program);
        signals_disarm();
    }
    terminal_close(terminal);
    errlog_end();
    signals_end();
    return status;
}
