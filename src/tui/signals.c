/* Handlers that set a flag, a wait that misses none of them, and the last
 * deeds of a crash. */
#define _GNU_SOURCE /* for ppoll, which the next POSIX has */
#include "signals.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "errlog.h"
#include "sanitized.h"

#define LENGTH(array) (sizeof(array) / sizeof((array)[0]))

/* Whatever would end the program without a word: nobody sends the last ones on
 * purpose, but a stray one must not leave a broken terminal behind. */
static const int LEAVING[] = {
    SIGHUP,    SIGINT,  SIGQUIT, SIGTERM, SIGUSR1,
    SIGUSR2,   SIGALRM, SIGXCPU, SIGPROF, SIGVTALRM,
#ifdef SIGIO
    SIGIO,
#endif
#ifdef SIGPWR
    SIGPWR,
#endif
#ifdef SIGSTKFLT
    SIGSTKFLT,
#endif
};

/* These tell that a write failed, and the write tells so itself. */
static const int IGNORED[] = {SIGPIPE, SIGXFSZ};

/* SIGTSTP and SIGWINCH keep curses' handlers, but these, too, may only run
 * while nothing is being painted. */
static const int HELD[] = {SIGTSTP, SIGCONT, SIGWINCH};

static volatile sig_atomic_t asked;     /* the signal that asked to leave */
static volatile sig_atomic_t continued; /* SIGCONT came */

static sigset_t mask_before;
static struct sigaction leaving_before[LENGTH(LEAVING)];
static struct sigaction continue_before;

static void on_leave(int number)
{
    asked = number;
}

static void on_continue(int number)
{
    (void)number;
    continued = 1;
}

/* No SA_RESTART: the wait must end. */
static void handle(int number, void (*handler)(int), struct sigaction *before)
{
    struct sigaction action = {.sa_handler = handler};
    sigfillset(&action.sa_mask);
    sigaction(number, &action, before);
}

void signals_leave_writes_alone(void)
{
    for (size_t i = 0; i < LENGTH(IGNORED); i++)
        handle(IGNORED[i], SIG_IGN, NULL);
}

/* Calls it with all signals that only come in signals_wait. */
static void change_set(sigset_t *set, int (*change)(sigset_t *set, int number))
{
    for (size_t i = 0; i < LENGTH(HELD); i++)
        change(set, HELD[i]);
    for (size_t i = 0; i < LENGTH(LEAVING); i++)
        change(set, LEAVING[i]);
}

void signals_begin(void)
{
    asked = 0;
    continued = 0;
    sigset_t held;
    sigemptyset(&held);
    change_set(&held, sigaddset);
    sigprocmask(SIG_BLOCK, &held, &mask_before);
    for (size_t i = 0; i < LENGTH(LEAVING); i++)
        handle(LEAVING[i], on_leave, &leaving_before[i]);
    handle(SIGCONT, on_continue, &continue_before);
}

void signals_take(void)
{
    for (size_t i = 0; i < LENGTH(LEAVING); i++)
        handle(LEAVING[i], on_leave, NULL);
}

void signals_end(void)
{
    for (size_t i = 0; i < LENGTH(LEAVING); i++)
        sigaction(LEAVING[i], &leaving_before[i], NULL);
    sigaction(SIGCONT, &continue_before, NULL);
    sigprocmask(SIG_SETMASK, &mask_before, NULL);
}

int signals_asked(void)
{
    return asked;
}

/* The mask while waiting: whoever started the program may have held signals
 * back, but not those that this loop lives on. */
static sigset_t waiting_mask(void)
{
    sigset_t mask = mask_before;
    change_set(&mask, sigdelset);
    return mask;
}

/* A terminal that says it has input and has none is at its end; one that was
 * closed does not even answer. */
static bool has_no_input(int fd)
{
    int waiting = 0;
    return ioctl(fd, FIONREAD, &waiting) == -1 || waiting == 0;
}

enum wake signals_wait(int in, int out, int milliseconds)
{
    /* Of the output nothing is asked, and so it only tells that it is gone. */
    struct pollfd ends[] = {{.fd = in, .events = POLLIN}, {.fd = out}};
    sigset_t mask = waiting_mask();
    struct timespec most = {milliseconds / 1000,
                            milliseconds % 1000 * 1000000L};
    int ready = ppoll(ends, 2, milliseconds < 0 ? NULL : &most, &mask);
    if (asked != 0)
        return WAKE_LEAVE;
    if (continued) {
        continued = 0;
        return WAKE_CONTINUED;
    }
    if (ready == -1)
        return errno == EINTR ? WAKE_INPUT : WAKE_LOST;
    if (ready == 0)
        return WAKE_TIME;
    return ends[1].revents != 0 || has_no_input(in) ? WAKE_LOST : WAKE_INPUT;
}

/* ---- crashes ---- */

static struct restore last_deeds;
static volatile sig_atomic_t armed;

/* Calls nothing that a signal handler may not call. */
static void put_back(void)
{
    if (!armed)
        return;
    armed = 0;
    ssize_t written = write(last_deeds.fd, last_deeds.bytes, last_deeds.length);
    (void)written;
    tcsetattr(last_deeds.fd, TCSANOW, &last_deeds.modes);
    errlog_end();
}

static void on_crash(int number)
{
    put_back();
    signal(number, SIG_DFL);
    raise(number);
}

/* A stack that overflowed has no room for a handler, so it gets its own. */
static void catch_crashes(void)
{
    static const int CRASHES[] = {SIGSEGV, SIGBUS,  SIGFPE, SIGILL,
                                  SIGABRT, SIGTRAP, SIGSYS};
    static char room[16384];
    stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
    sigaltstack(&stack, NULL);
    for (size_t i = 0; i < LENGTH(CRASHES); i++) {
        struct sigaction action = {.sa_handler = on_crash,
                                   .sa_flags = SA_ONSTACK};
        sigemptyset(&action.sa_mask);
        sigaction(CRASHES[i], &action, NULL);
    }
}

void signals_arm(const struct restore *restore)
{
    if (SANITIZED)
        return;
    last_deeds = *restore;
    armed = 1;
    catch_crashes();
}

/* The handlers stay: with nothing to put back they only die. */
void signals_disarm(void)
{
    armed = 0;
}
