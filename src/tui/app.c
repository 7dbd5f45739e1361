/* Carries out what the screens intend. */
#include "app.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "files.h"
#include "records.h"

/* ---- sessions come and go ---- */

/* Nobody must be able to foretell the tiles of a new game, but it need not be
 * hard: the moment the game is asked for will do. */
static uint64_t fresh_seed(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    uint64_t moment =
        (uint64_t)now.tv_sec * UINT64_C(1000000000) + (uint64_t)now.tv_nsec;
    return (moment ^ (uint64_t)getpid() << 32) * 0x9e3779b97f4a7c15U >> 8;
}

/* From now on this is the game, and path the file it came from ("": none). */
static void show_session(struct app *app, struct session *session,
                         const char *path)
{
    session_free(app->session);
    app->session = session;
    snprintf(app->ui.files.current, sizeof app->ui.files.current, "%s", path);
    ui_follow(&app->ui, session);
}

static void drop_record(struct app *app)
{
    session_free(app->record);
    app->record = NULL;
}

static void tell(struct app *app, const char *sentence)
{
    if (sentence != NULL)
        ui_say(&app->ui, sentence);
}

/* A file that was loaded is never written but by an explicit save: what is
 * played on is kept in a journal of its own. */
static void open_session(struct app *app, struct session *session,
                         const char *path)
{
    show_session(app, session, path);
    tell(app, autosave_open(&app->autosave, session));
}

/* Which game could be gone on with is looked up whenever the title comes. */
static void show_title(struct app *app)
{
    autosave_close(&app->autosave);
    drop_record(app);
    show_session(app, NULL, "");
    records_latest(app->tiles, app->resume_path, app->ui.title.resume);
    app->ui.title.chosen = 0;
}

/* ---- replay ---- */

/* Shows a moment of the record that is replayed. */
static void show_step(struct app *app, int step)
{
    struct problem problem;
    struct session *moment = session_until(app->record, step, &problem);
    if (moment == NULL) {
        ui_say(&app->ui, problem.text);
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
    drop_record(app);
    app->record = record;
    replay_screen_open(&app->ui, session_action_count(record));
    show_step(app, 0);
}

/* The first moment of that turn; of one that never came, the end. */
static void show_turn(struct app *app, int turn)
{
    int step = 0, steps = session_action_count(app->record);
    while (step < steps && session_action_turn(app->record, step) < turn)
        step++;
    show_step(app, step);
}

/* A game of its own from here on: the record stays as it is. */
static void take_over(struct app *app)
{
    struct session *session = app->session;
    app->session = NULL;
    drop_record(app);
    session_settle(session);
    open_session(app, session, "");
}

static void replay_file(struct app *app, const char *path)
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
    char said[UI_SAID];
    snprintf(said, sizeof said, "! %.230s.", problem.text);
    ui_say(&app->ui, said);
}

void app_replay(struct app *app)
{
    struct session *record = app->session;
    if (record == NULL)
        return;
    app->session = NULL;
    app->ui.said[0] = '\0'; /* nothing is played that could be kept */
    open_replay(app, record);
}

int app_pace(const void *self)
{
    const struct app *app = self;
    return replay_screen_pace(&app->ui);
}

static void drop_salvage(struct app *app)
{
    session_free(app->salvage);
    app->salvage = NULL;
}

void app_start(struct app *app, const mw_tiles *tiles, struct session *session,
               const char *path, struct look look)
{
    memset(app, 0, sizeof *app);
    app->tiles = tiles;
    ui_start(&app->ui, look, 80, 24);
    app->ui.setup.fresh_seed = fresh_seed();
    if (session == NULL) {
        show_title(app);
        return;
    }
    char place[UI_PATH] = "";
    /* Without a slash the screens would look for it among the records. */
    if (path != NULL)
        snprintf(place, sizeof place, "%s%s",
                 strchr(path, '/') == NULL ? "./" : "", path);
    open_session(app, session, place);
}

