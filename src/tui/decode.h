/* From curses' keys, mouse reports and stray escape sequences to the inputs
 * the screens know. */
#ifndef TUI_DECODE_H
#define TUI_DECODE_H

#include <stdint.h>

#include "input.h"

/* Where in an escape sequence the keys are that curses handed over one by
 * one because terminfo does not know the sequence. */
enum decode_state {
    DECODE_PLAIN,
    DECODE_ESCAPE,   /* after ESC */
    DECODE_SEQUENCE, /* after ESC [ */
    DECODE_ONE_MORE, /* after ESC O */
    DECODE_OLD_MOUSE /* after ESC [ M: three bytes follow */
};

enum { DECODE_MAX = 16 }; /* inputs that one key can make, with room */

/* All zero at the start. */
struct decoder {
    enum decode_state state;
    int number; /* the last number of the sequence */
    int length; /* characters of the sequence so far */
    bool paste; /* what comes is pasted text, and dropped: in a game every
                   letter of it would be a command */
    struct input inputs[DECODE_MAX]; /* decoded, not yet taken */
    int count;
};

/* How curses handed a key over. */
enum decode_kind { DECODE_CHAR, DECODE_KEY };

/* Takes one key as get_wch gave it. To be called only when all inputs are
 * taken. A mouse key fetches its events from curses. */
void decode_key(struct decoder *decoder, enum decode_kind kind, uint32_t key);

/* Says that no more keys wait: an ESC that nothing followed was the key. */
void decode_pause(struct decoder *decoder);

/* The next input, in the order of the keys; false if there is none. */
bool decode_take(struct decoder *decoder, struct input *input);

#endif
