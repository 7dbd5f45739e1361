/* Makes and removes the folder that a test is at home in. */
#include "common/home.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char PATTERN[] = "/tmp/mistwall-test-XXXXXX";

char home[sizeof PATTERN];

int home_make(void **state)
{
    (void)state;
    strcpy(home, PATTERN);
    if (mkdtemp(home) == NULL)
        return 1;
    home_enter();
    return 0;
}

void home_enter(void)
{
    setenv("HOME", home, 1);
    unsetenv("XDG_STATE_HOME");
    unsetenv("XDG_DATA_HOME");
    unsetenv("XDG_CONFIG_HOME");
}

const char *home_variable(void)
{
    static char variable[sizeof "HOME=" + sizeof home];
    snprintf(variable, sizeof variable, "HOME=%s", home);
    return variable;
}

const char *home_path(const char *name)
{
    static char paths[4][200];
    static int next;
    char *path = paths[next++ % 4];
    snprintf(path, sizeof paths[0], "%s/%s", home, name);
    return path;
}

int home_remove(void **state)
{
    (void)state;
    char command[sizeof home + 8];
    snprintf(command, sizeof command, "rm -rf %s", home);
    return system(command);
}
