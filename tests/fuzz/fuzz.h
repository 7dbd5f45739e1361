/* What the fuzz targets share: a claim that must hold, the shipped tiles, and
 * bytes taken one by one.
 *
 * A target is a file NAME_fuzz.c that defines LLVMFuzzerTestOneInput. Built
 * with MISTWALL_FUZZ it is a program of libFuzzer, else one that replays the
 * files it is given (replay_main.c). It must not keep anything from one input
 * to the next. */
#ifndef TESTS_FUZZ_FUZZ_H
#define TESTS_FUZZ_FUZZ_H

#include <stddef.h>
#include <stdint.h>

#include <mistwall/mistwall.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

/* What must hold for every input, in builds without assertions too. */
#define FUZZ_MUST(claim) fuzz_must((claim), #claim, __FILE__, __LINE__)
void fuzz_must(bool holds, const char *claim, const char *file, int line);

/* Every shipped tile set; read at the first call and never freed. */
const mw_tiles *fuzz_tiles(void);

/* Input that is taken byte by byte; all zero behind its end. */
struct fuzz_bytes {
    const uint8_t *next;
    size_t left;
};
unsigned fuzz_take(struct fuzz_bytes *bytes);
unsigned fuzz_take_two(struct fuzz_bytes *bytes); /* 0 to 65535 */

/* A set of modules that can be played together, chosen by a number. */
unsigned fuzz_modules(unsigned number);

#endif
