/* Looks through the folder of records. */
#include "records.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "files.h"
#include "utf8.h"

/* A file of the folder, before it is opened. */
struct found {
    char name[sizeof((struct file_entry *)0)->name];
    time_t changed;
};

struct findings {
    struct found list[UI_FILES];
    int count;
};

static bool is_record(const char *name)
{
    size_t length = strlen(name), ending = strlen(FILES_ENDING);
    return name[0] != '.' && length > ending &&
           length < sizeof((struct found *)0)->name &&
           strcmp(name + length - ending, FILES_ENDING) == 0;
}

/* Keeps the list sorted, the latest first; of too many the oldest go. */
static void keep(struct findings *findings, const char *name, time_t changed)
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
}

static void path_in(const char *folder, const char *name, char path[UI_PATH])
{
    snprintf(path, UI_PATH, "%s/%s", folder, name);
}

static void look_through(const char *folder, struct findings *findings)
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
        if (stat(path, &status) == 0 && S_ISREG(status.st_mode))
            keep(findings, entry->d_name, status.st_mtime);
    }
    closedir(directory);
}

/* ---- what is told about one ---- */

static void write_day(time_t time, char *text, size_t size)
{
    struct tm day;
    if (localtime_r(&time, &day) == NULL ||
        strftime(text, size, "%Y-%m-%d", &day) == 0)
        text[0] = '\0';
}

/* "Anna, Bert", as far as it fits. */
static void write_names(const struct setup *setup, char *text, size_t size)
{
    char all[MW_PLAYERS_MAX * (NAME_BYTES + 2)] = "";
    size_t used = 0;
    for (int i = 0; i < setup->players; i++)
        used += (size_t)snprintf(all + used, sizeof all - used, "%s%s",
                                 i == 0 ? "" : ", ", setup->names[i]);
    size_t length = used < size ? used : utf8_cut(all, size - 1);
    memcpy(text, all, length);
    text[length] = '\0';
}

static void tell(const struct session *session, const char *day, char *text,
                 size_t size)
{
    char names[60], state[32] = "over";
    const mw_game *game = session_game(session);
    write_names(session_setup(session), names, sizeof names);
    if (mw_game_step(game) != MW_STEP_OVER)
        snprintf(state, sizeof state, "turn %d", mw_turn(game));
    snprintf(text, size, "%s  %s  %s", day, names, state);
}

static void describe(const char *path, time_t changed, const mw_tiles *tiles,
                     char *text, size_t size)
{
    char day[16];
    size_t length;
    write_day(changed, day, sizeof day);
    char *record = file_read(path, &length, NULL);
    struct session *session =
        record == NULL ? NULL : session_read(tiles, record, length, NULL, NULL);
    if (session == NULL)
        snprintf(text, size, "%s  cannot be read to its end", day);
    else
        tell(session, day, text, size);
    session_free(session);
    free(record);
}

void records_list(struct files_screen *screen, const mw_tiles *tiles)
{
    char path[UI_PATH];
    screen->count = 0;
    screen->folder[0] = '\0';
    file_records_folder(screen->folder, sizeof screen->folder, false, NULL);
    struct findings *findings = calloc(1, sizeof *findings);
    if (findings == NULL)
        return;
    look_through(screen->folder, findings);
    for (int i = 0; i < findings->count; i++) {
        const struct found *found = &findings->list[i];
        struct file_entry *entry = &screen->list[screen->count++];
        memcpy(entry->name, found->name, sizeof entry->name);
        path_in(screen->folder, found->name, path);
        describe(path, found->changed, tiles, entry->text, sizeof entry->text);
    }
    free(findings);
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
