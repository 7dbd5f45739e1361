/* Load and save: the records there are, and a line to type a path.
 *
 * The view touches no files. The outside fills in `list`, `count` and
 * `folder` on INTENT_LIST, and answers the others so:
 *   INTENT_LOAD     ui_follow if the record was read, and `current` is its
 *                   path; files_screen_broken if a part of it can be played;
 *                   else ui_say.
 *   INTENT_SALVAGE  ui_follow with the session that ends before the bad line.
 *   INTENT_DELETE   removes the file, lists again, and says what was done.
 *   INTENT_SAVE     if the file exists and `overwrite` is false, writes
 *                   nothing and calls files_screen_ask; else writes it and
 *                   calls files_screen_saved, or ui_say if that failed. */
#ifndef VIEW_FILES_SCREEN_H
#define VIEW_FILES_SCREEN_H

#include "canvas.h"
#include "input.h"
#include "keys.h"
#include "listbox.h"
#include "session.h"
#include "textfield.h"

struct ui;

/* Saved by somebody, or kept by itself while it is played. */
enum file_kind { FILE_RECORD, FILE_RUNNING };

/* A game in one of the folders: its file name, and what is known about it in
 * one line, such as "yesterday 21:40  Anna and Bert  tile 31 of 71  base". */
struct file_entry {
    enum file_kind kind;
    char name[128];
    char text[384]; /* when, who, how far, which modules */
};

enum files_mode { FILES_LOAD, FILES_SAVE };

/* What the screen waits for. */
enum files_step {
    FILES_CHOOSE,
    FILES_OVERWRITE, /* yes or no */
    FILES_DELETE,    /* yes or no */
    FILES_BROKEN     /* go on from the line before, or not */
};

struct files_screen {
    /* filled in from outside */
    struct file_entry list[UI_FILES];
    int count;
    char folder[UI_PATH];  /* where they are; a name without a slash means a
                              file in there */
    char games[UI_PATH];   /* where the running ones are */
    char current[UI_PATH]; /* the file this game was loaded from; saving and
                              beginning a new game change it here */
    /* its own */
    enum files_mode mode;
    enum files_step step;
    bool overwrite; /* somebody said yes */
    bool in_field;  /* typing the path, not choosing in the list */
    int back;       /* enum screen it was opened from */
    struct listbox rows;
    struct textfield path;
    char problem[240];
};

/* Shows the screen and asks for the list of files. session names the file
 * proposed for saving; NULL to load. */
struct intent files_screen_open(struct ui *ui, enum files_mode mode,
                                const struct session *session);

/* The file to be saved exists: asks whether it may be overwritten. */
void files_screen_ask(struct ui *ui);

/* The file was saved: says so, back to the screen it was opened from. */
void files_screen_saved(struct ui *ui);

/* A record is sound up to a line only; says the problem and offers to go on
 * from the line before. Opens the screen if need be. */
void files_screen_broken(struct ui *ui, const char *problem);

void files_screen_paint(struct canvas *canvas, const struct ui *ui,
                        const struct session *session, const mw_tiles *tiles);

struct intent files_screen_input(struct ui *ui, const struct session *session,
                                 const mw_tiles *tiles, struct input input);

/* The keys of what it waits for now. */
const struct key_row *files_screen_keys(const struct files_screen *screen);

#endif
