/* Load and save: choosing a file, and the questions that may follow. */
#include "files_screen.h"

#include <stdio.h>
#include <string.h>

#include "frame.h"
#include "record.h"
#include "ui.h"
#include "utf8.h"

enum command {
    NOTHING,
    TAKE,
    YES,
    NO,
    GO_ON,
    DELETE,
    REPLAY,
    OTHER_SIDE,
    BACK
};

/* Choosing in the list and typing a path. */
static const struct key_row LOAD_KEYS[] = {
    {INPUT_ENTER, 0, TAKE, "Enter", "load"},
    {INPUT_TAB, 0, OTHER_SIDE, "Tab", "list or path"},
    {INPUT_CHAR, 'p', REPLAY, "p", "replay"},
    {INPUT_CHAR, 'd', DELETE, "d", "delete"},
    {INPUT_DELETE, 0, DELETE, "Del", NULL},
    {INPUT_ESCAPE, 0, BACK, "Esc", "back"},
    {INPUT_CHAR, 'q', BACK, "q", NULL},
    {.type = INPUT_NONE},
};

static const struct key_row SAVE_KEYS[] = {
    {INPUT_ENTER, 0, TAKE, "Enter", "save"},
    {INPUT_TAB, 0, OTHER_SIDE, "Tab", "list or path"},
    {INPUT_ESCAPE, 0, BACK, "Esc", "back"},
    {INPUT_CHAR, 'q', BACK, "q", NULL},
    {.type = INPUT_NONE},
};

static const struct key_row OVERWRITE_KEYS[] = {
    {INPUT_CHAR, 'y', YES, "y", "yes, overwrite"},
    {INPUT_CHAR, 'Y', YES, "Y", NULL},
    {INPUT_CHAR, 'n', NO, "n", "no"},
    {INPUT_CHAR, 'N', NO, "N", NULL},
    {INPUT_CHAR, 'q', NO, "q", NULL},
    {INPUT_ESCAPE, 0, NO, "Esc", NULL},
    {.type = INPUT_NONE},
};

static const struct key_row DELETE_KEYS[] = {
    {INPUT_CHAR, 'y', YES, "y", "yes, delete"},
    {INPUT_CHAR, 'Y', YES, "Y", NULL},
    {INPUT_CHAR, 'n', NO, "n", "no"},
    {INPUT_CHAR, 'N', NO, "N", NULL},
    {INPUT_CHAR, 'q', NO, "q", NULL},
    {INPUT_ESCAPE, 0, NO, "Esc", NULL},
    {.type = INPUT_NONE},
};

static const struct key_row BROKEN_KEYS[] = {
    {INPUT_ENTER, 0, GO_ON, "Enter", "go on"},
    {INPUT_CHAR, 'q', NO, "q", "leave"},
    {INPUT_ESCAPE, 0, NO, "Esc", NULL},
    {.type = INPUT_NONE},
};

static const uint64_t ALL = ~UINT64_C(0);
static const uint64_t IN_LIST = UINT64_C(1) << DELETE | UINT64_C(1) << REPLAY;

const struct key_row *files_screen_keys(const struct files_screen *screen)
{
    if (screen->step == FILES_OVERWRITE)
        return OVERWRITE_KEYS;
    if (screen->step == FILES_DELETE)
        return DELETE_KEYS;
    if (screen->step == FILES_BROKEN)
        return BROKEN_KEYS;
    return screen->mode == FILES_LOAD ? LOAD_KEYS : SAVE_KEYS;
}

/* ---- where things are ---- */

static const char PATH_LABEL[] = "File ";

static struct rect path_rect(const struct ui *ui)
{
    int column = 2 + (int)strlen(PATH_LABEL);
    return (struct rect){column, 2, ui->columns - column - 2, 1};
}

static struct rect list_rect(const struct ui *ui)
{
    struct rect inside = frame_inside(ui);
    return (struct rect){1, 4, ui->columns - 2, inside.row + inside.rows - 4};
}

