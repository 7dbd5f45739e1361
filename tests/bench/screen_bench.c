/* What the screen costs: time to the first frame, bytes on the wire a key, and
 * memory, of the real program on a pseudo-terminal of 80x24. Prints them beside
 * what they may be; judges nothing, so it is no test. */
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

/* Writes the record of a random game that stands before that turn's tile. */
static bool write_game(const char *path, int turn)
{
    struct setup setup;
    uint64_t state = 7;
    mw_tiles *tiles = asset_tiles(NULL);
    setup_default(&setup);
    setup.seed = 7;
    struct session *session = session_new(tiles, &setup, NULL);
    while (session != NULL && !is_at(session, turn))
        session_act(session, choose(session, &state));
    size_t length = 0;
    char *text = session == NULL ? NULL : session_write(session, &length);
    bool written = text != NULL && file_write(path, text, length, NULL);
    free(text);
    session_free(session);
    mw_tiles_free(tiles);
    return written;
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

static void print_row(const char *what, double value, const char *unit,
                      double limit)
{
    printf("%-34s %8.1f %-5s at most %7.0f%s\n", what, value, unit, limit,
           value > limit ? "   OVER" : "");
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

static void print_pressed(struct vt *vt, const struct pressed *pressed,
                          long *most_panning)
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
    print_row(pressed->what, (double)most, "bytes", pressed->limit);
}

static void print_wire(const char *path)
{
    struct vt vt;
    long pan = 0;
    start(&vt, path);
    vt_wait_text(&vt, "? help");
    vt_settle(&vt, QUIET_MS);
    print_row("first frame", (double)vt.bytes, "bytes", PAN_LIMIT);
    for (size_t i = 0; i < sizeof PRESSED / sizeof PRESSED[0]; i++)
        print_pressed(&vt, &PRESSED[i], &pan);
    for (int button = 4; button <= 5; button++) {
        long bytes = bytes_for_wheel(&vt, button);
        pan = bytes > pan ? bytes : pan;
    }
    print_row("pan", (double)pan, "bytes", PAN_LIMIT);
    print_row("memory", (double)peak_memory_kb(vt.pid) / 1024, "MiB", 16);
    vt_free(&vt);
}

int main(void)
{
    static const int TURNS[] = {1, 36, 70};
    char path[] = "/tmp/mistwall-bench-XXXXXX";
    close(mkstemp(path));
    for (size_t i = 0; i < sizeof TURNS / sizeof TURNS[0]; i++) {
        if (!write_game(path, TURNS[i]))
            return 1;
        printf("turn %d\n", TURNS[i]);
        print_row("start to first frame", first_frame_ms(path), "ms", 50);
        print_wire(path);
    }
    unlink(path);
    return 0;
}
