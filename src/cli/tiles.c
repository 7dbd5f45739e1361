/* mistwall tiles: shows tile sets. */
#include <inttypes.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "commands.h"
#include "look.h"
#include "map_tile.h"
#include "open.h"
#include "print_canvas.h"
#include "say.h"
#include "terminfo.h"

/* A picture with its name below and a gap around. */
static const enum tile_size PICTURE = TILE_MEDIUM;

enum { CELL_COLUMNS = 26, PAGE_COLUMNS = 80 };

static int cell_rows(void)
{
    return tile_rows(PICTURE) + 2;
}

/* ---- where it is printed ---- */

static struct look choose_look(const struct options *options)
{
    bool terminal = isatty(STDOUT_FILENO);
    int colours = 0;
    setlocale(LC_CTYPE, "");
    /* Into a file or a pipe go colours and signs only if asked for. */
    if (options->colour != NULL && strcmp(options->colour, "auto") != 0)
        colours = 256;
    else if (terminal)
        terminfo_check(STDOUT_FILENO, &colours, NULL);
    bool asked =
        options->glyphs != NULL && strcmp(options->glyphs, "auto") != 0;
    struct look_facts facts = {
        .term = getenv("TERM"),
        .utf8 = asked || strcmp(nl_langinfo(CODESET), "UTF-8") == 0,
        .colours = colours,
        .no_color = getenv("NO_COLOR"),
        .colour_word = options->colour,
        .glyphs_word = options->glyphs,
        .ascii = options->ascii || (!terminal && !asked)};
    return look_choose(&facts, NULL);
}

/* As many pictures side by side as the terminal has room for. */
static int page_columns(void)
{
    struct winsize size;
    bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 &&
                 size.ws_col > CELL_COLUMNS && size.ws_col < 1000;
    return known ? size.ws_col : PAGE_COLUMNS;
}

/* ---- pages ---- */

/* The designs of a set, in the order of their numbers. */
struct page {
    int first, count, tiles;
    bool starts; /* one of them is the start tile */
};

static struct page page_of(const mw_tiles *tiles, int set)
{
    struct page page = {.first = MW_NONE};
    for (int i = 0; i < mw_design_count(tiles); i++) {
        if (mw_design_set(tiles, i) != set)
            continue;
        if (page.count++ == 0)
            page.first = i;
        page.tiles += mw_design_copies(tiles, i);
        page.starts = page.starts || mw_design_starts(tiles, i);
    }
    return page;
}

/* The picture, and below it "crossing x1"; a star marks the start tile. */
static void paint_design(struct canvas *canvas, int column, int row,
                         const mw_tiles *tiles, int design, struct look look)
{
    char name[MW_ID_MAX + 16];
    snprintf(name, sizeof name, "%s x%d%s", mw_design_id(tiles, design),
             mw_design_copies(tiles, design),
             mw_design_starts(tiles, design) ? " *" : "");
    struct tile_order order = {
        .tiles = tiles, .design = design, .size = PICTURE, .look = look};
    tile_paint(canvas, column, row, &order);
    canvas_text(canvas, column, row + tile_rows(PICTURE), CELL_COLUMNS - 1,
                INK_DEFAULT, INK_DEFAULT, 0, name);
}

static bool print_page(const mw_tiles *tiles, struct page page,
                       struct look look)
{
    int across = page_columns() / CELL_COLUMNS;
    int down = (page.count + across - 1) / across;
    struct canvas *canvas =
        canvas_new(across * CELL_COLUMNS, down * cell_rows());
    if (canvas == NULL)
        return false;
    canvas->glyphs = look.glyphs;
    for (int i = 0; i < page.count; i++)
        paint_design(canvas, i % across * CELL_COLUMNS,
                     i / across * cell_rows(), tiles, page.first + i, look);
    print_canvas(stdout, canvas, look.colours);
    canvas_free(canvas);
    return true;
}

static bool print_set(const mw_tiles *tiles, int set, struct look look)
{
    struct page page = page_of(tiles, set);
    printf("%s: %d design%s, %d tile%s, fingerprint %016" PRIx64 "%s\n\n",
           mw_tiles_set_name(tiles, set), page.count,
           page.count == 1 ? "" : "s", page.tiles, page.tiles == 1 ? "" : "s",
           mw_tiles_set_fingerprint(tiles, set),
           page.starts ? " (* one copy lies on the table first)" : "");
    return print_page(tiles, page, look);
}

/* ---- the command ---- */

static bool print_sets(const mw_tiles *tiles, const char *wanted,
                       struct look look, struct problem *problem)
{
    int found = 0;
    for (int set = 0; set < mw_tiles_set_count(tiles); set++) {
        if (wanted != NULL &&
            strcmp(wanted, mw_tiles_set_name(tiles, set)) != 0)
            continue;
        if (!print_set(tiles, set, look))
            return problem_say(problem, 0, "%s", mw_status_text(MW_NO_MEMORY));
        found++;
    }
    return found > 0 ||
           problem_say(problem, 0, "there is no tile set \"%s\"", wanted);
}

int run_tiles(const struct options *options)
{
    struct problem problem;
    mw_tiles *tiles = open_tiles(options);
    if (tiles == NULL)
        return BAD_INPUT;
    bool printed =
        print_sets(tiles, options->operand, choose_look(options), &problem);
    mw_tiles_free(tiles);
    return printed ? 0 : say_problem(&problem);
}
