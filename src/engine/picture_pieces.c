/* What hangs together in a picture: its parts and its pieces of mist. */
#include "picture_pieces.h"

#include <assert.h>
#include <string.h>

#include "picture_check.h"

/* Kinds of this picture's cell, pieces of mist among them. */
static unsigned kinds_at(const struct picture *picture, int cell)
{
    const struct picture_cell *here = &picture->cells[cell];
    if (mw_picture_corner(picture, cell))
        return 0;
    unsigned kinds = mw_surface(here->surface)->kinds;
    if (!here->mist)
        return kinds;
    /* Field under mist belongs to no field (MIST-7). */
    return (kinds & ~(1U << MW_FIELD)) | 1U << KIND_MIST;
}

static bool has_slots(const struct piece *piece)
{
    unsigned slots = 0;
    for (int quarter = 0; quarter < QUARTERS; quarter++)
        slots |= piece->slots[quarter];
    return slots != 0;
}

/* Gives `piece` to all cells of its kind that hang together with `start`. */
static void flood(const struct picture *picture, int kind, int start,
                  int8_t piece, int8_t *at)
{
    int queue[PICTURE_CELLS];
    int count = 0;
    queue[count++] = start;
    at[start] = piece;
    for (int next = 0; next < count; next++) {
        for (int side = 0; side < MW_SIDES; side++) {
            int cell = mw_picture_beside(picture, queue[next], side);
            if (cell == MW_NONE || at[cell] != MW_NONE ||
                !(kinds_at(picture, cell) & 1U << kind))
                continue;
            at[cell] = piece;
            queue[count++] = cell;
        }
    }
}

static uint16_t slots_in_quarter(const struct picture *picture, int quarter,
                                 int8_t piece, const int8_t *at)
{
    unsigned slots = 0;
    for (int slot = 0; slot < MW_SLOTS; slot++) {
        int side = slot / 3;
        if (!mw_picture_outer(picture, quarter, side))
            continue;
        /* Places 2, 4 and 6 stand for the left, middle and right slot. */
        int cell = mw_picture_edge(picture, quarter, side, 2 + 2 * (slot % 3));
        if (at[cell] == piece)
            slots |= 1U << slot;
    }
    return (uint16_t)slots;
}

/* Only these reach sides; a garden on the rim leaves the slot to its field. */
static bool kind_has_slots(int kind)
{
    return kind <= MW_RIVER || kind == KIND_MIST;
}

/* What is wrong with a piece of this kind that reaches no side, the first of
 * its kind or a further one. */
static enum mw_tiles_fault no_side_fault(const struct tile_head *head, int kind,
                                         bool further)
{
    if (kind == MW_ROAD || kind == MW_CITY)
        return MW_TILES_NO_SIDE;
    if (kind == KIND_MIST)
        return MW_TILES_MIST_CUT_OFF;
    if (kind == MW_FIELD && !head->inner_field)
        return MW_TILES_FIELD_CUT_OFF;
    return further ? MW_TILES_TWO_WITHOUT_SIDE : MW_TILES_OK;
}

static bool add_piece(const struct picture *picture,
                      const struct tile_head *head, int kind, int start,
                      struct pieces *pieces, mw_tiles_error *error)
{
    assert(pieces->count < PIECES_MAX);
    int8_t *at = pieces->at[kind];
    int8_t index = (int8_t)pieces->count;
    struct piece *piece = &pieces->list[pieces->count++];
    *piece = (struct piece){.kind = (uint8_t)kind};
    flood(picture, kind, start, index, at);
    for (int i = 0; i < mw_picture_quarters(picture) && kind_has_slots(kind);
         i++)
        piece->slots[i] = slots_in_quarter(picture, i, index, at);
    if (has_slots(piece))
        return true;
    bool further = false;
    for (int i = 0; i < index; i++)
        further |= pieces->list[i].kind == kind && !has_slots(&pieces->list[i]);
    enum mw_tiles_fault fault = no_side_fault(head, kind, further);
    enum picture_layer layer = kind == KIND_MIST ? MIST_LAYER : GROUND_LAYER;
    return fault == MW_TILES_OK ||
           mw_picture_fail(picture, layer, start, fault, error);
}

