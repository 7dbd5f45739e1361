/* The final table: its numbers are the session's, and its keys lead on. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "guest.h"

static struct hands *at_table(const char *players, uint64_t seed)
{
    struct hands *guest = guest_new(80, 24);
    guest_play(guest, players, seed);
    return guest;
}

/* The row of a player is found by his name, his numbers stand behind it. */
static void expect_row(const struct hands *guest, int player)
{
    struct sheet sheet = session_sheet(guest->session, player);
    char text[120];
    snprintf(text, sizeof text, "%-12s%7d%8d%13d%8d%7d",
             session_setup(guest->session)->names[player], sheet.road,
             sheet.city, sheet.monastery, sheet.field, sheet.total);
    assert_true(guest_sees(guest, text));
}

static void each_player_has_his_points_by_kind(void **state)
{
    (void)state;
    struct hands *guest = at_table("Anna,Bert,Cleo,Dora,Emil,Fritz", 5);
    for (int i = 0; i < 6; i++)
        expect_row(guest, i);
    assert_true(guest_sees(guest, "seed 5"));
    hands_free(guest);
}

static int best_of(const struct hands *guest, int *winners)
{
    int best = 0;
    *winners = 0;
    for (int i = 0; i < session_setup(guest->session)->players; i++) {
        int total = session_sheet(guest->session, i).total;
        if (total > best)
            *winners = 0;
        if (total >= best) {
            best = total;
            ++*winners;
        }
    }
    return best;
}

static bool is_over(const struct hands *hands)
{
    return mw_game_step(session_game(hands->session)) == MW_STEP_OVER;
}

static struct hands *table_of(const char *modules, int columns)
{
    struct hands *hands =
        hands_find(&(struct hands_options){.modules = modules,
                                           .players = "Anna,Bert,Cleo",
                                           .columns = columns},
                   1, is_over);
    assert_int_equal(hands->ui.screen, SCREEN_TABLE);
    return hands;
}

/* Without its module a column would be full of noughts. */
static void columns_of_modules_appear_with_them(void **state)
{
    static const struct {
        const char *modules, *head;
        bool there;
    } HEADS[] = {
        {"base", "castles", false},      {"base", "mage", false},
        {"base,magic", "mage", true},    {"base,magic", "witch", true},
        {"base,magic", "ghosts", false}, {"base,mist", "castles", true},
        {"base,mist", "ghosts", true},   {"base,mist", "witch", false},
    };
    (void)state;
    for (size_t i = 0; i < sizeof HEADS / sizeof *HEADS; i++) {
        struct hands *hands = table_of(HEADS[i].modules, 80);
        assert_int_equal(hands_see(hands, HEADS[i].head, NULL, NULL),
                         HEADS[i].there);
        hands_free(hands);
    }
}

static void everything_fits_on_80_columns_and_adds_up(void **state)
{
    (void)state;
    struct hands *hands = table_of("base,magic,mist,circle", 80);
    assert_true(hands_see(hands,
                          "roads cities mon. fields castles ghosts total mage "
                          "witch",
                          NULL, NULL));
    assert_true(hands_see(hands, "What mage and witch changed", NULL, NULL));
    for (int i = 0; i < 3; i++) {
        struct sheet sheet = session_sheet(hands->session, i);
        char text[120];
        assert_int_equal(sheet.total, sheet.road + sheet.city +
                                          sheet.monastery + sheet.field +
                                          sheet.castle + sheet.ghosts);
        snprintf(text, sizeof text, "%-12s%6d%7d%5d%7d%8d%7d%6d%5d%6d",
                 session_setup(hands->session)->names[i], sheet.road,
                 sheet.city, sheet.monastery, sheet.field, sheet.castle,
                 sheet.ghosts, sheet.total, sheet.mage, sheet.witch);
        assert_true(hands_see(hands, text, NULL, NULL));
    }
    hands_free(hands);
}

/* There the names are cut, and what is contained in other columns goes. */
static void everything_fits_on_40_columns_too(void **state)
{
    (void)state;
    struct hands *hands = table_of("base,magic,mist,circle", 40);
    assert_true(hands_see(hands, "rds cit mon fld cas gho sum", NULL, NULL));
    assert_false(hands_see(hands, "mag", NULL, NULL));
    hands_free(hands);
}

