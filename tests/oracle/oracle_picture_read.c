/* Reads tile files, as assets/tiles/base.tiles explains them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "oracle_sheet.h"

enum { AROUND = MW_SURFACES, LINE_MAX = 200 };

/* The letters of a picture. */
static const struct letter {
    char letter;
    uint8_t surface; /* AROUND: of the cells around it */
    uint8_t mark;
} letters[] = {
    {'.', MW_ON_FIELD, MW_NO_MARK},     {'=', MW_ON_ROAD, MW_NO_MARK},
    {'#', MW_ON_CITY, MW_NO_MARK},      {'$', MW_ON_CITY, MW_COAT},
    {'K', MW_ON_CITY, MW_CATHEDRAL},    {'+', MW_ON_VILLAGE, MW_NO_MARK},
    {'~', MW_ON_RIVER, MW_NO_MARK},     {'H', MW_ON_BRIDGE, MW_NO_MARK},
    {'M', MW_ON_MONASTERY, MW_NO_MARK}, {'C', MW_ON_CASTLE, MW_NO_MARK},
    {'t', MW_ON_CEMETERY, MW_NO_MARK},  {'g', MW_ON_GARDEN, MW_NO_MARK},
    {'R', MW_ON_RUIN, MW_NO_MARK},      {'i', AROUND, MW_INN},
    {'*', AROUND, MW_MAGIC_SYMBOL},
};

static void must(bool true_of_good_files)
{
    if (!true_of_good_files)
        abort();
}

/* ---- lines and words ---- */

/* The next line that says something; false at the end. */
static bool next_line(const char **text, char line[LINE_MAX])
{
    while (**text != '\0') {
        size_t length = strcspn(*text, "\n");
        must(length < LINE_MAX);
        memcpy(line, *text, length);
        line[length] = '\0';
        *text += length + ((*text)[length] == '\n');
        size_t blank = strspn(line, " \t\r");
        if (line[blank] != '\0' && line[blank] != ';')
            return true;
    }
    return false;
}

static const char *next_word(char **rest)
{
    char *word = *rest + strspn(*rest, " \t\r");
    size_t length = strcspn(word, " \t\r");
    *rest = word + length + (word[length] != '\0');
    word[length] = '\0';
    return word;
}

static void copy_name(char name[MW_ID_MAX], const char *word)
{
    must(word[0] != '\0' && strlen(word) < MW_ID_MAX);
    strcpy(name, word);
}

static int slot_of(const char *word)
{
    static const char *const names[MW_SLOTS] = {
        "NL", "N", "NR", "EL", "E", "ER", "SL", "S", "SR", "WL", "W", "WR"};
    int slot = 0;
    while (slot < MW_SLOTS && strcmp(names[slot], word) != 0)
        slot++;
    must(slot < MW_SLOTS);
    return slot;
}

/* ---- the line above a picture ---- */

struct head {
    bool mist;
    bool spots;
};

static void read_join(struct sheet *sheet, char **rest)
{
    must(sheet->joins < JOINS_MAX);
    sheet->join[sheet->joins][0] = slot_of(next_word(rest));
    sheet->join[sheet->joins++][1] = slot_of(next_word(rest));
}

static struct head read_head(char *rest, struct drawing *drawing)
{
    struct head head = {false, false};
    copy_name(drawing->id, next_word(&rest));
    const char *word = next_word(&rest);
    must(word[0] == 'x');
    drawing->copies = atoi(word + 1);
    for (word = next_word(&rest); *word != '\0'; word = next_word(&rest)) {
        if (strcmp(word, "join") == 0)
            read_join(&drawing->sheet, &rest);
        else if (strcmp(word, "square") == 0)
            drawing->sheet.size = SHEET_MAX;
        else
            must(strcmp(word, "start") == 0 || strcmp(word, "magic") == 0 ||
                 strcmp(word, "mist") == 0 || strcmp(word, "spots") == 0 ||
                 strcmp(word, "inner-field") == 0);
        drawing->starts |=
            strcmp(word, "start") == 0 || strcmp(word, "square") == 0;
        drawing->magic |= strcmp(word, "magic") == 0;
        head.mist |= strcmp(word, "mist") == 0;
        head.spots |= strcmp(word, "spots") == 0;
    }
    return head;
}

