/* The loop with next to nothing behind it. */
#include "demo.h"

#include <fcntl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "loop.h"

struct demo {
    int columns, rows;
    int inputs;
    int shift; /* of the colours */
    struct input last;
};

static void demo_paint(void *self, struct canvas *canvas)
{
    const struct demo *demo = self;
    char text[160];
    canvas_clear(canvas);
    snprintf(text, sizeof text, "ready %dx%d inputs=%d type=%d ch=%u at=%d,%d",
             demo->columns, demo->rows, demo->inputs, (int)demo->last.type,
             (unsigned)demo->last.ch, demo->last.column, demo->last.row);
    canvas_text(canvas, 0, 0, canvas->columns, INK_DEFAULT, INK_DEFAULT, 0,
                text);
    canvas_text(canvas, 0, 1, canvas->columns, INK_ACCENT, INK_DEFAULT,
                ATTR_BOLD, "caf\u00e9 \u2580\u2584 \u2502");
    for (int i = 0; i < INKS * 2; i++) {
        struct cell cell = {.glyph = (uint32_t)('A' + i % 26),
                            .fg = (uint8_t)((i + demo->shift) % INKS),
                            .bg = (uint8_t)((i * 3 + demo->shift * 2) % INKS)};
        canvas_put(canvas, i % canvas->columns, 2 + i / canvas->columns, cell);
    }
}

/* Deeper than any stack. */
static int recurse(const volatile char *before, int depth)
{
    volatile char room[4096];
    if (depth == 0)
        return 0;
    room[0] = before[0];
    return recurse(room, depth - 1) + room[0];
}

/* Writes where nobody may. */
static void crash(void)
{
    int zero = open("/dev/zero", O_RDONLY);
    volatile char *page = mmap(NULL, 4096, PROT_READ, MAP_PRIVATE, zero, 0);
    close(zero);
    page[0] = 1;
}

static enum program_next demo_char(struct demo *demo, uint32_t ch)
{
    switch (ch) {
    case 'q':
        return PROGRAM_LEAVE;
    case 'm':
        return PROGRAM_MOUSE_ON;
    case 'M':
        return PROGRAM_MOUSE_OFF;
    case 'e':
        fputs("a word on stderr\n", stderr);
        return PROGRAM_GO_ON;
    case 'c':
        crash();
        return PROGRAM_GO_ON;
    case 'o':
        return recurse("x", 1 << 20) == 0 ? PROGRAM_GO_ON : PROGRAM_LEAVE;
    case 'a':
        abort();
    case 'f':
        demo->shift++;
        return PROGRAM_GO_ON;
    default:
        return PROGRAM_GO_ON;
    }
}

static enum program_next demo_input(void *self, struct input input)
{
    struct demo *demo = self;
    demo->inputs++;
    demo->last = input;
    if (input.type == INPUT_RESIZE) {
        demo->columns = input.column;
        demo->rows = input.row;
    }
    if (input.type == INPUT_REDRAW)
        return PROGRAM_REPAINT;
    return input.type == INPUT_CHAR ? demo_char(demo, input.ch) : PROGRAM_GO_ON;
}

static int demo_run(void)
{
    struct demo demo = {0};
    struct program program = {
        .self = &demo, .paint = demo_paint, .input = demo_input};
    struct look look = {COLOURS_256, GLYPHS_UTF8};
    setlocale(LC_ALL, "");
    return loop_run(look, MOUSE_OFF, &program, NULL);
}

int demo_main(int argc, char **argv)
{
    if (argc != 2 || strcmp(argv[1], "demo") != 0)
        return -1;
    return demo_run();
}

void demo_start(struct vt *vt, int columns, int rows)
{
    static char program[] = "/proc/self/exe";
    static char word[] = "demo";
    char *argv[] = {program, word, NULL};
    vt_start(vt, columns, rows, argv, NULL);
}
