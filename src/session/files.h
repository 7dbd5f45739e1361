/* Whole files in and out, with sentences for what goes wrong. */
#ifndef SESSION_FILES_H
#define SESSION_FILES_H

#include <limits.h>
#include <stddef.h>

#include "problem.h"

/* The contents of a file, new, with a 0 behind them; caller frees. NULL with
 * the reason ("FILE: No such file or directory"). Refuses folders and files
 * over 4 MiB. */
char *file_read(const char *path, size_t *length, struct problem *problem);

/* Writes a file whole: a temporary file beside it, flushed to the disk, then
 * renamed over it; on failure what was there stays. */
bool file_write(const char *path, const char *text, size_t length,
                struct problem *problem);

/* The folder that a path leads into: what stands before its last slash, or ".".
 * A path of more than PATH_MAX bytes is cut. */
void file_folder_of(const char *path, char folder[PATH_MAX]);

/* Brings to the disk that a file was made, renamed or removed there: a crash
 * of the machine could forget it. False, with errno, if the disk failed. */
bool file_flush_folder_of(const char *path);

/* A path that somebody typed: "~/" in front is his home, as in a shell. */
void file_expand_home(const char *typed, char *path, size_t size);

/* Where records are kept: $XDG_DATA_HOME/mistwall or its default; made if
 * `make` and missing. False with the reason if there is no such place. */
bool file_records_folder(char *path, size_t size, bool make,
                         struct problem *problem);

/* The same for games that are being played ($XDG_STATE_HOME/mistwall) and for
 * the settings ($XDG_CONFIG_HOME/mistwall). A variable that names no absolute
 * path is refused. */
bool file_games_folder(char *path, size_t size, bool make,
                       struct problem *problem);
bool file_settings_folder(char *path, size_t size, bool make,
                          struct problem *problem);

#endif