/* The outside fills the list in; its count is not trusted. */
static int count_of(const struct files_screen *screen)
{
    if (screen->count < 0)
        return 0;
    return screen->count < UI_FILES ? screen->count : UI_FILES;
}

/* Nothing can be chosen in an empty list. */
static bool is_typing(const struct files_screen *screen)
{
    return screen->in_field || count_of(screen) == 0;
}

/* These are keys of the list; in a path they are letters. */
static uint64_t enabled_in(const struct files_screen *screen)
{
    return is_typing(screen) ? ALL & ~IN_LIST : ALL;
}

static bool has_ending(const char *name)
{
    size_t length = strlen(name), ending = strlen(RECORD_ENDING);
    return length > ending &&
           strcmp(name + length - ending, RECORD_ENDING) == 0;
}

/* The file that is meant: a path as it is typed, a name with its folder and
 * the ending of its kind, without which it would not be in the list the next
 * time. False if that is too long. */
static bool full_path(const struct files_screen *screen, char path[UI_PATH])
{
    const char *name = screen->path.text;
    bool in_folder = strchr(name, '/') == NULL && screen->folder[0] != '\0';
    int length =
        snprintf(path, UI_PATH, "%s%s%s%s", in_folder ? screen->folder : "",
                 in_folder ? "/" : "", name,
                 in_folder && !has_ending(name) ? RECORD_ENDING : "");
    return length < UI_PATH;
}

/* ---- opening ---- */

/* A game that has a file is saved there again; nobody wants to type its path
 * a second time. */
static void propose(struct files_screen *screen, const struct session *session)
{
    char name[100];
    char path[128];
    if (screen->current[0] != '\0') {
        textfield_propose(&screen->path, screen->current);
        return;
    }
    setup_file_name(session_setup(session), name, sizeof name);
    snprintf(path, sizeof path, "%s" RECORD_ENDING, name);
    textfield_propose(&screen->path, path);
}

struct intent files_screen_open(struct ui *ui, enum files_mode mode,
                                const struct session *session)
{
    struct files_screen *screen = &ui->files;
    screen->mode = mode;
    screen->step = FILES_CHOOSE;
    screen->overwrite = false;
    screen->rows = (struct listbox){0};
    screen->in_field = mode == FILES_SAVE;
    screen->back = (int)ui->screen;
    textfield_set(&screen->path, "");
    if (mode == FILES_SAVE && session != NULL)
        propose(screen, session);
    ui->screen = SCREEN_FILES;
    return (struct intent){.type = INTENT_LIST};
}

/* ---- answers from outside ---- */

void files_screen_ask(struct ui *ui)
{
    ui->files.step = FILES_OVERWRITE;
}

void files_screen_saved(struct ui *ui)
{
    char text[UI_SAID];
    full_path(&ui->files, ui->files.current);
    snprintf(text, sizeof text, "Saved as %.200s.", ui->files.current);
    ui->screen = (enum screen)ui->files.back;
    ui_say(ui, text);
}

void files_screen_broken(struct ui *ui, const char *problem)
{
    struct files_screen *screen = &ui->files;
    if (ui->screen != SCREEN_FILES) {
        screen->back = (int)ui->screen;
        screen->mode = FILES_LOAD;
    }
    ui->screen = SCREEN_FILES;
    screen->step = FILES_BROKEN;
    snprintf(screen->problem, sizeof screen->problem, "%s", problem);
}

/* ---- input ---- */

static const struct intent NO_INTENT = {.type = INTENT_NONE};

static struct intent intent_for(struct ui *ui, enum intent_type type)
{
    struct intent intent = {.type = type};
    if (full_path(&ui->files, intent.path))
        return intent;
    ui_warn(ui, "That path is too long.");
    return NO_INTENT;
}

/* What was chosen in the list is in the field from then on, where a second
 * thought can change it. */
