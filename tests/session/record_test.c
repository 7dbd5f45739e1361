/* Records as text: heads, lines, and what is wrong with them. */
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "record.h"
#include "support.h"

#define FIRST "mistwall-record 1\n"
#define HEAD  FIRST "rules 1\nseed 7\nmodules base\nplayer Red\nplayer Blue\n"

static mw_tiles *tiles;

static int start(void **state)
{
    (void)state;
    tiles = shipped_tiles();
    return 0;
}

static int stop(void **state)
{
    (void)state;
    mw_tiles_free(tiles);
    return 0;
}

static void refuses_bytes(const char *text, size_t length, int line,
                          const char *reason)
{
    struct problem problem = {0};
    struct session *session = session_read(tiles, text, length, NULL, &problem);
    assert_null(session);
    if (strstr(problem.text, reason) == NULL)
        fail_msg("\"%s\" is not in \"%s\"", reason, problem.text);
    assert_int_equal(problem.line, line);
}

static void refuses(const char *text, int line, const char *reason)
{
    refuses_bytes(text, strlen(text), line, reason);
}

static struct session *reads(const char *text)
{
    struct problem problem = {0};
    struct session *session =
        session_read(tiles, text, strlen(text), NULL, &problem);
    if (session == NULL)
        fail_msg("line %d: %s", problem.line, problem.text);
    return session;
}

static void what_is_no_record_is_refused(void **state)
{
    (void)state;
    refuses("", 1, "this is no record");
    refuses("\n", 1, "this is no record");
    refuses("hello\n", 1, "this is no record");
    refuses("mistwall-record 1", 1, "this is no record");
    refuses("mistwall-recorder 1\n", 1, "this is no record");
    refuses("mistwall-record\n", 1, "has format \"\"");
    refuses("mistwall-record 2\n", 1, "has format \"2\"");
    refuses("; first\n" HEAD, 1, "this is no record");
}

static void heads_are_whole(void **state)
{
    (void)state;
    refuses(FIRST, 1, "no line of rules");
    refuses(FIRST "rules 1\nmodules base\nplayer A\nplayer B\n", 5,
            "no line of seed");
    refuses(FIRST "rules 1\nseed 1\nplayer A\nplayer B\n", 5,
            "no line of modules");
    refuses(FIRST "rules 1\nseed 1\nmodules base\n", 4, "no line of player");
    refuses(FIRST "rules 1\nseed 1\nmodules base\nplayer A\n", 5,
            "2 to 6 players");
    refuses(HEAD "seed 8\n", 7, "second line of seed");
    refuses(FIRST "rules 2\n", 2, "rules 2, and this program plays rules 1");
    refuses(FIRST "rules one\n", 2, "rules needs a number");
    refuses(FIRST "seed x\n", 2, "the seed is a number");
    refuses(FIRST "modules base,circle\n", 2, "need the mist");
    refuses(FIRST "house tiny-city 5\n", 2, "takes 2 or 4");
    refuses(FIRST "player \n", 2, "empty");
    refuses(FIRST "player Red \n", 2, "space at an end");
    refuses(HEAD "player red\n", 7, "two players are called Red");
}

static void the_tile_set_must_be_the_same(void **state)
{
    (void)state;
    refuses(HEAD "set base 0123456789abcdef\n", 7,
            "the tile set base is not the one this game was played with");
    refuses(HEAD "set bass 0123456789abcdef\n", 7, "no tile set \"bass\"");
    refuses(HEAD "set base 0123\n", 7, "fingerprint of 16 hex digits");
    refuses(HEAD "set\n", 7, "needs a name and a fingerprint");
    char text[400];
    snprintf(text, sizeof text, "%sset base %016" PRIx64 "\n", HEAD,
             mw_tiles_set_fingerprint(tiles, 0));
    session_free(reads(text));
}

static void stacks_that_cannot_be_are_refused_with_the_tile(void **state)
{
    (void)state;
    refuses(HEAD "stack monastery moat\n", 7, "unknown tile: moat");
    refuses(HEAD "stack crossing crossing\n", 7,
            "crossing more often than the 1");
    /* One of the four copies lies on the table. */
    refuses(HEAD "stack city-road-straight city-road-straight "
                 "city-road-straight city-road-straight\n",
            7, "city-road-straight more often than the 3");
    struct session *session = reads(HEAD "stack crossing city-full\n");
    int crossing = mw_design_find(tiles, "crossing", 8);
    assert_int_equal(mw_tile_in_hand(session_game(session)), crossing);
    session_free(session);
}

static void fault_6_the_whole_set_can_be_ordered(void **state)
{
    (void)state;
    struct text text = {0};
    text_add(&text, "%s%s", HEAD, "stack");
    int base = mw_tiles_set_find(tiles, "base", 4);
    for (int i = 0; i < mw_design_count(tiles); i++) {
        if (mw_design_set(tiles, i) != base)
            continue;
        int copies = mw_design_copies(tiles, i) - mw_design_starts(tiles, i);
        for (int k = 0; k < copies; k++)
            text_add(&text, " %s", mw_design_id(tiles, i));
    }
    text_add(&text, "\n");
    char *bytes = text_take(&text, NULL);
    struct session *session = reads(bytes);
    assert_int_equal(session_setup(session)->stack_count, 71);
    session_free(session);
    free(bytes);
}

