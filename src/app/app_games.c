/* Games begin, are played, and end. */
#include "app_games.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "app_settings.h"
#include "app_tell.h"
#include "records.h"

/* ---- sessions come and go ---- */

/* Nobody must be able to foretell the tiles of a new game, but it need not be
 * hard: the moment the game is asked for will do. */
uint64_t app_fresh_seed(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    uint64_t moment =
        (uint64_t)now.tv_sec * UINT64_C(1000000000) + (uint64_t)now.tv_nsec;
    return (moment ^ (uint64_t)getpid() << 32) * 0x9e3779b97f4a7c15U >> 8;
}

void app_show_session(struct app *app, struct session *session,
                      const char *path)
{
    session_free(app->session);
    app->session = session;
    snprintf(app->ui.files.current, sizeof app->ui.files.current, "%s", path);
    ui_follow(&app->ui, session);
}

void app_open_session(struct app *app, struct session *session,
                      const char *path)
{
    app_show_session(app, session, path);
    app_tell(app, autosave_open(&app->autosave, session));
}

void app_drop_record(struct app *app)
{
    session_free(app->record);
    app->record = NULL;
}

/* Which game could be gone on with is looked up whenever the title comes. */
void app_show_title(struct app *app)
{
    autosave_close(&app->autosave);
    app_drop_record(app);
    app_show_session(app, NULL, "");
    records_latest(app->tiles, app->resume_path, app->ui.title.resume);
    app->ui.title.chosen = 0;
}

void app_begin(struct app *app, const struct setup *setup)
{
    struct problem problem;
    struct session *session = session_new(app->tiles, setup, &problem);
    app->ui.setup.fresh_seed = app_fresh_seed();
    if (session == NULL) {
        app_refuse(app, problem.text);
        return;
    }
    app_remember_setup(app, setup);
    app_open_session(app, session, "");
}

void app_tell_torn_line(struct app *app, const struct session *session)
{
    if (session_torn_line(session) != 0)
        app_refuse(app, "The file's last line has no end and is left out");
}

/* ---- actions ---- */

static bool has_scored(const struct session *session)
{
    const mw_events *events = session_events(session);
    for (int i = 0; i < events->count; i++) {
        if (events->list[i].type == MW_EVENT_SCORED)
            return true;
    }
    return false;
}

/* Does the turn end without being asked, as the players want it? */
static bool ends_by_itself(const struct app *app)
{
    int handover = app->ui.settings.choice[SETTING_HANDOVER];
    if (mw_game_step(session_game(app->session)) != MW_STEP_END)
        return false;
    return handover == HANDOVER_NEVER ||
           (handover == HANDOVER_AFTER_SCORE && !has_scored(app->session));
}

/* The game is on the disk before the next key is read. */
static void follow(struct app *app)
{
    const char *sentence = autosave_follow(&app->autosave, app->session);
    ui_follow(&app->ui, app->session);
    app_tell(app, sentence);
}

void app_act(struct app *app, mw_action action)
{
    mw_status status = session_act(app->session, action);
    if (status == MW_OK && ends_by_itself(app))
        session_act(app->session, (mw_action){.type = MW_END});
    if (status == MW_OK)
        follow(app);
    else
        app_refuse(app, mw_status_text(status));
}

/* A hand-over is between two people, so both are told. */
static void tell_taken_back(struct app *app)
{
    char text[UI_SAID];
    int player = mw_player_to_move(session_game(app->session));
    snprintf(text, sizeof text,
             "The hand-over is taken back: it is %s's turn again.",
             session_setup(app->session)->names[player]);
    ui_say(&app->ui, text);
}

void app_undo(struct app *app)
{
    bool handed_over = session_can_take_back(app->session);
    if (!session_undo(app->session)) {
        app_refuse(app, session_can_undo(app->session)
                            ? mw_status_text(MW_NO_MEMORY)
                            : "There is nothing to take back");
        return;
    }
    follow(app);
    if (handed_over && app->ui.said[0] == '\0')
        tell_taken_back(app);
}
