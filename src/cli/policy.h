/* How a simulated player chooses among what he may do. */
#ifndef CLI_POLICY_H
#define CLI_POLICY_H

#include <mistwall/mistwall.h>

typedef mw_action policy(const mw_game *game, const mw_actions *legal,
                         uint64_t *chance);

/* Everything equally likely. */
policy policy_uniform;

/* Places so that mist is continued and not limited, before that close to
 * many tiles, and sends ghosts where they hurt others most and himself least;
 * everything else equally likely. */
policy policy_careful;

#endif
