/* Games are loaded, saved and deleted. */
#ifndef APP_APP_FILES_H
#define APP_APP_FILES_H

#include "app_state.h"

void app_load(struct app *app, const char *path);
void app_resume(struct app *app, const char *path);
void app_delete(struct app *app, const char *path);
void app_save(struct app *app, const char *path);
void app_go_on_from_salvage(struct app *app);
void app_drop_salvage(struct app *app);

#endif
