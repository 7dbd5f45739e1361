#!/bin/sh
# A small harness for shell tests. Sourced; the test ends with `finish`.
set -u
failures=0
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

fail() {
    printf 'FAILED: %s\n' "$*"
    failures=$((failures + 1))
}

# expect WHAT COMMAND...: the command succeeds.
expect() {
    what=$1
    shift
    "$@" || fail "$what"
}

# expect_equal WHAT WANTED GOT
expect_equal() {
    [ "$2" = "$3" ] || fail "$1: wanted '$2', got '$3'"
}

# expect_none WHAT LINES: there are none.
expect_none() {
    [ -z "$2" ] || fail "$1: $2"
}

# contains TEXT PART
contains() {
    case $1 in
    *"$2"*) return 0 ;;
    *) return 1 ;;
    esac
}

finish() {
    [ "$failures" = 0 ] || exit 1
}
