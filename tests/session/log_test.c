/* Scores and events in words. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "log.h"
#include "support.h"
#include "utf8.h"

static struct setup players(const char *names)
{
    struct setup setup;
    setup_default(&setup);
    assert_true(setup_read_players(&setup, names, NULL));
    return setup;
}

static mw_score city_of_8_with_2_coats(void)
{
    return (mw_score){
        .kind = MW_CITY,
        .complete = true,
        .winners = 1 << 0 | 1 << 1,
        .term_count = 2,
        .terms = {{MW_TERM_TILES, 8, 2, 16}, {MW_TERM_COATS, 2, 2, 4}},
        .points = 20,
        .meeples = {2, 2}};
}

static void says(const struct setup *setup, mw_score score, bool final,
                 const char *sentence)
{
    char text[LOG_BYTES];
    mw_event event = {
        .type = MW_EVENT_SCORED, .in_final_scoring = final, .score = score};
    assert_true(log_sentence(NULL, setup, &event, text));
    assert_string_equal(text, sentence);
}

static void fault_4_a_tie_is_told_with_the_full_score_for_each(void **state)
{
    (void)state;
    struct setup setup = players("Red,Blue");
    says(&setup, city_of_8_with_2_coats(), false,
         "City: 8 tiles x 2 + 2 coats of arms x 2 = 20 each to Red and Blue "
         "(2 knights each)");
}

static void fault_60_the_log_tells_the_majority(void **state)
{
    (void)state;
    struct setup setup = players("Red,Blue,Green");
    mw_score score = city_of_8_with_2_coats();
    score.winners = 1 << 2;
    score.meeples[2] = 3;
    score.meeples[0] = 0;
    says(&setup, score, false,
         "City: 8 tiles x 2 + 2 coats of arms x 2 = 20 to Green (3 knights, "
         "Blue 2)");
}

static void one_of_a_thing_is_called_so(void **state)
{
    (void)state;
    struct setup setup = players("Red,Blue");
    mw_score score = {
        .kind = MW_CITY,
        .winners = 1,
        .term_count = 2,
        .terms = {{MW_TERM_TILES, 1, 1, 1}, {MW_TERM_COATS, 1, 1, 1}},
        .points = 2,
        .meeples = {1}};
    says(&setup, score, true,
         "Unfinished city: 1 tile + 1 coat of arms = 2 to Red (1 knight)");
}

static void a_monastery_counts_itself(void **state)
{
    (void)state;
    struct setup setup = players("Red,Blue");
    mw_score score = {
        .kind = MW_MONASTERY,
        .complete = true,
        .winners = 2,
        .term_count = 2,
        .terms = {{MW_TERM_MONASTERY, 1, 1, 1}, {MW_TERM_NEIGHBOURS, 8, 1, 8}},
        .points = 9,
        .meeples = {0, 1}};
    says(&setup, score, false,
         "Monastery: 1 + 8 tiles around it = 9 to Blue (1 monk)");
}

static void fields_tell_their_cities(void **state)
{
    (void)state;
    struct setup setup = players("Red,Blue");
    mw_score score = {.kind = MW_FIELD,
                      .winners = 1,
                      .term_count = 1,
                      .terms = {{MW_TERM_CITIES, 2, 3, 6}},
                      .points = 6,
                      .meeples = {2, 1}};
    says(&setup, score, true,
         "Field: 2 complete cities x 3 = 6 to Red (2 farmers, Blue 1)");
    score.terms[0] = (mw_term){MW_TERM_CITIES, 0, 3, 0};
    score.points = 0;
    says(&setup, score, true,
         "Field: 0 complete cities x 3 = 0 to Red (2 farmers, Blue 1)");
}

static void roads_have_thieves_and_maybe_nobody(void **state)
{
    (void)state;
    struct setup setup = players("Red,Blue");
    mw_score score = {.kind = MW_ROAD,
                      .complete = true,
                      .winners = 3,
                      .term_count = 1,
                      .terms = {{MW_TERM_TILES, 4, 1, 4}},
                      .points = 4,
                      .meeples = {1, 1}};
    says(&setup, score, false,
         "Road: 4 tiles = 4 each to Red and Blue (1 thief each)");
    score.winners = 0;
    memset(score.meeples, 0, sizeof score.meeples);
    says(&setup, score, false, "Road: 4 tiles = 4 to nobody");
    char text[LOG_BYTES];
    mw_event event = {
        .type = MW_EVENT_SCORED, .in_final_scoring = true, .score = score};
    assert_false(log_sentence(NULL, &setup, &event, text));
}

static void guards_count_among_the_figures(void **state)
{
    (void)state;
    struct setup setup = players("Red,Blue");
    mw_score score = city_of_8_with_2_coats();
    score.meeples[0] = 1;
    score.guards[0] = 1;
    char text[LOG_BYTES];
    log_winners(&setup, &score, text);
    assert_string_equal(text, "Red and Blue (2 knights each)");
}

static void long_names_are_cut_between_characters(void **state)
{
    (void)state;
    struct setup setup = players("2");
    setup.players = 0;
    for (int i = 0; i < 6; i++) {
        /* Six wide characters with two accents each: 45 bytes a name. */
        char name[NAME_BYTES] = "";
        for (int k = 0; k < 6; k++)
            strcat(name, "\xe6\x9d\x8e\xcc\x81\xcc\x81");
        name[2] = (char)(name[2] + i);
        assert_true(setup_add_player(&setup, name, NULL));
    }
    mw_score score = city_of_8_with_2_coats();
    score.winners = 0x3f;
    char text[LOG_BYTES];
    log_winners(&setup, &score, text);
    assert_in_range(strlen(text), LOG_BYTES - 4, LOG_BYTES - 1);
    for (const char *at = text; *at != '\0';)
        assert_true(utf8_next(&at) != UTF8_BAD);
}

static void a_whole_game_is_told(void **state)
{
    (void)state;
    mw_tiles *tiles = shipped_tiles();
    struct session *session = new_session(tiles, 2, 11);
    uint64_t seed = 5;
    while (act_randomly(session, &seed))
        ;
    int kinds[MW_EVENT_OVER + 1] = {0};
    for (int i = 0; i < session_log_count(session); i++) {
        const struct log_entry *entry = session_log(session, i);
        assert_true(strlen(entry->text) > 5);
        assert_in_range(entry->player, 0, 1);
        assert_in_range(entry->turn, 1, 72);
        kinds[entry->type]++;
    }
    assert_true(kinds[MW_EVENT_PLACED] > 60);
    assert_true(kinds[MW_EVENT_FIGURE] > 5);
    assert_true(kinds[MW_EVENT_SCORED] > 3);
    assert_int_equal(kinds[MW_EVENT_OVER], 1);
    const struct log_entry *last =
        session_log(session, session_log_count(session) - 1);
    assert_non_null(strstr(last->text, "The game is over: "));
    session_free(session);
    mw_tiles_free(tiles);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fault_4_a_tie_is_told_with_the_full_score_for_each),
        cmocka_unit_test(fault_60_the_log_tells_the_majority),
        cmocka_unit_test(one_of_a_thing_is_called_so),
        cmocka_unit_test(a_monastery_counts_itself),
        cmocka_unit_test(fields_tell_their_cities),
        cmocka_unit_test(roads_have_thieves_and_maybe_nobody),
        cmocka_unit_test(guards_count_among_the_figures),
        cmocka_unit_test(long_names_are_cut_between_characters),
        cmocka_unit_test(a_whole_game_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
