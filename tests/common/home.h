/* A home of a test's own: whoever runs the tests keeps his games and settings.
 */
#ifndef TESTS_COMMON_HOME_H
#define TESTS_COMMON_HOME_H

/* The folder's path, once it is made. */
extern char home[];

/* Makes the folder and is at home there. A set-up of cmocka: 0, or 1 if there
 * can be none. */
int home_make(void **state);

/* HOME is the folder again, and no XDG variable leads elsewhere. */
void home_enter(void);

/* "HOME=" and its path, for a program that is started; static. */
const char *home_variable(void);

/* The path of a name in it; the last four are good. */
const char *home_path(const char *name);

/* Removes it with all that is in it; a tear-down of cmocka. */
int home_remove(void **state);

#endif
