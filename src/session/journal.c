/* Keeps a game that is being played on the disk. */
#include "journal.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "disk.h"
#include "files.h"
#include "record.h"

struct journal {
    int descriptor; /* holds the lock */
    off_t length;   /* of what is surely in the file */
    size_t trail;   /* bytes of the session's trail that are in it */
    size_t begun;   /* the same when this program began to write it */
    bool fresh;     /* made by this program */
    bool failing;
    char path[PATH_MAX];
};

/* ---- one file, one program ---- */

/* The lock goes with the process, however that ends. flock, since the locks of
 * fcntl would be lost as soon as any part of this program closed the file. */
static bool lock(int descriptor, const char *path, struct problem *problem)
{
    if (flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        return true;
    if (errno == EWOULDBLOCK)
        return problem_path(problem, path, "this game is being played already");
    return problem_errno(problem, path);
}

/* Opens and locks; -1 with the reason. A file that was removed meanwhile is
 * locked in vain. */
static int take(const char *path, int flags, struct problem *problem)
{
    struct stat status;
    int descriptor = open(path, flags | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (descriptor < 0) {
        int why = errno;
        problem_errno(problem, path);
        errno = why;
        return -1;
    }
    bool taken = lock(descriptor, path, problem);
    if (taken && (fstat(descriptor, &status) != 0 || status.st_nlink == 0 ||
                  !S_ISREG(status.st_mode)))
        taken = problem_path(problem, path, "this is no ordinary file");
    if (taken)
        return descriptor;
    close(descriptor);
    return -1;
}

/* ---- a new file ---- */

/* The moment and the players, "20260501-214003-red-blue": sorted by age, and
 * nothing that tells the seed. `again` tells names of one second apart. */
static bool write_path(const char *folder, const struct setup *setup, int again,
                       char *path, size_t size)
{
    char moment[32], players[100];
    time_t now = time(NULL);
    struct tm day;
    if (localtime_r(&now, &day) == NULL ||
        strftime(moment, sizeof moment, "%Y%m%d-%H%M%S", &day) == 0)
        moment[0] = '\0';
    setup_file_name(setup, players, sizeof players);
    char number[16] = "";
    if (again > 0)
        snprintf(number, sizeof number, "-%d", again + 1);
    int bytes = snprintf(path, size, "%s/%s-%s%s%s", folder, moment, players,
                         number, RECORD_ENDING);
    return bytes >= 0 && (size_t)bytes < size;
}

enum { MOST_NAMES = 100 };

/* A file that was not there before; sets path. -1 with the reason. */
static int make_file(struct journal *journal, const struct setup *setup,
                     struct problem *problem)
{
    char folder[PATH_MAX];
    if (!file_games_folder(folder, sizeof folder, true, problem))
        return -1;
    for (int again = 0; again < MOST_NAMES; again++) {
        if (!write_path(folder, setup, again, journal->path,
                        sizeof journal->path))
            break;
        int descriptor = take(journal->path, O_CREAT | O_EXCL, problem);
        if (descriptor >= 0 || errno != EEXIST)
            return descriptor;
    }
    problem_path(problem, folder, "there is no free name for the game");
    return -1;
}

/* The whole game so far, without what was taken back before. */
static bool write_start(struct journal *journal, const struct session *session,
                        struct problem *problem)
{
    size_t length;
    char *text = session_write(session, &length);
    if (text == NULL)
        return problem_say(problem, 0, "%s", mw_status_text(MW_NO_MEMORY));
    bool put = disk_put(journal->descriptor, text, length, 0);
    free(text);
    if (!put || !file_flush_folder_of(journal->path))
        return problem_errno(problem, journal->path);
    journal->length = (off_t)length;
    session_trail(session, &journal->trail);
    journal->begun = journal->trail;
    return true;
}

static void discard(struct journal *journal)
{
    unlink(journal->path);
    file_flush_folder_of(journal->path);
    close(journal->descriptor);
    free(journal);
}

struct journal *journal_begin(const struct session *session,
                              struct problem *problem)
{
    struct journal *journal = calloc(1, sizeof *journal);
    if (journal == NULL) {
        problem_say(problem, 0, "%s", mw_status_text(MW_NO_MEMORY));
        return NULL;
    }
    journal->fresh = true;
    journal->descriptor = make_file(journal, session_setup(session), problem);
    if (journal->descriptor < 0) {
        free(journal);
        return NULL;
    }
    if (write_start(journal, session, problem))
        return journal;
    discard(journal);
    return NULL;
}

/* ---- an old file ---- */

/* What comes after the last line end was torn off while it was written. It is
 * removed, so that the next line begins a line. */
static bool cut_torn_line(struct journal *journal, const char *text,
                          size_t length, struct problem *problem)
{
    size_t whole = length; /* at least the head of the record */
    while (text[whole - 1] != '\n')
        whole--;
    journal->length = (off_t)whole;
    if (whole == length)
        return true;
    return (ftruncate(journal->descriptor, (off_t)whole) == 0 &&
            disk.flush(journal->descriptor) == 0) ||
           problem_errno(problem, journal->path);
}

/* The steps that are done by themselves may have been torn off. They are done
 * after the journal knows how far the file goes, and so they are written. */
static bool read_back(struct journal *journal, const mw_tiles *tiles,
                      struct session **session, struct problem *problem)
{
    size_t length;
    char *text = file_read(journal->path, &length, problem);
    if (text == NULL)
        return false;
    *session = session_replay(tiles, text, length, problem);
    bool read =
        *session != NULL && cut_torn_line(journal, text, length, problem);
    free(text);
    if (!read)
        return false;
    session_trail(*session, &journal->trail);
    journal->begun = journal->trail;
    session_settle(*session);
    return true;
}

struct journal *journal_resume(const mw_tiles *tiles, const char *path,
                               struct session **session,
                               struct problem *problem)
{
    struct journal *journal = calloc(1, sizeof *journal);
    *session = NULL;
    if (journal == NULL) {
        problem_say(problem, 0, "%s", mw_status_text(MW_NO_MEMORY));
        return NULL;
    }
    snprintf(journal->path, sizeof journal->path, "%s", path);
    journal->descriptor = take(path, 0, problem);
    if (journal->descriptor >= 0 && read_back(journal, tiles, session, problem))
        return journal;
    session_free(*session);
    *session = NULL;
    if (journal->descriptor >= 0)
        close(journal->descriptor);
    free(journal);
    return NULL;
}

/* ---- while the game is played ---- */

/* After a failure the same bytes come again, and more behind them, so what was
 * half written is written over and nothing else can be left there. A flush
 * that failed may have dropped pages, and they are written again, too. */
static bool add(struct journal *journal, const struct session *session,
                struct problem *problem)
{
    size_t length;
    const char *trail = session_trail(session, &length);
    size_t more = length - journal->trail;
    if (more == 0)
        return true;
    if (!disk_put(journal->descriptor, trail + journal->trail, more,
                  journal->length))
        return problem_errno(problem, journal->path);
    journal->length += (off_t)more;
    journal->trail = length;
    return true;
}

enum journal_answer journal_follow(struct journal *journal,
                                   const struct session *session,
                                   struct problem *problem)
{
    bool failed_before = journal->failing;
    journal->failing = !add(journal, session, problem);
    if (journal->failing)
        return failed_before ? JOURNAL_FAILING : JOURNAL_FAILED;
    return failed_before ? JOURNAL_BACK : JOURNAL_KEPT;
}

const char *journal_path(const struct journal *journal)
{
    return journal->path;
}

void journal_close(struct journal *journal)
{
    if (journal == NULL)
        return;
    if (journal->fresh && !journal->failing &&
        journal->trail == journal->begun) {
        discard(journal);
        return;
    }
    close(journal->descriptor);
    free(journal);
}

/* ---- games that are over ---- */

/* The journal's own name, in the folder of records; another game that has it
 * already is never written over. */
static bool record_path(const struct journal *journal, char *path, size_t size,
                        struct problem *problem)
{
    char folder[PATH_MAX];
    const char *name = strrchr(journal->path, '/') + 1;
    int stem = (int)(strlen(name) - strlen(RECORD_ENDING));
    if (!file_records_folder(folder, sizeof folder, true, problem))
        return false;
    for (int again = 0; again < MOST_NAMES; again++) {
        char number[16] = "";
        if (again > 0)
            snprintf(number, sizeof number, "-%d", again + 1);
        int bytes = snprintf(path, size, "%s/%.*s%s%s", folder, stem, name,
                             number, RECORD_ENDING);
        if (bytes < 0 || (size_t)bytes >= size)
            break;
        if (access(path, F_OK) != 0)
            return true;
    }
    return problem_path(problem, folder,
                        "there is no free name for the record");
}

bool journal_finish(struct journal *journal, const struct session *session,
                    char *path, size_t size, struct problem *problem)
{
    size_t length;
    if (!record_path(journal, path, size, problem))
        return false;
    char *text = session_write(session, &length);
    if (text == NULL)
        return problem_say(problem, 0, "%s", mw_status_text(MW_NO_MEMORY));
    bool written = file_write(path, text, length, problem);
    free(text);
    if (written)
        discard(journal);
    return written;
}

/* ---- files nobody plays ---- */

bool journal_owns(const char *path)
{
    char folder[PATH_MAX], real[PATH_MAX], above[PATH_MAX];
    file_folder_of(path, above);
    if (!file_games_folder(folder, sizeof folder, false, NULL) ||
        realpath(above, real) == NULL || realpath(folder, above) == NULL)
        return false;
    return strcmp(real, above) == 0;
}

bool journal_busy(const char *path)
{
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    bool busy = flock(descriptor, LOCK_SH | LOCK_NB) != 0;
    close(descriptor);
    return busy;
}

bool journal_delete(const char *path, struct problem *problem)
{
    int descriptor = take(path, 0, problem);
    if (descriptor < 0)
        return false;
    bool deleted = unlink(path) == 0 || problem_errno(problem, path);
    close(descriptor);
    file_flush_folder_of(path);
    return deleted;
}
