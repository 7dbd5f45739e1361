#!/bin/sh
# Who includes whom: cli -> tui -> app -> view -> session -> engine and cli ->
# bot -> engine, each folder only what lies below it; curses in src/tui alone; the
# engine no I/O.
. "$SOURCE_DIR/tests/house/harness.sh"
cd "$SOURCE_DIR" || exit 1

# includes FOLDER PATTERN: "FILE: NAME" of each #include that matches.
includes() {
    find "$1" -name '*.[ch]' -exec grep -H '^ *# *include *'"$2" {} + |
        sed 's/: *# *include *[<"]/: /; s/[>"].*//'
}

# Headers that exist in none of the folders given.
outside() {
    while read -r file name; do
        for folder in "$@"; do
            [ ! -e "$folder/$name" ] || continue 2
        done
        echo "$file $name"
    done
}

check_folder() {
    folder=$1
    shift
    [ -d "src/$folder" ] || return 0
    own=$(includes "src/$folder" '"')
    expect_none "src/$folder includes what is not below it" \
        "$(printf '%s\n' "$own" | sed '/^$/d' | outside "$@")"
}

check_folder engine src/engine
check_folder bot src/bot
check_folder session src/session
check_folder view src/session src/view
check_folder app src/session src/view src/app
check_folder tui src/session src/view src/app src/tui
check_folder cli src/session src/view src/app src/tui src/cli src/bot

expect_none "curses outside src/tui" "$(
    includes src '<' | grep -E ': (n?curses|ncursesw/|term\.h|panel|menu|form)' |
        grep -v '^src/tui/'
)"

expect_none "the engine includes what could do I/O" "$(
    includes src/engine '<' | grep -vE \
        ': (mistwall/[a-z]+|assert|limits|stdalign|stdbool|stddef|stdint|stdlib|string)\.h$'
)"

expect_none "public headers include more than each other and plain types" "$(
    includes include '[<"]' | grep -vE ': (mistwall/[a-z]+|stdbool|stddef|stdint)\.h$'
)"

# What checks the engine must not lean on it: not even on what it says of a
# tile. The test that plays the two against each other has to know both.
expect_none "the oracle calls the engine" "$(
    grep -nE '\<mw_[a-z_]+ ?\(' tests/oracle/oracle_*.[ch] |
        grep -v '^tests/oracle/oracle_test\.c:'
)"
expect_none "the oracle includes what is the engine's own" "$(
    includes tests/oracle '"' | grep '^tests/oracle/oracle_' |
        outside tests/oracle
)"

# Bare names are only clear while they are not used twice.
expect_none "two headers of the same name" "$(
    find src -name '*.h' -exec basename {} \; | sort | uniq -d
)"

finish
