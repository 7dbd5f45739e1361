/* Keeps the open game in a journal and says when that fails. */
#include "autosave.h"

#include <stdio.h>
#include <string.h>

static const char *say_lost(struct autosave *autosave,
                            const struct problem *problem)
{
    int place = problem->reason > 0 ? problem->reason - (int)strlen(": ") : 0;
    /* The place comes last, where narrow screens have no room for it. */
    snprintf(autosave->said, sizeof autosave->said,
             "! Autosave failed: %.150s. Play on, but save it elsewhere. %.*s",
             problem->text + problem->reason, place, problem->text);
    autosave->told = true;
    return autosave->said;
}

static const char *say_back(struct autosave *autosave)
{
    autosave->told = false;
    return "The game is kept by itself again.";
}

/* A game that could not be kept from its start is tried again with each
 * action: the disk may have room by now. */
static const char *begin(struct autosave *autosave, struct session *session)
{
    struct problem problem;
    autosave->journal = journal_begin(session, &problem);
    if (autosave->journal == NULL)
        return autosave->told ? NULL : say_lost(autosave, &problem);
    session_mark_saved(session);
    return autosave->told ? say_back(autosave) : NULL;
}

static bool is_over(const struct session *session)
{
    return mw_game_step(session_game(session)) == MW_STEP_OVER;
}

/* The journal has the game to its end, so nothing is lost if this fails. */
static const char *finish(struct autosave *autosave,
                          const struct session *session)
{
    struct problem problem;
    char path[UI_PATH];
    if (!journal_finish(autosave->journal, session, path, sizeof path,
                        &problem)) {
        snprintf(autosave->said, sizeof autosave->said,
                 "! %.150s. The game stays among the running ones.",
                 problem.text);
        return autosave->said;
    }
    autosave->journal = NULL;
    snprintf(autosave->said, sizeof autosave->said,
             "The game is kept as %.200s.", strrchr(path, '/') + 1);
    return autosave->said;
}

const char *autosave_open(struct autosave *autosave, struct session *session)
{
    autosave_close(autosave);
    return is_over(session) ? NULL : begin(autosave, session);
}

const char *autosave_adopt(struct autosave *autosave, struct journal *journal,
                           struct session *session)
{
    autosave_close(autosave);
    autosave->journal = journal;
    return autosave_follow(autosave, session);
}

const char *autosave_follow(struct autosave *autosave, struct session *session)
{
    struct problem problem;
    if (autosave->journal == NULL)
        return begin(autosave, session);
    switch (journal_follow(autosave->journal, session, &problem)) {
    case JOURNAL_FAILED:
        return say_lost(autosave, &problem);
    case JOURNAL_FAILING:
        return NULL;
    case JOURNAL_KEPT:
    case JOURNAL_BACK:
        break;
    }
    session_mark_saved(session);
    if (is_over(session))
        return finish(autosave, session);
    return autosave->told ? say_back(autosave) : NULL;
}

void autosave_close(struct autosave *autosave)
{
    journal_close(autosave->journal);
    *autosave = (struct autosave){0};
}
