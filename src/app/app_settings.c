/* Settings are put to work and kept. */
#include "app_settings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app_tell.h"

/* The first warning alone is shown here; there is one line for it. */
void app_use_settings(struct app *app, const struct settings *settings,
                      const char *warnings)
{
    struct ui *ui = &app->ui;
    ui->settings = *settings;
    settings_screen_apply(ui);
    if (settings->has_setup) {
        ui->setup.setup = settings->setup;
        ui->setup.remembered = true;
    }
    if (warnings == NULL || warnings[0] == '\0' || ui->said[0] != '\0')
        return;
    char first[UI_SAID];
    snprintf(first, sizeof first, "%s", warnings);
    first[strcspn(first, "\n")] = '\0';
    app_refuse(app, first);
}

enum program_next app_mouse_as_set(const struct app *app)
{
    return app->ui.mouse ? PROGRAM_MOUSE_ON : PROGRAM_MOUSE_OFF;
}

/* Colours and glyphs as chosen, unless the start has fixed them. */
void app_use_look(struct app *app, const struct look_facts *facts)
{
    app->facts = *facts;
    app->knows_look = true;
}

static void change_look(struct app *app, int setting)
{
    const struct settings *settings = &app->ui.settings;
    if (!app->knows_look)
        return;
    app->ui.look = look_choose(&app->facts, settings);
    app_tell(app, look_obstacle(&app->facts, settings, setting));
}

enum program_next app_change_settings(struct app *app, int setting)
{
    struct problem problem;
    settings_screen_apply(&app->ui);
    change_look(app, setting);
    if (!settings_save(&app->ui.settings, &problem))
        app_refuse(app, problem.text);
    return app_mouse_as_set(app);
}

struct look app_look(const void *self)
{
    const struct app *app = self;
    return app->ui.look;
}

/* For the next start. It may be that another program changed the settings
 * meanwhile, so they are read anew. A last set-up that cannot be kept is no
 * reason to disturb a game that begins. */
void app_remember_setup(struct app *app, const struct setup *setup)
{
    struct settings settings;
    struct text warnings = {0};
    bool known = settings_load(&settings, &warnings) >= 0;
    free(text_take(&warnings, NULL));
    app->ui.settings.setup = settings.setup = *setup;
    app->ui.settings.has_setup = settings.has_setup = true;
    if (known)
        settings_save(&settings, NULL);
}
