/* Runs a fuzz target over files and whole folders, where there is no fuzzer:
 * so the corpus is an ordinary test under every compiler. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "files.h"
#include "fuzz.h"

static int replayed;

/* In a block of its own size, so that the sanitizer sees a step past it. */
static void run(const char *text, size_t length)
{
    uint8_t *bytes = malloc(length > 0 ? length : 1);
    FUZZ_MUST(bytes != NULL);
    for (size_t i = 0; i < length; i++)
        bytes[i] = (uint8_t)text[i];
    LLVMFuzzerTestOneInput(bytes, length);
    free(bytes);
    replayed++;
}

/* The name is printed first: who crashes cannot say it afterwards. */
static void replay_file(const char *path)
{
    struct problem problem;
    size_t length;
    char *text = file_read(path, &length, &problem);
    if (text == NULL)
        fprintf(stderr, "%s\n", problem.text);
    FUZZ_MUST(text != NULL);
    puts(path);
    fflush(stdout);
    run(text, length);
    free(text);
}

static void replay(const char *path)
{
    DIR *folder = opendir(path);
    if (folder == NULL) {
        replay_file(path);
        return;
    }
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        char inside[4096];
        struct stat status;
        snprintf(inside, sizeof inside, "%s/%s", path, entry->d_name);
        if (stat(inside, &status) == 0 && S_ISREG(status.st_mode))
            replay_file(inside);
    }
    closedir(folder);
}

int main(int argc, char **argv)
{
    run("", 0);
    for (int i = 1; i < argc; i++)
        replay(argv[i]);
    printf("%d inputs replayed\n", replayed);
    return replayed > 1 ? 0 : 1; /* a corpus that is gone proves nothing */
}