/* The first warning alone is shown here; there is one line for it. */
void app_use_settings(struct app *app, const struct settings *settings,
                      const char *warnings)
{
    struct ui *ui = &app->ui;
    ui->settings = *settings;
    settings_screen_apply(ui);
    if (settings->has_setup) {
        ui->setup.setup = settings->setup;
        ui->setup.remembered = true;
    }
    if (warnings == NULL || warnings[0] == '\0' || ui->said[0] != '\0')
        return;
    char first[UI_SAID - 8], text[UI_SAID];
    snprintf(first, sizeof first, "%s", warnings);
    first[strcspn(first, "\n")] = '\0';
    snprintf(text, sizeof text, "! %s.", first);
    ui_say(ui, text);
}

void app_end(struct app *app)
{
    drop_salvage(app);
    drop_record(app);
    autosave_close(&app->autosave);
    session_free(app->session);
    app->session = NULL;
}

/* ---- what the screens intend ---- */

/* A sign besides the words, so that a refusal never rests on colour. */
static void refuse(struct app *app, const char *reason)
{
    char text[UI_SAID];
    snprintf(text, sizeof text, "! %s.", reason);
    ui_say(&app->ui, text);
}

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
    tell(app, sentence);
}

static void act(struct app *app, mw_action action)
{
    mw_status status = session_act(app->session, action);
    if (status == MW_OK && ends_by_itself(app))
        session_act(app->session, (mw_action){.type = MW_END});
    if (status == MW_OK)
        follow(app);
    else
        refuse(app, mw_status_text(status));
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

static void undo(struct app *app)
{
    bool handed_over = session_can_take_back(app->session);
    if (!session_undo(app->session)) {
        refuse(app, "There is nothing to take back");
        return;
    }
    follow(app);
    if (handed_over && app->ui.said[0] == '\0')
        tell_taken_back(app);
}

static enum loop_next mouse_as_set(const struct app *app)
{
    return app->ui.mouse ? LOOP_MOUSE_ON : LOOP_MOUSE_OFF;
}

static enum loop_next change_settings(struct app *app)
{
    struct problem problem;
    settings_screen_apply(&app->ui);
    if (!settings_save(&app->ui.settings, &problem))
        refuse(app, problem.text);
    return mouse_as_set(app);
}

/* For the next start. It may be that another program changed the settings
 * meanwhile, so they are read anew. A last set-up that cannot be kept is no
 * reason to disturb a game that begins. */
static void remember_setup(struct app *app, const struct setup *setup)
{
    struct settings settings;
    struct text warnings = {0};
    settings_load(&settings, &warnings);
    free(text_take(&warnings, NULL));
    app->ui.settings.setup = settings.setup = *setup;
    app->ui.settings.has_setup = settings.has_setup = true;
    settings_save(&settings, NULL);
}

static void begin(struct app *app, const struct setup *setup)
{
    struct problem problem;
    struct session *session = session_new(app->tiles, setup, &problem);
    app->ui.setup.fresh_seed = fresh_seed();
    if (session == NULL) {
        refuse(app, problem.text);
        return;
    }
    remember_setup(app, setup);
    open_session(app, session, "");
}

/* Tells what is wrong with a record; if a part of it can be played, the
 * screens offer that. */
static void refuse_record(struct app *app, const char *path,
                          const struct problem *problem)
{
    char text[UI_SAID];
    snprintf(text, sizeof text, "%.90s:%d: %.140s", path, problem->line,
             problem->text);
    snprintf(app->salvage_path, sizeof app->salvage_path, "%s", path);
    if (app->salvage == NULL)
        refuse(app, text);
    else
        files_screen_broken(&app->ui, text);
}

static void tell_torn_line(struct app *app)
{
    if (session_torn_line(app->session) != 0)
        refuse(app, "The file's last line has no end and is left out");
}

static void read_record(struct app *app, const char *path, const char *text,
                        size_t length)
{
    struct problem problem;
    drop_salvage(app);
    struct session *session =
        session_read(app->tiles, text, length, &app->salvage, &problem);
    if (session == NULL) {
        refuse_record(app, path, &problem);
        return;
    }
    open_session(app, session, path);
    tell_torn_line(app);
}

static void load_file(struct app *app, const char *path)
{
    struct problem problem;
    size_t length;
    char *text = file_read(path, &length, &problem);
    if (text == NULL)
        refuse(app, problem.text);
    else
        read_record(app, path, text, length);
    free(text);
}

/* Goes on with a game in its own journal. One that cannot be read to its end
 * is left as it is, and what can be read may be played on in a new one. */
static void resume(struct app *app, const char *path)
{
    struct problem problem;
    struct session *session;
    struct journal *journal =
        journal_resume(app->tiles, path, &session, &problem);
    if (journal == NULL && problem.line != 0) {
        load_file(app, path);
    } else if (journal == NULL) {
        refuse(app, problem.text);
    } else {
        show_session(app, session, "");
        tell(app, autosave_adopt(&app->autosave, journal, session));
        tell_torn_line(app);
    }
}

static void load(struct app *app, const char *path)
{
    if (journal_owns(path))
        resume(app, path);
    else
        load_file(app, path);
}

static void delete (struct app *app, const char *path)
{
    struct problem problem;
    bool deleted = journal_owns(path) ? journal_delete(path, &problem)
                                      : unlink(path) == 0 ||
                                            problem_say(&problem, 0, "%s: %s",
                                                        path, strerror(errno));
    records_list(&app->ui.files, app->tiles);
    records_latest(app->tiles, app->resume_path, app->ui.title.resume);
    if (deleted)
        ui_say(&app->ui, "The game is deleted.");
    else
        refuse(app, problem.text);
}

static void go_on_from_salvage(struct app *app)
{
    struct session *session = app->salvage;
    if (session == NULL)
        return;
    app->salvage = NULL;
    open_session(app, session,
                 journal_owns(app->salvage_path) ? "" : app->salvage_path);
}

static bool write_record(const struct app *app, const char *path,
                         struct problem *problem)
{
    size_t length;
    if (!records_make_folder_for(path, problem))
        return false;
    char *text = session_write(app->session, &length);
    if (text == NULL)
        return problem_say(problem, 0, "%s", mw_status_text(MW_NO_MEMORY));
    bool written = file_write(path, text, length, problem);
    free(text);
    return written;
}

static void save(struct app *app, const char *path)
{
    struct problem problem;
    if (journal_owns(path)) {
        refuse(app, "That folder is for running games; choose another one");
    } else if (access(path, F_OK) == 0 && !app->ui.files.overwrite) {
        files_screen_ask(&app->ui);
    } else if (write_record(app, path, &problem)) {
        session_mark_saved(app->session);
        files_screen_saved(&app->ui);
    } else {
        refuse(app, problem.text);
    }
}

/* What needs no game. */
static enum loop_next obey_outside(struct app *app, const struct intent *intent)
{
    switch (intent->type) {
    case INTENT_NEW:
        begin(app, &intent->setup);
        return LOOP_GO_ON;
    case INTENT_LOAD:
        load(app, intent->path);
        return LOOP_GO_ON;
    case INTENT_RESUME:
        resume(app, app->resume_path);
        return LOOP_GO_ON;
    case INTENT_DELETE:
        delete (app, intent->path);
        return LOOP_GO_ON;
    case INTENT_REPLAY:
        replay_file(app, intent->path);
        return LOOP_GO_ON;
    case INTENT_SALVAGE:
        go_on_from_salvage(app);
        return LOOP_GO_ON;
    case INTENT_LIST:
        records_list(&app->ui.files, app->tiles);
        return LOOP_GO_ON;
    case INTENT_MOUSE:
        return mouse_as_set(app);
    case INTENT_SETTINGS:
        return change_settings(app);
    case INTENT_REPAINT:
        return LOOP_REPAINT;
    case INTENT_QUIT:
        return LOOP_LEAVE;
    default:
        return LOOP_GO_ON;
    }
}

/* What is done to the game that is open. */
static void obey_in_game(struct app *app, const struct intent *intent)
{
    switch (intent->type) {
    case INTENT_ACT:
        act(app, intent->action);
        break;
    case INTENT_UNDO:
        undo(app);
        break;
    case INTENT_SAVE:
        save(app, intent->path);
        break;
    case INTENT_STEP:
        show_step(app, intent->number);
        break;
    case INTENT_TURN:
        show_turn(app, intent->number);
        break;
    case INTENT_TAKE_OVER:
        take_over(app);
        break;
    case INTENT_LEAVE:
        show_title(app);
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

enum loop_next app_input(void *self, struct input input)
{
    struct app *app = self;
    struct intent intent = ui_input(&app->ui, app->session, app->tiles, input);
    if (app->session != NULL)
        obey_in_game(app, &intent);
    return obey_outside(app, &intent);
}