/* Both verdicts arise within a few dozen seeds. */
static void BASE_18_most_points_win_and_equal_points_share(void **state)
{
    (void)state;
    bool won = false, shared = false;
    for (uint64_t seed = 1; seed < 200 && !(won && shared); seed++) {
        struct hands *guest = at_table("Anna,Bert", seed);
        char text[80];
        int winners;
        int best = best_of(guest, &winners);
        if (winners == 1) {
            won = true;
            snprintf(text, sizeof text, " wins with %d point", best);
            assert_true(guest_sees(guest, text));
        } else {
            shared = true;
            snprintf(text, sizeof text,
                     "Anna and Bert share the victory with %d points each.",
                     best);
            assert_true(guest_sees(guest, text));
            assert_true(guest_sees(guest, "nothing breaks the tie"));
        }
        hands_free(guest);
    }
    assert_true(won && shared);
}

static void the_best_stand_first(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed < 6; seed++) {
        struct hands *guest = at_table("Anna,Bert,Cleo,Dora", seed);
        const struct setup *setup = session_setup(guest->session);
        for (int i = 0; i < 4; i++) {
            for (int other = 0; other < 4; other++) {
                int column, row, below;
                /* The names stand in the verdict, too: look behind chips. */
                char text[96];
                snprintf(text, sizeof text, " %c  %s", setup->names[i][0],
                         setup->names[i]);
                assert_true(hands_see(guest, text, &column, &row));
                snprintf(text, sizeof text, " %c  %s", setup->names[other][0],
                         setup->names[other]);
                assert_true(hands_see(guest, text, &column, &below));
                if (session_sheet(guest->session, i).total >
                    session_sheet(guest->session, other).total)
                    assert_true(row < below);
            }
        }
        hands_free(guest);
    }
}

static void keys_and_clicks_lead_on(void **state)
{
    (void)state;
    struct hands *guest = at_table("2", 3);
    session_mark_saved(guest->session);
    guest_type(guest, "b");
    assert_int_equal(guest->ui.screen, SCREEN_BOARD);
    guest->ui.screen = SCREEN_TABLE;
    guest_click(guest, "b board");
    assert_int_equal(guest->ui.screen, SCREEN_BOARD);
    guest->ui.screen = SCREEN_TABLE;
    guest_type(guest, "s");
    assert_int_equal(guest->ui.screen, SCREEN_FILES);
    guest_type(guest, "\033t");
    assert_int_equal(guest->last.type, INTENT_LEAVE);
    guest_click(guest, "q quit");
    assert_int_equal(guest->last.type, INTENT_QUIT);
    hands_free(guest);
}

/* Nothing is lost by one slip of a finger. */
static void an_unsaved_game_is_left_only_on_the_second_press(void **state)
{
    (void)state;
    static const struct {
        const char *key;
        enum intent_type type;
    } WAYS[] = {{"q", INTENT_QUIT}, {"t", INTENT_LEAVE}, {"n", INTENT_NEW}};
    for (size_t i = 0; i < sizeof WAYS / sizeof *WAYS; i++) {
        struct hands *guest = at_table("2", 3);
        guest_type(guest, WAYS[i].key);
        assert_int_equal(guest->last.type, INTENT_NONE);
        assert_true(guest_sees(guest, "not saved"));
        guest_type(guest, "^");
        guest_type(guest, WAYS[i].key);
        assert_int_equal(guest->last.type, INTENT_NONE);
        guest_type(guest, WAYS[i].key);
        assert_int_equal(guest->last.type, WAYS[i].type);
        hands_free(guest);
    }
}

static void play_again_keeps_the_set_up_and_changes_the_tiles(void **state)
{
    (void)state;
    struct hands *guest = at_table("Anna,Bert,Cleo", 3);
    guest_type(guest, "nn");
    assert_int_equal(guest->last.type, INTENT_NEW);
    assert_int_equal(guest->last.setup.players, 3);
    assert_string_equal(guest->last.setup.names[2], "Cleo");
    assert_int_not_equal(guest->last.setup.seed, 3);
    assert_int_equal(guest->ui.screen, SCREEN_BOARD);
    hands_free(guest);
}

static void where_both_do_not_fit_tab_shows_the_other(void **state)
{
    (void)state;
    struct hands *guest = guest_new(40, 15);
    guest_play(guest, "6", 7);
    assert_true(guest_sees(guest, "road"));
    assert_false(guest_sees(guest, "points after each turn"));
    guest_type(guest, "\t");
    assert_false(guest_sees(guest, "road"));
    assert_true(guest_sees(guest, "points after each turn"));
    guest_click(guest, "Tab chart");
    assert_true(guest_sees(guest, "road"));
    hands_free(guest);
}