/* ---- pictures ---- */

/* The letters of a line one after the other, whatever is between them. */
static void squeeze(char *line)
{
    char *to = line;
    for (const char *from = line; *from != '\0'; from++)
        if (strchr(" \t\r|", *from) == NULL)
            *to++ = *from;
    *to = '\0';
}

static void read_ground(struct sheet *sheet, int x, int y, char letter)
{
    size_t i = 0;
    while (i < sizeof letters / sizeof letters[0] &&
           letters[i].letter != letter)
        i++;
    must(i < sizeof letters / sizeof letters[0]);
    sheet->surface[y][x] = letters[i].surface;
    sheet->mark[y][x] = letters[i].mark;
}

static void read_mist(struct sheet *sheet, int x, int y, char letter)
{
    must(strchr(".~o'", letter) != NULL);
    sheet->mist[y][x] = letter != '.';
    if (letter == 'o')
        sheet->mark[y][x] = MW_SPELL_CIRCLE;
    if (letter == '\'')
        sheet->mark[y][x] = MW_GHOST_MARK;
}

static void read_row(struct sheet *sheet, struct head head, int y, char *line)
{
    int size = sheet->size;
    squeeze(line);
    must((int)strlen(line) == size * (1 + head.mist + head.spots));
    for (int x = 0; x < size; x++) {
        read_ground(sheet, x, y, line[x]);
        if (head.mist)
            read_mist(sheet, x, y, line[size + x]);
    }
}

static void count_around(const struct sheet *sheet, struct point at,
                         int count[MW_SURFACES])
{
    for (enum mw_side side = 0; side < MW_SIDES; side++) {
        struct point there = sheet_beside(at, side);
        if (sheet_holds(sheet, there) &&
            sheet->surface[there.y][there.x] != AROUND)
            count[sheet->surface[there.y][there.x]]++;
    }
}

/* What most of the four cells around it are. A field gives way to what there is
 * as much of; who would win of two others is nowhere said. */
static uint8_t surface_around(const struct sheet *sheet, struct point at)
{
    int count[MW_SURFACES] = {0};
    int most = MW_ON_FIELD;
    int ties = 0;
    count_around(sheet, at, count);
    for (int i = MW_ON_FIELD + 1; i < MW_SURFACES; i++)
        if (count[i] > 0 && count[i] >= count[most]) {
            ties = most != MW_ON_FIELD && count[i] == count[most];
            most = i;
        }
    must(ties == 0);
    return (uint8_t)most;
}

static void settle_marks(struct sheet *sheet)
{
    struct sheet as_read = *sheet;
    for (int y = 0; y < sheet->size; y++)
        for (int x = 0; x < sheet->size; x++)
            if (sheet->surface[y][x] == AROUND)
                sheet->surface[y][x] =
                    surface_around(&as_read, (struct point){x, y});
}

/* The symbol may be said or drawn. */
static bool shows_symbol(const struct sheet *sheet)
{
    for (int y = 0; y < sheet->size; y++)
        for (int x = 0; x < sheet->size; x++)
            if (sheet->mark[y][x] == MW_MAGIC_SYMBOL)
                return true;
    return false;
}

bool sheet_read(const char **text, struct drawing *drawing)
{
    char line[LINE_MAX];
    char *rest = line;
    if (!next_line(text, line))
        return false;
    const char *word = next_word(&rest);
    if (strcmp(word, "set") == 0) {
        copy_name(drawing->set, next_word(&rest));
        return sheet_read(text, drawing);
    }
    must(strcmp(word, "tile") == 0);
    drawing->sheet = (struct sheet){.size = MW_GRID};
    drawing->starts = drawing->magic = false;
    struct head head = read_head(rest, drawing);
    for (int y = 0; y < drawing->sheet.size; y++) {
        must(next_line(text, line));
        read_row(&drawing->sheet, head, y, line);
    }
    settle_marks(&drawing->sheet);
    drawing->magic |= shows_symbol(&drawing->sheet);
    return true;
}
