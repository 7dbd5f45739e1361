/* What the screen costs: time to the first frame, bytes on the wire a key, and
 * memory, of the real program on a pseudo-terminal of 80x24, early, in the
 * middle and late in a game. Prints them beside what they may be; judges
 * nothing, so it is no test. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "assets.h"
#include "files.h"
#include "session.h"
#include "ui.h"
#include "vt.h"

enum { COLUMNS = 80, ROWS = 24, STARTS = 11, QUIET_MS = 40, PAN_LIMIT = 8000 };

/* ---- a game in its middle ---- */

static uint64_t next_number(uint64_t *state)
{
    *state = *state * 6364136223846793005U + 1442695040888963407U;
    return *state >> 33;
}

static bool is_at(const struct session *session, int turn)
{
    const mw_game *game = session_game(session);
    return mw_turn(game) >= turn && mw_game_step(game) == MW_STEP_PLACE;
}

/* Anything legal, but few meeples, so that some are left to place. */
static mw_action choose(const struct session *session, uint64_t *state)
{
    const mw_actions *legal = session_legal(session);
    if (next_number(state) % 8 != 0) {
        for (int i = 0; i < legal->count; i++) {
            if (legal->list[i].type == MW_PASS)
                return legal->list[i];
        }
    }
    return legal->list[next_number(state) % (uint64_t)legal->count];
}

/* A random game that stands before that turn's tile; ends the bench if there
 * is none. */
static struct session *game_at(const mw_tiles *tiles, int turn)
{
    struct setup setup;
    uint64_t state = 7;
    setup_default(&setup);
    setup.seed = 7;
    struct session *session = session_new(tiles, &setup, NULL);
    while (session != NULL && !is_at(session, turn))
        session_act(session, choose(session, &state));
    if (session == NULL)
        exit(1);
    return session;
}

static void write_game(const char *path, const struct session *session)
{
    size_t length = 0;
    char *text = session_write(session, &length);
    if (text == NULL || !file_write(path, text, length, NULL))
        exit(1);
    free(text);
}

/* ---- measuring ---- */

static double now_ms(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static void start(struct vt *vt, const char *path)
{
    static char program[] = MISTWALL, load[] = "load";
    char file[128];
    char *argv[] = {program, load, file, NULL};
    snprintf(file, sizeof file, "%s", path);
    vt_start(vt, COLUMNS, ROWS, argv, NULL);
}

static int by_size(const void *one, const void *other)
{
    double a = *(const double *)one, b = *(const double *)other;
    return (a > b) - (a < b);
}

static double first_frame_ms(const char *path)
{
    double times[STARTS];
    for (int i = 0; i < STARTS; i++) {
        struct vt vt;
        double before = now_ms();
        start(&vt, path);
        vt_wait_text(&vt, "? help");
        times[i] = now_ms() - before;
        vt_free(&vt);
    }
    qsort(times, STARTS, sizeof times[0], by_size);
    return times[STARTS / 2];
}

/* The bytes that come in answer to a key. */
static long bytes_for(struct vt *vt, const char *keys)
{
    long before = vt->bytes;
    vt_type(vt, keys);
    vt_pump(vt, 1000);
    vt_settle(vt, QUIET_MS);
    return vt->bytes - before;
}

static long bytes_for_wheel(struct vt *vt, int button)
{
    long before = vt->bytes;
    vt_click(vt, 6, 18, button);
    vt_pump(vt, 1000);
    vt_settle(vt, QUIET_MS);
    return vt->bytes - before;
}

/* The whole screen painted into memory, as for each key. */
static double paint_us(const struct session *session, const mw_tiles *tiles)
{
    enum { PAINTS = 200 };
    struct ui ui;
    struct look look = {.colours = COLOURS_256, .glyphs = GLYPHS_UTF8};
    struct canvas *canvas = canvas_new(COLUMNS, ROWS);
    ui_start(&ui, look, COLUMNS, ROWS);
    ui_follow(&ui, session);
    clock_t start = clock();
    for (int i = 0; i < PAINTS; i++)
        ui_paint(canvas, &ui, session, tiles);
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    canvas_free(canvas);
    return seconds * 1e6 / PAINTS;
}

static long peak_memory_kb(pid_t pid)
{
    char path[64], line[128];
    long kilobytes = 0;
    snprintf(path, sizeof path, "/proc/%d/status", (int)pid);
    FILE *file = fopen(path, "r");
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        if (strncmp(line, "VmHWM:", 6) == 0)
            kilobytes = strtol(line + 6, NULL, 10);
    }
    if (file != NULL)
        fclose(file);
    return kilobytes;
}

/* ---- the table ---- */

static const int TURNS[] = {1, 36, 70};

enum { STAGES = sizeof TURNS / sizeof *TURNS, TABLE_ROWS = 32 };

/* Every stage fills in the same rows, one after the other. */
struct table {
    int stage;
    int row;
    struct table_row {
        const char *what, *unit;
        double limit; /* 0: none */
        double values[STAGES];
    } rows[TABLE_ROWS];
};

static void add_row(struct table *table, const char *what, double value,
                    const char *unit, double limit)
{
    struct table_row *row = &table->rows[table->row++];
    row->what = what;
    row->unit = unit;
    row->limit = limit;
    row->values[table->stage] = value;
}

