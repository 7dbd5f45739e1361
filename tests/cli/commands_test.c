/* The commands from outside: exit codes, sentences, JSON. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "common/home.h"
#include "common/scale.h"
#include "program.h"

#define HEAD                                                                   \
    "mistwall-record 1\nrules 1\nseed 7\nmodules base\nplayer Red\n"           \
    "player Blue\n"

/* A city of two tiles for Red; then it is Blue's turn. */
#define TURN HEAD "stack city-cap monastery\nplace 0,-1 2\nmeeple city S\nend\n"

/* One sentence on stderr, nothing on stdout, and that exit code. */
static void fails(const struct program *run, int status, const char *sentence)
{
    if (strstr(run->err, sentence) == NULL)
        fail_msg("\"%s\" is not in \"%s\"", sentence, run->err);
    assert_int_equal(run->status, status);
    assert_string_equal(run->out, "");
    assert_ptr_equal(strchr(run->err, '\n'), run->err + strlen(run->err) - 1);
}

static const struct program *works(const struct program *run)
{
    if (run->status != 0 || run->err[0] != '\0')
        fail_msg("exit %d: %s", run->status, run->err);
    return run;
}

static void version_and_help_are_printed(void **state)
{
    (void)state;
    assert_memory_equal(works(program_run("--version"))->out, "mistwall ", 9);
    const struct program *run = works(program_run("--help"));
    assert_non_null(strstr(run->out, "usage: mistwall"));
    assert_non_null(strstr(run->out, "simulate"));
    assert_non_null(strstr(run->out, "--color"));
}

static void each_command_explains_itself(void **state)
{
    (void)state;
    static const char *const NAMES[] = {"new",   "load",     "replay", "score",
                                        "legal", "simulate", "tiles"};
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++) {
        char usage[60];
        snprintf(usage, sizeof usage, "usage: mistwall %s", NAMES[i]);
        assert_non_null(
            strstr(works(program_run("%s --help", NAMES[i]))->out, usage));
        const struct program *help = works(program_run("-h %s", NAMES[i]));
        for (const char *line = help->out; *line != '\0';) {
            size_t length = strcspn(line, "\n");
            assert_true(length <= 80);
            line += length + (line[length] == '\n');
        }
    }
}

static void bad_usage_gives_2_and_a_sentence(void **state)
{
    (void)state;
    fails(program_run("play"), 2, "mistwall: there is no command \"play\"");
    fails(program_run("--foo"), 2, "no option --foo");
    fails(program_run("-x"), 2, "no option -x");
    fails(program_run("score"), 2, "score needs a FILE");
    fails(program_run("score a b"), 2, "\"b\" is too much");
    fails(program_run("score a --seed 4"), 2, "score takes no --seed");
    fails(program_run("score a --json=yes"), 2, "--json takes no value");
    fails(program_run("simulate --games"), 2, "--games needs a value");
    fails(program_run("simulate --games 0"), 2, "--games: it is a number");
    fails(program_run("simulate --games -5"), 2, "not \"-5\"");
    fails(program_run("simulate --seed 1.5"), 2, "--seed: the seed is");
    fails(program_run("simulate --players 9"), 2, "2 to 6 players, not 9");
    fails(program_run("simulate --players Red,Red"), 2, "called Red");
    fails(program_run("simulate --modules magic"), 2, "needs the module base");
    fails(program_run("simulate --modules base,river"), 2,
          "no module \"river\"");
    fails(program_run("simulate --modules base,circle"), 2, "module circle: ");
    fails(program_run("simulate --modules circle"), 2,
          "module circle: the spell circles need the mist");
    fails(program_run("simulate --modules mist,circle"), 2,
          "module mist: every module needs the module base");
    fails(program_run("simulate --house big-city=2"), 2, "no house rule");
    fails(program_run("tiles --color=pink"), 2,
          "--color: it is auto, 256, 16, 8 or never, not \"pink\"");
    fails(program_run("load"), 2, "load needs a FILE");
    fails(program_run("score ''"), 2, "score needs a FILE");
    fails(program_run("load a --seed 3"), 2, "load takes no --seed");
    fails(program_run("replay"), 2, "replay needs a FILE");
    fails(program_run("replay a b"), 2, "\"b\" is too much");
    fails(program_run("replay a --seed 3"), 2, "replay takes no --seed");
    fails(program_run("--seed 3"), 2, "mistwall: the title takes no --seed");
    fails(program_run("tiles --glyphs=runes"), 2, "--glyphs: it is auto, utf8");
}

