#!/bin/sh
# run.sh TARGET NAME SEEDS...: lets libFuzzer try inputs for MW_FUZZ_SECONDS and
# prints how many. What it finds lies in build/fuzz/found then, and what it kept
# because it led somewhere new, in build/fuzz/corpus.
set -eu
target=$1 name=$2
shift 2
here=$(dirname -- "$(readlink -f -- "$0")")
found=$PWD/found corpus=$PWD/corpus/$name log=$PWD/$name.log
rm -rf "$corpus"
mkdir -p "$found" "$corpus"

dictionary=
[ ! -e "$here/$name.dict" ] || dictionary=-dict=$here/$name.dict

# An input takes milliseconds, and a few megabytes besides the sanitizer's own.
"$target" -max_total_time="${MW_FUZZ_SECONDS:-5}" -timeout=25 \
    -rss_limit_mb=1024 -max_len=4096 ${dictionary:+"$dictionary"} -print_final_stats=1 \
    -artifact_prefix="$found/$name-" "$corpus" "$@" >"$log" 2>&1 || {
    cat "$log"
    exit 1
}
sed -n "s/^stat::number_of_executed_units: */inputs to $name: /p" "$log"