static bool find_all(const struct picture *picture,
                     const struct tile_head *head, struct pieces *pieces,
                     mw_tiles_error *error)
{
    pieces->count = 0;
    memset(pieces->at, MW_NONE, sizeof pieces->at);
    for (int kind = 0; kind < KINDS_AND_MIST; kind++) {
        for (int cell = 0; cell < mw_picture_cell_count(picture); cell++) {
            if (pieces->at[kind][cell] != MW_NONE ||
                !(kinds_at(picture, cell) & 1U << kind))
                continue;
            if (!add_piece(picture, head, kind, cell, pieces, error))
                return false;
        }
    }
    return true;
}

/* Does a road go on from this cell to that side: on more road, to the next
 * tile, or to what ends roads? */
static bool goes_on(const struct picture *picture, int cell, int side)
{
    int other = mw_picture_beside(picture, cell, side);
    if (other != MW_NONE) {
        int surface = picture->cells[other].surface;
        return !mw_picture_corner(picture, other) &&
               (mw_surface(surface)->ends_roads ||
                mw_surface(surface)->kinds & 1 << MW_ROAD);
    }
    /* The 2x2 tile's rim has cells of no slot where its quarters meet. */
    int along = side == MW_NORTH || side == MW_SOUTH ? cell % picture->size
                                                     : cell / picture->size;
    return along % MW_GRID == MW_GRID / 2;
}

static int ways_on(const struct picture *picture, int cell)
{
    int ways = 0;
    for (int side = 0; side < MW_SIDES; side++)
        ways += goes_on(picture, cell, side);
    return ways;
}

static bool check_road_ends(const struct picture *picture,
                            const struct pieces *pieces, mw_tiles_error *error)
{
    for (int cell = 0; cell < mw_picture_cell_count(picture); cell++) {
        if (pieces->at[MW_ROAD][cell] != MW_NONE && ways_on(picture, cell) < 2)
            return mw_picture_fail(picture, GROUND_LAYER, cell,
                                   MW_TILES_ROAD_ENDS_IN_FIELD, error);
    }
    return true;
}

/* The piece of ground at a slot of an ordinary picture, or MW_NONE. */
static int piece_at_slot(const struct pieces *pieces, int slot)
{
    for (int i = 0; i < pieces->count; i++) {
        const struct piece *piece = &pieces->list[i];
        if (piece->kind != KIND_MIST && piece->slots[0] & 1 << slot)
            return i;
    }
    return MW_NONE;
}

/* Makes pieces one and other the same, by the number `one`. */
static void unite(struct pieces *pieces, int one, int other)
{
    int8_t *at = pieces->at[pieces->list[one].kind];
    int last = --pieces->count;
    for (int i = 0; i < QUARTERS; i++)
        pieces->list[one].slots[i] |= pieces->list[other].slots[i];
    for (int cell = 0; cell < PICTURE_CELLS; cell++) {
        if (at[cell] == other)
            at[cell] = (int8_t)one;
    }
    if (last == other)
        return;
    at = pieces->at[pieces->list[last].kind];
    pieces->list[other] = pieces->list[last];
    for (int cell = 0; cell < PICTURE_CELLS; cell++) {
        if (at[cell] == last)
            at[cell] = (int8_t)other;
    }
}

static bool join(const struct tile_head *head, struct pieces *pieces,
                 mw_tiles_error *error)
{
    for (int i = 0; i < head->join_count; i++) {
        const struct join *next = &head->joins[i];
        int one = piece_at_slot(pieces, next->slots[0]);
        int other = piece_at_slot(pieces, next->slots[1]);
        if (head->square || one == MW_NONE || other == MW_NONE ||
            one == other || pieces->list[one].kind != pieces->list[other].kind)
            return mw_tiles_fail(error, MW_TILES_BAD_JOIN, head->line,
                                 next->column);
        if (one < other)
            unite(pieces, one, other);
        else
            unite(pieces, other, one);
    }
    return true;
}

