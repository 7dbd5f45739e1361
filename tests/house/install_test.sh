#!/bin/sh
# The installed tree: everything in its standard place, the program runs from
# anywhere, and other programs can be built with the library.
. "$SOURCE_DIR/tests/house/harness.sh"
unset DESTDIR MAKEFLAGS PKG_CONFIG_PATH
prefix=$scratch/prefix

"$CMAKE" --install "$BUILD_DIR" --prefix "$prefix" >"$scratch/log" ||
    { cat "$scratch/log"; fail "cmake --install"; }

found() {
    [ -n "$(find "$prefix" -path "$prefix/$1")" ]
}
for file in bin/mistwall 'lib*/libmistwall.a' 'lib*/libmistwall.so' \
    'lib*/libmistwall.so.?' 'lib*/pkgconfig/mistwall.pc' \
    include/mistwall/mistwall.h share/man/man6/mistwall.6 \
    share/mistwall/tiles/base.tiles share/mistwall/tiles/circle.tiles \
    share/doc/mistwall/README.md share/doc/mistwall/LICENSE; do
    expect "$file is missing" found "$file"
done

# From a place that may be moved, as packages are.
mv "$prefix" "$scratch/moved"
prefix=$scratch/moved
cd / || exit 1
expect_equal "the installed program" "mistwall $VERSION" \
    "$("$prefix/bin/mistwall" --version)"

pc=$(find "$prefix" -name mistwall.pc)
PKG_CONFIG_PATH=$(dirname "$pc")
export PKG_CONFIG_PATH
lib=$(dirname "$PKG_CONFIG_PATH")
expect_equal "its version" "$VERSION" "$(pkg-config --modversion mistwall)"

tiles=$(pkg-config --variable=tilesdir mistwall)
example=$SOURCE_DIR/tests/house/example.c
# shellcheck disable=SC2046 # flags are words
"$CC" -std=c17 -Wall -Wextra -Werror -o "$scratch/shared" "$example" \
    $(pkg-config --cflags --libs mistwall)
# shellcheck disable=SC2046
"$CC" -std=c17 -static -o "$scratch/static" "$example" \
    $(pkg-config --static --cflags --libs mistwall)

# Both play whole games, the same ones, of the base game and with everything.
plays() {
    LD_LIBRARY_PATH=$lib "$scratch/shared" 7 "$@" >"$scratch/one" &&
        "$scratch/static" 7 "$@" >"$scratch/two" &&
        cmp "$scratch/one" "$scratch/two" && cat "$scratch/one"
}
scores='^player [0-2]: -\{0,1\}[0-9]* points$'
plays "$tiles/base.tiles" >"$scratch/base"
expect "turns of the base game" grep -qx '[67][0-9] turns' "$scratch/base"
expect_equal "its scores" 3 "$(grep -c "$scores" "$scratch/base")"
plays "$tiles"/*.tiles >"$scratch/all"
expect "turns with everything on" grep -qx '14[0-9] turns' "$scratch/all"
expect_equal "scores with everything on" 3 "$(grep -c "$scores" "$scratch/all")"
"$OBJDUMP" -p "$scratch/shared" >"$scratch/needs"
expect "the first one needs the shared library" \
    grep -q 'NEEDED *libmistwall\.so' "$scratch/needs"

# What it cannot use it says.
expect_equal "without tiles" "no game: there is no such module" \
    "$("$scratch/static" 7 2>&1)"

finish
