/* Golden screens of the board: every phase and panel, sizes and tiers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "board_now.h"
#include "golden.h"
#include "hands.h"

#define FULL                                                                   \
    {                                                                          \
        COLOURS_256, GLYPHS_UTF8                                               \
    }
#define FEW                                                                    \
    {                                                                          \
        COLOURS_8, GLYPHS_UTF8                                                 \
    }
#define CONSOLE                                                                \
    {                                                                          \
        COLOURS_8, GLYPHS_CONSOLE                                              \
    }
#define MONO                                                                   \
    {                                                                          \
        COLOURS_NEVER, GLYPHS_UTF8                                             \
    }
#define ASCII                                                                  \
    {                                                                          \
        COLOURS_NEVER, GLYPHS_ASCII                                            \
    }

/* A screen is a game played for some turns, and then some keys. */
struct scene {
    const char *name;
    int columns, rows;
    struct look look;
    const char *players;
    int turns;
    const char *keys;
    const char *stack; /* designs drawn first, or NULL */
};

static const uint64_t SEED = 4711;

/* A cap closes the start tile's city, with a knight in it. */
#define CAP      "city-cap"
#define CAP_KEYS ":0,-1\n\n2\n"

static const struct scene SCENES[] = {
    /* phases */
    {"board-start", 80, 24, FULL, "Anna,Bert", 0, "", NULL},
    {"board-place", 80, 24, FULL, "Anna,Bert", 4, "\t", NULL},
    {"board-place-not-here", 80, 24, FULL, "Anna,Bert", 4, ":0,0\n", NULL},
    {"board-place-number", 80, 24, FULL, "Anna,Bert", 4, "2", NULL},
    {"board-place-goto", 80, 24, FULL, "Anna,Bert", 4, ":-1,", NULL},
    {"board-place-purist", 80, 24, FULL, "Anna,Bert", 4, "v\t", NULL},
    {"board-figure", 80, 24, FULL, "Anna,Bert", 4, "\n\t", NULL},
    {"board-score", 80, 24, FULL, "Anna,Bert", 0, CAP_KEYS, CAP},
    {"board-score-nothing", 80, 24, FULL, "Anna,Bert", 4, "\np", NULL},
    {"board-over", 80, 24, FULL, "Anna,Bert", 71, "", NULL},
    /* looking */
    {"board-inspect", 80, 24, FULL, "Anna,Bert", 20, ":0,0\ni\t", NULL},
    {"board-inspect-empty", 80, 24, FULL, "Anna,Bert", 20, "i", NULL},
    {"board-help", 80, 24, FULL, "Anna,Bert", 20, "?", NULL},
    {"board-help-figure", 80, 24, FULL, "Anna,Bert", 4, "\n?", NULL},
    {"board-tiles", 80, 24, FULL, "Anna,Bert", 20, "t", NULL},
    {"board-log", 80, 24, FULL, "Anna,Bert", 20, "L", NULL},
    {"board-quit", 80, 24, FULL, "Anna,Bert", 20, "q", NULL},
    /* sizes of tiles; by itself it is the small one here */
    {"board-overview", 80, 24, FULL, "Anna,Bert", 20, "o", NULL},
    {"board-small", 80, 24, FULL, "Anna,Bert", 20, "", NULL},
    {"board-medium", 80, 24, FULL, "Anna,Bert", 20, "+", NULL},
    {"board-large", 80, 24, FULL, "Anna,Bert", 20, "++", NULL},
    {"board-hidden", 80, 24, FULL, "Anna,Bert", 20, "z", NULL},
    /* sizes of the screen */
    {"board-120x40", 120, 40, FULL, "Anna,Bert,Cleo", 20, "", NULL},
    {"board-120x40-tiles", 120, 40, FULL, "Anna,Bert,Cleo", 20, "t", NULL},
    {"board-60x20", 60, 20, FULL, "Anna,Bert", 12, "", NULL},
    {"board-60x20-help", 60, 20, FULL, "Anna,Bert", 12, "?", NULL},
    {"board-40x15", 40, 15, FULL, "2", 12, "", NULL},
    {"board-40x15-score", 40, 15, FULL, "2", 0, CAP_KEYS, CAP},
    {"board-40x15-six", 40, 15, FULL, "6", 12, "", NULL},
    {"board-40x15-quit", 40, 15, FULL, "6", 12, "q", NULL},
    {"board-39x14", 39, 14, FULL, "2", 0, "", NULL},
    {"board-six-players", 80, 24, FULL, "6", 12, "", NULL},
    /* tiers */
    {"board-8", 80, 24, FEW, "Anna,Bert", 4, "\n\t", NULL},
    {"board-console", 80, 24, CONSOLE, "Anna,Bert", 4, "\n\t", NULL},
    {"board-mono", 80, 24, MONO, "Anna,Bert", 4, "\n\t", NULL},
    {"board-mono-score", 80, 24, MONO, "Anna,Bert", 0, CAP_KEYS, CAP},
    {"board-ascii", 80, 24, ASCII, "Anna,Bert", 4, "\t", NULL},
    {"board-ascii-help", 80, 24, ASCII, "Anna,Bert", 4, "?", NULL},
    {"board-ascii-40x15", 40, 15, ASCII, "6", 12, "", NULL},
};

