/* The rule book: pages of assets/rules, wrapped to the screen. */
#include "rules_screen.h"

#include <stdio.h>
#include <string.h>

#include "assets.h"
#include "frame.h"
#include "listbox.h"
#include "rules_signs.h"
#include "rules_text.h"
#include "ui.h"

enum command {
    NOTHING,
    DOWN,
    UP,
    PAGE_DOWN,
    PAGE_UP,
    TO_TOP,
    TO_END,
    NEXT,
    PREVIOUS,
    BACK
};

const struct key_row rules_keys[] = {
    {INPUT_DOWN, 0, DOWN, "Up Down", "scroll"},
    {INPUT_CHAR, 'j', DOWN, "j", NULL},
    {INPUT_ENTER, 0, DOWN, "Enter", NULL},
    {INPUT_WHEEL_DOWN, 0, DOWN, "wheel", NULL},
    {INPUT_UP, 0, UP, "Up", NULL},
    {INPUT_CHAR, 'k', UP, "k", NULL},
    {INPUT_WHEEL_UP, 0, UP, "wheel", NULL},
    {INPUT_CHAR, ' ', PAGE_DOWN, "Space", "on"},
    {INPUT_PAGE_DOWN, 0, PAGE_DOWN, "PgDn", NULL},
    {INPUT_PAGE_UP, 0, PAGE_UP, "PgUp", NULL},
    {INPUT_BACKSPACE, 0, PAGE_UP, "Backspace", NULL},
    {INPUT_HOME, 0, TO_TOP, "Home", NULL},
    {INPUT_END, 0, TO_END, "End", NULL},
    {INPUT_TAB, 0, NEXT, "Tab", "next page"},
    {INPUT_RIGHT, 0, NEXT, "Right", NULL},
    {INPUT_CHAR, 'l', NEXT, "l", NULL},
    {INPUT_BACKTAB, 0, PREVIOUS, "Shift-Tab", NULL},
    {INPUT_LEFT, 0, PREVIOUS, "Left", "page before"},
    {INPUT_CHAR, 'h', PREVIOUS, "h", NULL},
    {INPUT_CHAR, 'q', BACK, "q", "back"},
    {INPUT_ESCAPE, 0, BACK, "Esc", NULL},
    {INPUT_CHAR, '?', BACK, "?", NULL},
    {.type = INPUT_NONE},
};

static const uint64_t ALL = ~UINT64_C(0);

/* Longer lines are tiring to read. */
enum { TEXT_COLUMNS = 72 };

static const char RULES_FOLDER[] = "rules/";

/* The page of that number, or NULL. Pages are in the order of their file
 * names, so a module adds its rules by adding a file. */
static const struct asset *page_at(int page)
{
    for (const struct asset *asset = assets; asset->name != NULL; asset++) {
        if (strncmp(asset->name, RULES_FOLDER, strlen(RULES_FOLDER)) == 0 &&
            page-- == 0)
            return asset;
    }
    return NULL;
}

static int page_count(void)
{
    int count = 0;
    while (page_at(count) != NULL)
        count++;
    return count;
}

static struct rect text_rect(const struct ui *ui)
{
    struct rect rect = {1, 1, ui->columns - 3, ui->rows - 2};
    if (rect.columns > TEXT_COLUMNS) {
        rect.column = (ui->columns - TEXT_COLUMNS) / 2;
        rect.columns = TEXT_COLUMNS;
    }
    return rect;
}

/* The last line that may be on top. */
static int last_top(const struct ui *ui)
{
    const struct asset *page = page_at(ui->rules.page);
    struct rect rect = text_rect(ui);
    if (page == NULL)
        return 0;
    int top = rules_count(page->text, rect.columns) - rect.rows;
    return top > 0 ? top : 0;
}

void rules_screen_open(struct ui *ui)
{
    ui->rules.back = (int)ui->screen;
    ui->screen = SCREEN_RULES;
}

/* ---- input ---- */

static void scroll(struct ui *ui, int lines)
{
    int top = ui->rules.top + lines;
    int last = last_top(ui);
    if (top > last)
        top = last;
    ui->rules.top = top > 0 ? top : 0;
}

static void turn_page(struct ui *ui, int pages)
{
    int count = page_count();
    if (count == 0)
        return;
    ui->rules.page = (ui->rules.page + pages + count) % count;
    ui->rules.top = 0;
}

