/* Words for the mage, the witch, the mist and its ghosts. */
#include "log_modules.h"

#include "sentence.h"

static const char *const MAGIC_NAME[MW_MAGIC_FIGURES] = {
    [MW_MAGE] = "mage", [MW_WITCH] = "witch"};

static const char *kind_at(const mw_game *game, mw_spot spot)
{
    mw_tile tile = mw_tile_get(game, spot.tile);
    return mw_kind_name((enum mw_kind)mw_design_part(mw_game_tiles(game),
                                                     tile.design, tile.rotation,
                                                     spot.part)
                            ->kind);
}

static void add_cell(char text[LOG_BYTES], const mw_game *game, int tile)
{
    mw_cell cell = mw_tile_get(game, tile).cell;
    sentence_add(text, "%d,%d", cell.x, cell.y);
}

bool log_magic(const mw_game *game, const struct setup *setup,
               const mw_event *event, char text[LOG_BYTES])
{
    sentence_add(text, "%s sends the %s to the %s at ",
                 setup->names[event->player], MAGIC_NAME[event->figure],
                 kind_at(game, event->spot));
    add_cell(text, game, event->spot.tile);
    return true;
}

bool log_aside(const mw_game *game, const struct setup *setup,
               const mw_event *event, char text[LOG_BYTES])
{
    (void)setup;
    sentence_add(text, "The %s leaves the %s at ", MAGIC_NAME[event->figure],
                 kind_at(game, event->spot));
    add_cell(text, game, event->spot.tile);
    return true;
}

bool log_no_magic(const mw_game *game, const struct setup *setup,
                  const mw_event *event, char text[LOG_BYTES])
{
    (void)game;
    (void)setup;
    (void)event;
    sentence_add(
        text, "The magic symbol finds no open road or city; nothing happens");
    return true;
}

static const struct bank_words {
    unsigned bank;
    const char *words;
} BANK_WORDS[] = {
    {MW_CONTINUED, "continues the mist"},
    {MW_LIMITED, "limits the mist"},
    {MW_CONTINUED | MW_LIMITED, "continues and limits the mist"},
    {MW_CLOSED, "closes a bank of mist"},
};

bool log_bank(const mw_game *game, const struct setup *setup,
              const mw_event *event, char text[LOG_BYTES])
{
    (void)game;
    for (size_t i = 0; i < sizeof BANK_WORDS / sizeof *BANK_WORDS; i++) {
        if (BANK_WORDS[i].bank == event->bank)
            sentence_add(text, "%s %s", setup->names[event->player],
                         BANK_WORDS[i].words);
    }
    return true;
}

bool log_ghost(const mw_game *game, const struct setup *setup,
               const mw_event *event, char text[LOG_BYTES])
{
    sentence_add(text, "A ghost ");
    if (event->source_tile != MW_NONE) {
        sentence_add(text, "from the circle at ");
        add_cell(text, game, event->source_tile);
        sentence_add(text, " ");
    }
    sentence_add(text, "haunts %s's meeple at ", setup->names[event->player]);
    add_cell(text, game, event->spot.tile);
    sentence_add(text, " (%d of 3)", event->count);
    return true;
}

bool log_driven_off(const mw_game *game, const struct setup *setup,
                    const mw_event *event, char text[LOG_BYTES])
{
    sentence_add(text, "The third ghost drives %s's meeple home from ",
                 setup->names[event->player]);
    add_cell(text, game, event->spot.tile);
    return true;
}

bool log_filled(const mw_game *game, const struct setup *setup,
                const mw_event *event, char text[LOG_BYTES])
{
    (void)setup;
    if (event->source == MW_NO_SOURCE) {
        sentence_add(text, "A ghost of the supply fills a spell circle");
        return true;
    }
    sentence_add(text, "A spell circle draws a ghost in from the %s at ",
                 event->source == MW_FROM_MEEPLE ? "meeple" : "circle");
    add_cell(text, game, event->source_tile);
    return true;
}

bool log_forfeit(const mw_game *game, const struct setup *setup,
                 const mw_event *event, char text[LOG_BYTES])
{
    (void)setup;
    sentence_add(text, "No meeple can take the ghost from the circle at ");
    add_cell(text, game, event->source_tile);
    sentence_add(text, "; it goes to the supply");
    return true;
}

bool log_guard(const mw_game *game, const struct setup *setup,
               const mw_event *event, char text[LOG_BYTES])
{
    sentence_add(text, "The cemetery at ");
    add_cell(text, game, event->spot.tile);
    sentence_add(text, " gives %s a guard", setup->names[event->player]);
    return true;
}

bool log_penalty(const mw_game *game, const struct setup *setup,
                 const mw_event *event, char text[LOG_BYTES])
{
    (void)game;
    sentence_add(text, "%s loses ", setup->names[event->player]);
    sentence_count(text, event->count, "point", "points");
    sentence_add(text, " for ghosts");
    return true;
}