static void colours_are_read_when_they_differ(void **state)
{
    (void)state;
    struct session *session = reads(HEAD "colours pink,black\n");
    assert_int_equal(session_setup(session)->colours[1], COLOUR_BLACK);
    char *text = session_write(session, NULL);
    assert_non_null(strstr(text, "\ncolours pink,black\n"));
    free(text);
    session_free(session);
    session = reads(HEAD "colours red,blue\n");
    text = session_write(session, NULL);
    assert_null(strstr(text, "colours"));
    free(text);
    session_free(session);
    refuses(HEAD "colours pink\n", 7, "1 colours for 2 players");
    refuses("mistwall-record 1\ncolours pink,pink\nrules 1\nseed 7\n"
            "modules base\nplayer Red\nplayer Blue\n",
            2, "two players are pink");
}

static void refusals_name_line_and_reason(void **state)
{
    (void)state;
    refuses(HEAD "stack crossing\nplace 1,0 0\nplace 2,0 0\n", 9,
            "not what has to be done now");
    refuses(HEAD "stack crossing\n\n; a comment\nplace 0,-1 0\n", 10,
            "the city to the south does not match");
    refuses(HEAD "stack road-straight\nplace 1,0 1\n", 8,
            "the road to the west does not match");
    refuses(HEAD "place 0,0 0\n", 7, "a tile lies there already");
    refuses(HEAD "place 5,5 0\n", 7, "no tile beside that cell");
    refuses(HEAD "undone\n", 7, "no action \"undone\"");
    refuses(HEAD "undo\n", 7, "nothing to take back");
    refuses(HEAD "pass\n", 7, "not what has to be done now");
    refuses(HEAD "meeple city N\n", 7, "not what has to be done now");
    refuses(HEAD "stack crossing\nplace 1,0 0\nmeeple city N\n", 9,
            "no \"city N\"");
}

static void a_bare_action_may_be_appended(void **state)
{
    (void)state;
    struct session *session =
        reads(HEAD "stack crossing\nplace 1,0 0\nmeeple road N\nend\n");
    assert_int_equal(mw_turn(session_game(session)), 2);
    assert_int_equal(session_torn_line(session), 0);
    session_free(session);
}

static void hashes_are_checked_where_there_are_some(void **state)
{
    (void)state;
    struct session *session = reads(HEAD "stack crossing\nplace 1,0 0\n");
    char line[200], *text = session_write(session, NULL);
    const char *hash = strchr(text, '#');
    assert_non_null(hash);
    snprintf(line, sizeof line, HEAD "stack crossing\nplace 1,0 0 %.17s\n",
             hash);
    session_free(reads(line));
    line[strlen(line) - 2] = line[strlen(line) - 2] == '0' ? '1' : '0';
    refuses(line, 8, "not as it was when this was written");
    refuses(HEAD "place 1,0 0 #12\n", 7, "not 16 hex digits");
    refuses(HEAD "place 1,0 0 #\n", 7, "not 16 hex digits");
    refuses(HEAD "place 1,0 0 #0123456789abcdef end\n", 7, "not 16 hex digits");
    free(text);
    session_free(session);
}

static void a_torn_last_line_is_never_an_action(void **state)
{
    (void)state;
    struct session *session =
        reads(HEAD "stack crossing\nplace 1,0 0\nmeeple road N");
    assert_int_equal(session_torn_line(session), 9);
    assert_int_equal(mw_game_step(session_game(session)), MW_STEP_FIGURE);
    session_free(session);
    session = reads(HEAD "garbage \r \x01");
    assert_int_equal(session_torn_line(session), 7);
    session_free(session);
}

static void hostile_bytes_are_refused(void **state)
{
    (void)state;
    refuses("mistwall-record 1\r\nrules 1\r\n", 1, "not in CR LF");
    refuses(HEAD "place 1,0 0\r\n", 7, "not in CR LF");
    refuses(HEAD "place 1,0 0\x07\n", 7, "control character (7) in column 12");
    static const char NUL[] = HEAD "pl\0ce 1,0 0\n";
    refuses_bytes(NUL, sizeof NUL - 1, 7, "control character (0) in column 3");
}

static void very_long_lines_are_refused(void **state)
{
    (void)state;
    size_t length = 4 << 20, head = strlen(HEAD);
    char *text = malloc(length);
    assert_non_null(text);
    memset(text, 'x', length);
    memcpy(text, HEAD, head);
    text[length - 1] = '\n';
    refuses_bytes(text, length, 7, "the line is too long");
    memcpy(text + head, "player ", 7);
    refuses_bytes(text, length, 7, "the line is too long");
    text[length - 1] = 'x';
    /* One long torn line: what came before it stands. */
    struct session *session = session_read(tiles, text, length, NULL, NULL);
    assert_non_null(session);
    session_free(session);
    free(text);
}

