/* The terminal: taken, painted, read and given back. */
#ifndef TUI_TERMINAL_H
#define TUI_TERMINAL_H

#include <stdbool.h>
#include <stdio.h>

#include "canvas.h"
#include "input.h"
#include "mouse.h"
#include "problem.h"
#include "signals.h"

/* ---- life cycle; one at a time ---- */

struct terminal;

/* Takes the terminal. NULL with the reason. */
struct terminal *terminal_open(FILE *in, FILE *out, struct look look,
                               struct problem *problem);

/* Gives it back as it was; accepts NULL. */
void terminal_close(struct terminal *terminal);

/* What a crash would have to do in place of terminal_close. */
const struct restore *terminal_restore(const struct terminal *terminal);

/* ---- drawing ---- */

void terminal_size(const struct terminal *terminal, int *columns, int *rows);

/* Shows a picture: sends what differs from the one shown before. */
void terminal_show(struct terminal *terminal, const struct canvas *canvas);

/* The next picture is sent whole, onto a cleared terminal: nobody knows what
 * is on it. */
void terminal_forget(struct terminal *terminal);

/* Another look from the next picture on. */
void terminal_look(struct terminal *terminal, struct look look);

/* The program was stopped and runs again: sets the terminal's modes anew,
 * learns its size and forgets what it shows. */
void terminal_resume(struct terminal *terminal);

/* ---- input ---- */

void terminal_mouse(struct terminal *terminal, enum mouse mouse);

/* The next input that waits; false when there is none. Never blocks. */
bool terminal_input(struct terminal *terminal, struct input *input);

#endif
