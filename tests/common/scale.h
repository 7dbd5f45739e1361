/* How much chance a run of the tests can afford. */
#ifndef TESTS_COMMON_SCALE_H
#define TESTS_COMMON_SCALE_H

/* A random count times the environment's MW_TEST_SCALE, at least 1. */
int scaled(int count);

#endif
