/* The prompt lines, as they are cut and wrapped. */
#include "board_prompt.h"

#include <stdio.h>
#include <string.h>

#include "utf8.h"
#include "wrap.h"

/* A refusal is told by a sign in front, not by its colour alone. */
static const char *sign_of(const struct board_prompt *prompt)
{
    return prompt->refused ? "! " : "";
}

static void paint_line(struct canvas *canvas, struct rect rect, int row,
                       uint8_t ink, uint8_t attr, const char *text)
{
    if (row < rect.rows)
        canvas_text(canvas, rect.column + 1, rect.row + row, rect.columns - 1,
                    ink, INK_DEFAULT, attr, text);
}

/* Leaves out the last sentences if there is no room for them: half a sentence
 * tells less than none. The first one stays, whatever its length. */
static void drop_sentences(char *text, struct rect rect)
{
    size_t end = strlen(text);
    while (end > 0 && text[end - 1] == ' ')
        text[--end] = '\0';
    while (wrap_count(text, rect.columns - 1) > rect.rows) {
        size_t cut = strlen(text);
        do {
            if (--cut == 0)
                return;
        } while (text[cut - 1] != '.' || text[cut] != ' ');
        text[cut] = '\0';
    }
}

/* Both run on where a line cannot hold what is told. Where even that is too
 * much, what the title line says as well is left out: the worth of a feature
 * must be read at any size. */
static void paint_flowing(struct canvas *canvas, struct rect rect,
                          const struct board_prompt *prompt, uint8_t ink)
{
    char text[sizeof prompt->ask + sizeof prompt->tell + 4];
    char line[WRAP_BYTES];
    snprintf(text, sizeof text, "%s %s%s", prompt->ask, sign_of(prompt),
             prompt->tell);
    const char *rest = text;
    bool asked =
        !prompt->titled || wrap_count(text, rect.columns - 1) <= rect.rows;
    if (!asked)
        snprintf(text, sizeof text, "%s%s", sign_of(prompt), prompt->tell);
    drop_sentences(text, rect);
    for (int row = 0; row < rect.rows; row++) {
        bool last = row == rect.rows - 1;
        if (last)
            snprintf(line, sizeof line, "%s", rest);
        else if (!wrap_next(&rest, rect.columns - 1, line))
            return;
        paint_line(canvas, rect, row, ink, 0, line);
    }
    if (asked && utf8_columns(prompt->ask) < rect.columns)
        paint_line(canvas, rect, 0, INK_STRONG, ATTR_BOLD, prompt->ask);
}

bool board_prompt_fits(const struct board_prompt *prompt, int columns)
{
    char text[sizeof prompt->ask + sizeof prompt->tell + 1];
    if (utf8_columns(prompt->ask) < columns &&
        utf8_columns(prompt->tell) < columns)
        return true;
    snprintf(text, sizeof text, "%s%s%s", prompt->titled ? "" : prompt->ask,
             prompt->titled ? "" : " ", prompt->tell);
    return wrap_count(text, columns - 1) <= BOARD_PROMPT_ROWS;
}

void board_prompt_paint(struct canvas *canvas, struct rect rect,
                        const struct board_prompt *prompt)
{
    uint8_t ink = prompt->refused ? INK_WARNING
                  : prompt->news  ? INK_ACCENT
                                  : INK_DEFAULT;
    char tell[sizeof prompt->tell + 4];
    snprintf(tell, sizeof tell, "%s%s", sign_of(prompt), prompt->tell);
    if (utf8_columns(tell) >= rect.columns ||
        utf8_columns(prompt->ask) >= rect.columns) {
        paint_flowing(canvas, rect, prompt, ink);
        return;
    }
    paint_line(canvas, rect, 0, INK_STRONG, ATTR_BOLD, prompt->ask);
    paint_line(canvas, rect, 1, ink, 0, tell);
}
