/* One sentence a completed feature, with its formula and who won it why. */
#include "board_scores.h"

#include "board_marks.h"
#include "wrap.h"

enum { INDENT = 2 };

static bool sentence(const struct session *session, const mw_event *event,
                     char text[LOG_BYTES])
{
    return log_sentence(session_game(session), session_setup(session), event,
                        text);
}

static int sentence_rows(const struct session *session, const mw_event *event,
                         int columns)
{
    char text[LOG_BYTES];
    return sentence(session, event, text) ? wrap_count(text, columns) : 0;
}

struct rect board_scores_rect(const struct board_layout *layout,
                              const struct session *session,
                              const struct board_now *now)
{
    struct rect rect = layout->map;
    int rows = 1;
    if (now->phase != MODE_END || now->scored_count == 0)
        return (struct rect){rect.column, rect.row + rect.rows, 0, 0};
    for (int i = 0; i < now->scored_count; i++)
        rows += sentence_rows(session, now->scored[i], rect.columns - INDENT);
    int most = rect.rows / 2 > 2 ? rect.rows / 2 : 2;
    rows = rows < most ? rows : most;
    rows = rows < rect.rows ? rows : rect.rows;
    rect.row += rect.rows - rows;
    rect.rows = rows;
    return rect;
}

/* Returns the row after the sentence. */
static int paint_sentence(struct canvas *canvas, struct rect rect, int row,
                          const struct ui *ui, const struct session *session,
                          const struct board_now *now, int index)
{
    char text[LOG_BYTES], line[WRAP_BYTES];
    const char *rest = text;
    bool shown = now->shown == index + 1;
    if (!sentence(session, now->scored[index], text))
        return row;
    if (shown && row < rect.row + rect.rows)
        canvas_put(canvas, rect.column, row,
                   (struct cell){board_mark(MARK_ACTIVE, ui->look.glyphs),
                                 INK_ACCENT, INK_DEFAULT, ATTR_BOLD});
    for (; row < rect.row + rect.rows &&
           wrap_next(&rest, rect.columns - INDENT, line);
         row++)
        canvas_text(canvas, rect.column + INDENT, row, rect.columns - INDENT,
                    INK_DEFAULT, INK_DEFAULT, shown ? ATTR_BOLD : 0, line);
    return row;
}

void board_scores_paint(struct canvas *canvas,
                        const struct board_layout *layout, const struct ui *ui,
                        const struct session *session,
                        const struct board_now *now)
{
    struct rect rect = board_scores_rect(layout, session, now);
    if (rect.rows < 2)
        return;
    canvas_fill(canvas, rect, (struct cell){' ', 0, 0, 0});
    canvas_fill(canvas, (struct rect){rect.column, rect.row, rect.columns, 1},
                (struct cell){board_mark(MARK_ACROSS, ui->look.glyphs),
                              INK_ACCENT, INK_DEFAULT, 0});
    canvas_text(canvas, rect.column + INDENT, rect.row, rect.columns - INDENT,
                INK_ACCENT, INK_DEFAULT, ATTR_BOLD, " completed ");
    int row = rect.row + 1;
    /* Where not all fit, the one that is lit alone comes first. */
    int rows = 1;
    for (int i = 0; i < now->scored_count; i++)
        rows += sentence_rows(session, now->scored[i], rect.columns - INDENT);
    int first = rows > rect.rows && now->shown > 0 ? now->shown - 1 : 0;
    for (int i = first; i < now->scored_count; i++)
        row = paint_sentence(canvas, rect, row, ui, session, now, i);
}