static void take_over_chosen(struct files_screen *screen)
{
    const struct file_entry *entry = &screen->list[screen->rows.chosen];
    char path[UI_PATH];
    if (is_typing(screen))
        return;
    bool running = entry->kind == FILE_RUNNING;
    snprintf(path, sizeof path, "%s%s%s", running ? screen->games : "",
             running ? "/" : "", entry->name);
    textfield_set(&screen->path, path);
}

static struct intent take(struct ui *ui)
{
    struct files_screen *screen = &ui->files;
    take_over_chosen(screen);
    if (screen->path.text[0] == '\0') {
        ui_warn(ui, "Type the name of a file first.");
        screen->in_field = true;
        return NO_INTENT;
    }
    screen->overwrite = false;
    return intent_for(ui,
                      screen->mode == FILES_LOAD ? INTENT_LOAD : INTENT_SAVE);
}

static struct intent obey(struct ui *ui, int command)
{
    struct files_screen *screen = &ui->files;
    switch (command) {
    case TAKE:
        return take(ui);
    case REPLAY:
        take_over_chosen(screen);
        return intent_for(ui, INTENT_REPLAY);
    case DELETE:
        take_over_chosen(screen);
        screen->step = FILES_DELETE;
        break;
    case YES:
        if (screen->step == FILES_DELETE) {
            screen->step = FILES_CHOOSE;
            return intent_for(ui, INTENT_DELETE);
        }
        screen->step = FILES_CHOOSE;
        screen->overwrite = true;
        return intent_for(ui, INTENT_SAVE);
    case GO_ON:
        screen->step = FILES_CHOOSE;
        return (struct intent){.type = INTENT_SALVAGE};
    case NO:
        screen->step = FILES_CHOOSE;
        break;
    case OTHER_SIDE:
        screen->in_field = !is_typing(screen);
        break;
    case BACK:
        ui->screen = (enum screen)screen->back;
        break;
    default:
        break;
    }
    return NO_INTENT;
}

/* A click chooses a file, a click on the chosen one takes it. */
static struct intent click(struct ui *ui, struct input input)
{
    struct files_screen *screen = &ui->files;
    if (input.row == path_rect(ui).row) {
        screen->in_field = true;
        return NO_INTENT;
    }
    int index =
        listbox_at(&screen->rows, count_of(screen), list_rect(ui), input);
    if (index < 0)
        return NO_INTENT;
    bool again = !is_typing(screen) && index == screen->rows.chosen;
    screen->in_field = false;
    screen->rows.chosen = index;
    return again ? take(ui) : NO_INTENT;
}

/* True if the input went into the path or moved in the list. */
static bool edit(struct ui *ui, struct input input)
{
    struct files_screen *screen = &ui->files;
    int count = count_of(screen);
    if (is_typing(screen)) {
        if (textfield_input(&screen->path, UI_PATH, UI_PATH, input))
            return true;
        if (input.type != INPUT_DOWN || count == 0)
            return false;
        screen->in_field = false;
        return true;
    }
    if (input.type == INPUT_UP && screen->rows.chosen == 0) {
        screen->in_field = true;
        return true;
    }
    return input.type != INPUT_TAB &&
           listbox_input(&screen->rows, count, list_rect(ui).rows, input);
}

struct intent files_screen_input(struct ui *ui, const struct session *session,
                                 const mw_tiles *tiles, struct input input)
{
    (void)session;
    (void)tiles;
    struct files_screen *screen = &ui->files;
    listbox_show(&screen->rows, count_of(screen), list_rect(ui).rows);
    if (screen->step == FILES_CHOOSE && edit(ui, input))
        return NO_INTENT;
    int command =
        frame_command(ui, files_screen_keys(screen), enabled_in(screen), input);
    if (command == NOTHING && input.type == INPUT_CLICK &&
        screen->step == FILES_CHOOSE)
        return click(ui, input);
    return obey(ui, command);
}

/* ---- paint ---- */

/* The file name of a running game tells nothing that is not in its line. */
static const char *name_shown(const struct file_entry *entry)
{
    return entry->kind == FILE_RUNNING ? "in progress" : entry->name;
}