static void files_that_cannot_be_read_give_1(void **state)
{
    (void)state;
    fails(program_run("score /no/such"), 1,
          "mistwall: /no/such: No such file or directory");
    fails(program_run("score /"), 1, "mistwall: /: this is a folder");
    fails(program_run("legal /dev/zero"), 1, "more than 4 MiB");
    fails(program_run("load /no/such"), 1, "No such file or directory");
    fails(program_run("replay /no/such"), 1, "No such file or directory");
    fails(program_run("score -- -x"), 1, "mistwall: -x: No such file");
}

static void broken_records_give_file_line_and_reason(void **state)
{
    (void)state;
    char sentence[300];
    const char *path = program_file("bad", TURN "place 0,1 0\nmeeple moat\n");
    snprintf(sentence, sizeof sentence,
             "%s:12: the tile has no \"moat\"; it has ", path);
    fails(program_run("score %s", path), 1, sentence);
    path = program_file("bad", HEAD "place 0,0 0\n");
    snprintf(sentence, sizeof sentence, "%s:7: a tile lies there already",
             path);
    fails(program_run("score %s", path), 1, sentence);
    fails(program_run("legal %s", path), 1, sentence);
    fails(program_run("load %s", path), 1, sentence);
    fails(program_run("replay %s", path), 1, sentence);
    path = program_file("bad", HEAD "set base 0123456789abcdef\n");
    snprintf(sentence, sizeof sentence, "%s:7: the tile set base is not", path);
    fails(program_run("score %s", path), 1, sentence);
}

static void broken_tile_files_give_file_line_and_reason(void **state)
{
    (void)state;
    const char *path = program_file("bad.tiles", "set base \"x\"\n\nfoo\n");
    char sentence[300];
    snprintf(sentence, sizeof sentence, "%s:3:", path);
    fails(program_run("simulate --tiles %s", path), 1, sentence);
    fails(program_run("simulate --tiles /no/such"), 1, "No such file");
    path = program_file("bad.tiles", "");
    fails(program_run("simulate --tiles %s", path), 1, path);
}

static void the_screen_needs_a_terminal(void **state)
{
    (void)state;
    fails(program_run("new --seed 3"), 1,
          "mistwall: the game needs a terminal");
    fails(program_run("%s", ""), 1, "mistwall: the game needs a terminal");
    fails(program_run("replay %s", program_file("turn", TURN)), 1,
          "standard input is none");
    fails(program_run("load %s", program_file("turn", TURN)), 1,
          "mistwall: the game needs a terminal");
}

static void scores_are_printed_by_kind(void **state)
{
    (void)state;
    const char *path = program_file("turn", TURN);
    const struct program *run = works(program_run("score %s", path));
    assert_non_null(strstr(run->out, "monastery"));
    assert_non_null(strstr(run->out, "Turn 2, the game is not over"));
    assert_null(strstr(run->out, "ghosts"));
    run = works(program_run("score --json %s", path));
    assert_true(json_is_whole(run->out));
    assert_string_equal(
        run->out, "{\"over\":false,\"turn\":2,\"players\":["
                  "{\"name\":\"Red\",\"road\":0,\"city\":4,\"monastery\":0,"
                  "\"field\":0,\"castle\":0,\"ghosts\":0,\"total\":4,"
                  "\"mage\":0,\"witch\":0},"
                  "{\"name\":\"Blue\",\"road\":0,\"city\":0,\"monastery\":0,"
                  "\"field\":0,\"castle\":0,\"ghosts\":0,\"total\":0,"
                  "\"mage\":0,\"witch\":0}]}\n");
}

