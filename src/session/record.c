/* Reads and writes the text of a record. */
#include "record.h"

#include <inttypes.h>
#include <string.h>

#include "words.h"

enum { FORMAT = 1, RULES = 1 };

/* ---- lines ---- */

enum line_answer { LINE_READ, LINE_NONE, LINE_BAD };

void record_open(struct record *record, const char *text, size_t length)
{
    record->text = text;
    record->length = length;
    record->offset = 0;
    record->line = 0;
    record->torn_line = 0;
    record->bytes[0] = '\0';
}

/* A record is for people to read and to mail; what an editor would not show
 * has no place in it. */
static bool check_line(const char *line, size_t length, int number,
                       struct problem *problem)
{
    if (length >= RECORD_LINE_BYTES)
        return problem_say(problem, number, "the line is too long");
    for (size_t i = 0; i < length; i++) {
        unsigned char byte = (unsigned char)line[i];
        if (byte == '\r')
            return problem_say(problem, number,
                               "lines of a record end in LF, not in CR LF");
        if ((byte < ' ' && byte != '\t') || byte == 0x7f)
            return problem_say(problem, number,
                               "there is a control character (%d) in column "
                               "%zu",
                               byte, i + 1);
    }
    return true;
}

/* The next line that has an end. One without was torn off while it was
 * written, so nobody knows what it was meant to be. */
static enum line_answer next_line(struct record *record,
                                  struct problem *problem)
{
    const char *start = record->text + record->offset;
    size_t left = record->length - record->offset;
    if (left == 0)
        return LINE_NONE;
    const char *end = memchr(start, '\n', left);
    if (end == NULL) {
        record->torn_line = record->line + 1;
        return LINE_NONE;
    }
    size_t length = (size_t)(end - start);
    record->line++;
    if (!check_line(start, length, record->line, problem))
        return LINE_BAD;
    memcpy(record->bytes, start, length);
    record->bytes[length] = '\0';
    record->offset += length + 1;
    return LINE_READ;
}

/* The next line that says something. */
static enum line_answer next_said(struct record *record,
                                  struct problem *problem)
{
    for (;;) {
        enum line_answer answer = next_line(record, problem);
        if (answer != LINE_READ)
            return answer;
        const char *said = words_rest(record->bytes);
        if (*said != '\0' && *said != ';')
            return answer;
    }
}

/* ---- head ---- */

struct head {
    const mw_tiles *tiles;
    struct setup *setup;
    char colours[128]; /* as the record has them; read when all players are */
};

/* Should a ruling ever change, old games must not be replayed by new rules. */
static bool read_rules(struct head *head, const char *rest,
                       struct problem *problem)
{
    (void)head;
    struct word word;
    long rules;
    if (!word_next(&rest, &word) || !word_number(word, 1, INT32_MAX, &rules))
        return problem_say(problem, 0, "rules needs a number");
    return rules == RULES ||
           problem_say(problem, 0,
                       "the record follows rules %ld, and this program "
                       "plays rules %d",
                       rules, RULES);
}

static bool read_seed(struct head *head, const char *rest,
                      struct problem *problem)
{
    return setup_read_seed(head->setup, rest, problem);
}

static bool read_modules(struct head *head, const char *rest,
                         struct problem *problem)
{
    return setup_read_modules(head->setup, rest, problem);
}

static bool read_house(struct head *head, const char *rest,
                       struct problem *problem)
{
    return setup_read_house(head->setup, rest, problem);
}

static bool read_player(struct head *head, const char *rest,
                        struct problem *problem)
{
    return setup_add_player(head->setup, rest, problem);
}

/* There may be players to come, so the colours are only kept here. */
static bool read_colours(struct head *head, const char *rest,
                         struct problem *problem)
{
    if (strlen(rest) >= sizeof head->colours)
        return problem_say(problem, 0, "there are too many colours");
    memcpy(head->colours, rest, strlen(rest) + 1);
    return true;
}

/* With other tiles the same actions would be another game. */
static bool read_set(struct head *head, const char *rest,
                     struct problem *problem)
{
    struct word name, print;
    uint64_t fingerprint;
    word_next(&rest, &name);
    word_next(&rest, &print);
    if (!word_hash(print, &fingerprint))
        return problem_say(
            problem, 0, "set needs a name and a fingerprint of 16 hex digits");
    int set = mw_tiles_set_find(head->tiles, name.start, (size_t)name.length);
    if (set == MW_NONE)
        return problem_say(problem, 0, "there is no tile set \"%.*s\" here",
                           name.length, name.start);
    uint64_t ours = mw_tiles_set_fingerprint(head->tiles, set);
    return ours == fingerprint ||
           problem_say(problem, 0,
                       "the tile set %.*s is not the one this game was "
                       "played with (%016" PRIx64 " there, %016" PRIx64
                       " here)",
                       name.length, name.start, fingerprint, ours);
}

/* The modules may come later in the head, so which tiles are in the game is
 * looked at in the end. */