/* Reads on: a screen further, or from the end of a page to the next. */
static void read_on(struct ui *ui, int lines)
{
    bool at_end = ui->rules.top == last_top(ui);
    if (at_end && ui->rules.page + 1 < page_count())
        turn_page(ui, 1);
    else
        scroll(ui, lines);
}

struct intent rules_screen_input(struct ui *ui, const struct session *session,
                                 const mw_tiles *tiles, struct input input)
{
    (void)session;
    (void)tiles;
    int screenful = text_rect(ui).rows > 1 ? text_rect(ui).rows - 1 : 1;
    /* A window that grew may show more than it did. */
    scroll(ui, 0);
    switch (frame_command(ui, rules_keys, ALL, input)) {
    case DOWN:
        scroll(ui, 1);
        break;
    case UP:
        scroll(ui, -1);
        break;
    case PAGE_DOWN:
        read_on(ui, screenful);
        break;
    case PAGE_UP:
        scroll(ui, -screenful);
        break;
    case TO_TOP:
        scroll(ui, -last_top(ui));
        break;
    case TO_END:
        scroll(ui, last_top(ui));
        break;
    case NEXT:
        turn_page(ui, 1);
        break;
    case PREVIOUS:
        turn_page(ui, -1);
        break;
    case BACK:
        ui->screen = (enum screen)ui->rules.back;
        break;
    default:
        break;
    }
    return (struct intent){.type = INTENT_NONE};
}

/* ---- paint ---- */

static void paint_line(struct canvas *canvas, struct rect rect, int row,
                       const struct rules_line *line, const mw_tiles *tiles,
                       struct look look)
{
    static const struct {
        int indent;
        uint8_t ink, attr;
    } STYLES[] = {
        [RULES_TITLE] = {0, INK_ACCENT, ATTR_BOLD | ATTR_UNDERLINE},
        [RULES_HEADING] = {0, INK_ACCENT, ATTR_BOLD},
        [RULES_TEXT] = {0, INK_DEFAULT, 0},
        [RULES_ITEM] = {2, INK_DEFAULT, 0},
        [RULES_MORE] = {2, INK_DEFAULT, 0},
        [RULES_PICTURE] = {2, INK_DEFAULT, 0},
        [RULES_SIGN] = {SIGN_INDENT, INK_DEFAULT, 0},
        [RULES_BLANK] = {0, INK_DEFAULT, 0},
    };
    int indent = STYLES[line->style].indent;
    canvas_text(canvas, rect.column + indent, rect.row + row,
                rect.columns - indent, STYLES[line->style].ink, INK_DEFAULT,
                STYLES[line->style].attr, line->text);
    if (line->style == RULES_ITEM)
        canvas_text(canvas, rect.column, rect.row + row, 1, INK_ACCENT,
                    INK_DEFAULT, 0,
                    look.glyphs == GLYPHS_UTF8 ? "\u2022" : "*");
    if (line->style == RULES_SIGN)
        rules_sign_paint(canvas, rect.column, rect.row + row, line->sign,
                         line->sign_row, tiles, look);
}

static void paint_page(struct canvas *canvas, const struct ui *ui,
                       const mw_tiles *tiles, const char *text)
{
    struct rect rect = text_rect(ui);
    struct rules_reader reader = {.at = text, .columns = rect.columns};
    struct rules_line line;
    int last = last_top(ui);
    int top = ui->rules.top < last ? ui->rules.top : last;
    for (int i = 0; rules_next(&reader, &line) && i < top + rect.rows; i++) {
        if (i >= top)
            paint_line(canvas, rect, i - top, &line, tiles, ui->look);
    }
    rect.columns += 2;
    listbox_paint_marks(canvas, rect, top, last + rect.rows, ui->look);
}

void rules_screen_paint(struct canvas *canvas, const struct ui *ui,
                        const struct session *session, const mw_tiles *tiles)
{
    (void)session;
    const struct asset *page = page_at(ui->rules.page);
    char aside[48];
    snprintf(aside, sizeof aside, "page %d of %d", ui->rules.page + 1,
             page_count());
    if (page != NULL)
        paint_page(canvas, ui, tiles, page->text);
    frame_paint(canvas, ui,
                &(struct frame){"Rules", aside, NULL, rules_keys, ALL});
}
