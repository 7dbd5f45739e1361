/* The rows of the set-up, with air between their groups where it fits. */
#include "setup_layout.h"

#include "frame.h"
#include "setup_form.h"
#include "ui.h"

static void add_row(struct form *form, enum form_kind kind, int number)
{
    if (form->count < FORM_ROWS)
        form->rows[form->count++] = (struct form_row){kind, number, -1};
}

/* Nothing is stored: the rows follow from the set-up and the tile sets, and
 * so cannot be out of date. */
static void list_rows(struct form *form, const struct setup *setup,
                      const mw_tiles *tiles)
{
    unsigned modules = setup_form_modules(tiles);
    form->count = 0;
    add_row(form, FORM_PLAYERS, 0);
    for (int i = 0; i < setup->players; i++)
        add_row(form, FORM_PLAYER, i);
    for (int i = 0; modules >> i != 0; i++) {
        if ((modules >> i & 1) != 0)
            add_row(form, FORM_MODULE, i);
    }
    for (int i = 0; i < FORM_HOUSE_RULES; i++)
        add_row(form, FORM_HOUSE, i);
    add_row(form, FORM_SEED, 0);
    add_row(form, FORM_START, 0);
}

static bool begins_group(const struct form *form, int i)
{
    enum form_kind kind = form->rows[i].kind;
    if (i > 0 && form->rows[i - 1].kind == kind)
        return false;
    return kind != FORM_PLAYER && kind != FORM_SEED;
}

static int group_count(const struct form *form)
{
    int count = 0;
    for (int i = 0; i < form->count; i++)
        count += begins_group(form, i);
    return count;
}

void form_lay(struct form *form, const struct ui *ui, const mw_tiles *tiles)
{
    list_rows(form, &ui->setup.setup, tiles);
    bool wide = ui->columns >= 60;
    int left = wide ? (ui->columns - 60) / 2 + 3 : 2;
    form->inside = frame_inside(ui);
    form->label_column = left;
    form->value_column = left + 13;
    form->name_column = wide ? left + 17 : left + 5;
    form->colour_column = form->name_column + FORM_NAME_COLUMNS + 1;
    bool airy = form->inside.rows >= form->count + group_count(form);
    struct listbox list = ui->setup.rows;
    listbox_show(&list, form->count, form->inside.rows);
    form->top = list.top;
    int row = form->inside.row;
    for (int i = list.top; i < form->count; i++) {
        row += airy && begins_group(form, i);
        form->rows[i].row =
            row < form->inside.row + form->inside.rows ? row : -1;
        row++;
    }
}

struct form_row form_focus(const struct ui *ui, const mw_tiles *tiles)
{
    struct form form;
    form_lay(&form, ui, tiles);
    struct listbox list = ui->setup.rows;
    listbox_show(&list, form.count, form.count);
    return form.rows[list.chosen];
}
