#!/bin/sh
# run.sh FOLDER JOBS [WORD]: breaks the engine in the ways that mutants.txt
# lists, or in those whose lines have WORD in them, each in a copy of its own in
# FOLDER, and runs quick tests until one fails. Prints which test noticed. Fails
# if no test did, if an entry does not apply any more, or if what it makes does
# not compile.
set -eu
here=$(dirname -- "$(readlink -f -- "$0")")
root=$here/../..
folder=$1 jobs=$2 word=${3-}

# What is asked first is what tells most; the table of hashes, which notices
# nearly everything and says nothing about it, comes last.
tests='engine_rules_test games_golden_test engine_basics_test
    engine_tiles_base_test engine_tiles_magic_test engine_tiles_mist_test
    engine_tiles_mist_set_test engine_tiles_circle_test engine_tiles_parts_test
    engine_tiles_faults_test engine_tiles_rotations_test engine_tiles_sets_test
    engine_magic_test engine_properties_test session_record_test
    session_session_test session_property_test engine_recount_test
    oracle_oracle_test engine_hash_test'
seconds=120 # that a test may take before it counts as failed: loops have no end

# ---- what all share: the tests, built once, with the engine as a library ----

tree=$folder/tree
built=$folder/built
objects=$built/src/engine/CMakeFiles/engine.dir
mutants=$folder/mutants

copy_tree() {
    rm -rf "$tree" "$mutants"
    mkdir -p "$tree" "$mutants"
    for part in CMakeLists.txt CMakePresets.json README.md LICENSE play check \
        .ci assets cmake include src tests; do
        cp -Rp "$root/$part" "$tree/$part"
    done
    sed 's/add_library(engine STATIC/add_library(engine SHARED/' \
        "$root/src/engine/CMakeLists.txt" >"$tree/src/engine/CMakeLists.txt"
    grep -q 'engine SHARED' "$tree/src/engine/CMakeLists.txt"
}

build_tests() {
    cmake -S "$tree" -B "$built" -DCMAKE_BUILD_TYPE=Release >/dev/null
    # shellcheck disable=SC2086 # the list is split into words on purpose
    cmake --build "$built" --parallel "$jobs" --target engine $tests >/dev/null
}

# first_failure: the first test that fails with the engine in $1, if one does.
first_failure() {
    for test in $tests; do
        LD_LIBRARY_PATH=$1 MW_TEST_SCALE=0.05 MW_TEST_GAMES=40 \
            timeout "$seconds" "$built/tests/$test" >"$1/said" 2>&1 ||
            {
                echo "$test"
                return
            }
    done
}

# ---- one mutant ----

# make_library FOLDER: there, of its changed file and all others as they were;
# of all anew if the changed one is a header.
make_library() {
    mutant=$1
    set -- "$mutant"/src/*
    case $1 in
    *.c)
        for object in "$objects"/*.o; do
            [ "${object##*/}" = "${1##*/}.o" ] || set -- "$@" "$object"
        done
        ;;
    *)
        for file in "$tree"/src/engine/*.[ch]; do
            [ -e "$mutant/src/${file##*/}" ] || cp "$file" "$mutant/src"
        done
        set -- "$mutant"/src/*.c
        ;;
    esac
    gcc -std=c17 -O2 -DNDEBUG -w -Werror=implicit-function-declaration \
        -fPIC -shared -Wl,-z,defs -I"$tree/include" \
        -I"$tree/src/engine" -o "$mutant/libmistwall.so" "$@"
}

judge() {
    mutant=$mutants/$1
    if ! make_library "$mutant" >"$mutant/said" 2>&1; then
        verdict='DOES NOT COMPILE'
    else
        killer=$(first_failure "$mutant")
        verdict=${killer:-SURVIVED}
    fi
    printf '%-28s %s\n' "$verdict" "$(cat "$mutant/what")" >"$mutant/verdict"
    rm -f "$mutant/libmistwall.so"
}

# ---- all of them ----

if [ "$word" = --judge ]; then
    judge "$4"
    exit
fi

copy_tree
build_tests
sound=$mutants/sound
mkdir "$sound"
cp "$built"/src/engine/libmistwall.so* "$sound"
failure=$(first_failure "$sound")
if [ -n "$failure" ]; then
    echo "$failure fails though nothing is broken:"
    cat "$sound/said"
    exit 1
fi

numbers=$(awk -v tree="$tree/src/engine" -v into="$mutants" \
    -f "$here/mutate.awk" "$here/mutants.txt")
[ -z "$word" ] ||
    numbers=$(cd "$mutants" && grep -l -e "$word" [0-9]*/what | sed 's,/.*,,' | sort -n)
echo "$numbers" |
    xargs -P "$jobs" -I NUMBER sh "$0" "$folder" "$jobs" --judge NUMBER
for number in $numbers; do
    cat "$mutants/$number/verdict"
done >"$folder/table"
cat "$folder/table"
all=$(grep -c . "$folder/table")
alive=$(grep -c '^[A-Z ]*  ' "$folder/table") || :
echo "$all mutants, $((all - alive)) killed, $alive not"
[ "$alive" = 0 ]
