/* Designs, in all their rotations, and sets of them. */
#include "oracle_picture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "oracle_look.h"

static void read_rotation(oracle_picture *picture, const struct sheet *sheet,
                          int turns)
{
    struct look look;
    struct sheet turned = sheet_turned(sheet, turns);
    look_at(&look, &turned, picture->quarter, turns);
    picture->face[turns] = look_face(&look);
    for (int row = 0; row < MW_GRID; row++)
        for (int column = 0; column < MW_GRID; column++)
            picture->cell[turns][row][column] = look_cell(&look, column, row);
}

static int count_ghost_marks(const oracle_picture *picture)
{
    int count = 0;
    for (int row = 0; row < MW_GRID; row++)
        for (int column = 0; column < MW_GRID; column++)
            count += picture->cell[0][row][column].mark == MW_GHOST_MARK;
    return count;
}

static oracle_picture picture_of(const struct drawing *drawing, int quarter)
{
    oracle_picture picture = {.copies = drawing->copies,
                              .starts = drawing->starts,
                              .magic = drawing->magic,
                              .quarter = quarter};
    strcpy(picture.set, drawing->set);
    strcpy(picture.id, drawing->id);
    if (quarter != MW_NONE) {
        size_t end = strlen(picture.id);
        snprintf(picture.id + end, sizeof picture.id - end, "-%d", quarter + 1);
    }
    for (int turns = 0; turns < MW_SIDES; turns++)
        read_rotation(&picture, &drawing->sheet, turns);
    for (int turns = 0; turns < MW_SIDES; turns++)
        picture.lowest[turns] = (uint8_t)oracle_find_lowest(&picture, turns);
    picture.ghost_marks = count_ghost_marks(&picture);
    return picture;
}

static bool comes_before(const oracle_picture *one, const oracle_picture *other)
{
    int order = strcmp(one->set, other->set);
    return (order != 0 ? order : strcmp(one->id, other->id)) < 0;
}

static void insert(oracle_pictures *pictures, const oracle_picture *picture)
{
    int at = pictures->count;
    if (pictures->count++ == MW_DESIGNS_MAX)
        abort();
    for (; at > 0 && comes_before(picture, &pictures->list[at - 1]); at--)
        pictures->list[at] = pictures->list[at - 1];
    pictures->list[at] = *picture;
}

void oracle_pictures_add(oracle_pictures *pictures, const char *text)
{
    struct drawing drawing = {.copies = 0};
    while (sheet_read(&text, &drawing)) {
        bool square = drawing.sheet.size == SHEET_MAX;
        for (int quarter = 0; quarter < 4 && square; quarter++) {
            oracle_picture picture = picture_of(&drawing, quarter);
            insert(pictures, &picture);
        }
        if (!square) {
            oracle_picture picture = picture_of(&drawing, MW_NONE);
            insert(pictures, &picture);
        }
    }
}
