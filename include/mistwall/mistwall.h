/** @file
 * Mistwall's rules engine: everything a program needs to play. */
#ifndef MISTWALL_MISTWALL_H
#define MISTWALL_MISTWALL_H

#include <mistwall/basics.h>
#include <mistwall/game.h>
#include <mistwall/tiles.h>

#endif
