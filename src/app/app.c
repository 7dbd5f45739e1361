/* Carries out what the screens intend. */
#include "app.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "app_files.h"
#include "app_games.h"
#include "app_replay.h"
#include "app_settings.h"
#include "files.h"
#include "records.h"

/* ---- life cycle ---- */

void app_start(struct app *app, const mw_tiles *tiles, struct session *session,
               const char *path, struct look look)
{
    memset(app, 0, sizeof *app);
    app->tiles = tiles;
    ui_start(&app->ui, look, 80, 24);
    app->ui.setup.fresh_seed = app_fresh_seed();
    if (session == NULL) {
        app_show_title(app);
        return;
    }
    char place[UI_PATH] = "";
    /* Without a slash the screens would look for it among the records. */
    if (path != NULL)
        snprintf(place, sizeof place, "%s%s",
                 strchr(path, '/') == NULL ? "./" : "", path);
    app_open_session(app, session, place);
    app->ui.unkept = app->autosave.told;
    app_tell_torn_line(app, session);
}

void app_end(struct app *app)
{
    app_drop_salvage(app);
    app_drop_record(app);
    autosave_close(&app->autosave);
    session_free(app->session);
    app->session = NULL;
}

/* ---- what the screens intend ---- */

/* What needs no game. */
static enum program_next
obey_outside(struct app *app, const struct intent *intent, const char *path)
{
    switch (intent->type) {
    case INTENT_NEW:
        app_begin(app, &intent->setup);
        return PROGRAM_GO_ON;
    case INTENT_LOAD:
        app_load(app, path);
        return PROGRAM_GO_ON;
    case INTENT_RESUME:
        app_resume(app, app->resume_path);
        return PROGRAM_GO_ON;
    case INTENT_DELETE:
        app_delete(app, path);
        return PROGRAM_GO_ON;
    case INTENT_REPLAY:
        app_replay_file(app, path);
        return PROGRAM_GO_ON;
    case INTENT_SALVAGE:
        app_go_on_from_salvage(app);
        return PROGRAM_GO_ON;
    case INTENT_LIST:
        records_list(&app->ui.files, app->tiles);
        return PROGRAM_GO_ON;
    case INTENT_MOUSE:
        return app_mouse_as_set(app);
    case INTENT_SETTINGS:
        return app_change_settings(app, intent->number);
    case INTENT_REPAINT:
        return PROGRAM_REPAINT;
    case INTENT_QUIT:
        return PROGRAM_LEAVE;
    default:
        return PROGRAM_GO_ON;
    }
}

/* What is done to the game that is open. */
static void obey_in_game(struct app *app, const struct intent *intent,
                         const char *path)
{
    switch (intent->type) {
    case INTENT_ACT:
        app_act(app, intent->action);
        break;
    case INTENT_UNDO:
        app_undo(app);
        break;
    case INTENT_SAVE:
        app_save(app, path);
        break;
    case INTENT_STEP:
        app_show_step(app, intent->number);
        break;
    case INTENT_TURN:
        app_show_turn(app, intent->number);
        break;
    case INTENT_TAKE_OVER:
        app_take_over(app);
        break;
    case INTENT_LEAVE:
        app_show_title(app);
        break;
    default:
        break;
    }
}

/* ---- the loop's side ---- */

void app_paint(void *self, struct canvas *canvas)
{
    const struct app *app = self;
    ui_paint(canvas, &app->ui, app->session, app->tiles);
}

enum program_next app_input(void *self, struct input input)
{
    struct app *app = self;
    struct intent intent = ui_input(&app->ui, app->session, app->tiles, input);
    char path[PATH_MAX];
    file_expand_home(intent.path, path, sizeof path);
    if (app->session != NULL)
        obey_in_game(app, &intent, path);
    enum program_next next = obey_outside(app, &intent, path);
    app->ui.unkept = app->autosave.told;
    return next;
}