static void four_mebibytes_of_garbage_are_refused(void **state)
{
    (void)state;
    size_t length = 4 << 20;
    unsigned char *bytes = malloc(length);
    uint64_t seed = 1;
    assert_non_null(bytes);
    for (size_t i = 0; i < length; i++)
        bytes[i] = (unsigned char)chance(&seed, 256);
    refuses_bytes((char *)bytes, length, 1, "this is no record");
    memcpy(bytes, HEAD, strlen(HEAD));
    bytes[strlen(HEAD)] = 0;
    bytes[strlen(HEAD) + 1] = '\n';
    refuses_bytes((char *)bytes, length, 7, "control character");
    free(bytes);
}

static void what_could_be_read_is_salvaged(void **state)
{
    (void)state;
    static const char TEXT[] =
        HEAD "stack crossing\nplace 1,0 0\nmeeple moat\n";
    struct session *salvage = NULL;
    struct problem problem;
    assert_null(session_read(tiles, TEXT, strlen(TEXT), &salvage, &problem));
    assert_int_equal(problem.line, 9);
    assert_non_null(salvage);
    assert_int_equal(mw_game_step(session_game(salvage)), MW_STEP_FIGURE);
    session_free(salvage);
    assert_null(session_read(tiles, "x\n", 2, &salvage, &problem));
    assert_null(salvage);
}

static void a_wrong_hash_ends_the_salvage_before_its_line(void **state)
{
    (void)state;
    static const char TEXT[] = HEAD "stack crossing\n"
                                    "place 1,0 0 #0000000000000000\n";
    struct session *salvage = NULL;
    assert_null(session_read(tiles, TEXT, strlen(TEXT), &salvage, NULL));
    assert_non_null(salvage);
    assert_int_equal(mw_game_step(session_game(salvage)), MW_STEP_PLACE);
    session_free(salvage);
}

static void records_are_written_as_the_format_says(void **state)
{
    (void)state;
    struct session *session = reads(
        HEAD "house tiny-city 2\nstack crossing\nplace 1,0 0\nmeeple road N\n");
    char *text = session_write(session, NULL), expected[400];
    snprintf(expected, sizeof expected,
             FIRST "rules 1\nseed 7\nmodules base\n"
                   "set base %016" PRIx64 "\n"
                   "house tiny-city 2\nplayer Red\nplayer Blue\n"
                   "stack crossing\n"
                   "place 1,0 0                          #",
             mw_tiles_set_fingerprint(tiles, 0));
    assert_memory_equal(text, expected, strlen(expected));
    snprintf(expected, sizeof expected,
             "meeple road N                        #%016" PRIx64 "\n",
             mw_hash(session_game(session)));
    assert_string_equal(strstr(text, "meeple"), expected);
    free(text);
    session_free(session);
}

static void heads_have_their_bounds(void **state)
{
    (void)state;
    static char text[8192];
    refuses(FIRST "rules\n", 2, "rules needs a number");
    refuses("mistwall-record"
            "\x7f"
            " 1\n",
            1, "control character (127)");
    refuses("mistwall-record1\n", 1, "this is no record");
    refuses(HEAD "#0123456789abcdef\n", 7, "there is no action \"\"");
    strcpy(text, HEAD "colours ");
    for (int i = 0; i < 20; i++)
        strcat(text, "yellow,");
    strcat(text, "red\n");
    refuses(text, 7, "there are too many colours");
    strcpy(text, HEAD "stack");
    for (int i = 0; i < MW_TILES_MAX + 1; i++)
        strcat(text, " crossing");
    strcat(text, "\n");
    refuses(text, 7, "the stack has too many tiles");
    refuses(HEAD "stack magic-city-two-road\n", 7,
            "magic-city-two-road, which is not in the modules");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_no_record_is_refused),
        cmocka_unit_test(heads_are_whole),
        cmocka_unit_test(the_tile_set_must_be_the_same),
        cmocka_unit_test(stacks_that_cannot_be_are_refused_with_the_tile),
        cmocka_unit_test(fault_6_the_whole_set_can_be_ordered),
        cmocka_unit_test(colours_are_read_when_they_differ),
        cmocka_unit_test(refusals_name_line_and_reason),
        cmocka_unit_test(a_bare_action_may_be_appended),
        cmocka_unit_test(hashes_are_checked_where_there_are_some),
        cmocka_unit_test(a_torn_last_line_is_never_an_action),
        cmocka_unit_test(hostile_bytes_are_refused),
        cmocka_unit_test(very_long_lines_are_refused),
        cmocka_unit_test(four_mebibytes_of_garbage_are_refused),
        cmocka_unit_test(what_could_be_read_is_salvaged),
        cmocka_unit_test(a_wrong_hash_ends_the_salvage_before_its_line),
        cmocka_unit_test(records_are_written_as_the_format_says),
        cmocka_unit_test(heads_have_their_bounds),
    };
    return cmocka_run_group_tests(tests, start, stop);
}
