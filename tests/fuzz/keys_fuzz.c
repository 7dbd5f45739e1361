/* Any keys, clicks and sizes into the screens: nothing crashes, every picture
 * can be painted, and no screen asks for what the game refuses.
 *
 * Around the screens is a small world that has one file on its disk: what was
 * saved last, or a few lines that break off. */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "ui.h"

struct world {
    struct fuzz_bytes bytes;
    struct ui ui;
    struct session *session; /* NULL at the title */
    struct session *record;  /* what is replayed, or NULL */
    char *disk;              /* the text of the one file */
    size_t disk_length;
    bool left;
};

/* A picture takes longer than many inputs. */
enum { PAINT_EVERY = 4 };

static struct world world; /* too large for some stacks */

/* ---- the world outside ---- */

static void show(struct session *session)
{
    session_free(world.session);
    world.session = session;
    ui_follow(&world.ui, session);
}

static void drop_record(void)
{
    session_free(world.record);
    world.record = NULL;
}

static void begin(const struct setup *setup)
{
    struct problem problem;
    struct session *session = session_new(fuzz_tiles(), setup, &problem);
    if (session == NULL)
        ui_say(&world.ui, problem.text);
    else
        show(session);
}

static void list_files(void)
{
    struct files_screen *files = &world.ui.files;
    static const struct file_entry FILES[] = {
        {FILE_RECORD, "red-blue.mistwall", "yesterday  Red, Blue  over"},
        {FILE_RUNNING, "anna.mistwall", "2026-04-24  Anna, Bert  tile 3"}};
    memcpy(files->list, FILES, sizeof FILES);
    files->count = 2;
    strcpy(files->folder, "/home/anna/mistwall");
    strcpy(files->games, "/home/anna/games");
}

static void save(void)
{
    if (!world.ui.files.overwrite) {
        files_screen_ask(&world.ui);
        return;
    }
    free(world.disk);
    world.disk = session_write(world.session, &world.disk_length);
    FUZZ_MUST(world.disk != NULL);
    session_mark_saved(world.session);
    files_screen_saved(&world.ui);
}

static const char BROKEN[] = "mistwall-record 1\nrules 1\nseed 7\n"
                             "modules base\nplayer Red\nplayer Blue\n"
                             "place 40,40 0\n";

/* What is on the disk, read whole or up to its bad line. */
static struct session *read_disk(bool salvage)
{
    struct problem problem;
    struct session *part = NULL;
    const char *text = world.disk != NULL ? world.disk : BROKEN;
    size_t length = world.disk != NULL ? world.disk_length : strlen(BROKEN);
    struct session *session =
        session_read(fuzz_tiles(), text, length, &part, &problem);
    if (session == NULL && !salvage)
        files_screen_broken(&world.ui, problem.text);
    if (session != NULL || salvage)
        return session != NULL ? session : part;
    session_free(part);
    return NULL;
}

static void load(bool salvage)
{
    struct session *session = read_disk(salvage);
    if (session != NULL)
        show(session);
}

static void show_step(int step)
{
    FUZZ_MUST(step >= 0 && step <= session_action_count(world.record));
    struct session *moment = session_until(world.record, step, NULL);
    FUZZ_MUST(moment != NULL);
    session_free(world.session);
    world.session = moment;
    replay_screen_at(&world.ui, moment, step);
}

static void open_replay(void)
{
    drop_record();
    world.record = read_disk(true);
    FUZZ_MUST(world.record != NULL);
    replay_screen_open(&world.ui, session_action_count(world.record));
    show_step(0);
}

static void show_turn(int turn)
{
    int step = 0, steps = session_action_count(world.record);
    while (step < steps && session_action_turn(world.record, step) < turn)
        step++;
    show_step(step);
}

static void take_over(void)
{
    struct session *session = world.session;
    world.session = NULL;
    drop_record();
    session_settle(session);
    show(session);
}

static void leave(void)
{
    drop_record();
    show(NULL);
}

/* Refusals are our own bug: the screens offer what is legal only. */
static void do_game(const struct intent *intent)
{
    if (intent->type == INTENT_ACT)
        FUZZ_MUST(session_act(world.session, intent->action) == MW_OK);
    else
        FUZZ_MUST(session_undo(world.session));
    ui_follow(&world.ui, world.session);
}

