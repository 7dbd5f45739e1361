/* Counts of random things as the environment wants them. */
#include "common/scale.h"

#include <stdlib.h>

int scaled(int count)
{
    const char *scale = getenv("MW_TEST_SCALE");
    double wanted = count * (scale != NULL ? strtod(scale, NULL) : 1.0);
    return wanted < 1.0 ? 1 : (int)wanted;
}