/* What is no part of the total stands behind it, and is explained. */
static void scores_of_all_modules_fit_into_80_columns(void **state)
{
    (void)state;
    const char *path = program_file(
        "all", "mistwall-record 1\nrules 1\nseed 7\n"
               "modules base,magic,mist,circle\nplayer Red\nplayer Blue\n");
    const struct program *run = works(program_run("score %s", path));
    assert_memory_equal(run->out, "player  ", 8);
    assert_true(strcspn(run->out, "\n") <= 80);
    assert_non_null(strstr(run->out, "castle  ghosts  total  mage  witch\n"));
    assert_non_null(strstr(run->out, "is part of road and city.\n"));
    run = works(program_run("score %s", program_file("turn", TURN)));
    assert_null(strstr(run->out, "witch"));
}

static void names_are_quoted_in_json(void **state)
{
    (void)state;
    const char *path = program_file(
        "quotes", "mistwall-record 1\nrules 1\nseed 7\nmodules base\n"
                  "player A\"b\\c\nplayer Blue\n");
    const struct program *run = works(program_run("score --json %s", path));
    assert_true(json_is_whole(run->out));
    assert_non_null(strstr(run->out, "\"A\\\"b\\\\c\""));
}

static void a_torn_line_is_told_and_left_out(void **state)
{
    (void)state;
    const char *path = program_file("torn", TURN "place 1,0");
    const struct program *run = program_run("score --json %s", path);
    assert_int_equal(run->status, 0);
    assert_true(json_is_whole(run->out));
    assert_non_null(strstr(run->err, ":11: the last line has no line end"));
}

static void legal_actions_can_be_appended(void **state)
{
    (void)state;
    char record[PROGRAM_BYTES] = TURN;
    for (int i = 0; i < 12; i++) {
        const char *path = program_file("growing", record);
        const struct program *run = works(program_run("legal %s", path));
        size_t length = strcspn(run->out, "\n");
        assert_true(length > 2);
        strncat(record, run->out, length + 1);
    }
    works(program_run("score %s", program_file("growing", record)));
}

static void after_the_game_nothing_is_legal(void **state)
{
    (void)state;
    const char *tiles =
        program_file("tiny.tiles", "set base \"Two meadows\"\n"
                                   "tile meadow x2 start\n"
                                   ".........\n.........\n.........\n"
                                   ".........\n.........\n.........\n"
                                   ".........\n.........\n.........\n");
    const char *path = program_file("over", HEAD "place 0,1 0\n"
                                                 "meeple field NL\nend\n");
    const struct program *run =
        works(program_run("legal --tiles %s %s", tiles, path));
    assert_string_equal(run->out, "");
    run = works(program_run("score --tiles %s %s", tiles, path));
    assert_non_null(strstr(run->out, "The game is over: Red and Blue share"));
    run = works(program_run("score --json --tiles %s %s", tiles, path));
    assert_memory_equal(run->out, "{\"over\":true,\"turn\":1,", 22);
}

static int scaled_games(int count)
{
    int games = scaled(count);
    return games < 100 ? 100 : games;
}

static void simulations_agree_with_known_figures(void **state)
{
    (void)state;
    int games = scaled_games(2000);
    const struct program *run = works(program_run(
        "simulate --games %d --players 2 --modules base --seed 1 --json",
        games));
    assert_true(json_is_whole(run->out));
    static const struct {
        const char *key;
        double least, most;
    } FIGURES[] = {
        {"placements_per_turn", 26.5, 27.9},
        {"figure_options_per_turn", 1.80, 1.92},
        {"discards_per_game", 0, 0.1},
        {"mean_points", 17.5, 21.5},
        {"win_share", 0.38, 0.60},
        {"tie_share", 0, 0.1},
        {"cpu_seconds", 0, 600},
        {"games_per_cpu_second", 1, 1e6},
    };
    assert_true(json_number(run->out, "games") == games);
    assert_in_range((uintmax_t)json_number(run->out, "turns"),
                    (uintmax_t)games * 70, (uintmax_t)games * 71);
    for (size_t i = 0; i < sizeof FIGURES / sizeof *FIGURES; i++) {
        double value = json_number(run->out, FIGURES[i].key);
        if (value < FIGURES[i].least || value > FIGURES[i].most)
            fail_msg("%s is %g", FIGURES[i].key, value);
    }
}

