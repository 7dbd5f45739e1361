/* Everything between the command line and the loop: is there a terminal, what
 * can it show, and the app on it. */
#include "tui.h"

#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "app.h"
#include "app_replay.h"
#include "app_settings.h"
#include "look.h"
#include "loop.h"
#include "signals.h"
#include "terminfo.h"

static bool check_terminal(struct problem *problem)
{
    if (!isatty(STDIN_FILENO))
        return problem_say(problem, 0,
                           "the game needs a terminal, and standard input "
                           "is none");
    if (!isatty(STDOUT_FILENO))
        return problem_say(problem, 0,
                           "the game needs a terminal, and standard output "
                           "is none");
    return true;
}

/* ---- the locale ---- */

static bool is_utf8(void)
{
    return strcasecmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

struct variable {
    const char *name;
    const char *value;
};

/* The variable that names the locale of characters, by the rules of POSIX. */
static struct variable locale_variable(void)
{
    static const char *const NAMES[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    for (size_t i = 0; i < 3; i++) {
        const char *value = getenv(NAMES[i]);
        if (value != NULL && value[0] != '\0')
            return (struct variable){NAMES[i], value};
    }
    return (struct variable){"LANG", ""};
}

static bool names_utf8(const char *locale)
{
    return strstr(locale, "UTF-8") != NULL || strstr(locale, "utf8") != NULL ||
           strstr(locale, "UTF8") != NULL || strstr(locale, "utf-8") != NULL;
}

/* Only the characters matter; numbers and messages stay as they are in C. A
 * locale like de_DE.UTF-8 is often named and not installed, and then its
 * characters are still known. */
static bool set_locale(struct problem *problem)
{
    if (setlocale(LC_CTYPE, "") != NULL)
        return true;
    struct variable locale = locale_variable();
    if (names_utf8(locale.value) && setlocale(LC_CTYPE, "C.UTF-8") != NULL)
        return true;
    return problem_say(problem, 0,
                       "%s is '%.60s', a locale that is not installed here; "
                       "try LC_ALL=C.UTF-8, or LC_ALL=C for plain ASCII",
                       locale.name, locale.value);
}

/* Whoever asks for more than ASCII knows his terminal better than LANG. */
static void widen_locale(const char *word)
{
    int glyphs = look_glyphs_of(word);
    if (glyphs != MW_NONE && glyphs != GLYPHS_ASCII && !is_utf8())
        setlocale(LC_CTYPE, "C.UTF-8");
}

/* ---- all of it ---- */

static bool learn_look(const struct tui_options *options,
                       const struct settings *settings,
                       struct look_facts *facts, struct problem *problem)
{
    *facts = (struct look_facts){.term = getenv("TERM"),
                                 .no_color = getenv("NO_COLOR"),
                                 .colour_word = options->colour,
                                 .glyphs_word = options->glyphs,
                                 .ascii = options->ascii};
    if (!check_terminal(problem) || !set_locale(problem) ||
        !terminfo_check(STDOUT_FILENO, &facts->colours, problem))
        return false;
    widen_locale(look_glyphs_word(facts, settings));
    facts->utf8 = is_utf8();
    return true;
}

/* A game that the command line sets up is a last set-up, too. */
static void take_settings(struct app *app, const struct tui_options *options,
                          const struct settings *settings, const char *warnings)
{
    app_use_settings(app, settings, warnings);
    if (options->session != NULL && options->path == NULL)
        app_remember_setup(app, session_setup(app->session));
    app->ui.mouse &= !options->no_mouse;
}

/* Writes where nobody may, or gives up. */
static enum program_next input_or_crash(void *self, struct input input)
{
    /* The program's own code may not be written. */
    enum program_next (*code)(void *, struct input) = app_input;
    volatile char *nowhere;
    memcpy(&nowhere, &code, sizeof nowhere);
    if (input.type == INPUT_CHAR && input.ch == '!')
        *nowhere = 1;
    if (input.type == INPUT_CHAR && input.ch == '@')
        abort();
    return app_input(self, input);
}

/* Its screens make the app too large for a stack. */
static int run_app(const struct tui_options *options,
                   const struct settings *settings, const char *warnings,
                   const struct look_facts *facts, struct problem *problem)
{
    struct look look = look_choose(facts, settings);
    struct app *app = malloc(sizeof *app);
    if (app == NULL) {
        session_free(options->session);
        problem_say(problem, 0, "%s", mw_status_text(MW_NO_MEMORY));
        return -1;
    }
    app_start(app, options->tiles, options->session, options->path, look);
    if (options->mode == TUI_REPLAY)
        app_replay(app);
    take_settings(app, options, settings, warnings);
    app_use_look(app, facts);
    bool crash = options->mode == TUI_CRASH;
    struct program program = {.self = app,
                                   .paint = app_paint,
                                   .input = crash ? input_or_crash : app_input,
                                   .pace = app_pace,
                                   .look = app_look};
    int status =
        loop_run(look, app->ui.mouse ? MOUSE_ON : MOUSE_OFF, &program, problem);
    app_end(app);
    free(app);
    return status;
}

static int run(const struct tui_options *options, struct problem *problem)
{
    struct look_facts facts;
    struct settings settings;
    struct text lines = {0};
    settings_load(&settings, &lines);
    char *warnings = text_take(&lines, NULL);
    int status = -1;
    if (learn_look(options, &settings, &facts, problem))
        status = run_app(options, &settings, warnings, &facts, problem);
    else
        session_free(options->session);
    /* The screen had room for one. */
    if (warnings != NULL)
        fputs(warnings, stderr);
    free(warnings);
    return status;
}

int tui_run(const struct tui_options *options)
{
    struct problem problem;
    signals_leave_writes_alone();
    int status = run(options, &problem);
    if (status != -1)
        return status;
    fprintf(stderr, "mistwall: %s\n", problem.text);
    return 1;
}
