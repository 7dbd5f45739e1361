/* The folder of records, as the load and save screen shows it. */
#ifndef APP_RECORDS_H
#define APP_RECORDS_H

#include "files_screen.h"
#include "title.h"

/* Fills in list, count and folder: the records in the folder, the latest
 * first, each with its day, its players and how far it is; to load, also the
 * games that are being played. A folder that is missing is empty. */
void records_list(struct files_screen *screen, const mw_tiles *tiles);

/* The game played last that nobody plays now and that is not over: its path,
 * and "Red and Blue, tile 23 of 71, yesterday 21:40". Both are empty if there
 * is none. */
void records_latest(const mw_tiles *tiles, char path[UI_PATH],
                    char text[TITLE_RESUME]);

/* Makes the folder of records if path is a file in it. False with the
 * reason. */
bool records_make_folder_for(const char *path, struct problem *problem);

#endif