/* Columns of the names, so that what is known stands in one column. */
static int name_columns(const struct files_screen *screen, int columns)
{
    int widest = 8;
    for (int i = 0; i < count_of(screen); i++) {
        int name = utf8_columns(name_shown(&screen->list[i]));
        if (name > widest)
            widest = name;
    }
    return widest < columns / 2 ? widest : columns / 2;
}

static void paint_entry(struct canvas *canvas, struct rect row, int names,
                        const struct file_entry *entry, bool chosen)
{
    uint8_t attr = chosen ? ATTR_REVERSE | ATTR_BOLD : 0;
    canvas_fill(canvas, row, (struct cell){' ', 0, 0, attr});
    canvas_text(canvas, row.column, row.row, 1, 0, 0, attr, chosen ? ">" : " ");
    canvas_text(canvas, row.column + 2, row.row, names, INK_DEFAULT,
                INK_DEFAULT, attr, name_shown(entry));
    canvas_text(canvas, row.column + 4 + names, row.row,
                row.columns - 6 - names, INK_DEFAULT, INK_DEFAULT, attr,
                entry->text);
}

static void paint_list(struct canvas *canvas, const struct ui *ui)
{
    const struct files_screen *screen = &ui->files;
    int count = count_of(screen);
    struct rect rect = list_rect(ui);
    struct listbox list = screen->rows;
    listbox_show(&list, count, rect.rows);
    int names = name_columns(screen, rect.columns);
    for (int i = 0; i < rect.rows && list.top + i < count; i++) {
        int index = list.top + i;
        struct rect row = {rect.column, rect.row + i, rect.columns, 1};
        paint_entry(canvas, row, names, &screen->list[index],
                    !is_typing(screen) && index == list.chosen);
    }
    if (count == 0)
        canvas_text(canvas, rect.column + 1, rect.row, rect.columns - 1,
                    INK_DIM, INK_DEFAULT, 0, "No game is saved here yet.");
    listbox_paint_marks(canvas, rect, list.top, count, ui->look);
}

static int chosen_of(const struct files_screen *screen)
{
    struct listbox list = screen->rows;
    listbox_show(&list, count_of(screen), 1);
    return list.chosen;
}

static void write_prompt(const struct files_screen *screen, char *text,
                         size_t size)
{
    if (screen->step == FILES_OVERWRITE)
        snprintf(text, size, "%s exists. Overwrite it?", screen->path.text);
    else if (screen->step == FILES_DELETE)
        snprintf(text, size, "%s. Delete this game?",
                 screen->list[chosen_of(screen)].text);
    else if (screen->step == FILES_BROKEN)
        snprintf(text, size,
                 "! %s. Enter goes on from the line before, q leaves.",
                 screen->problem);
    else if (!is_typing(screen))
        snprintf(text, size, "%s", screen->list[chosen_of(screen)].text);
    else
        snprintf(text, size, "Type a name, or a path with a slash.");
}

void files_screen_paint(struct canvas *canvas, const struct ui *ui,
                        const struct session *session, const mw_tiles *tiles)
{
    (void)session;
    (void)tiles;
    const struct files_screen *screen = &ui->files;
    char prompt[UI_PATH + 64];
    struct rect path = path_rect(ui);
    paint_list(canvas, ui);
    canvas_text(canvas, 2, path.row, canvas->columns - 2, INK_DEFAULT,
                INK_DEFAULT, 0, PATH_LABEL);
    textfield_paint(canvas, path.column, path.row, path.columns, &screen->path,
                    is_typing(screen) && screen->step == FILES_CHOOSE);
    write_prompt(screen, prompt, sizeof prompt);
    frame_paint(canvas, ui,
                &(struct frame){screen->mode == FILES_LOAD ? "Load a game"
                                                           : "Save the game",
                                screen->folder, prompt,
                                files_screen_keys(screen), enabled_in(screen)});
}
