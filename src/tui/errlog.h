/* What is printed to stderr while pictures fill the terminal: kept aside and
 * shown when the terminal is a plain one again. */
#ifndef TUI_ERRLOG_H
#define TUI_ERRLOG_H

/* Sends stderr to a temporary file if it is a terminal. If no such file can
 * be made, or under a sanitizer, stderr stays where it is. */
void errlog_begin(void);

/* Gives stderr back and prints there what was kept. Without errlog_begin it
 * does nothing. Async-signal-safe. */
void errlog_end(void);

#endif
