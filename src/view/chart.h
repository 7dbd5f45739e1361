/* The course of the scores as a picture: one line a player. */
#ifndef VIEW_CHART_H
#define VIEW_CHART_H

#include "canvas.h"
#include "session.h"

/* Paints it to fill the rect: points upwards, turns to the right, a player's
 * letter along his line and at its end. */
void chart_paint(struct canvas *canvas, struct rect rect,
                 const struct session *session, struct look look);

#endif
