/* Puts sentences together on the line there is for them. */
#include "app_tell.h"

#include <stdio.h>

/* A warning goes before what is no warning. */
void app_tell(struct app *app, const char *sentence)
{
    char both[UI_SAID], before[UI_SAID];
    struct ui *ui = &app->ui;
    if (sentence == NULL)
        return;
    if (ui->said[0] == '\0') {
        ui_say(ui, sentence);
        return;
    }
    bool warned = ui_warns(ui), warns = sentence[0] == '!';
    snprintf(before, sizeof before, "%s", ui->said);
    snprintf(both, sizeof both, "%.119s %.119s",
             warned || !warns ? before : sentence,
             warned && warns    ? sentence + 2
             : warned || !warns ? sentence
                                : before);
    ui_say(ui, both);
}

void app_refuse(struct app *app, const char *reason)
{
    char text[UI_SAID];
    snprintf(text, sizeof text, "! %.*s.", UI_SAID - 4, reason);
    app_tell(app, text);
}
