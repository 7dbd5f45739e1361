/* The folder of records, as the load and save screen shows it. */
#ifndef TUI_RECORDS_H
#define TUI_RECORDS_H

#include "files_screen.h"

/* Fills in list, count and folder: the records in the folder, the latest
 * first, each with its day, its players and how far it is. A folder that is
 * missing is empty. */
void records_list(struct files_screen *screen, const mw_tiles *tiles);

/* Makes the folder of records if path is a file in it. False with the
 * reason. */
bool records_make_folder_for(const char *path, struct problem *problem);

#endif
