/* Plays, compares and, on a difference, tells how to get there again. */
#include "match.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compare.h"
#include "oracle_legal.h"
#include "oracle_turn.h"
#include "probe.h"

enum { PROBES = 2, LISTED_MAX = 40 };

struct match {
    mw_game *game;
    mw_game *trial;
    oracle o;
    struct chance chance;
    struct taste taste;
    int discards; /* told to the oracle */
    mw_action last;
    enum depth depth;
    int actions;
    mw_events events;
    struct difference difference;
    struct tally *tally;
    bool aloud; /* print what is done */
};

/* ---- telling ---- */

static void print_head(const oracle *o)
{
    printf("mistwall-record 1\nrules 1\nseed %" PRIu64 "\nmodules ",
           o->setup.seed);
    for (int i = 0; mw_module_name(i) != NULL; i++)
        if (o->setup.modules &
            mw_module_bit(mw_module_name(i), strlen(mw_module_name(i))))
            printf("%s%s", i > 0 ? "," : "", mw_module_name(i));
    printf("\n");
    if (o->setup.tiny_city == 2)
        printf("house tiny-city 2\n");
    for (int i = 0; i < o->setup.players; i++)
        printf("player P%d\n", i + 1);
}

static void print_actions(const oracle *o, const char *whose,
                          const mw_actions *actions)
{
    char text[ACTION_TEXT_MAX];
    printf("; %s list:", whose);
    for (int i = 0; i < actions->count && i < LISTED_MAX; i++) {
        action_text(o, actions->list[i], text);
        printf(" %s,", text);
    }
    printf("\n");
}

static void print_failure(const struct match *m)
{
    mw_actions engine;
    mw_legal(m->game, &engine);
    print_actions(&m->o, "the oracle's", oracle_legal(&m->o));
    print_actions(&m->o, "the engine's", &engine);
    printf("; DIFFERENCE at action %d: %s\n", m->actions, m->difference.text);
    fflush(stdout);
}

static void tell(const struct match *m, mw_action action)
{
    char text[ACTION_TEXT_MAX];
    if (!m->aloud)
        return;
    action_text(&m->o, action, text);
    printf("%s\n", text);
}

/* ---- playing ---- */

static void complain(struct match *m, const char *complaint)
{
    if (complaint != NULL)
        difference_say(&m->difference, complaint);
}

/* What only the engine knows: which tiles came from the stack (BASE-5). */
static void tell_draw(struct match *m)
{
    for (; m->discards < mw_discard_count(m->game); m->discards++) {
        complain(m, oracle_discard(&m->o, mw_discarded(m->game, m->discards)));
        m->tally->rare[RARE_DISCARD]++;
    }
    int hand = mw_tile_in_hand(m->game);
    complain(m, hand == MW_NONE ? oracle_draw_none(&m->o)
                                : oracle_draw(&m->o, hand));
}

/* The points of the events are the points that the players got, at the end of
 * the game for what is unfinished. */
static void check_events(struct match *m, const struct before *before)
{
    for (int i = 0; i < m->events.count; i++)
        if (m->events.list[i].type == MW_EVENT_SCORED &&
            m->events.list[i].in_final_scoring != (m->o.step == MW_STEP_OVER))
            difference_say(&m->difference, "events tell of another scoring");
    for (int player = 0; player < m->o.setup.players; player++) {
        int points = m->o.score[player] - before->score[player];
        for (int i = 0; i < m->events.count; i++) {
            const mw_event *event = &m->events.list[i];
            if (event->type == MW_EVENT_SCORED &&
                event->score.winners & 1u << player)
                points -= event->score.points;
            if (event->type == MW_EVENT_PENALTY && event->player == player)
                points += event->count;
        }
        if (points != 0)
            difference_say(&m->difference, "events tell other points");
    }
}

static void probe_one(struct match *m, mw_action action)
{
    char text[ACTION_TEXT_MAX];
    char line[2 * ACTION_TEXT_MAX];
    bool right = oracle_accepts(&m->o, action);
    if (right == (mw_check(m->game, action) == MW_OK))
        return;
    action_text(&m->o, action, text);
    snprintf(line, sizeof line, "the oracle %s, the engine not: %s",
             right ? "accepts" : "refuses", text);
    difference_say(&m->difference, line);
}

/* What is not listed must be refused, what is said otherwise accepted. */
static void probe(struct match *m)
{
    for (int i = 0; i < PROBES_PLAIN; i++)
        probe_one(m, probe_plain(i));
    for (int i = 0; i < PROBES; i++)
        probe_one(m, probe_random(&m->o, &m->chance));
}

static void apply_to_engine(struct match *m, mw_action action,
                            mw_events *events)
{
    mw_status status = mw_apply(m->game, action, events);
    if (status != MW_OK)
        difference_say(&m->difference, mw_status_text(status));
}

/* Every other time the engine is not asked what happened. */
static void apply(struct match *m, mw_action action)
{
    struct before before = before_action(&m->o);
    bool told = chance_below(&m->chance, 2) > 0;
    tell(m, action);
    m->actions++;
    m->last = action;
    apply_to_engine(m, action, told ? &m->events : NULL);
    oracle_apply(&m->o, action);
    if (action.type == MW_END)
        tell_draw(m);
    tally_after(m->tally, &before, &m->o, action);
    if (told)
        check_events(m, &before);
}

/* The player chooses from the oracle's list; that the engine's is the same has
 * just been compared. */
static void play_on(struct match *m)
{
    mw_action action = policy_choose(&m->taste, m->game, m->trial,
                                     oracle_legal(&m->o), &m->chance);
    tally_before(m->tally, &m->o, action);
    apply(m, probe_disguise(&m->o, action, &m->chance));
}

static void play(struct match *m)
{
    tell_draw(m);
    for (;;) {
        compare_all(&m->o, m->game, m->last, m->depth, &m->difference);
        probe(m);
        if (difference_found(&m->difference) || m->o.step == MW_STEP_OVER)
            return;
        play_on(m);
    }
}

static struct match *match_new(const struct game_tiles *tiles,
                               const mw_setup *setup, enum policy policy,
                               enum depth depth)
{
    struct match *m = calloc(1, sizeof *m);
    if (m == NULL)
        abort();
    m->depth = depth;
    m->game = mw_game_new(tiles->engine, setup, NULL);
    m->trial = mw_game_copy(m->game);
    m->chance.state = setup->seed;
    m->taste = policy_taste(policy, &m->chance);
    oracle_start(&m->o, tiles->oracle, setup);
    return m;
}

static void match_free(struct match *m)
{
    mw_game_free(m->game);
    mw_game_free(m->trial);
    free(m);
}

/* The same dice give the same game: what went wrong is played again, aloud. */
static void play_aloud(const struct game_tiles *tiles, const mw_setup *setup,
                       enum policy policy, enum depth depth)
{
    struct tally forgotten = {0};
    struct match *m = match_new(tiles, setup, policy, depth);
    m->tally = &forgotten;
    m->aloud = true;
    print_head(&m->o);
    play(m);
    print_failure(m);
    match_free(m);
}

bool match_play(const struct game_tiles *tiles, const mw_setup *setup,
                enum policy policy, enum depth depth, struct tally *tally)
{
    struct match *m = match_new(tiles, setup, policy, depth);
    m->tally = tally;
    play(m);
    tally->games++;
    tally->policy_games[policy]++;
    tally->policy_actions[policy] += m->actions;
    bool clean = !difference_found(&m->difference);
    match_free(m);
    if (!clean)
        play_aloud(tiles, setup, policy, depth);
    return clean;
}
