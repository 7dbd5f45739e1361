/* Any file as the journal of a running game: it is refused and left as it is,
 * or the game goes on in it and can be resumed a second time. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "disk.h"
#include "files.h"
#include "fuzz.h"
#include "journal.h"

static char path[] = "/tmp/mistwall-fuzz-XXXXXX/game.mistwall";

static void remove_folder(void)
{
    unlink(path);
    *strrchr(path, '/') = '\0';
    rmdir(path);
}

/* What is fuzzed is what is read, not the disk: nothing is flushed. */
static int no_flush(int descriptor)
{
    (void)descriptor;
    return 0;
}

static void make_folder(void)
{
    static bool made;
    if (made)
        return;
    char *slash = strrchr(path, '/');
    *slash = '\0';
    FUZZ_MUST(mkdtemp(path) != NULL);
    *slash = '/';
    atexit(remove_folder);
    disk.flush = no_flush;
    made = true;
}

static void put(const uint8_t *bytes, size_t length)
{
    FILE *file = fopen(path, "wb");
    FUZZ_MUST(file != NULL);
    FUZZ_MUST(fwrite(bytes, 1, length, file) == length);
    FUZZ_MUST(fclose(file) == 0);
}

static void check_untouched(const uint8_t *bytes, size_t length)
{
    size_t there;
    char *text = file_read(path, &there, NULL);
    FUZZ_MUST(text != NULL && there == length);
    FUZZ_MUST(memcmp(text, bytes, length) == 0);
    free(text);
}

static struct journal *resume(struct session **session, struct problem *problem)
{
    return journal_resume(fuzz_tiles(), path, session, problem);
}

/* Goes on, lets the file go, and finds the same game in it again. */
static void check_going_on(struct journal *journal, struct session *session)
{
    struct problem problem;
    struct session *again;
    if (session_legal(session)->count > 0)
        FUZZ_MUST(session_act(session, session_legal(session)->list[0]) ==
                  MW_OK);
    FUZZ_MUST(journal_follow(journal, session, &problem) == JOURNAL_KEPT);
    journal_close(journal);
    journal = resume(&again, &problem);
    FUZZ_MUST(journal != NULL);
    FUZZ_MUST(mw_hash(session_game(again)) == mw_hash(session_game(session)));
    FUZZ_MUST(session_torn_line(again) == 0);
    FUZZ_MUST(session_action_count(again) == session_action_count(session));
    journal_close(journal);
    session_free(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct problem problem = {0};
    struct session *session;
    make_folder();
    put(bytes, length);
    struct journal *journal = resume(&session, &problem);
    if (journal != NULL) {
        check_going_on(journal, session);
    } else {
        FUZZ_MUST(session == NULL && problem.text[0] != '\0');
        check_untouched(bytes, length);
    }
    session_free(session);
    return 0;
}
