/* The front door: reads the command line and runs the command. */
#include "commands.h"
#include "say.h"

int main(int argc, char **argv)
{
    struct options options;
    int status;
    if (options_read(&options, argc, argv, &status))
        status = options.command->run(&options);
    return say_end(status);
}
