#!/bin/sh
# The flows of an evening, walked through by keys in tmux: settings, a game that
# is killed and gone on with, saving, the list, replay and taking over.
# Polls for what the screen shows and never sleeps for luck.
. "$SOURCE_DIR/tests/house/harness.sh"

command -v tmux >/dev/null || exit 77 # skipped

export HOME="$scratch"
unset XDG_STATE_HOME XDG_DATA_HOME XDG_CONFIG_HOME NO_COLOR TMUX
program=$BUILD_DIR/mistwall
games=$HOME/.local/state/mistwall

mux() {
    tmux -L "mistwall-$$" -f /dev/null "$@"
}

trap 'mux kill-server 2>/dev/null; rm -rf "$scratch"' EXIT

screen() {
    mux capture-pane -p -t game
}

# sees TEXT: waits until the screen shows it, or fails and prints the screen.
sees() {
    tries=0
    until screen | grep -qF -- "$1"; do
        tries=$((tries + 1))
        if [ "$tries" -gt 300 ]; then
            fail "the screen lacks '$1'"
            screen
            finish
        fi
        sleep 0.1
    done
}

keys() {
    mux send-keys -t game "$@"
}

# The program runs in a shell that stays, so that its end can be seen; the file
# holds its process.
start() {
    keys "clear; sh -c 'echo \$\$ >$scratch/pid; exec \"$program\" $*'" C-j
}

count() {
    ls "$1" 2>/dev/null | wc -l
}

mux new-session -d -s game -x 80 -y 24 "env LC_ALL=C.UTF-8 PS1='bye> ' sh"

# ---- settings: at once, and kept ----

start
sees 'New game'
keys s
sees 'auto takes the largest size'
keys Down Down Right Right Right
sees '< ascii >'
keys BSpace Down Down Down Right
sees '‹ loss ›'
for _ in 1 2 3; do keys Down; done
sees '> turn '
keys Enter
sees 'Press the key for: turn the tile.'
keys q
sees '! q is the key for quit'
keys Enter T
sees 'turn          T'
keys Escape
sees 'New game'
expect 'the key is in the file' grep -qx 'key-turn = T' \
    "$HOME/.config/mistwall/settings"

# ---- a game: killed, and gone on with ----

keys n
sees 'Players'
keys Escape
sees 'New game'
keys q
sees 'bye>'
start new --seed 7 # whose first tile has several places
sees 'place the tile'
sees 'q quit'
expect 'the set-up is the last one' grep -qx 'last-players = Red,Blue' \
    "$HOME/.config/mistwall/settings"
keys Tab Enter
sees 'u undo'
expect_equal 'games that are kept' 1 "$(count "$games")"
kill -KILL "$(cat "$scratch/pid")"
sees 'Killed'
sees 'bye>'
keys 'stty sane; echo sane again' C-j
sees 'sane again'
start
sees 'Continue: Red and Blue, tile 1 of 71, today'
keys Enter
sees 'u undo'

# ---- saved under a name, with ~ as in a shell ----

keys s
sees 'Save the game'
keys '~/mine.mistwall' Enter
sees 'Saved as ~/mine.mistwall.'
expect 'it is there' [ -s "$HOME/mine.mistwall" ]

# ---- left without a question, found in the list, replayed, taken over ----

keys q
sees 'Continue: '
keys l
sees 'in progress'
keys p
sees 'Step 0 of '
keys Right
sees 'Step 1 of '
keys 1 Enter
sees 'Step 0 of '
keys Space
sees 'Space stops it.'
sees 'Step 1 of '
keys t
sees 'u undo'
keys p
sees 'Pass the keyboard to Blue.'
keys q
sees 'Continue: '
keys l
sees 'in progress'
expect_equal 'the old game and the new one' 2 "$(count "$games")"

# ---- deleted, but not without a question ----

keys d
sees 'Delete this game?'
keys n d y
sees 'The game is deleted.'
expect_equal 'games after one was deleted' 1 "$(count "$games")"
keys Escape
sees 'New game'
keys q
sees 'bye>'

# ---- a torn file, and a place that is none ----

printf 'place 0,' >>"$HOME/mine.mistwall"
start load "$HOME/mine.mistwall"
sees "The file's last line has no end and is left out."
keys q
sees 'New game'
keys q
sees 'bye>'
keys 'export XDG_STATE_HOME=here' C-j
start new
sees '! Autosave failed: XDG_STATE_HOME is "here"'
sees '! not kept'
keys q
sees 'New game'
keys q
sees 'bye>'

finish
