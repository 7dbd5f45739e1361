/* A tile looked at: where it is on its sheet, as that lies, and what hangs
 * together there. */
#ifndef ORACLE_LOOK_H
#define ORACLE_LOOK_H

#include "oracle_picture.h"
#include "oracle_sheet.h"

struct look {
    const struct sheet *sheet;
    struct point corner; /* its upper left cell */
    struct stains parts;
    struct stains pieces;
    bool quarter;
    struct stains whole_parts; /* the same on all of the sheet */
    struct stains whole_pieces;
};

/* Looks at a sheet that was turned: at its only tile (MW_NONE), or at what was
 * that quarter of it before. Borrows the sheet. */
void look_at(struct look *look, const struct sheet *sheet, int quarter,
             int turns);

oracle_face look_face(const struct look *look);

/* A bridge gives its road. */
mw_picture_cell look_cell(const struct look *look, int column, int row);

#endif
