/* Keys, mouse and escape sequences, decoded. */
#include "decode.h"

#include <curses.h>
#include <string.h>

struct key_meaning {
    uint32_t key;
    enum input_type type;
};

/* What curses names, and the control characters that mean a key. */
static const struct key_meaning KEYS[] = {
    {KEY_UP, INPUT_UP},
    {KEY_DOWN, INPUT_DOWN},
    {KEY_LEFT, INPUT_LEFT},
    {KEY_RIGHT, INPUT_RIGHT},
    {KEY_ENTER, INPUT_ENTER},
    {KEY_BTAB, INPUT_BACKTAB},
    {KEY_BACKSPACE, INPUT_BACKSPACE},
    {KEY_DC, INPUT_DELETE},
    {KEY_HOME, INPUT_HOME},
    {KEY_END, INPUT_END},
    {KEY_PPAGE, INPUT_PAGE_UP},
    {KEY_NPAGE, INPUT_PAGE_DOWN},
    {KEY_A1, INPUT_HOME},
    {KEY_A3, INPUT_PAGE_UP},
    {KEY_C1, INPUT_END},
    {KEY_C3, INPUT_PAGE_DOWN},
};

static const struct key_meaning CONTROLS[] = {
    {'\r', INPUT_ENTER},     {'\n', INPUT_ENTER},     {'\t', INPUT_TAB},
    {'\b', INPUT_BACKSPACE}, {0x7f, INPUT_BACKSPACE}, {0x0c, INPUT_REDRAW},
};

#define LENGTH(array) (sizeof(array) / sizeof((array)[0]))

enum { ESCAPE = 0x1b, SEQUENCE_MAX = 32, PASTE_BEGINS = 200, PASTE_ENDS = 201 };

static enum input_type meaning(const struct key_meaning *table, size_t length,
                               uint32_t key)
{
    for (size_t i = 0; i < length; i++) {
        if (table[i].key == key)
            return table[i].type;
    }
    return INPUT_NONE;
}

/* Older curses know four buttons only; the wheel then turns one way, and the
 * keys do the rest. */
static enum input_type mouse_meaning(mmask_t state)
{
    if (state & BUTTON1_PRESSED)
        return INPUT_CLICK;
    if (state & BUTTON4_PRESSED)
        return INPUT_WHEEL_UP;
#ifdef BUTTON5_PRESSED
    if (state & BUTTON5_PRESSED)
        return INPUT_WHEEL_DOWN;
#endif
    return INPUT_NONE;
}

/* Keeps what is an input at all. */
static void append(struct decoder *decoder, struct input input)
{
    if (input.type != INPUT_NONE && decoder->count < DECODE_MAX)
        decoder->inputs[decoder->count++] = input;
}

static void append_type(struct decoder *decoder, enum input_type type)
{
    append(decoder, (struct input){.type = type});
}

/* When reports come fast, curses makes one key of several, and hands them out
 * the last one first. */
static void decode_mouse(struct decoder *decoder)
{
    MEVENT events[DECODE_MAX];
    int count = 0;
    while (count < DECODE_MAX && getmouse(&events[count]) == OK)
        count++;
    while (count-- > 0) {
        struct input input = {.type = mouse_meaning(events[count].bstate),
                              .column = events[count].x,
                              .row = events[count].y};
        append(decoder, input);
    }
}

/* A key that curses knows ends what was open. */
static void decode_named(struct decoder *decoder, uint32_t key)
{
    decode_pause(decoder);
    decoder->state = DECODE_PLAIN;
    if (key == KEY_MOUSE)
        decode_mouse(decoder);
    else if (!decoder->paste)
        append_type(decoder, meaning(KEYS, LENGTH(KEYS), key));
}

/* A character where no sequence is open. */
static void plain(struct decoder *decoder, uint32_t ch)
{
    decoder->state = ch == ESCAPE ? DECODE_ESCAPE : DECODE_PLAIN;
    if (decoder->paste)
        return;
    if (ch >= ' ' && ch != 0x7f)
        append(decoder, (struct input){.type = INPUT_CHAR, .ch = ch});
    else
        append_type(decoder, meaning(CONTROLS, LENGTH(CONTROLS), ch));
}

static void open_sequence(struct decoder *decoder, enum decode_state state)
{
    decoder->state = state;
    decoder->number = 0;
    decoder->length = 0;
}

/* The character after ESC: either it opens a sequence, or ESC was a key of its
 * own and the character is the next one. */
static void after_escape(struct decoder *decoder, uint32_t ch)
{
    if (ch == '[') {
        open_sequence(decoder, DECODE_SEQUENCE);
    } else if (ch == 'O') {
        open_sequence(decoder, DECODE_ONE_MORE);
    } else {
        decode_pause(decoder);
        plain(decoder, ch);
    }
}

static void end_sequence(struct decoder *decoder, uint32_t last)
{
    decoder->state = DECODE_PLAIN;
    if (last == '~' && decoder->number == PASTE_BEGINS)
        decoder->paste = true;
    if (last == '~' && decoder->number == PASTE_ENDS)
        decoder->paste = false;
}

/* A character of a sequence that is swallowed up to its last one, so that an
 * unknown key never acts as the letters it is made of. */
static void in_sequence(struct decoder *decoder, uint32_t ch)
{
    bool first = decoder->length++ == 0;
    bool last = (ch >= 0x40 && ch <= 0x7e) || decoder->length > SEQUENCE_MAX;
    if (ch == ESCAPE)
        decoder->state = DECODE_ESCAPE;
    else if (first && ch == 'M')
        open_sequence(decoder, DECODE_OLD_MOUSE);
    else if (first && ch == '[') /* a function key of the Linux console */
        open_sequence(decoder, DECODE_ONE_MORE);
    else if (last)
        end_sequence(decoder, ch);
    else if (ch >= '0' && ch <= '9')
        decoder->number = (decoder->number * 10 + (int)(ch - '0')) % 100000;
    else
        decoder->number = 0;
}

static void decode_char(struct decoder *decoder, uint32_t ch)
{
    switch (decoder->state) {
    case DECODE_PLAIN:
        plain(decoder, ch);
        break;
    case DECODE_ESCAPE:
        after_escape(decoder, ch);
        break;
    case DECODE_SEQUENCE:
        in_sequence(decoder, ch);
        break;
    case DECODE_ONE_MORE:
        decoder->state = DECODE_PLAIN;
        break;
    case DECODE_OLD_MOUSE:
        if (++decoder->length == 3)
            decoder->state = DECODE_PLAIN;
        break;
    }
}

void decode_key(struct decoder *decoder, enum decode_kind kind, uint32_t key)
{
    struct input size = {.type = INPUT_RESIZE, .column = COLS, .row = LINES};
    if (kind == DECODE_CHAR)
        decode_char(decoder, key);
    else if (key == KEY_RESIZE) /* no key: it may come amid a sequence */
        append(decoder, size);
    else
        decode_named(decoder, key);
}

void decode_pause(struct decoder *decoder)
{
    if (decoder->state != DECODE_ESCAPE)
        return;
    decoder->state = DECODE_PLAIN;
    if (!decoder->paste)
        append_type(decoder, INPUT_ESCAPE);
}

bool decode_take(struct decoder *decoder, struct input *input)
{
    if (decoder->count == 0)
        return false;
    *input = decoder->inputs[0];
    decoder->count--;
    memmove(decoder->inputs, decoder->inputs + 1,
            (size_t)decoder->count * sizeof decoder->inputs[0]);
    return true;
}
