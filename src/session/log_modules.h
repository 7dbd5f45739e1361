/* Sentences for what the modules bring: magic figures, mist and ghosts. Each
 * appends to text and returns whether there is anything to say. */
#ifndef SESSION_LOG_MODULES_H
#define SESSION_LOG_MODULES_H

#include "log.h"

bool log_magic(const mw_game *game, const struct setup *setup,
               const mw_event *event, char text[LOG_BYTES]);
bool log_aside(const mw_game *game, const struct setup *setup,
               const mw_event *event, char text[LOG_BYTES]);
bool log_no_magic(const mw_game *game, const struct setup *setup,
                  const mw_event *event, char text[LOG_BYTES]);
bool log_bank(const mw_game *game, const struct setup *setup,
              const mw_event *event, char text[LOG_BYTES]);
bool log_ghost(const mw_game *game, const struct setup *setup,
               const mw_event *event, char text[LOG_BYTES]);
bool log_driven_off(const mw_game *game, const struct setup *setup,
                    const mw_event *event, char text[LOG_BYTES]);
bool log_filled(const mw_game *game, const struct setup *setup,
                const mw_event *event, char text[LOG_BYTES]);
bool log_forfeit(const mw_game *game, const struct setup *setup,
                 const mw_event *event, char text[LOG_BYTES]);
bool log_guard(const mw_game *game, const struct setup *setup,
               const mw_event *event, char text[LOG_BYTES]);
bool log_penalty(const mw_game *game, const struct setup *setup,
                 const mw_event *event, char text[LOG_BYTES]);

#endif
