/* Any text as the file of settings: what is wrong is warned of, and what was
 * understood is written and read again. */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "settings.h"

static struct settings first, second; /* too large for some stacks */

static void check_choices(const struct settings *settings)
{
    for (int i = 0; i < SETTINGS; i++)
        FUZZ_MUST(settings_word(settings, (enum setting)i) != NULL);
    FUZZ_MUST(!settings->has_setup || setup_check(&settings->setup, NULL));
}

/* Written, read and written again it stays the same, whatever it stands on. */
static void check_written(const char *old, size_t old_length)
{
    struct text warnings = {0};
    size_t length, again_length;
    char *written = settings_write(&first, old, old_length, &length);
    FUZZ_MUST(written != NULL);
    settings_read(&second, written, length, &warnings);
    char *again = settings_write(&second, written, length, &again_length);
    FUZZ_MUST(again != NULL && again_length == length);
    FUZZ_MUST(memcmp(written, again, length) == 0);
    FUZZ_MUST(memcmp(first.choice, second.choice, sizeof first.choice) == 0);
    free(text_take(&warnings, NULL));
    free(written);
    free(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct text warnings = {0};
    const char *text = (const char *)bytes;
    int count = settings_read(&first, text, length, &warnings);
    char *told = text_take(&warnings, NULL);
    FUZZ_MUST(told != NULL && (count > 0) == (told[0] != '\0'));
    check_choices(&first);
    check_written(text, length);
    check_written("", 0);
    free(told);
    return 0;
}
