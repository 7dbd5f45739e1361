/* Looks through the folder of records. */
#include "records.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "files.h"
#include "journal.h"
#include "record.h"

/* A file of the folder, before it is opened. */
struct found {
    char name[sizeof((struct file_entry *)0)->name];
    time_t changed;
    enum file_kind kind;
};

/* Not allocated: a list that is empty for want of memory would look as if no
 * game had ever been kept. */
struct findings {
    struct found list[UI_FILES];
    int count;
};

static bool is_record(const char *name)
{
    size_t length = strlen(name), ending = strlen(RECORD_ENDING);
    return name[0] != '.' && length > ending &&
           length < sizeof((struct found *)0)->name &&
           strcmp(name + length - ending, RECORD_ENDING) == 0;
}

/* Keeps the list sorted, the latest first; of too many the oldest go. */
static void keep(struct findings *findings, const char *name, time_t changed,
                 enum file_kind kind)
{
    int place = findings->count;
    while (place > 0 && findings->list[place - 1].changed < changed)
        place--;
    if (place == UI_FILES)
        return;
    if (findings->count < UI_FILES)
        findings->count++;
    memmove(&findings->list[place + 1], &findings->list[place],
            (size_t)(findings->count - place - 1) * sizeof findings->list[0]);
    snprintf(findings->list[place].name, sizeof findings->list[place].name,
             "%s", name);
    findings->list[place].changed = changed;
    findings->list[place].kind = kind;
}

static void path_in(const char *folder, const char *name, char path[UI_PATH])
{
    snprintf(path, UI_PATH, "%s/%s", folder, name);
}

static void look_through(const char *folder, enum file_kind kind,
                         struct findings *findings)
{
    char path[UI_PATH];
    struct stat status;
    struct dirent *entry;
    DIR *directory = opendir(folder);
    if (directory == NULL)
        return;
    while ((entry = readdir(directory)) != NULL) {
        if (!is_record(entry->d_name))
            continue;
        path_in(folder, entry->d_name, path);
        /* A program that was killed as it made its file left no game. */
        if (stat(path, &status) == 0 && S_ISREG(status.st_mode) &&
            status.st_size > 0)
            keep(findings, entry->d_name, status.st_mtime, kind);
    }
    closedir(directory);
}

/* ---- what is told about one ---- */

/* "today", "yesterday", "2026-05-01". */
static void write_day(const struct tm *day, char *text, size_t size)
{
    enum { A_DAY = 24 * 60 * 60 };
    static const char *const NEAR[] = {"today", "yesterday"};
    time_t time_then = time(NULL);
    struct tm then;
    for (int i = 0; i < 2; i++, time_then -= A_DAY) {
        if (localtime_r(&time_then, &then) != NULL &&
            then.tm_year == day->tm_year && then.tm_yday == day->tm_yday) {
            snprintf(text, size, "%s", NEAR[i]);
            return;
        }
    }
    if (strftime(text, size, "%Y-%m-%d", day) == 0)
        text[0] = '\0';
}

/* "yesterday 21:40". */
static void write_moment(time_t time, char *text, size_t size)
{
    struct tm moment;
    char day[16];
    text[0] = '\0';
    if (localtime_r(&time, &moment) == NULL)
        return;
    write_day(&moment, day, sizeof day);
    snprintf(text, size, "%s %02d:%02d", day, moment.tm_hour, moment.tm_min);
}

/* Six names of twelve columns, each column of any three bytes. */
enum { NAMES_BYTES = MW_PLAYERS_MAX * (3 * NAME_COLUMNS + 2) + 12 };

/* "Anna, Bert and Cleo". Names are whole; those that do not fit are the
 * others. */
static void write_names(const struct setup *setup, char text[NAMES_BYTES])
{
    static const char OTHERS[] = " and others";
    size_t used = 0;
    for (int i = 0; i < setup->players; i++) {
        bool last = i == setup->players - 1;
        const char *between = i == 0 ? "" : last ? " and " : ", ";
        size_t after = used + strlen(between) + strlen(setup->names[i]);
        if (after + (last ? 1 : sizeof OTHERS) > NAMES_BYTES) {
            memcpy(text + used, OTHERS, sizeof OTHERS);
            return;
        }
        snprintf(text + used, NAMES_BYTES - used, "%s%s", between,
                 setup->names[i]);
        used = after;
    }
}

