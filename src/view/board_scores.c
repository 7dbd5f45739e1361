/* One sentence a completed feature, with its formula and who won it why; and
 * before them what else happened by itself. */
#include "board_scores.h"

#include "board_bank.h"
#include "board_marks.h"
#include "board_news.h"
#include "wrap.h"

enum { INDENT = 2 };

/* Everything one painting needs. The lines are news and then scores, or the
 * circles of the mist that is looked at. */
struct box {
    const struct session *session;
    const struct board_now *now;
    struct rect rect;
};

static bool shows_bank(const struct box *box)
{
    mw_spot piece;
    return board_now_mist(box->now, &piece);
}

static int line_count(const struct box *box)
{
    if (shows_bank(box))
        return board_bank_lines(box->now, session_game(box->session));
    if (box->now->phase == MODE_OVER)
        return 0;
    return box->now->news_count + box->now->scored_count;
}

static bool sentence(const struct box *box, int line, char text[LOG_BYTES])
{
    const struct board_now *now = box->now;
    if (shows_bank(box)) {
        board_bank_line(now, session_game(box->session), line, text);
        return true;
    }
    if (line < now->news_count)
        return board_news_sentence(now, box->session, line, text);
    return log_sentence(session_game(box->session), session_setup(box->session),
                        now->scored[line - now->news_count], text);
}

/* Rows of all sentences and the heading. */
static int rows_needed(const struct box *box)
{
    char text[LOG_BYTES];
    int rows = 1;
    for (int i = 0; i < line_count(box); i++) {
        if (sentence(box, i, text))
            rows += wrap_count(text, box->rect.columns - INDENT);
    }
    return rows;
}

struct rect board_scores_rect(const struct board_layout *layout,
                              const struct session *session,
                              const struct board_now *now)
{
    struct rect rect = layout->map;
    struct box box = {session, now, rect};
    if (line_count(&box) == 0)
        return (struct rect){rect.column, rect.row + rect.rows, 0, 0};
    int rows = rows_needed(&box);
    int most = rect.rows / 2 > 2 ? rect.rows / 2 : 2;
    rows = rows < most ? rows : most;
    rows = rows < rect.rows ? rows : rect.rows;
    rect.row += rect.rows - rows;
    rect.rows = rows;
    return rect;
}

/* Returns the row after the sentence. */
static int paint_sentence(struct canvas *canvas, const struct box *box, int row,
                          const struct ui *ui, int index)
{
    char text[LOG_BYTES], line[WRAP_BYTES];
    const char *rest = text;
    struct rect rect = box->rect;
    bool shown = !shows_bank(box) && box->now->shown > 0 &&
                 box->now->shown - 1 + box->now->news_count == index;
    if (!sentence(box, index, text))
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

static void paint_frame(struct canvas *canvas, struct rect rect,
                        const struct ui *ui, const char *title)
{
    canvas_fill(canvas, rect, (struct cell){' ', 0, 0, 0});
    canvas_fill(canvas, (struct rect){rect.column, rect.row, rect.columns, 1},
                (struct cell){board_mark(MARK_ACROSS, ui->look.glyphs),
                              INK_ACCENT, INK_DEFAULT, 0});
    canvas_text(canvas, rect.column + INDENT, rect.row, rect.columns - INDENT,
                INK_ACCENT, INK_DEFAULT, ATTR_BOLD, title);
}

static const char *title_of(const struct box *box)
{
    if (shows_bank(box))
        return " spell circles in this mist ";
    return box->now->scored_count > 0 ? " completed " : " it happened ";
}

/* Where not all fit, the score that is lit alone comes first, and scores come
 * before news. */
static int first_line(const struct box *box)
{
    const struct board_now *now = box->now;
    if (rows_needed(box) <= box->rect.rows || now->scored_count == 0 ||
        shows_bank(box))
        return 0;
    return now->news_count + (now->shown > 0 ? now->shown - 1 : 0);
}

void board_scores_paint(struct canvas *canvas,
                        const struct board_layout *layout, const struct ui *ui,
                        const struct session *session,
                        const struct board_now *now)
{
    struct box box = {session, now, board_scores_rect(layout, session, now)};
    if (box.rect.rows < 2)
        return;
    paint_frame(canvas, box.rect, ui, title_of(&box));
    int row = box.rect.row + 1;
    for (int i = first_line(&box); i < line_count(&box); i++)
        row = paint_sentence(canvas, &box, row, ui, i);
}
