/* Games are loaded, saved and deleted. */
#include "app_files.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "app_games.h"
#include "app_tell.h"
#include "files.h"
#include "records.h"

void app_drop_salvage(struct app *app)
{
    session_free(app->salvage);
    app->salvage = NULL;
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
        app_refuse(app, text);
    else
        files_screen_broken(&app->ui, text);
}

static void read_record(struct app *app, const char *path, const char *text,
                        size_t length)
{
    struct problem problem;
    app_drop_salvage(app);
    struct session *session =
        session_read(app->tiles, text, length, &app->salvage, &problem);
    if (session == NULL) {
        refuse_record(app, path, &problem);
        return;
    }
    app_open_session(app, session, path);
    app_tell_torn_line(app, app->session);
}

static void load_file(struct app *app, const char *path)
{
    struct problem problem;
    size_t length;
    char *text = file_read(path, &length, &problem);
    if (text == NULL)
        app_refuse(app, problem.text);
    else
        read_record(app, path, text, length);
    free(text);
}

/* Goes on with a game in its own journal. One that cannot be read to its end
 * is left as it is, and what can be read may be played on in a new one. */
void app_resume(struct app *app, const char *path)
{
    struct problem problem;
    struct session *session;
    struct journal *journal =
        journal_resume(app->tiles, path, &session, &problem);
    if (journal == NULL && problem.line != 0) {
        load_file(app, path);
    } else if (journal == NULL) {
        app_refuse(app, problem.text);
    } else {
        app_show_session(app, session, "");
        app_tell(app, autosave_adopt(&app->autosave, journal, session));
        app_tell_torn_line(app, app->session);
    }
}

void app_load(struct app *app, const char *path)
{
    if (journal_owns(path))
        app_resume(app, path);
    else
        load_file(app, path);
}

void app_delete(struct app *app, const char *path)
{
    struct problem problem;
    bool deleted = journal_owns(path)
                       ? journal_delete(path, &problem)
                       : unlink(path) == 0 || problem_errno(&problem, path);
    records_list(&app->ui.files, app->tiles);
    records_latest(app->tiles, app->resume_path, app->ui.title.resume);
    if (deleted)
        ui_say(&app->ui, "The game is deleted.");
    else
        app_refuse(app, problem.text);
}

void app_go_on_from_salvage(struct app *app)
{
    struct session *session = app->salvage;
    if (session == NULL)
        return;
    app->salvage = NULL;
    app_open_session(app, session,
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

void app_save(struct app *app, const char *path)
{
    struct problem problem;
    if (journal_owns(path)) {
        app_refuse(app, "That folder is for running games; choose another one");
    } else if (access(path, F_OK) == 0 && !app->ui.files.overwrite) {
        files_screen_ask(&app->ui);
    } else if (write_record(app, path, &problem)) {
        session_mark_saved(app->session);
        files_screen_saved(&app->ui);
    } else {
        app_refuse(app, problem.text);
    }
}
