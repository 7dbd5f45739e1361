/* Curses, kept behind a few calls. */
#include "terminal.h"

#include <curses.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "decode.h"
#include "pairs.h"
#include "terminfo.h"
#include "thrift.h"

struct terminal {
    SCREEN *screen;
    WINDOW *keys; /* where keys are read: reading from a window that shows
                     something would paint it half done */
    FILE *in;
    FILE *out;
    struct look look;
    bool default_colours; /* the terminal can show its own two colours */
    struct pairs pairs;
    struct canvas *shown; /* what curses was given; NULL: anything */
    struct cell *row;     /* room for one row as curses is given it */
    int row_columns;
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

static void forget_pairs(struct terminal *terminal)
{
    bool plain = terminal->look.colours == COLOURS_NEVER;
    pairs_forget(&terminal->pairs, plain ? 0 : COLOR_PAIRS - 1);
}

static void choose_colours(struct terminal *terminal)
{
    if (terminal->look.colours != COLOURS_NEVER && start_color() == OK)
        terminal->default_colours = use_default_colors() == OK;
    else
        terminal->look.colours = COLOURS_NEVER;
    forget_pairs(terminal);
}

static bool take_terminal(struct terminal *terminal)
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
    choose_colours(terminal);
    terminal->keys = newpad(1, 1);
    if (terminal->keys == NULL)
        return false;
    keypad(terminal->keys, TRUE);
    nodelay(terminal->keys, TRUE);
    return true;
}

