/* A terminal to test in: a program runs on a pseudo-terminal, and libvterm
 * keeps the screen that a person would see. */
#ifndef TESTS_TUI_VT_H
#define TESTS_TUI_VT_H

#include <stdbool.h>
#include <sys/types.h>
#include <termios.h>
#include <vterm.h>

struct vt {
    pid_t pid;    /* of the program */
    pid_t holder; /* its parent, see vt.c */
    int report;   /* from the holder: pid and status of the program */
    int release;  /* closed to let the holder go */
    bool ended;
    int master;    /* -1 when hung up */
    int slave;     /* kept open to see the modes that the program leaves */
    char home[32]; /* the program's HOME, removed with the vt */
    struct termios modes; /* as they were before */
    VTerm *term;
    VTermScreen *screen;
    int columns, rows;
    bool other_screen; /* the alternate screen is shown */
    bool cursor;       /* is visible */
    bool mouse;        /* is reported to the program */
    char mode[40];     /* the mode being set, as far as it has come */
    bool beyond_ascii; /* a byte above 127 came */
    bool escapes;      /* an ESC came */
    long bytes;        /* that came from the program so far */
    int clears;        /* times the whole screen was cleared */
    int matched;       /* bytes of such a command that have come */
};

/* Starts a program, argv as for execv, on a terminal of that size. Variables
 * are "NAME=VALUE" or, to unset it, "NAME"; the list ends with NULL; TERM is
 * xterm-256color and the locale C.UTF-8 if nothing else is said. Fails the
 * test when it cannot. */
void vt_start(struct vt *vt, int columns, int rows, char *const argv[],
              const char *const variables[]);

/* Kills the program if it still runs, and frees all. */
void vt_free(struct vt *vt);

/* Takes what the program sends, waiting at most that long for it. False when
 * nothing came. */
bool vt_pump(struct vt *vt, int milliseconds);

/* Takes what the program answers to an input, if it answers at all: a program
 * that still runs, or waits for a processor, is waited for. */
void vt_take_answer(struct vt *vt);

/* Takes all until nothing came for that long. */
void vt_settle(struct vt *vt, int milliseconds);

/* Types. */
void vt_type(struct vt *vt, const char *keys);

/* Presses and releases a mouse button (1, or 4 and 5 for the wheel). Fails the
 * test if the program did not ask for the mouse. */
void vt_click(struct vt *vt, int column, int row, int button);

void vt_resize(struct vt *vt, int columns, int rows);

/* To a size by chance (rand), of a cell or of a wall now and then. */
void vt_resize_at_random(struct vt *vt);

/* Closes the terminal under the program. */
void vt_hang_up(struct vt *vt);

/* The text of a row, UTF-8, without the blanks at its end; static. */
const char *vt_row(struct vt *vt, int row);

/* Does the screen show the text in one row? Where? */
bool vt_shows(struct vt *vt, const char *text);
bool vt_find(struct vt *vt, const char *text, int *column, int *row);

VTermScreenCell vt_cell(struct vt *vt, int column, int row);

/* Waits until the screen shows the text, until it does no more; prints the
 * screen and fails the test after some seconds. */
#define vt_wait_text(vt, text)                                                 \
    vt_wait_text_at(vt, text, true, __FILE__, __LINE__)
#define vt_wait_gone(vt, text)                                                 \
    vt_wait_text_at(vt, text, false, __FILE__, __LINE__)
void vt_wait_text_at(struct vt *vt, const char *text, bool shown,
                     const char *file, int line);

/* Waits until the program is stopped by a signal. */
void vt_wait_stopped(struct vt *vt);

/* Has the program ended? */
bool vt_has_ended(const struct vt *vt);

/* Waits for the program's end: its status as waitpid gives it. Fails the test
 * when it does not end in some seconds. */
int vt_wait_end(struct vt *vt);

/* The same status as a shell tells it: 128 + signal if one killed it. */
int vt_shell_status(int status);

/* Fails the test unless the terminal is as it was before the program. */
void vt_assert_restored(struct vt *vt);

void vt_print(struct vt *vt);

#endif
