/* Curses, kept behind a few calls: the terminal's modes, keys and mouse. */
#include "terminal.h"

#include <curses.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "decode.h"
#include "painter.h"
#include "terminfo.h"

struct terminal {
    SCREEN *screen;
    WINDOW *keys; /* where keys are read: reading from a window that shows
                     something would paint it half done */
    FILE *in;
    FILE *out;
    struct painter painter;
    struct restore restore;
    struct decoder decoder;
};

/* ---- life cycle ---- */

/* Esc must not take a second, and whoever set ESCDELAY knows why. */
static void choose_escape_delay(void)
{
    if (getenv("ESCDELAY") == NULL)
        set_escdelay(25);
}

/* Ctrl-S would look like a program that hangs. */
static void choose_modes(int fd)
{
    cbreak();
    noecho();
    nonl();
    struct termios modes;
    if (tcgetattr(fd, &modes) == -1)
        return;
    modes.c_iflag &= (tcflag_t) ~(IXON | IXOFF);
    tcsetattr(fd, TCSANOW, &modes);
    def_prog_mode();
}

static bool take_terminal(struct terminal *terminal, struct look look)
{
    int fd = fileno(terminal->out);
    bool has_modes = tcgetattr(fd, &terminal->restore.modes) == 0;
    terminal->restore.fd = fd;
    use_env(TRUE);
    use_tioctl(TRUE);
    terminal->screen = newterm(NULL, terminal->out, terminal->in);
    if (terminal->screen == NULL)
        return false;
    terminal->restore.length = terminfo_restore(terminal->restore.bytes,
                                                sizeof terminal->restore.bytes);
    if (has_modes)
        choose_modes(fd);
    choose_escape_delay();
    curs_set(0);
    /* Until curses has painted once, it would not give the terminal back when
     * it is stopped. */
    refresh();
    terminal->keys = newpad(1, 1);
    if (terminal->keys == NULL)
        return false;
    keypad(terminal->keys, TRUE);
    nodelay(terminal->keys, TRUE);
    painter_start(&terminal->painter, look);
    return true;
}

struct terminal *terminal_open(FILE *in, FILE *out, struct look look,
                               struct problem *problem)
{
    struct terminal *terminal = calloc(1, sizeof *terminal);
    if (terminal != NULL) {
        terminal->in = in;
        terminal->out = out;
        if (take_terminal(terminal, look))
            return terminal;
    }
    terminal_close(terminal);
    problem_say(problem, 0, "curses cannot use this terminal");
    return NULL;
}

void terminal_close(struct terminal *terminal)
{
    if (terminal == NULL)
        return;
    if (terminal->screen != NULL) {
        mousemask(0, NULL);
        if (terminal->keys != NULL)
            delwin(terminal->keys);
        endwin();
        delscreen(terminal->screen);
    }
    painter_end(&terminal->painter);
    free(terminal);
}

const struct restore *terminal_restore(const struct terminal *terminal)
{
    return &terminal->restore;
}

void terminal_size(const struct terminal *terminal, int *columns, int *rows)
{
    (void)terminal;
    getmaxyx(stdscr, *rows, *columns);
}

/* ---- drawing ---- */

void terminal_show(struct terminal *terminal, const struct canvas *canvas)
{
    painter_show(&terminal->painter, canvas, fileno(terminal->out));
}

void terminal_forget(struct terminal *terminal)
{
    painter_forget(&terminal->painter, FORGET_AND_CLEAR);
}

void terminal_look(struct terminal *terminal, struct look look)
{
    struct look *now = &terminal->painter.look;
    if (now->colours == look.colours && now->glyphs == look.glyphs)
        return;
    *now = look;
    terminal_forget(terminal);
}

/* Asks the kernel for the size of the window. */
static void learn_size(const struct terminal *terminal)
{
    struct winsize size;
    int columns, rows;
    terminal_size(terminal, &columns, &rows);
    if (ioctl(fileno(terminal->out), TIOCGWINSZ, &size) == -1)
        return;
    if (size.ws_row < 1 || size.ws_col < 1)
        return;
    if (size.ws_row != rows || size.ws_col != columns)
        resizeterm(size.ws_row, size.ws_col);
}

void terminal_resume(struct terminal *terminal)
{
    reset_prog_mode();
    learn_size(terminal); /* who is stopped does not hear of a new size */
    terminal_forget(terminal);
}

/* ---- input ---- */

void terminal_mouse(struct terminal *terminal, enum mouse mouse)
{
    (void)terminal;
    mmask_t mask = BUTTON1_PRESSED | BUTTON4_PRESSED;
#ifdef BUTTON5_PRESSED
    mask |= BUTTON5_PRESSED;
#endif
    /* A press counts at once: waiting whether it becomes a click or a double
     * click would make each of them late. */
    mouseinterval(0);
    mousemask(mouse == MOUSE_ON ? mask : 0, NULL);
}

static bool next_input(struct terminal *terminal, struct input *input)
{
    while (!decode_take(&terminal->decoder, input)) {
        wint_t key = 0;
        int kind = wget_wch(terminal->keys, &key);
        if (kind == ERR) {
            decode_pause(&terminal->decoder);
            return decode_take(&terminal->decoder, input);
        }
        learn_size(terminal); /* the signal of a new size may be late */
        decode_key(&terminal->decoder,
                   kind == KEY_CODE_YES ? DECODE_KEY : DECODE_CHAR,
                   (uint32_t)key);
    }
    return true;
}

bool terminal_input(struct terminal *terminal, struct input *input)
{
    if (!next_input(terminal, input))
        return false;
    /* Terminals keep, cut or move what they show when their size changes. */
    if (input->type == INPUT_RESIZE)
        painter_forget(&terminal->painter, FORGET);
    return true;
}
