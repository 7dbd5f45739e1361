/* Golden games: actions in the record's words, and what is expected between
 * them.
 *
 * A file begins with lines of a record's head; those that are missing are
 * filled in (seed 0, the base game, Red and Blue). `tiles FILE` takes another
 * base set from the folder. Then come, one a line:
 *
 *   an action of the record            must be legal; forced steps follow
 *   undo                               must be possible
 *   expect score PLAYER N
 *   expect sheet PLAYER KIND N         points of a kind of feature
 *   expect meeples PLAYER N            in his supply
 *   expect turn PLAYER                 whose it is
 *   expect step WORD                   place, magic, own, fill, continue,
 *                                      extra, close, limit, release, figure,
 *                                      end or over
 *   expect hand DESIGN
 *   expect left N                      tiles still in the stack
 *   expect discarded N                 tiles so far
 *   expect tile X,Y DESIGN R           lies there, R quarter turns
 *   expect worth X,Y PART N            of the feature, if scored now
 *   expect choices N                   legal actions now
 *   expect mage X,Y PART               where it stands, or: aside
 *   expect witch X,Y PART
 *   expect guards PLAYER N             in his supply
 *   expect reserve PLAYER N            his guards in the guard supply
 *   expect supply N                    ghosts in the supply
 *   expect ghosts X,Y N                on the meeple there
 *   expect circles X,Y N               in the tile's spell circles
 *   expect bank X,Y SIDE WHAT N        of the mist at this side of the tile:
 *                                      tiles, open, limited, closed, circles
 *                                      or ghosts
 *   expect legal ACTION                is in the list
 *   expect refused "REASON" ACTION     and nothing changes
 *   expect log SENTENCE                since the last action somebody chose
 *   expect silence WORD                no such sentence has the word
 *   expect faulty FILE REASON          the tile set there is refused
 *
 * Right after the head, and alone:
 *
 *   expect no game REASON              the set-up is refused
 */
#ifndef TESTS_GAMES_GAME_FILE_H
#define TESTS_GAMES_GAME_FILE_H

/* Plays a file of this folder; fails the test with file and line if an
 * expectation is not met. Its record is then saved, read and saved again. */
void game_file_play(const char *name);

#endif
