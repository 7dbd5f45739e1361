/* mistwall score: the points of a record by kind of feature. */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "commands.h"
#include "open.h"
#include "say.h"
#include "utf8.h"

/* The columns of the score sheet: what adds up to the total, then what is part
 * of it. The plain table leaves out those whose module is not in the game. */
static const struct column {
    const char *name;
    size_t offset; /* in struct sheet */
    unsigned module;
} COLUMNS[] = {
    {"road", offsetof(struct sheet, road), MW_BASE},
    {"city", offsetof(struct sheet, city), MW_BASE},
    {"monastery", offsetof(struct sheet, monastery), MW_BASE},
    {"field", offsetof(struct sheet, field), MW_BASE},
    {"castle", offsetof(struct sheet, castle), MW_MIST},
    {"ghosts", offsetof(struct sheet, ghosts), MW_MIST},
    {"total", offsetof(struct sheet, total), MW_BASE},
    {"mage", offsetof(struct sheet, mage), MW_MAGIC},
    {"witch", offsetof(struct sheet, witch), MW_MAGIC},
};

enum { COLUMN_COUNT = sizeof COLUMNS / sizeof *COLUMNS };

/* The number of a column, so that the sheet's members are named once. */
static int value(const struct sheet *sheet, const struct column *column)
{
    return *(const int *)(const void *)((const char *)sheet + column->offset);
}

static bool is_over(const struct session *session)
{
    return mw_game_step(session_game(session)) == MW_STEP_OVER;
}

/* All columns, whatever is played: who reads it by program finds each key. */
static void print_json(const struct session *session)
{
    const struct setup *setup = session_setup(session);
    printf("{\"over\":%s,\"turn\":%d,\"players\":[",
           is_over(session) ? "true" : "false", mw_turn(session_game(session)));
    for (int i = 0; i < setup->players; i++) {
        struct sheet sheet = session_sheet(session, i);
        printf("%s{\"name\":", i == 0 ? "" : ",");
        say_json(stdout, setup->names[i]);
        for (int k = 0; k < COLUMN_COUNT; k++)
            printf(",\"%s\":%d", COLUMNS[k].name, value(&sheet, &COLUMNS[k]));
        putchar('}');
    }
    puts("]}");
}

/* Padded by columns: printf would count bytes. */
static void print_name(const char *name)
{
    printf("%s%*s", name, NAME_COLUMNS - utf8_columns(name), "");
}

/* So that the whole table has room in 80 columns. */
static int width(const struct column *column)
{
    return (int)strlen(column->name) + 2;
}

static void print_table(const struct session *session)
{
    const struct setup *setup = session_setup(session);
    print_name("player");
    for (int k = 0; k < COLUMN_COUNT; k++) {
        if (setup->modules & COLUMNS[k].module)
            printf("%*s", width(&COLUMNS[k]), COLUMNS[k].name);
    }
    putchar('\n');
    for (int i = 0; i < setup->players; i++) {
        struct sheet sheet = session_sheet(session, i);
        print_name(setup->names[i]);
        for (int k = 0; k < COLUMN_COUNT; k++) {
            if (setup->modules & COLUMNS[k].module)
                printf("%*d", width(&COLUMNS[k]), value(&sheet, &COLUMNS[k]));
        }
        putchar('\n');
    }
    if (setup->modules & MW_MAGIC)
        puts("What mage and witch changed is part of road and city.");
}

/* "Turn 12, ...", or who has won: the log's last sentence. */
static void print_state(const struct session *session)
{
    const mw_game *game = session_game(session);
    if (is_over(session))
        puts(session_log(session, session_log_count(session) - 1)->text);
    else
        printf("Turn %d, the game is not over: %d tiles are left\n",
               mw_turn(game), mw_stack_left(game));
}

int run_score(const struct options *options)
{
    mw_tiles *tiles = open_tiles(options);
    if (tiles == NULL)
        return BAD_INPUT;
    struct session *session = open_record(tiles, options->operand, NULL);
    bool opened = session != NULL;
    if (opened && options->json)
        print_json(session);
    if (opened && !options->json) {
        print_table(session);
        print_state(session);
    }
    session_free(session);
    mw_tiles_free(tiles);
    return opened ? 0 : BAD_INPUT;
}
