/* The command line's front door. */
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "--version") == 0) {
        puts("mistwall " MISTWALL_VERSION);
        return 0;
    }
    fputs("usage: mistwall [--version]\n", stderr);
    return 2;
}