/* All circles of a tile lie in one piece of mist (MIST-23). */
static bool check_circles(const struct picture *picture,
                          const struct pieces *pieces, mw_tiles_error *error)
{
    int8_t bank = MW_NONE;
    for (int cell = 0; cell < mw_picture_cell_count(picture); cell++) {
        if (picture->cells[cell].mist_mark != MW_SPELL_CIRCLE)
            continue;
        const int8_t here = pieces->at[KIND_MIST][cell];
        if (bank != MW_NONE && here != bank)
            return mw_picture_fail(picture, MIST_LAYER, cell,
                                   MW_TILES_CIRCLES_APART, error);
        bank = here;
    }
    return true;
}

/* Kind first, then the first slot; what reaches no side comes last. */
static int order_of(const struct piece *piece)
{
    const int none = QUARTERS * MW_SLOTS;
    int first = none;
    for (int i = none - 1; i >= 0; i--) {
        if (piece->slots[i / MW_SLOTS] & 1 << i % MW_SLOTS)
            first = i;
    }
    return piece->kind * (none + 1) + first;
}

/* The order must not depend on the drawing, because indices are facts. */
static void sort(struct pieces *pieces)
{
    struct piece old[PIECES_MAX];
    int8_t place[PIECES_MAX];
    memcpy(old, pieces->list, sizeof old);
    pieces->mist_first = 0;
    for (int i = 0; i < pieces->count; i++) {
        place[i] = 0;
        for (int other = 0; other < pieces->count; other++) {
            if (order_of(&old[other]) < order_of(&old[i]))
                place[i]++;
        }
        pieces->list[place[i]] = old[i];
        pieces->mist_first += old[i].kind != KIND_MIST;
    }
    for (int kind = 0; kind < KINDS_AND_MIST; kind++) {
        for (int cell = 0; cell < PICTURE_CELLS; cell++) {
            int8_t *at = &pieces->at[kind][cell];
            if (*at != MW_NONE)
                *at = place[*at];
        }
    }
}

/* Which cities each field touches along a line (BASE-17). */
static void find_borders(const struct picture *picture, struct pieces *pieces)
{
    for (int cell = 0; cell < mw_picture_cell_count(picture); cell++) {
        const int8_t field = pieces->at[MW_FIELD][cell];
        if (field == MW_NONE)
            continue;
        for (int side = 0; side < MW_SIDES; side++) {
            int other = mw_picture_beside(picture, cell, side);
            int city = other == MW_NONE ? MW_NONE : pieces->at[MW_CITY][other];
            if (city != MW_NONE)
                pieces->list[field].cities |= UINT64_C(1) << city;
        }
    }
}

/* An inn belongs to the road it interrupts, else to the roads it touches. */
static bool find_inns(const struct picture *picture, struct pieces *pieces,
                      mw_tiles_error *error)
{
    const int8_t *at = pieces->at[MW_ROAD];
    for (int cell = 0; cell < mw_picture_cell_count(picture); cell++) {
        if (picture->cells[cell].mark != MW_INN)
            continue;
        bool found = at[cell] != MW_NONE;
        if (found)
            pieces->list[at[cell]].inn = true;
        for (int side = 0; side < MW_SIDES && at[cell] == MW_NONE; side++) {
            int other = mw_picture_beside(picture, cell, side);
            if (other == MW_NONE || at[other] == MW_NONE)
                continue;
            pieces->list[at[other]].inn = true;
            found = true;
        }
        if (!found)
            return mw_picture_fail(picture, GROUND_LAYER, cell,
                                   MW_TILES_MARK_ASTRAY, error);
    }
    return true;
}

bool mw_pieces_find(const struct picture *picture, const struct tile_head *head,
                    struct pieces *pieces, mw_tiles_error *error)
{
    if (!mw_picture_check(picture, head, error) ||
        !find_all(picture, head, pieces, error) ||
        !check_road_ends(picture, pieces, error) ||
        !check_circles(picture, pieces, error) || !join(head, pieces, error))
        return false;
    sort(pieces);
    find_borders(picture, pieces);
    return find_inns(picture, pieces, error);
}

int mw_piece_shown(const struct picture *picture, const struct pieces *pieces,
                   int cell)
{
    const int8_t kind = mw_surface(picture->cells[cell].surface)->shown;
    return kind == MW_NONE ? MW_NONE : pieces->at[kind][cell];
}