static void simulations_repeat_by_their_seed(void **state)
{
    (void)state;
    char first[PROGRAM_BYTES];
    static const char OPTIONS[] = "simulate --games 30 --players A,B,C --json";
    strcpy(first, works(program_run("%s --seed 4", OPTIONS))->out);
    const char *again = works(program_run("%s --seed=4", OPTIONS))->out;
    size_t same = (size_t)(strstr(first, "\"cpu_seconds\"") - first);
    assert_memory_equal(first, again, same);
    again = works(program_run("%s --seed 5", OPTIONS))->out;
    assert_memory_not_equal(first, again, same);
}

static void simulations_can_be_read_as_a_table(void **state)
{
    (void)state;
    const struct program *run =
        works(program_run("simulate --games 20 --house tiny-city=2"));
    assert_non_null(strstr(run->out, "placements per turn"));
    assert_non_null(strstr(run->out, "seat 2"));
}

static void tiles_are_shown_as_pictures(void **state)
{
    (void)state;
    const struct program *run = works(program_run("tiles"));
    assert_memory_equal(run->out, "base: 24 designs, 72 tiles", 26);
    assert_non_null(strstr(run->out, "city-road-straight x4 *"));
    /* A file gets neither colours nor signs beyond ASCII. */
    for (const char *at = run->out; *at != '\0'; at++)
        assert_true(*at == '\n' || (*at >= ' ' && *at <= '~'));
    run = works(program_run("tiles base --color 256 --glyphs utf8"));
    assert_non_null(strstr(run->out, "\033[0;38;5;"));
    assert_non_null(strstr(run->out, "\xe2\x96\x80"));
    run = works(program_run("tiles base --color 8"));
    assert_non_null(strstr(run->out, "\033[0;3"));
    assert_null(strstr(run->out, "38;5"));
    fails(program_run("tiles bass"), 1, "no tile set \"bass\"");
}

static void a_set_of_one_tile_is_told_in_the_singular(void **state)
{
    (void)state;
    const char *path = program_file("one", "set one\ntile glade x1\n"
                                           ".........\n.........\n.........\n"
                                           ".........\n.........\n.........\n"
                                           ".........\n.........\n.........\n");
    const struct program *run =
        works(program_run("tiles one --tiles %s", path));
    assert_memory_equal(run->out, "one: 1 design, 1 tile, fingerprint", 34);
    assert_null(strstr(run->out, "lies on the table"));
}

static void output_that_cannot_be_written_is_told(void **state)
{
    (void)state;
    const struct program *run = program_run("--help > /dev/full");
    assert_int_equal(run->status, 1);
    assert_non_null(strstr(run->err, "No space left"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(version_and_help_are_printed),
        cmocka_unit_test(each_command_explains_itself),
        cmocka_unit_test(bad_usage_gives_2_and_a_sentence),
        cmocka_unit_test(files_that_cannot_be_read_give_1),
        cmocka_unit_test(broken_records_give_file_line_and_reason),
        cmocka_unit_test(broken_tile_files_give_file_line_and_reason),
        cmocka_unit_test(the_screen_needs_a_terminal),
        cmocka_unit_test(scores_are_printed_by_kind),
        cmocka_unit_test(scores_of_all_modules_fit_into_80_columns),
        cmocka_unit_test(names_are_quoted_in_json),
        cmocka_unit_test(a_torn_line_is_told_and_left_out),
        cmocka_unit_test(legal_actions_can_be_appended),
        cmocka_unit_test(after_the_game_nothing_is_legal),
        cmocka_unit_test(simulations_agree_with_known_figures),
        cmocka_unit_test(simulations_repeat_by_their_seed),
        cmocka_unit_test(simulations_can_be_read_as_a_table),
        cmocka_unit_test(tiles_are_shown_as_pictures),
        cmocka_unit_test(a_set_of_one_tile_is_told_in_the_singular),
        cmocka_unit_test(output_that_cannot_be_written_is_told),
    };
    return cmocka_run_group_tests(tests, home_make, home_remove);
}
