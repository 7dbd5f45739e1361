#!/bin/sh
# many.sh PROGRAM GAMES JOBS: compares about so many games with the oracle, on
# that many processors, and prints how many games and actions that were.
# Fails, with the game as a record, at a difference.
set -eu
program=$1 games=$2 jobs=$3

# PROGRAM plays as many games of each mix, and one process so many of each.
mixes=$(grep -c '^ *cmocka_unit_test(' "$(dirname -- "$0")/oracle_test.c")
slice=500

told=$(mktemp -d) # what the process that began with game N said is in file N
trap 'rm -rf "$told"' EXIT
trap 'exit 1' INT TERM

# Where each slice begins.
slices() {
    first=0
    while [ $((first * mixes)) -lt "$games" ]; do
        echo "$first"
        first=$((first + slice))
    done
}

# Once one has failed, xargs starts no more.
# shellcheck disable=SC2016 # the inner shell expands them
compare_slices() {
    slices | xargs -P "$jobs" -I FIRST env MW_TEST_FIRST=FIRST \
        MW_TEST_GAMES="$slice" nice -n 19 sh -c '"$0" >"$1" 2>&1 || exit 255' \
        "$program" "$told/FIRST"
}

add_up() {
    cat "$told"/* | awk '
        / actions compared$/ { games += $(NF - 4); actions += $(NF - 2) }
        /^ +[0-9]+ / && !/by the policy|FAILED/ {
            count = $1
            sub(/^ +[0-9]+ /, "")
            if (!($0 in times)) order[++names] = $0
            times[$0] += count
        }
        END {
            for (i = 1; i <= names; i++)
                printf "%12d %s\n", times[order[i]], order[i]
            printf "%d games, %d actions compared\n", games, actions
        }'
}

[ "$games" -gt $((slice * mixes)) ] || slice=$((games / mixes + 1))
compare_slices || failed=yes
add_up
[ "${failed-no}" = yes ] || exit 0
grep -l FAILED "$told"/* | while IFS= read -r file; do
    sed -n '/^mistwall-record/,/^\[/p' "$file"
done
exit 1
