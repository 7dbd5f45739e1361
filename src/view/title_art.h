/* The picture on the title: walls that spell the name, evening, mist. */
#ifndef VIEW_TITLE_ART_H
#define VIEW_TITLE_ART_H

#include "canvas.h"

/* Paints it to fill the rect. drift moves the mist, a step a number. */
void title_art_paint(struct canvas *canvas, struct rect rect, int drift,
                     struct look look);

#endif
