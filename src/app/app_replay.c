/* A record played back: the app keeps it whole and shows moments of it. */
#include "app_replay.h"

#include <stdio.h>
#include <stdlib.h>

#include "app_games.h"
#include "app_tell.h"
#include "files.h"

/* Shows a moment of the record that is replayed. */
void app_show_step(struct app *app, int step)
{
    struct problem problem;
    struct session *moment = session_until(app->record, step, &problem);
    if (moment == NULL) {
        app_refuse(app, problem.text);
        return;
    }
    session_free(app->session);
    app->session = moment;
    replay_screen_at(&app->ui, moment, step);
}

/* The record belongs to the app from now on. */
static void open_replay(struct app *app, struct session *record)
{
    autosave_close(&app->autosave);
    app_drop_record(app);
    app->record = record;
    replay_screen_open(&app->ui, session_action_count(record));
    app_show_step(app, 0);
    app_tell_torn_line(app, record);
}

/* The first moment of that turn; of one that never came, the end. */
void app_show_turn(struct app *app, int turn)
{
    int step = 0, steps = session_action_count(app->record);
    while (step < steps && session_action_turn(app->record, step) < turn)
        step++;
    app_show_step(app, step);
}

/* A game of its own from here on: the record stays as it is. */
void app_take_over(struct app *app)
{
    struct session *session = app->session;
    app->session = NULL;
    app_drop_record(app);
    session_settle(session);
    app_open_session(app, session, "");
}

void app_replay_file(struct app *app, const char *path)
{
    struct problem problem;
    size_t length;
    char *text = file_read(path, &length, &problem);
    struct session *record =
        text == NULL ? NULL
                     : session_replay(app->tiles, text, length, &problem);
    free(text);
    if (record != NULL) {
        open_replay(app, record);
        return;
    }
    app_refuse(app, problem.text);
}

void app_replay(struct app *app)
{
    struct session *record = app->session;
    if (record == NULL)
        return;
    app->session = NULL;
    /* Nothing is played that could be kept. */
    app->ui.said[0] = '\0';
    app->ui.unkept = false;
    open_replay(app, record);
}

int app_pace(const void *self)
{
    const struct app *app = self;
    return replay_screen_pace(&app->ui);
}
