/* Any words as a command line, one a line: there is a command to run, or help
 * on stdout, or one sentence on stderr. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "fuzz.h"
#include "options.h"

enum { WORDS_MAX = 32 };

struct command_line {
    char *text; /* the words lie in it */
    char *words[WORDS_MAX + 1];
    int count;
};

static void split(struct command_line *line, const uint8_t *bytes,
                  size_t length)
{
    line->text = calloc(1, length + 1);
    FUZZ_MUST(line->text != NULL);
    memcpy(line->text, bytes, length);
    line->words[0] = (char *)"mistwall";
    line->count = 1;
    char *at = line->text;
    while (at != NULL && line->count < WORDS_MAX) {
        line->words[line->count++] = at;
        at = strchr(at, '\n');
        if (at != NULL)
            *at++ = '\0';
    }
    line->words[line->count] = NULL;
}

/* What is printed goes to memory meanwhile; glibc lets its streams be set. */
struct printed {
    FILE *old_out, *old_err;
    char *out, *err;
    size_t out_length, err_length;
};

static void catch_printed(struct printed *printed)
{
    printed->old_out = stdout;
    printed->old_err = stderr;
    stdout = open_memstream(&printed->out, &printed->out_length);
    stderr = open_memstream(&printed->err, &printed->err_length);
}

static void release_printed(struct printed *printed)
{
    fclose(stdout);
    fclose(stderr);
    stdout = printed->old_out;
    stderr = printed->old_err;
}

/* Nothing that was typed may reach the terminal as a command to it. */
static void check_sentence(const char *text, size_t length)
{
    FUZZ_MUST(length > 1 && text[length - 1] == '\n');
    for (size_t i = 0; i + 1 < length; i++)
        FUZZ_MUST((unsigned char)text[i] >= ' ' && text[i] != 0x7f);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    static struct options options;
    struct command_line line;
    struct printed printed = {0};
    int status = -1;
    split(&line, bytes, length);
    catch_printed(&printed);
    bool runs = options_read(&options, line.count, line.words, &status);
    release_printed(&printed);
    if (runs) {
        FUZZ_MUST(options.command != NULL && options.command->run != NULL);
        FUZZ_MUST(printed.out_length == 0 && printed.err_length == 0);
    } else if (status == 0) {
        FUZZ_MUST(printed.out_length > 0 && printed.err_length == 0);
    } else {
        FUZZ_MUST(status == BAD_USAGE && printed.out_length == 0);
        check_sentence(printed.err, printed.err_length);
    }
    free(printed.out);
    free(printed.err);
    free(line.text);
    return 0;
}
