/* The small world outside the screens. */
#include "guest.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "golden.h"

struct hands *guest_new(int columns, int rows)
{
    struct hands *guest =
        hands_new(&(struct hands_options){.columns = columns, .rows = rows});
    session_free(guest->session);
    guest->session = NULL;
    ui_follow(&guest->ui, NULL);
    guest->ui.screen = SCREEN_TITLE;
    guest->ui.setup.fresh_seed = 4711;
    return guest;
}

static void list_files(struct files_screen *screen)
{
    static const struct file_entry FILES[] = {
        {FILE_RECORD, "anna-bert.mistwall",
         "today 18:05  Anna and Bert  tile 31 of 71  base"},
        {FILE_RECORD, "red-blue.mistwall",
         "yesterday 21:40  Red and Blue  over  base"},
        {FILE_RECORD, "rainy-sunday.mistwall",
         "2026-04-19 15:12  Anna, Bert, J\u00fcrgen and Zo\u00eb  tile 12 of "
         "83  base, magic"}};
    memcpy(screen->list, FILES, sizeof FILES);
    screen->count = 3;
    strcpy(screen->folder, "/home/anna/mistwall");
}

static void begin(struct hands *guest, const struct setup *setup)
{
    struct problem problem;
    struct session *session = session_new(guest->tiles, setup, &problem);
    assert_non_null(session);
    session_free(guest->session);
    guest->session = session;
    guest->ui.screen = SCREEN_BOARD;
    ui_follow(&guest->ui, session);
}

void guest_input(struct hands *guest, struct input input)
{
    hands_input(guest, input);
    if (guest->last.type == INTENT_LIST)
        list_files(&guest->ui.files);
    if (guest->last.type == INTENT_NEW)
        begin(guest, &guest->last.setup);
}

void guest_press(struct hands *guest, enum input_type type)
{
    guest_input(guest, (struct input){.type = type});
}

static struct input input_of(char key)
{
    static const struct {
        char key;
        enum input_type type;
    } KEYS[] = {{'\n', INPUT_ENTER},     {'\t', INPUT_TAB},
                {'\b', INPUT_BACKSPACE}, {'\033', INPUT_ESCAPE},
                {'<', INPUT_LEFT},       {'>', INPUT_RIGHT},
                {'^', INPUT_UP},         {'_', INPUT_DOWN}};
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) {
        if (KEYS[i].key == key)
            return (struct input){.type = KEYS[i].type};
    }
    return (struct input){.type = INPUT_CHAR, .ch = (unsigned char)key};
}

void guest_type(struct hands *guest, const char *keys)
{
    for (; *keys != '\0'; keys++)
        guest_input(guest, input_of(*keys));
}

void guest_play(struct hands *guest, const char *players, uint64_t seed)
{
    struct setup setup;
    struct problem problem;
    setup_default(&setup);
    assert_true(setup_read_players(&setup, players, &problem));
    setup.seed = seed;
    begin(guest, &setup);
    const mw_actions *legal;
    for (; (legal = session_legal(guest->session))->count > 0; seed += 7919) {
        mw_action action = hands_by_lot(legal, seed);
        assert_int_equal(session_act(guest->session, action), MW_OK);
    }
    ui_follow(&guest->ui, guest->session);
    guest->ui.screen = SCREEN_TABLE;
}

bool guest_sees(const struct hands *guest, const char *text)
{
    return hands_see(guest, text, NULL, NULL);
}

void guest_click(struct hands *guest, const char *text)
{
    struct input click = {.type = INPUT_CLICK};
    assert_true(hands_see(guest, text, &click.column, &click.row));
    guest_input(guest, click);
}

void guest_check(struct hands *guest, const char *name, enum colours colours,
                 enum glyphs glyphs)
{
    guest->ui.look = (struct look){colours, glyphs};
    struct canvas *canvas = hands_canvas(guest);
    golden_check(name, canvas);
    canvas_free(canvas);
}
