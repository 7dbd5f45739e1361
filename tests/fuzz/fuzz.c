/* What the fuzz targets share. */
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>

#include "assets.h"

void fuzz_must(bool holds, const char *claim, const char *file, int line)
{
    if (holds)
        return;
    fprintf(stderr, "%s:%d: this does not hold: %s\n", file, line, claim);
    abort();
}

const mw_tiles *fuzz_tiles(void)
{
    static mw_tiles *tiles;
    struct problem problem;
    if (tiles == NULL)
        tiles = asset_tiles(&problem);
    FUZZ_MUST(tiles != NULL);
    return tiles;
}

unsigned fuzz_take(struct fuzz_bytes *bytes)
{
    if (bytes->left == 0)
        return 0;
    bytes->left--;
    return *bytes->next++;
}

unsigned fuzz_take_two(struct fuzz_bytes *bytes)
{
    unsigned high = fuzz_take(bytes);
    return high << 8 | fuzz_take(bytes);
}

unsigned fuzz_modules(unsigned number)
{
    static const unsigned SETS[] = {
        MW_BASE,
        MW_BASE | MW_MAGIC | MW_MIST | MW_CIRCLE,
        MW_BASE | MW_MAGIC,
        MW_BASE | MW_MIST,
        MW_BASE | MW_MIST | MW_CIRCLE,
        MW_BASE | MW_MAGIC | MW_MIST,
    };
    return SETS[number % (sizeof SETS / sizeof *SETS)];
}