static void print_row(const struct table_row *row)
{
    bool over = false;
    printf("| %s, %s |", row->what, row->unit);
    for (int i = 0; i < STAGES; i++) {
        bool is_whole = row->values[i] == (double)(long)row->values[i];
        printf(" %.*f |", is_whole ? 0 : 1, row->values[i]);
        over |= row->limit > 0 && row->values[i] > row->limit;
    }
    if (row->limit > 0)
        printf(" %.0f%s |\n", row->limit, over ? " OVER" : "");
    else
        puts(" |");
}

static void print_table(const struct table *table)
{
    printf("| the screen, %dx%d |", COLUMNS, ROWS);
    for (int i = 0; i < STAGES; i++)
        printf(" turn %d |", TURNS[i]);
    puts(" at most |\n|---|---:|---:|---:|---:|");
    for (int i = 0; i < table->row; i++)
        print_row(&table->rows[i]);
}

/* A key pressed several times; the dearest counts. */
struct pressed {
    const char *what;
    const char *before; /* keys that lead there */
    const char *keys;   /* each of them is measured; a space parts them */
    const char *after;  /* keys that lead back */
    double limit;
};

static const struct pressed PRESSED[] = {
    {"cursor to the next legal cell", "", "\t \t \t \t \t \t \t \t", "", 1000},
    {"cursor one cell on", "", "l h k j l h", "", 1000},
    {"turn the tile", "", "r r r R", "", 1000},
    {"light a feature (inspect)", ".i", "\t \t \t \t", "i", 3000},
    {"zoom", "", "- - + + + - o o 0", "", PAN_LIMIT},
    {"panel: help", "", "? \033", "", PAN_LIMIT},
    {"panel: tiles left", "", "t \033", "", PAN_LIMIT},
    {"panel: log", "", "L \033", "", PAN_LIMIT},
    {"side bar away and back", "", "z z", "", PAN_LIMIT},
    {"full repaint", "", "\x0c", "", PAN_LIMIT},
    {"light a feature (meeple)", "\t\r", "\t \t \t \t", "u", 3000},
};

enum { LABELS = COLUMNS + 4 * ROWS };

/* The labels of the map's columns and rows: they move when the map does. */
static void read_labels(struct vt *vt, uint32_t labels[LABELS])
{
    for (int column = 0; column < COLUMNS; column++)
        labels[column] = vt_cell(vt, column, 1).chars[0];
    for (int i = 0; i < 4 * (ROWS - 4); i++)
        labels[COLUMNS + i] = vt_cell(vt, i % 4, 2 + i / 4).chars[0];
}

/* What a key costs; into the other sum if it moved the map. */
static void press(struct vt *vt, const char *key, long *most,
                  long *most_panning)
{
    uint32_t before[LABELS] = {0}, after[LABELS] = {0};
    read_labels(vt, before);
    long bytes = bytes_for(vt, key);
    read_labels(vt, after);
    long *sum = memcmp(before, after, sizeof before) == 0 ? most : most_panning;
    *sum = bytes > *sum ? bytes : *sum;
}

static void add_pressed(struct table *table, struct vt *vt,
                        const struct pressed *pressed, long *most_panning)
{
    char keys[64];
    long most = 0;
    bool may_pan = pressed->limit < PAN_LIMIT;
    if (pressed->before[0] != '\0')
        bytes_for(vt, pressed->before);
    snprintf(keys, sizeof keys, "%s", pressed->keys);
    for (char *key = strtok(keys, " "); key != NULL; key = strtok(NULL, " "))
        press(vt, key, &most, may_pan ? most_panning : &most);
    if (pressed->after[0] != '\0')
        bytes_for(vt, pressed->after);
    add_row(table, pressed->what, (double)most, "bytes", pressed->limit);
}

static void add_wire(struct table *table, const char *path)
{
    struct vt vt;
    long pan = 0;
    start(&vt, path);
    vt_wait_text(&vt, "? help");
    vt_settle(&vt, QUIET_MS);
    add_row(table, "first frame", (double)vt.bytes, "bytes", PAN_LIMIT);
    for (size_t i = 0; i < sizeof PRESSED / sizeof PRESSED[0]; i++)
        add_pressed(table, &vt, &PRESSED[i], &pan);
    for (int button = 4; button <= 5; button++) {
        long bytes = bytes_for_wheel(&vt, button);
        pan = bytes > pan ? bytes : pan;
    }
    add_row(table, "pan", (double)pan, "bytes", PAN_LIMIT);
    add_row(table, "memory", (double)peak_memory_kb(vt.pid) / 1024, "MiB", 16);
    vt_free(&vt);
}

int main(void)
{
    static struct table table;
    char path[] = "/tmp/mistwall-bench-XXXXXX";
    mw_tiles *tiles = asset_tiles(NULL);
    close(mkstemp(path));
    for (int i = 0; i < STAGES; i++) {
        struct session *session = game_at(tiles, TURNS[i]);
        write_game(path, session);
        table.stage = i;
        table.row = 0;
        add_row(&table, "paint the screen", paint_us(session, tiles), "µs", 0);
        add_row(&table, "start to first frame", first_frame_ms(path), "ms", 50);
        add_wire(&table, path);
        session_free(session);
    }
    print_table(&table);
    unlink(path);
    mw_tiles_free(tiles);
    return 0;
}