static bool read_stack(struct head *head, const char *rest,
                       struct problem *problem)
{
    struct setup *setup = head->setup;
    struct word id;
    setup->stack_count = 0;
    while (word_next(&rest, &id)) {
        int design = mw_design_find(head->tiles, id.start, (size_t)id.length);
        if (design == MW_NONE)
            return problem_say(problem, 0,
                               "the stack asks for an unknown tile: %.*s",
                               id.length, id.start);
        if (setup->stack_count == MW_TILES_MAX)
            return problem_say(problem, 0, "the stack has too many tiles");
        setup->stack[setup->stack_count++] = (uint8_t)design;
    }
    return true;
}

enum head_word {
    HEAD_RULES,
    HEAD_SEED,
    HEAD_MODULES,
    HEAD_SET,
    HEAD_HOUSE,
    HEAD_PLAYER,
    HEAD_COLOURS,
    HEAD_STACK,
    HEAD_WORDS
};

/* How often a line may and must be there. Their order is free, for those who
 * write a head by hand. */
enum head_times { ONCE = 1, NEEDED = 2 };

/* The words a line of the head can begin with. */
static const struct head_row {
    const char *word;
    bool (*read)(struct head *head, const char *rest, struct problem *problem);
    unsigned times; /* enum head_times bits */
} HEAD_ROWS[HEAD_WORDS] = {
    [HEAD_RULES] = {"rules", read_rules, ONCE | NEEDED},
    [HEAD_SEED] = {"seed", read_seed, ONCE | NEEDED},
    [HEAD_MODULES] = {"modules", read_modules, ONCE | NEEDED},
    [HEAD_SET] = {"set", read_set, 0},
    [HEAD_HOUSE] = {"house", read_house, 0},
    [HEAD_PLAYER] = {"player", read_player, NEEDED},
    [HEAD_COLOURS] = {"colours", read_colours, ONCE},
    [HEAD_STACK] = {"stack", read_stack, ONCE},
};

/* The head's row for the line just read, or HEAD_WORDS; *rest is what comes
 * after its word and one space, since names keep theirs. */
static int head_row(const struct record *record, const char **rest)
{
    struct word word;
    *rest = record->bytes;
    word_next(rest, &word);
    if (**rest == ' ')
        (*rest)++;
    int row = 0;
    while (row < HEAD_WORDS && !word_is(word, HEAD_ROWS[row].word))
        row++;
    return row;
}

static bool read_first_line(struct record *record, struct problem *problem)
{
    static const char MAGIC[] = "mistwall-record";
    struct word word;
    long format;
    bool ours = record->length > strlen(MAGIC) &&
                memcmp(record->text, MAGIC, strlen(MAGIC)) == 0;
    enum line_answer answer = ours ? next_line(record, problem) : LINE_NONE;
    if (answer == LINE_BAD)
        return false;
    const char *rest = record->bytes;
    if (answer == LINE_NONE || !word_next(&rest, &word) ||
        !word_is(word, MAGIC))
        return problem_say(problem, 1,
                           "this is no record: the first line is not \"%s "
                           "%d\"",
                           MAGIC, FORMAT);
    word_next(&rest, &word);
    return word_number(word, FORMAT, FORMAT, &format) ||
           problem_say(problem, 1,
                       "the record has format \"%.*s\", and this program "
                       "reads format %d",
                       word.length, word.start, FORMAT);
}

/* Which lines of the head there were, and where. */
struct seen {
    int line[HEAD_WORDS]; /* of the last one; 0: none */
};

/* Reads lines as long as they belong to the head, and leaves the rest. */
static bool read_head_lines(struct record *record, struct head *head,
                            struct seen *seen, struct problem *problem)
{
    for (;;) {
        size_t offset = record->offset;
        int line = record->line;
        enum line_answer answer = next_said(record, problem);
        if (answer != LINE_READ)
            return answer == LINE_NONE;
        const char *rest;
        int row = head_row(record, &rest);
        if (row == HEAD_WORDS) {
            record->offset = offset;
            record->line = line;
            return true;
        }
        if (seen->line[row] != 0 && (HEAD_ROWS[row].times & ONCE))
            return problem_say(problem, record->line,
                               "there is a second line of %s",
                               HEAD_ROWS[row].word);
        seen->line[row] = record->line;
        if (!HEAD_ROWS[row].read(head, rest, problem))
            return problem_at(problem, record->line);
    }
}

/* Each module has the tile set of its name. */
static bool in_modules(const mw_tiles *tiles, int design, unsigned modules)
{
    const char *set = mw_tiles_set_name(tiles, mw_design_set(tiles, design));
    return (mw_module_bit(set, strlen(set)) & modules) != 0;
}

/* The engine would refuse such a stack too, but cannot say which tile. */
static bool check_stack(const struct head *head, int line,
                        struct problem *problem)
{
    const struct setup *setup = head->setup;
    int asked[MW_DESIGNS_MAX] = {0};
    for (int i = 0; i < setup->stack_count; i++) {
        int design = setup->stack[i];
        const char *id = mw_design_id(head->tiles, design);
        int there = mw_design_copies(head->tiles, design) -
                    mw_design_starts(head->tiles, design);
        if (!in_modules(head->tiles, design, setup->modules))
            return problem_say(problem, line,
                               "the stack asks for %s, which is not in the "
                               "modules of this game",
                               id);
        if (++asked[design] > there)
            return problem_say(problem, line,
                               "the stack asks for %s more often than the %d "
                               "times it is there",
                               id, there);
    }
    return true;
}

