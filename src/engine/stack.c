/* The stack: designs in the order they will be drawn. */
#include "stack.h"

#include "random.h"

bool stack_has_design(const mw_tiles *tiles, unsigned modules, int design)
{
    return (modules & tiles->designs[design].module) != 0;
}

int stack_total(const mw_tiles *tiles, unsigned modules)
{
    int total = 0;
    for (int design = 0; design < mw_design_count(tiles); design++) {
        if (stack_has_design(tiles, modules, design))
            total += mw_design_copies(tiles, design);
    }
    return total;
}

/* Puts so many copies of each design on the stack. Designs are sorted by
 * (set, id), so that the order before shuffling does not depend on how the tile
 * files are written. */
static void fill_sorted(mw_game *game, const uint8_t copies[MW_DESIGNS_MAX])
{
    uint8_t *stack = stack_array(game);
    for (int design = 0; design < mw_design_count(game->tiles); design++) {
        for (int i = 0; i < copies[design]; i++)
            stack[game->stack_count++] = (uint8_t)design;
    }
}

static void shuffle(uint8_t *stack, int count, uint64_t seed)
{
    for (int last = count - 1; last > 0; last--) {
        uint32_t other = random_below(&seed, (uint32_t)last + 1);
        uint8_t design = stack[last];
        stack[last] = stack[other];
        stack[other] = design;
    }
}

static void count_copies(const mw_game *game, uint8_t copies[MW_DESIGNS_MAX])
{
    for (int design = 0; design < mw_design_count(game->tiles); design++) {
        if (!stack_has_design(game->tiles, game->modules, design))
            continue;
        int on_the_table = mw_design_starts(game->tiles, design);
        copies[design] =
            (uint8_t)(mw_design_copies(game->tiles, design) - on_the_table);
    }
}

/* Moves the designs that were asked for from `copies` onto the stack. */
static mw_status fill_asked_for(mw_game *game, const mw_setup *setup,
                                uint8_t copies[MW_DESIGNS_MAX])
{
    for (int i = 0; i < setup->stack_count; i++) {
        int design = setup->stack[i];
        if (design >= mw_design_count(game->tiles) ||
            !stack_has_design(game->tiles, game->modules, design))
            return MW_STACK_UNKNOWN;
        if (copies[design] == 0)
            return MW_STACK_TOO_MANY;
        copies[design]--;
        stack_array(game)[game->stack_count++] = (uint8_t)design;
    }
    return MW_OK;
}

mw_status stack_fill(mw_game *game, const mw_setup *setup)
{
    uint8_t copies[MW_DESIGNS_MAX] = {0};
    count_copies(game, copies);
    mw_status status = fill_asked_for(game, setup, copies);
    if (status != MW_OK)
        return status;
    int first = game->stack_count;
    fill_sorted(game, copies);
    shuffle(stack_array(game) + first, game->stack_count - first, setup->seed);
    return MW_OK;
}

void mw_reshuffle(mw_game *game, uint64_t seed)
{
    uint8_t copies[MW_DESIGNS_MAX] = {0};
    mw_stack_counts(game, copies);
    game->stack_count = game->stack_next;
    fill_sorted(game, copies);
    shuffle(stack_array(game) + game->stack_next,
            game->stack_count - game->stack_next, seed);
}
