/* What the app tells the players; several sentences of one input stand
 * together. */
#ifndef APP_APP_TELL_H
#define APP_APP_TELL_H

#include "app_state.h"

/* A sentence, or NULL for none. */
void app_tell(struct app *app, const char *sentence);

/* A reason, as a sentence with the sign of a warning. */
void app_refuse(struct app *app, const char *reason);

#endif
