/* Fills a window with log entries, from the bottom up. */
#include "board_log.h"

#include "chip.h"
#include "wrap.h"

enum { INDENT = 2 }; /* the chip's column and a blank */

static int entry_rows(const struct session *session, int entry, int columns)
{
    int rows = wrap_count(session_log(session, entry)->text, columns - INDENT);
    return rows > 0 ? rows : 1;
}

int board_log_rows(const struct session *session, int columns)
{
    int rows = 0;
    for (int i = 0; i < session_log_count(session); i++)
        rows += entry_rows(session, i, columns);
    return rows;
}

struct log_window {
    int first, end; /* entries */
    int rows;       /* they take together; may be more than there are */
};

static struct log_window fill_window(struct rect rect,
                                     const struct session *session, int back)
{
    int end = session_log_count(session) - back;
    struct log_window window = {end < 0 ? 0 : end, end < 0 ? 0 : end, 0};
    while (window.first > 0 && window.rows < rect.rows) {
        window.first--;
        window.rows += entry_rows(session, window.first, rect.columns);
    }
    return window;
}

/* What the player whose turn it was did himself: a score belongs to who won it,
 * and a ghost haunts somebody else as a rule. */
static const bool IS_PLAYERS[MW_EVENTS] = {[MW_EVENT_PLACED] = true,
                                           [MW_EVENT_FIGURE] = true,
                                           [MW_EVENT_MAGIC] = true,
                                           [MW_EVENT_BANK] = true};

static void paint_letter(struct canvas *canvas, int column, int row,
                         const struct session *session,
                         const struct log_entry *entry)
{
    if (IS_PLAYERS[entry->type])
        canvas_put(canvas, column, row,
                   chip_letter(session_setup(session), entry->player));
}

/* Paints what of the entry lies within the window; returns the row after it.
 * The last row takes all that is left, so that one sees where it is cut off. */
static int paint_entry(struct canvas *canvas, struct rect rect, int row,
                       const struct session *session, int index)
{
    const struct log_entry *entry = session_log(session, index);
    uint8_t attr = entry->type == MW_EVENT_SCORED ? ATTR_BOLD : 0;
    const char *rest = entry->text, *from = rest;
    char line[WRAP_BYTES];
    for (int i = 0; wrap_next(&rest, rect.columns - INDENT, line);
         i++, row++, from = rest) {
        if (row >= rect.row + rect.rows)
            continue;
        if (i == 0)
            paint_letter(canvas, rect.column, row, session, entry);
        canvas_text(canvas, rect.column + INDENT, row, rect.columns - INDENT,
                    INK_DEFAULT, INK_DEFAULT, attr,
                    row == rect.row + rect.rows - 1 ? from : line);
    }
    return row;
}

void board_log_paint(struct canvas *canvas, struct rect rect,
                     const struct session *session, int back)
{
    if (rect.rows <= 0 || rect.columns <= INDENT)
        return;
    struct log_window window = fill_window(rect, session, back);
    int row = rect.row;
    /* An entry without its beginning would puzzle; only the newest one may be
     * cut off, at its end. */
    if (window.rows > rect.rows && window.end - window.first > 1)
        window.first++;
    for (int i = window.first; i < window.end; i++)
        row = paint_entry(canvas, rect, row, session, i);
}

int board_log_page(struct rect rect, const struct session *session, int back)
{
    if (rect.rows <= 0 || rect.columns <= INDENT)
        return 1;
    struct log_window window = fill_window(rect, session, back);
    int whole = window.end - window.first;
    if (window.rows > rect.rows)
        whole--;
    return whole > 1 ? whole : 1;
}
