#!/bin/sh
# What the engine asks of the outside, and what its library shows to it.
. "$SOURCE_DIR/tests/house/harness.sh"

# The few functions it may call, what the compiler makes of them or puts in for
# assertions, stack protection and bounds, and what the sanitizers put in.
allowed='malloc|free|memcpy|memmove|memset|memcmp|strlen|abort'
allowed="$allowed|__assert_fail|__stack_chk_fail|__mem[a-z]*_chk"
allowed="$allowed|calloc|bcmp" # gcc's malloc with memset, clang's memcmp
allowed="$allowed|_GLOBAL_OFFSET_TABLE_|__asan_.*|__ubsan_.*"

"$NM" -P --defined-only "$ARCHIVE" | sed -n 's/^\([^ ]*\) [A-Z] .*/\1/p' |
    sort -u >"$scratch/defined"
"$NM" -P --undefined-only "$ARCHIVE" | sed -n 's/^\([^ ]*\) U.*/\1/p' |
    sort -u >"$scratch/wanted"

expect "the archive has mw_status_text" grep -qx mw_status_text "$scratch/defined"
expect_none "the engine calls what it may not" \
    "$(comm -13 "$scratch/defined" "$scratch/wanted" | grep -vxE "$allowed")"
expect_none "the engine itself calls one of the compiler's" \
    "$(grep -nwE 'calloc *\(|bcmp *\(' "$SOURCE_DIR"/src/engine/*.[ch])"

"$NM" -D -P --defined-only "$SHARED" | cut -d ' ' -f 1 | sort -u >"$scratch/shown"
expect "the shared library shows mw_status_text" \
    grep -qx mw_status_text "$scratch/shown"
expect_none "the shared library shows more than mw_ names" \
    "$(grep -v '^mw_' "$scratch/shown")"

"$NM" -P -g --defined-only "$INSTALLED" | sed -n 's/^\([^ ]*\) [A-Z] .*/\1/p' |
    sort -u >"$scratch/static"
expect_none "the installed archive shows other names than the shared library" \
    "$(comm -3 "$scratch/static" "$scratch/shown")"

# Every function that a public header declares is there, and no other.
sed -n 's/^[a-z].*[ *]\(mw_[a-z_0-9]*\)(.*/\1/p' "$SOURCE_DIR"/include/mistwall/*.h |
    sort -u >"$scratch/declared"
expect_none "declared, but not in the shared library" \
    "$(comm -23 "$scratch/declared" "$scratch/shown")"
expect_none "in the shared library, but not declared" \
    "$(comm -13 "$scratch/declared" "$scratch/shown")"

# The sanitizers keep data of their own in these sections.
if ! grep -q __asan_ "$scratch/wanted"; then
    expect_none "the engine keeps something outside its games" "$(
        "$OBJDUMP" -h "$ARCHIVE" | grep -E ' \.(data|bss) ' | grep -v ' 00000000 '
    )"
fi

finish