/* "base, magic". */
static void write_modules(unsigned modules, char *text, size_t size)
{
    size_t used = 0;
    text[0] = '\0';
    for (int i = 0; mw_module_name(i) != NULL; i++) {
        if ((modules & 1U << i) && used < size)
            used += (size_t)snprintf(text + used, size - used, "%s%s",
                                     used == 0 ? "" : ", ", mw_module_name(i));
    }
}

/* "tile 23 of 71", or "over". */
static void write_progress(const mw_game *game, char *text, size_t size)
{
    int turn = mw_turn(game);
    if (mw_game_step(game) == MW_STEP_OVER)
        snprintf(text, size, "over");
    else
        snprintf(text, size, "tile %d of %d", turn, turn + mw_stack_left(game));
}

static struct session *read_session(const char *path, const mw_tiles *tiles)
{
    size_t length;
    char *record = file_read(path, &length, NULL);
    struct session *session =
        record == NULL ? NULL : session_read(tiles, record, length, NULL, NULL);
    free(record);
    return session;
}

static void describe(const char *path, time_t changed, const mw_tiles *tiles,
                     char *text, size_t size)
{
    char moment[24], names[NAMES_BYTES], modules[40], progress[32];
    write_moment(changed, moment, sizeof moment);
    struct session *session = read_session(path, tiles);
    if (session == NULL) {
        snprintf(text, size, "%s  cannot be read to its end", moment);
        return;
    }
    const struct setup *setup = session_setup(session);
    write_names(setup, names);
    write_modules(setup->modules, modules, sizeof modules);
    write_progress(session_game(session), progress, sizeof progress);
    snprintf(text, size, "%s  %s  %s  %s", moment, names, progress, modules);
    session_free(session);
}

static void add_entry(struct files_screen *screen, const struct found *found,
                      const mw_tiles *tiles)
{
    char path[UI_PATH];
    struct file_entry *entry = &screen->list[screen->count++];
    memcpy(entry->name, found->name, sizeof entry->name);
    entry->kind = found->kind;
    path_in(found->kind == FILE_RUNNING ? screen->games : screen->folder,
            found->name, path);
    describe(path, found->changed, tiles, entry->text, sizeof entry->text);
}

void records_list(struct files_screen *screen, const mw_tiles *tiles)
{
    screen->count = 0;
    screen->folder[0] = '\0';
    screen->games[0] = '\0';
    file_records_folder(screen->folder, sizeof screen->folder, false, NULL);
    file_games_folder(screen->games, sizeof screen->games, false, NULL);
    struct findings findings = {.count = 0};
    look_through(screen->folder, FILE_RECORD, &findings);
    if (screen->mode == FILES_LOAD)
        look_through(screen->games, FILE_RUNNING, &findings);
    for (int i = 0; i < findings.count; i++)
        add_entry(screen, &findings.list[i], tiles);
}

/* Says what there is to go on with; false if the game is no such one. */
static bool offer(const char *path, time_t changed, const mw_tiles *tiles,
                  char text[TITLE_RESUME])
{
    char moment[24], names[NAMES_BYTES], progress[32];
    struct session *session =
        journal_busy(path) ? NULL : read_session(path, tiles);
    if (session == NULL)
        return false;
    const mw_game *game = session_game(session);
    /* A program that was killed at once leaves a game nobody has played. */
    bool running =
        mw_game_step(game) != MW_STEP_OVER && session_action_count(session) > 0;
    write_moment(changed, moment, sizeof moment);
    write_names(session_setup(session), names);
    write_progress(game, progress, sizeof progress);
    session_free(session);
    if (running)
        snprintf(text, TITLE_RESUME, "%s, %s, %s", names, progress, moment);
    return running;
}

void records_latest(const mw_tiles *tiles, char path[UI_PATH],
                    char text[TITLE_RESUME])
{
    char folder[UI_PATH] = "";
    struct findings findings = {.count = 0};
    bool found = false;
    if (file_games_folder(folder, sizeof folder, false, NULL))
        look_through(folder, FILE_RUNNING, &findings);
    for (int i = 0; !found && i < findings.count; i++) {
        path_in(folder, findings.list[i].name, path);
        found = offer(path, findings.list[i].changed, tiles, text);
    }
    if (!found)
        path[0] = text[0] = '\0';
}

bool records_make_folder_for(const char *path, struct problem *problem)
{
    char folder[UI_PATH] = "";
    file_records_folder(folder, sizeof folder, false, NULL);
    size_t length = strlen(folder);
    if (length == 0 || strncmp(path, folder, length) != 0 ||
        path[length] != '/')
        return true;
    return file_records_folder(folder, sizeof folder, true, problem);
}
