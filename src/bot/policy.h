/* How a simulated player chooses among what he may do. */
#ifndef BOT_POLICY_H
#define BOT_POLICY_H

#include <mistwall/mistwall.h>

typedef mw_action policy(const mw_game *game, const mw_actions *legal,
                         uint64_t *chance);

/* Everything equally likely. */
policy policy_uniform;

/* Places so that mist is continued and not limited, among such places so that
 * figures of his come home, then close to many tiles. Sends ghosts where they
 * hurt others most and himself least. Puts a figure on what will send it home
 * soonest, and none where it would sit long while he has few left. Everything
 * else equally likely. */
policy policy_careful;

#endif