static bool check_head(const struct head *head, const struct seen *seen,
                       int line, struct problem *problem)
{
    for (int row = 0; row < HEAD_WORDS; row++) {
        if (seen->line[row] == 0 && (HEAD_ROWS[row].times & NEEDED))
            return problem_say(problem, line, "the head has no line of %s",
                               HEAD_ROWS[row].word);
    }
    if (head->setup->players < MW_PLAYERS_MIN)
        return problem_say(problem, line, "%s", mw_status_text(MW_BAD_PLAYERS));
    setup_colours_by_name(head->setup);
    if (seen->line[HEAD_COLOURS] != 0 &&
        !setup_read_colours(head->setup, head->colours, problem))
        return problem_at(problem, seen->line[HEAD_COLOURS]);
    return check_stack(head, seen->line[HEAD_STACK], problem);
}

bool record_read_head(struct record *record, const mw_tiles *tiles,
                      struct setup *setup, struct problem *problem)
{
    struct head head = {.tiles = tiles, .setup = setup};
    struct seen seen = {{0}};
    memset(setup, 0, sizeof *setup);
    return read_first_line(record, problem) &&
           read_head_lines(record, &head, &seen, problem) &&
           check_head(&head, &seen, record->line, problem);
}

/* ---- actions ---- */

enum record_answer record_next(struct record *record,
                               struct record_action *action,
                               struct problem *problem)
{
    enum line_answer answer = next_said(record, problem);
    if (answer != LINE_READ)
        return answer == LINE_NONE ? RECORD_END : RECORD_BAD;
    *action = (struct record_action){.text = record->bytes};
    char *mark = strchr(record->bytes, '#');
    if (mark == NULL)
        return RECORD_ACTION;
    *mark = '\0';
    struct word word;
    const char *rest = mark + 1;
    if (!word_next(&rest, &word) || *words_rest(rest) != '\0' ||
        !word_hash(word, &action->hash)) {
        problem_say(problem, record->line,
                    "the hash after # is not 16 hex digits");
        return RECORD_BAD;
    }
    action->has_hash = true;
    return RECORD_ACTION;
}

/* ---- writing ---- */

/* Only sets that are played with: others may change without harm. */
static void write_modules(struct text *text, const mw_tiles *tiles,
                          unsigned modules)
{
    const char *comma = "modules ";
    for (int i = 0; mw_module_name(i) != NULL; i++) {
        if (!(modules & 1U << i))
            continue;
        text_add(text, "%s%s", comma, mw_module_name(i));
        comma = ",";
    }
    text_add(text, "\n");
    for (int i = 0; mw_module_name(i) != NULL; i++) {
        const char *name = mw_module_name(i);
        int set = mw_tiles_set_find(tiles, name, strlen(name));
        if (modules & 1U << i)
            text_add(text, "set %s %016" PRIx64 "\n", name,
                     mw_tiles_set_fingerprint(tiles, set));
    }
}

/* Colours that follow from the names need no line. */
static void write_players(struct text *text, const struct setup *setup)
{
    struct setup by_name = *setup;
    size_t bytes = (size_t)setup->players * sizeof *setup->colours;
    setup_colours_by_name(&by_name);
    for (int i = 0; i < setup->players; i++)
        text_add(text, "player %s\n", setup->names[i]);
    if (memcmp(by_name.colours, setup->colours, bytes) == 0)
        return;
    for (int i = 0; i < setup->players; i++)
        text_add(text, "%s%s", i == 0 ? "colours " : ",",
                 colour_name(setup->colours[i]));
    text_add(text, "\n");
}

void record_write_head(struct text *text, const mw_tiles *tiles,
                       const struct setup *setup)
{
    text_add(text, "mistwall-record %d\nrules %d\nseed %" PRIu64 "\n", FORMAT,
             RULES, setup->seed);
    write_modules(text, tiles, setup->modules);
    if (setup->tiny_city != 0)
        text_add(text, "house tiny-city %d\n", setup->tiny_city);
    if (setup->take_back)
        text_add(text, "house take-back 1\n");
    write_players(text, setup);
    for (int i = 0; i < setup->stack_count; i++)
        text_add(text, "%s%s", i == 0 ? "stack " : " ",
                 mw_design_id(tiles, setup->stack[i]));
    if (setup->stack_count > 0)
        text_add(text, "\n");
}

void record_write_action(struct text *text, const char *action, uint64_t hash)
{
    text_add(text, "%-36s #%016" PRIx64 "\n", action, hash);
}

void record_write_discard(struct text *text, const char *design)
{
    text_add(text, "; %s fits nowhere and leaves the game\n", design);
}
