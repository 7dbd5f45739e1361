/* Looks keys up in their table and lays out the key bar. */
#include "keys.h"

#include "utf8.h"

/* One entry of the bar as it lies: " Tab next ". */
struct bar_entry {
    const struct key_row *row;
    bool enabled; /* else it is a gap */
    int column, columns;
};

enum { BAR_ENTRIES = 64 };

struct bar {
    int count;
    struct bar_entry entries[BAR_ENTRIES];
};

static bool is_enabled(const struct key_row *row, uint64_t enabled)
{
    return (enabled >> row->command & 1) != 0;
}

int keys_command(const struct key_row *table, uint64_t enabled,
                 struct input input)
{
    for (const struct key_row *row = table; row->type != INPUT_NONE; row++) {
        if (row->type == input.type &&
            (row->type != INPUT_CHAR || row->ch == input.ch) &&
            is_enabled(row, enabled))
            return row->command;
    }
    return 0;
}

/* A space before, between and after the words. */
static int entry_columns(const struct key_row *row)
{
    return utf8_columns(row->shown) + utf8_columns(row->label) + 3;
}

static void list_entries(struct bar *bar, const struct key_row *table,
                         uint64_t enabled, uint64_t kept)
{
    bar->count = 0;
    for (const struct key_row *row = table; row->type != INPUT_NONE; row++) {
        if (row->label == NULL || !is_enabled(row, enabled | kept) ||
            bar->count == BAR_ENTRIES)
            continue;
        bar->entries[bar->count++] = (struct bar_entry){
            row, is_enabled(row, enabled), 0, entry_columns(row)};
    }
}

static int bar_columns(const struct bar *bar)
{
    int sum = 0;
    for (int i = 0; i < bar->count; i++)
        sum += bar->entries[i].columns;
    return sum;
}

/* Takes out the entry before the last. */
static void drop_entry(struct bar *bar)
{
    bar->entries[bar->count - 2] = bar->entries[bar->count - 1];
    bar->count--;
}

static void lay_bar(struct bar *bar, int columns, const struct key_row *table,
                    uint64_t enabled, uint64_t kept)
{
    list_entries(bar, table, enabled, kept);
    while (bar->count > 1 && bar_columns(bar) > columns)
        drop_entry(bar);
    int column = 0;
    for (int i = 0; i < bar->count; i++) {
        bar->entries[i].column = column;
        column += bar->entries[i].columns;
    }
}

static void paint_entry(struct canvas *canvas, int row,
                        const struct bar_entry *entry)
{
    int column = entry->column + 1;
    int room = canvas->columns - column;
    column += canvas_text(canvas, column, row, room, INK_BAR_TEXT, INK_BAR,
                          ATTR_BOLD, entry->row->shown) +
              1;
    canvas_text(canvas, column, row, canvas->columns - column, INK_BAR_TEXT,
                INK_BAR, 0, entry->row->label);
}

void keys_paint_bar(struct canvas *canvas, int row, const struct key_row *table,
                    uint64_t enabled, uint64_t kept)
{
    struct bar bar;
    lay_bar(&bar, canvas->columns, table, enabled, kept);
    canvas_fill(canvas, (struct rect){0, row, canvas->columns, 1},
                (struct cell){' ', INK_BAR_TEXT, INK_BAR, 0});
    for (int i = 0; i < bar.count; i++) {
        if (bar.entries[i].enabled)
            paint_entry(canvas, row, &bar.entries[i]);
    }
}

int keys_command_at(int columns, const struct key_row *table, uint64_t enabled,
                    uint64_t kept, int column)
{
    struct bar bar;
    lay_bar(&bar, columns, table, enabled, kept);
    for (int i = 0; i < bar.count; i++) {
        const struct bar_entry *entry = &bar.entries[i];
        if (column >= entry->column &&
            column < entry->column + entry->columns && column < columns)
            return entry->enabled ? entry->row->command : 0;
    }
    return 0;
}
