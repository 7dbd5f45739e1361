/* A pseudo-terminal with libvterm behind it. */
#include "vt.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <utmp.h>

#include <cmocka.h>

/* Generous, for sanitizers on a busy machine: only a failure waits so long. */
enum { PATIENCE_MS = 30000 };

static long long now_ms(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

/* ---- what libvterm tells ---- */

static int on_property(VTermProp property, VTermValue *value, void *data)
{
    struct vt *vt = data;
    if (property == VTERM_PROP_ALTSCREEN)
        vt->other_screen = value->boolean;
    return 1;
}

static const VTermScreenCallbacks CALLBACKS = {.settermprop = on_property};

/* "1006;1000h" and the like, after ESC [ ?. Told by hand: this libvterm heeds
 * only the first number, and with the cursor that ESC 7 keeps it would bring
 * back whether it was hidden. */
static void mode_set(struct vt *vt)
{
    bool on = vt->mode[strlen(vt->mode) - 1] == 'h';
    for (char *number = vt->mode + 3; *number != '\0'; number++) {
        long mode = strtol(number, &number, 10);
        if (mode == 1000)
            vt->mouse = on;
        if (mode == 25)
            vt->cursor = on;
    }
}

static void follow_bytes(struct vt *vt, const char *bytes, ssize_t length)
{
    for (ssize_t i = 0; i < length; i++) {
        vt->beyond_ascii |= ((unsigned char)bytes[i] & 0x80) != 0;
        vt->escapes |= bytes[i] == '\033';
    }
    vt->bytes += length;
}

static void follow_clears(struct vt *vt, const char *bytes, ssize_t length)
{
    static const char CLEAR[] = "\033[2J";
    for (ssize_t i = 0; i < length; i++) {
        if (bytes[i] != CLEAR[vt->matched])
            vt->matched = 0;
        if (bytes[i] == CLEAR[vt->matched])
            vt->matched++;
        if (CLEAR[vt->matched] != '\0')
            continue;
        vt->clears++;
        vt->matched = 0;
    }
}

static void follow_modes(struct vt *vt, const char *bytes, ssize_t length)
{
    for (ssize_t i = 0; i < length; i++) {
        size_t used = strlen(vt->mode);
        if (bytes[i] == '\033' || used + 1 >= sizeof vt->mode)
            used = 0;
        if (used > 0 || bytes[i] == '\033')
            vt->mode[used++] = bytes[i];
        vt->mode[used] = '\0';
        if (strncmp(vt->mode, "\033[?", used < 3 ? used : 3) != 0)
            vt->mode[0] = '\0';
        if (used > 3 && (bytes[i] == 'h' || bytes[i] == 'l')) {
            mode_set(vt);
            vt->mode[0] = '\0';
        }
    }
}

static void open_screen(struct vt *vt, int columns, int rows)
{
    vt->columns = columns;
    vt->rows = rows;
    vt->term = vterm_new(rows, columns);
    assert_non_null(vt->term);
    vterm_set_utf8(vt->term, 1);
    vt->screen = vterm_obtain_screen(vt->term);
    vterm_screen_enable_altscreen(vt->screen, 1);
    vterm_screen_set_callbacks(vt->screen, &CALLBACKS, vt);
    vterm_screen_reset(vt->screen, 1);
}

/* ---- the program ---- */

static void set_variable(const char *variable)
{
    char name[64];
    const char *equals = strchr(variable, '=');
    if (equals == NULL) {
        unsetenv(variable);
        return;
    }
    snprintf(name, sizeof name, "%.*s", (int)(equals - variable), variable);
    setenv(name, equals + 1, 1);
}

/* A home for the program under test alone, so that its games are not kept
 * among those of whoever runs the tests. */
static void set_home(const char *home)
{
    static const char *const XDG[] = {"XDG_STATE_HOME", "XDG_DATA_HOME",
                                      "XDG_CONFIG_HOME"};
    setenv("HOME", home, 1);
    for (size_t i = 0; i < sizeof XDG / sizeof XDG[0]; i++)
        unsetenv(XDG[i]);
}

static void set_variables(const char *const variables[])
{
    static const char *const USUAL[] = {"TERM=xterm-256color",
                                        "LC_ALL=C.UTF-8",
                                        "NO_COLOR",
                                        "ESCDELAY",
                                        "COLUMNS",
                                        "LINES"};
    for (size_t i = 0; i < sizeof USUAL / sizeof USUAL[0]; i++)
        set_variable(USUAL[i]);
    for (int i = 0; variables != NULL && variables[i] != NULL; i++)
        set_variable(variables[i]);
}

static void become_program(const char *home, char *const argv[],
                           const char *const variables[])
{
    setpgid(0, 0);
    signal(SIGTTOU, SIG_IGN);
    tcsetpgrp(STDIN_FILENO, getpid());
    signal(SIGTTOU, SIG_DFL);
    signal(SIGHUP, SIG_DFL);
    set_home(home);
    set_variables(variables);
    execv(argv[0], argv);
    _exit(127);
}

/* Leads the session as a shell would, and outlives the program: when the
 * leader of a session ends, the system throws away what its terminal has not
 * shown yet. */
static void hold(const struct vt *vt, int report, int release,
                 char *const argv[], const char *const variables[])
{
    int status = 0;
    char byte;
    signal(SIGHUP, SIG_IGN);
    pid_t pid = fork();
    if (pid == 0)
        become_program(vt->home, argv, variables);
    bool told = write(report, &pid, sizeof pid) == sizeof pid;
    waitpid(pid, &status, 0);
    told &= write(report, &status, sizeof status) == sizeof status;
    _exit(read(release, &byte, 1) == 0 && told ? 0 : 1);
}

static void make_pipe(int ends[2])
{
    assert_int_equal(pipe(ends), 0);
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
}

static void start_holder(struct vt *vt, char *const argv[],
                         const char *const variables[])
{
    int report[2], release[2];
    make_pipe(report);
    make_pipe(release);
    vt->holder = fork();
    assert_true(vt->holder != -1);
    if (vt->holder == 0) {
        close(vt->master);
        close(release[1]);
        if (login_tty(vt->slave) == -1)
            _exit(126);
        hold(vt, report[1], release[0], argv, variables);
    }
    close(report[1]);
    close(release[0]);
    vt->report = report[0];
    vt->release = release[1];
}

void vt_start(struct vt *vt, int columns, int rows, char *const argv[],
              const char *const variables[])
{
    struct winsize size = {.ws_row = (unsigned short)rows,
                           .ws_col = (unsigned short)columns};
    memset(vt, 0, sizeof *vt);
    vt->cursor = true;
    open_screen(vt, columns, rows);
    assert_int_equal(openpty(&vt->master, &vt->slave, NULL, NULL, &size), 0);
    fcntl(vt->master, F_SETFD, FD_CLOEXEC);
    tcgetattr(vt->slave, &vt->modes);
    strcpy(vt->home, "/tmp/mistwall-vt-XXXXXX");
    assert_non_null(mkdtemp(vt->home));
    start_holder(vt, argv, variables);
    assert_int_equal(read(vt->report, &vt->pid, sizeof vt->pid),
                     sizeof vt->pid);
}

void vt_resize_at_random(struct vt *vt)
{
    bool huge = rand() % 4 == 0;
    vt_resize(vt, 1 + rand() % (huge ? 500 : 100),
              1 + rand() % (huge ? 200 : 40));
}

void vt_hang_up(struct vt *vt)
{
    if (vt->master != -1)
        close(vt->master);
    vt->master = -1;
}

void vt_free(struct vt *vt)
{
    if (!vt->ended)
        kill(vt->pid, SIGKILL);
    vt_hang_up(vt);
    close(vt->release);
    waitpid(vt->holder, NULL, 0);
    close(vt->report);
    close(vt->slave);
    vterm_free(vt->term);
    char command[sizeof vt->home + 16];
    snprintf(command, sizeof command, "rm -rf '%s'", vt->home);
    assert_int_equal(system(command), 0);
}

/* ---- out of the program ---- */

/* A terminal answers some of what it is sent. */
static void answer(struct vt *vt)
{
    char bytes[256];
    size_t length = vterm_output_read(vt->term, bytes, sizeof bytes);
    if (length > 0 && vt->master != -1) {
        ssize_t written = write(vt->master, bytes, length);
        (void)written;
    }
}

bool vt_pump(struct vt *vt, int milliseconds)
{
    char bytes[4096];
    struct pollfd poll_fd = {.fd = vt->master, .events = POLLIN};
    if (vt->master == -1 || poll(&poll_fd, 1, milliseconds) <= 0)
        return false;
    ssize_t length = read(vt->master, bytes, sizeof bytes);
    if (length <= 0)
        return false;
    follow_bytes(vt, bytes, length);
    follow_modes(vt, bytes, length);
    follow_clears(vt, bytes, length);
    vterm_input_write(vt->term, bytes, (size_t)length);
    answer(vt);
    return true;
}

void vt_settle(struct vt *vt, int milliseconds)
{
    while (vt_pump(vt, milliseconds))
        continue;
}

/* ---- into the program ---- */

void vt_type(struct vt *vt, const char *keys)
{
    size_t length = strlen(keys);
    assert_int_equal(write(vt->master, keys, length), (ssize_t)length);
}

void vt_click(struct vt *vt, int column, int row, int button)
{
    assert_true(vt->mouse);
    vterm_mouse_move(vt->term, row, column, VTERM_MOD_NONE);
    vterm_mouse_button(vt->term, button, true, VTERM_MOD_NONE);
    if (button < 4)
        vterm_mouse_button(vt->term, button, false, VTERM_MOD_NONE);
    answer(vt);
}

void vt_resize(struct vt *vt, int columns, int rows)
{
    struct winsize size = {.ws_row = (unsigned short)rows,
                           .ws_col = (unsigned short)columns};
    vt_settle(vt, 0);
    vt->columns = columns;
    vt->rows = rows;
    vterm_set_size(vt->term, rows, columns);
    ioctl(vt->master, TIOCSWINSZ, &size);
}

/* ---- the screen ---- */

VTermScreenCell vt_cell(struct vt *vt, int column, int row)
{
    VTermScreenCell cell;
    memset(&cell, 0, sizeof cell);
    vterm_screen_get_cell(vt->screen, (VTermPos){.row = row, .col = column},
                          &cell);
    return cell;
}

const char *vt_row(struct vt *vt, int row)
{
    static char text[4096];
    VTermRect rect = {.start_row = row,
                      .end_row = row + 1,
                      .start_col = 0,
                      .end_col = vt->columns};
    size_t length =
        vterm_screen_get_text(vt->screen, text, sizeof text - 1, rect);
    while (length > 0 && (text[length - 1] == ' ' || text[length - 1] == '\n'))
        length--;
    text[length] = '\0';
    return text;
}

/* Columns of a text whose characters are one column wide each. */
static int columns_of(const char *text, const char *end)
{
    int columns = 0;
    for (; text < end; text++)
        columns += ((unsigned char)*text & 0xc0) != 0x80;
    return columns;
}

bool vt_find(struct vt *vt, const char *text, int *column, int *row)
{
    for (int i = 0; i < vt->rows; i++) {
        const char *line = vt_row(vt, i);
        const char *place = strstr(line, text);
        if (place == NULL)
            continue;
        *column = columns_of(line, place);
        *row = i;
        return true;
    }
    return false;
}

bool vt_shows(struct vt *vt, const char *text)
{
    int column, row;
    return vt_find(vt, text, &column, &row);
}

void vt_print(struct vt *vt)
{
    for (int row = 0; row < vt->rows; row++)
        print_message("|%s\n", vt_row(vt, row));
}

bool vt_has_ended(const struct vt *vt)
{
    struct pollfd poll_fd = {.fd = vt->report, .events = POLLIN};
    return vt->ended || poll(&poll_fd, 1, 0) > 0;
}

void vt_wait_text_at(struct vt *vt, const char *text, bool shown,
                     const char *file, int line)
{
    long long end = now_ms() + PATIENCE_MS;
    vt_settle(vt, 0);
    while (vt_shows(vt, text) != shown) {
        bool silent = vt_has_ended(vt) && !vt_pump(vt, 500);
        bool too_late = now_ms() > end || silent;
        if (too_late && vt_shows(vt, text) != shown) {
            vt_print(vt);
            print_message("%s:%d: the screen %s \"%s\"\n", file, line,
                          shown ? "lacks" : "still shows", text);
            fail();
        }
        vt_pump(vt, 50);
    }
}

/* ---- the end ---- */

/* The letter that /proc tells about a process. */
static char state_of(pid_t pid)
{
    char path[64], name[64], state = '?';
    snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
    FILE *file = fopen(path, "r");
    if (file == NULL)
        return state;
    if (fscanf(file, "%*d %63s %c", name, &state) != 2)
        state = '?';
    fclose(file);
    return state;
}

void vt_take_answer(struct vt *vt)
{
    long long end = now_ms() + PATIENCE_MS;
    vt_pump(vt, 20);
    while (vt_pump(vt, 2) || strchr("RD", state_of(vt->pid)) != NULL)
        assert_true(now_ms() < end);
}

void vt_wait_stopped(struct vt *vt)
{
    long long end = now_ms() + PATIENCE_MS;
    while (state_of(vt->pid) != 'T') {
        assert_true(now_ms() < end);
        vt_pump(vt, 1);
    }
}

int vt_wait_end(struct vt *vt)
{
    int status = 0;
    long long end = now_ms() + PATIENCE_MS;
    struct pollfd poll_fd = {.fd = vt->report, .events = POLLIN};
    while (poll(&poll_fd, 1, 1) <= 0) {
        vt_settle(vt, 0);
        if (now_ms() > end) {
            vt_print(vt);
            print_message("the program does not end\n");
            fail();
        }
    }
    assert_int_equal(read(vt->report, &status, sizeof status), sizeof status);
    vt->ended = true;
    vt_settle(vt, 0);
    return status;
}

int vt_shell_status(int status)
{
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

/* The last bytes may come a moment after the program has ended. */
static void wait_for_plain_screen(struct vt *vt)
{
    long long end = now_ms() + 2000;
    while ((vt->other_screen || !vt->cursor || vt->mouse) && now_ms() < end)
        vt_pump(vt, 10);
}

void vt_assert_restored(struct vt *vt)
{
    struct termios modes;
    wait_for_plain_screen(vt);
    assert_int_equal(tcgetattr(vt->slave, &modes), 0);
    assert_int_equal(modes.c_lflag, vt->modes.c_lflag);
    assert_int_equal(modes.c_iflag, vt->modes.c_iflag);
    assert_int_equal(modes.c_oflag, vt->modes.c_oflag);
    assert_int_equal(modes.c_cflag, vt->modes.c_cflag);
    assert_memory_equal(modes.c_cc, vt->modes.c_cc, sizeof modes.c_cc);
    assert_false(vt->other_screen);
    assert_true(vt->cursor);
    assert_false(vt->mouse);
}