struct terminal *terminal_open(FILE *in, FILE *out, struct look look,
                               struct problem *problem)
{
    struct terminal *terminal = calloc(1, sizeof *terminal);
    if (terminal != NULL) {
        terminal->in = in;
        terminal->out = out;
        terminal->look = look;
        if (take_terminal(terminal))
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
    canvas_free(terminal->shown);
    free(terminal->row);
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

/* A terminal without colours of its own gets white on black. */
static int colour_index(const struct terminal *terminal, uint8_t ink,
                        int without)
{
    int colour = ink_colour((enum ink)ink, terminal->look.colours);
    return colour == -1 && !terminal->default_colours ? without : colour;
}

/* The pair of a cell, or MW_NONE if there is no number left for it. */
static int pair_of(struct terminal *terminal, struct cell cell)
{
    if (terminal->look.colours == COLOURS_NEVER)
        return 0;
    int fg = colour_index(terminal, cell.fg, COLOR_WHITE);
    int bg = colour_index(terminal, cell.bg, COLOR_BLACK);
    int pair = pairs_find(&terminal->pairs, fg, bg);
    if (pair != MW_NONE)
        return pair;
    pair = pairs_add(&terminal->pairs, fg, bg);
    if (pair != MW_NONE)
        init_pair((short)pair, (short)fg, (short)bg);
    return pair;
}

struct attribute {
    int bit; /* enum attr */
    attr_t curses;
};

static const struct attribute ATTRIBUTES[] = {{ATTR_BOLD, WA_BOLD},
                                              {ATTR_REVERSE, WA_REVERSE},
                                              {ATTR_UNDERLINE, WA_UNDERLINE},
                                              {ATTR_DIM, WA_DIM}};

/* Bold is dear: to end it, curses sets everything anew. These inks stand out
 * without it where there are colours enough. */
static bool needs_bold(uint8_t ink, enum colours colours)
{
    return colours < COLOURS_16 || (ink != INK_CURSOR && ink != INK_WARNING);
}

/* Bold black is grey on one terminal and invisible on the next. */
static attr_t attributes_of(const struct terminal *terminal, struct cell cell)
{
    enum colours colours = terminal->look.colours;
    attr_t attributes = WA_NORMAL;
    for (size_t i = 0; i < sizeof ATTRIBUTES / sizeof ATTRIBUTES[0]; i++) {
        if (cell.attr & ATTRIBUTES[i].bit)
            attributes |= ATTRIBUTES[i].curses;
    }
    if (!needs_bold(cell.fg, colours) ||
        ink_colour((enum ink)cell.fg, colours) == COLOR_BLACK)
        attributes &= ~WA_BOLD;
    return attributes;
}

/* In the C locale a code point beyond ASCII has no bytes to be sent as. */
static wchar_t glyph_of(const struct terminal *terminal, struct cell cell)
{
    if (cell.glyph < ' ' || cell.glyph == 0x7f)
        return L' ';
    if (terminal->look.glyphs == GLYPHS_ASCII && cell.glyph > 0x7f)
        return L'?';
    return (wchar_t)cell.glyph;
}

static void put_cell(const struct terminal *terminal, int column, int row,
                     struct cell cell, int pair)
{
    wchar_t text[2] = {glyph_of(terminal, cell), L'\0'};
    cchar_t wide;
    setcchar(&wide, text, attributes_of(terminal, cell), (short)pair, NULL);
    mvwadd_wch(stdscr, row, column, &wide);
}

static bool cell_equal(struct cell one, struct cell other)
{
    return one.glyph == other.glyph && one.fg == other.fg &&
           one.bg == other.bg && one.attr == other.attr;
}

/* Hands one row to curses, all of it or what differs from what is shown.
 * False when the colour pairs have run out. */
static bool put_row(struct terminal *terminal, const struct canvas *canvas,
                    int row, const struct canvas *shown)
{
    size_t start = (size_t)row * (size_t)canvas->columns;
    thrift_row(canvas->cells + start, canvas->columns, terminal->look,
               terminal->row);
    for (int column = 0; column < canvas->columns; column++) {
        if (shown != NULL && cell_equal(canvas_get(canvas, column, row),
                                        canvas_get(shown, column, row)))
            continue;
        struct cell cell = terminal->row[column];
        int pair = pair_of(terminal, cell);
        if (pair == MW_NONE)
            return false;
        put_cell(terminal, column, row, cell, pair);
    }
    return true;
}

static bool put_rows(struct terminal *terminal, const struct canvas *canvas,
                     const struct canvas *shown)
{
    for (int row = 0; row < canvas->rows; row++) {
        if (!put_row(terminal, canvas, row, shown))
            return false;
    }
    return true;
}

/* The last resort for a picture with more pairs than the terminal has: as
 * curses would show it without colours, but readable. */
static void put_plain(struct terminal *terminal, const struct canvas *canvas)
{
    enum colours colours = terminal->look.colours;
    terminal->look.colours = COLOURS_NEVER;
    put_rows(terminal, canvas, NULL);
    terminal->look.colours = colours;
}

/* Keeps a copy of what was shown; without memory for one, the next picture is
 * handed over whole. */
static void remember(struct terminal *terminal, const struct canvas *canvas)
{
    struct canvas *shown = terminal->shown;
    if (shown == NULL)
        shown = canvas_new(canvas->columns, canvas->rows);
    if (shown != NULL)
        memcpy(shown->cells, canvas->cells,
               (size_t)canvas->columns * (size_t)canvas->rows *
                   sizeof *canvas->cells);
    terminal->shown = shown;
}

static void drop_shown(struct terminal *terminal)
{
    canvas_free(terminal->shown);
    terminal->shown = NULL;
}

static bool make_room_for_row(struct terminal *terminal, int columns)
{
    if (columns <= terminal->row_columns)
        return true;
    struct cell *row =
        realloc(terminal->row, (size_t)columns * sizeof *terminal->row);
    if (row == NULL)
        return false;
    terminal->row = row;
    terminal->row_columns = columns;
    return true;
}

void terminal_show(struct terminal *terminal, const struct canvas *canvas)
{
    if (!make_room_for_row(terminal, canvas->columns))
        return;
    const struct canvas *shown = terminal->shown;
    if (shown != NULL &&
        (shown->columns != canvas->columns || shown->rows != canvas->rows))
        drop_shown(terminal);
    if (!put_rows(terminal, canvas, terminal->shown)) {
        forget_pairs(terminal);
        if (!put_rows(terminal, canvas, NULL))
            put_plain(terminal, canvas);
    }
    remember(terminal, canvas);
    wnoutrefresh(stdscr);
    doupdate();
}

void terminal_forget(struct terminal *terminal)
{
    drop_shown(terminal);
    clearok(curscr, TRUE);
}

/* A program that is stopped does not hear that its window changes. */
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
    learn_size(terminal);
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

/* Terminals keep, cut or move what they show when they change their size. */
static void after_resize(struct terminal *terminal)
{
    drop_shown(terminal);
    redrawwin(stdscr);
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
    if (input->type == INPUT_RESIZE)
        after_resize(terminal);
    return true;
}
