/* Signals: those that end the program leave by the loop, those that stop or
 * resize it wait for a quiet moment, and a crash restores the terminal. */
#ifndef TUI_SIGNALS_H
#define TUI_SIGNALS_H

#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/* From here on a write that fails says so itself, and no signal ends the
 * program for it. To be called before the first file is written. */
void signals_leave_writes_alone(void);

/* From here on all of them are held back and only come in signals_wait. To be
 * called before the terminal is touched. */
void signals_begin(void);

/* As they were before signals_begin. */
void signals_end(void);

/* Curses sets handlers of its own when it starts: takes ours back. */
void signals_take(void);

/* What ended a wait. */
enum wake {
    WAKE_INPUT,     /* keys wait, or the size changed */
    WAKE_TIME,      /* nothing came for as long as it was to wait */
    WAKE_CONTINUED, /* the program was stopped and runs again */
    WAKE_LOST,      /* the terminal is gone */
    WAKE_LEAVE      /* a signal asks to leave: signals_asked */
};

/* Waits for input on a descriptor, for the end of the terminal on either, or
 * for a signal. A signal that came before is not missed: signals are let in
 * only while waiting. Waits at most that many milliseconds, for ever if less
 * than 0. */
enum wake signals_wait(int in, int out, int milliseconds);

/* The signal that asked to leave, or 0. */
int signals_asked(void);

/* What a crash has to put back; bytes are copied. */
struct restore {
    int fd;
    struct termios modes;
    char bytes[256];
    size_t length;
};

/* A crash from here on puts the terminal back and dies as it would have. Does
 * nothing under a sanitizer. */
void signals_arm(const struct restore *restore);
void signals_disarm(void);

#endif