static void check(const struct scene *scene)
{
    struct hands *hands =
        hands_new(&(struct hands_options){.columns = scene->columns,
                                          .rows = scene->rows,
                                          .look = scene->look,
                                          .mono = true,
                                          .players = scene->players,
                                          .seed = SEED,
                                          .stack = scene->stack});
    hands_play(hands, scene->turns, SEED);
    hands->ui.screen = SCREEN_BOARD;
    hands_type(hands, scene->keys);
    struct canvas *canvas = hands_canvas(hands);
    golden_check(scene->name, canvas);
    canvas_free(canvas);
    hands_free(hands);
}

/* A game in which a turn completes two features or more, at its sums. */
static struct hands *two_scores(void)
{
    for (uint64_t seed = 0; seed < 50; seed++) {
        struct hands *hands = hands_new(
            &(struct hands_options){.columns = 120, .rows = 40, .seed = seed});
        for (int i = 0; i < 200; i++) {
            struct board_now now;
            board_now(&now, &hands->ui, hands->session);
            if (now.scored_count > 1)
                return hands;
            hands_type(hands, i % 4 == 0 ? "\t\n" : "\n");
        }
        hands_free(hands);
    }
    fail_msg("no turn completes two features");
    return NULL;
}

static void two_scores_look_as_they_did(void **state)
{
    (void)state;
    struct hands *hands = two_scores();
    struct canvas *canvas = hands_canvas(hands);
    golden_check("board-score-two", canvas);
    canvas_free(canvas);
    hands_type(hands, "\t\t");
    canvas = hands_canvas(hands);
    golden_check("board-score-second", canvas);
    canvas_free(canvas);
    hands_free(hands);
}

static void the_board_looks_as_it_did(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof SCENES / sizeof *SCENES; i++)
        check(&SCENES[i]);
}

/* ASCII terminals must not be sent anything else. */
static void in_ascii_every_glyph_is_ascii(void **state)
{
    static const char *const KEYS[] = {"",  "\n", "\np", "?", "t",
                                       "L", "q",  "i",   "+", "z"};
    (void)state;
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) {
        struct hands *hands = hands_new(
            &(struct hands_options){.look = ASCII, .mono = true, .seed = SEED});
        hands_play(hands, 12, SEED);
        hands_type(hands, KEYS[i]);
        struct canvas *canvas = hands_canvas(hands);
        for (int k = 0; k < canvas->columns * canvas->rows; k++)
            assert_in_range(canvas->cells[k].glyph, ' ', '~');
        canvas_free(canvas);
        hands_free(hands);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_board_looks_as_it_did),
        cmocka_unit_test(two_scores_look_as_they_did),
        cmocka_unit_test(in_ascii_every_glyph_is_ascii),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