static void carry_out(const struct intent *intent)
{
    switch (intent->type) {
    case INTENT_ACT:
    case INTENT_UNDO:
        do_game(intent);
        break;
    case INTENT_NEW:
        begin(&intent->setup);
        break;
    case INTENT_LOAD:
    case INTENT_RESUME:
    case INTENT_SALVAGE:
        load(intent->type == INTENT_SALVAGE);
        break;
    case INTENT_DELETE:
    case INTENT_LIST:
        list_files();
        break;
    case INTENT_SAVE:
        save();
        break;
    case INTENT_REPLAY:
        open_replay();
        break;
    case INTENT_STEP:
        show_step(intent->number);
        break;
    case INTENT_TURN:
        show_turn(intent->number);
        break;
    case INTENT_TAKE_OVER:
        take_over();
        break;
    case INTENT_SETTINGS:
        settings_screen_apply(&world.ui);
        break;
    case INTENT_LEAVE:
        leave();
        break;
    case INTENT_QUIT:
        world.left = true;
        break;
    case INTENT_NONE:
    case INTENT_MOUSE:
    case INTENT_REPAINT:
        break;
    }
}

/* ---- inputs ---- */

/* ASCII is what is typed, so that a seed can be written by hand; bytes from
 * 0x80 on are the other inputs. */
enum { FIRST_KEY = 0x80, WIDE_CHAR = 0xa0 };

static struct input next_input(void)
{
    static const struct {
        char key;
        enum input_type type;
    } NAMED[] = {{'\n', INPUT_ENTER},
                 {'\t', INPUT_TAB},
                 {'\b', INPUT_BACKSPACE},
                 {'\033', INPUT_ESCAPE}};
    unsigned byte = fuzz_take(&world.bytes);
    struct input input = {.type = INPUT_CHAR, .ch = byte};
    for (size_t i = 0; i < sizeof NAMED / sizeof *NAMED; i++) {
        if (byte == (unsigned char)NAMED[i].key)
            input.type = NAMED[i].type;
    }
    if (byte < FIRST_KEY)
        return input;
    input.type = (enum input_type)((byte - FIRST_KEY) % (INPUT_TICK + 1));
    if (byte >= WIDE_CHAR) {
        input.type = INPUT_CHAR;
        input.ch = fuzz_take_two(&world.bytes) * 17;
    }
    if (input.type >= INPUT_CLICK && input.type <= INPUT_RESIZE) {
        input.column = (int)fuzz_take(&world.bytes);
        input.row = (int)fuzz_take(&world.bytes) / 2;
    }
    if (input.type == INPUT_RESIZE) {
        input.column++; /* no terminal has nothing */
        input.row++;
    }
    return input;
}

static void paint(void)
{
    struct canvas *canvas = canvas_new(world.ui.columns, world.ui.rows);
    FUZZ_MUST(canvas != NULL);
    ui_paint(canvas, &world.ui, world.session, fuzz_tiles());
    for (int i = 0; i < canvas->columns * canvas->rows; i++)
        FUZZ_MUST(canvas->cells[i].glyph >= ' ');
    canvas_free(canvas);
}

/* ---- a run ---- */

/* A game some actions old, or none, so that late phases are a byte away. */
static struct session *old_game(void)
{
    struct setup setup;
    setup_default(&setup);
    unsigned modules = fuzz_take(&world.bytes);
    unsigned players = fuzz_take(&world.bytes);
    unsigned actions = fuzz_take(&world.bytes);
    if (modules >= 0xe0)
        return NULL;
    char count[2] = {(char)('2' + players % 5), '\0'};
    FUZZ_MUST(setup_read_players(&setup, count, NULL));
    setup.modules = fuzz_modules(modules);
    setup.take_back = players >= 0x80;
    setup.seed = actions;
    struct session *session = session_new(fuzz_tiles(), &setup, NULL);
    FUZZ_MUST(session != NULL);
    for (unsigned i = 0; i < actions * 2; i++) {
        const mw_actions *legal = session_legal(session);
        if (legal->count > 0)
            session_act(session,
                        legal->list[i * 7919 % (unsigned)legal->count]);
    }
    return session;
}

static void start(void)
{
    unsigned look = fuzz_take(&world.bytes);
    int columns = 1 + (int)fuzz_take(&world.bytes);
    int rows = 1 + (int)fuzz_take(&world.bytes) / 2;
    struct look chosen = {(enum colours)(look % (COLOURS_256 + 1)),
                          (enum glyphs)(look / 8 % (GLYPHS_ASCII + 1))};
    ui_start(&world.ui, chosen, columns, rows);
    strcpy(world.ui.title.resume, "Red and Blue, tile 23 of 71");
    struct session *session = old_game();
    if (session != NULL)
        show(session);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    memset(&world, 0, sizeof world);
    world.bytes = (struct fuzz_bytes){bytes, length};
    start();
    for (int i = 1; world.bytes.left > 0 && !world.left; i++) {
        struct intent intent =
            ui_input(&world.ui, world.session, fuzz_tiles(), next_input());
        carry_out(&intent);
        if (i % PAINT_EVERY == 0)
            paint();
    }
    paint();
    drop_record();
    session_free(world.session);
    free(world.disk);
    return 0;
}
