/* Any text as a record: it is refused with a line and a reason, or it is a
 * game that can be written and read again. */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "session.h"

/* Written, read and written again it stays the same, byte by byte. */
static void check_written(const struct session *session)
{
    struct problem problem;
    size_t length, again_length;
    char *text = session_write(session, &length);
    FUZZ_MUST(text != NULL);
    struct session *again =
        session_replay(fuzz_tiles(), text, length, &problem);
    FUZZ_MUST(again != NULL);
    FUZZ_MUST(mw_hash(session_game(again)) == mw_hash(session_game(session)));
    char *twice = session_write(again, &again_length);
    FUZZ_MUST(twice != NULL && again_length == length);
    FUZZ_MUST(memcmp(text, twice, length) == 0);
    session_free(again);
    free(twice);
    free(text);
}

/* Taking back until nothing is left must always be possible. */
static void check_undo(struct session *session)
{
    while (session_can_undo(session))
        FUZZ_MUST(session_undo(session));
    FUZZ_MUST(!session_undo(session));
}

static void check_read(const char *text, size_t length)
{
    struct problem problem = {0};
    struct session *salvage;
    struct session *session =
        session_read(fuzz_tiles(), text, length, &salvage, &problem);
    FUZZ_MUST(session == NULL || salvage == NULL);
    FUZZ_MUST(session != NULL || (problem.line > 0 && problem.text[0] != '\0'));
    struct session *either = session != NULL ? session : salvage;
    if (either != NULL) {
        check_written(either);
        check_undo(either);
    }
    session_free(either);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct problem problem = {0};
    const char *text = (const char *)bytes;
    check_read(text, length);
    struct session *session =
        session_replay(fuzz_tiles(), text, length, &problem);
    if (session != NULL)
        check_written(session);
    session_free(session);
    return 0;
}