/* Each player's letter stands at the end of his line. */
static void the_chart_ends_with_every_players_letter(void **state)
{
    (void)state;
    struct hands *guest = at_table("6", 7);
    int first, last, row;
    assert_true(hands_see(guest, "points after each turn", &first, &row));
    assert_true(hands_see(guest, ", final", &last, &row));
    last += (int)strlen(", final");
    struct canvas *canvas = hands_canvas(guest);
    const struct setup *setup = session_setup(guest->session);
    for (int i = 0; i < 6; i++) {
        int found = 0;
        for (int r = 0; r < row; r++) {
            for (int c = last; c < 80; c++)
                found += canvas_get(canvas, c, r).glyph ==
                         (uint32_t)setup_letter(setup, i);
        }
        assert_int_equal(found, 1);
    }
    canvas_free(canvas);
    hands_free(guest);
}

/* With few colours a bright one beside its dark twin is no contrast. */
static void no_player_has_the_hue_of_the_charts_ground(void **state)
{
    (void)state;
    static const enum colours FEW[] = {COLOURS_8, COLOURS_16};
    struct hands *guest = at_table("6", 22);
    int column, row;
    for (size_t i = 0; i < sizeof FEW / sizeof *FEW; i++) {
        guest->ui.look.colours = FEW[i];
        assert_true(hands_see(guest, "points after", &column, &row));
        struct canvas *canvas = hands_canvas(guest);
        struct cell ground = canvas_get(canvas, column + 4, row - 6);
        int hue = ink_colour((enum ink)ground.bg, FEW[i]) % 8;
        assert_int_equal(ground.glyph, ' ');
        assert_int_not_equal(ground.bg, INK_DEFAULT);
        for (int player = 0; player < PLAYER_COLOURS; player++)
            assert_int_not_equal(
                ink_colour((enum ink)(INK_PLAYER + player), FEW[i]) % 8, hue);
        canvas_free(canvas);
    }
    hands_free(guest);
}

/* Without a game there is nothing to show and no way but the title. */
static void without_a_game_it_leads_to_the_title(void **state)
{
    (void)state;
    struct hands *guest = guest_new(80, 24);
    guest->ui.screen = SCREEN_TABLE;
    canvas_free(hands_canvas(guest));
    guest_type(guest, "q");
    assert_int_equal(guest->ui.screen, SCREEN_TITLE);
    hands_free(guest);
}

static void it_looks_as_it_did(void **state)
{
    (void)state;
    struct hands *guest = at_table("Anna,Bert,J\u00fcrgen", 22);
    guest_check(guest, "table", COLOURS_256, GLYPHS_UTF8);
    guest_check(guest, "table-8", COLOURS_8, GLYPHS_UTF8);
    guest_check(guest, "table-mono", COLOURS_NEVER, GLYPHS_UTF8);
    guest_check(guest, "table-console", COLOURS_8, GLYPHS_CONSOLE);
    guest_check(guest, "table-ascii", COLOURS_NEVER, GLYPHS_ASCII);
    guest_input(guest, (struct input){INPUT_RESIZE, 0, 40, 15});
    guest_check(guest, "table-small", COLOURS_256, GLYPHS_UTF8);
    guest_type(guest, "\t");
    guest_check(guest, "table-small-chart", COLOURS_256, GLYPHS_UTF8);
    hands_free(guest);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_player_has_his_points_by_kind),
        cmocka_unit_test(columns_of_modules_appear_with_them),
        cmocka_unit_test(everything_fits_on_80_columns_and_adds_up),
        cmocka_unit_test(everything_fits_on_40_columns_too),
        cmocka_unit_test(BASE_18_most_points_win_and_equal_points_share),
        cmocka_unit_test(the_best_stand_first),
        cmocka_unit_test(keys_and_clicks_lead_on),
        cmocka_unit_test(an_unsaved_game_is_left_only_on_the_second_press),
        cmocka_unit_test(play_again_keeps_the_set_up_and_changes_the_tiles),
        cmocka_unit_test(where_both_do_not_fit_tab_shows_the_other),
        cmocka_unit_test(the_chart_ends_with_every_players_letter),
        cmocka_unit_test(no_player_has_the_hue_of_the_charts_ground),
        cmocka_unit_test(without_a_game_it_leads_to_the_title),
        cmocka_unit_test(it_looks_as_it_did),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
