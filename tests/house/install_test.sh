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

cat >"$scratch/user.c" <<'PROGRAM'
#include <mistwall/mistwall.h>
#include <stdio.h>

int main(void)
{
    mw_tiles *tiles = mw_tiles_new();
    mw_setup setup = {.players = 2, .modules = MW_BASE, .seed = 7};
    mw_status why = MW_OK;
    mw_game *game = mw_game_new(tiles, &setup, &why);
    puts(mw_status_text(why));
    mw_game_free(game);
    mw_tiles_free(tiles);
    return game != NULL;
}
PROGRAM
# shellcheck disable=SC2046 # flags are words
"$CC" -o "$scratch/shared" "$scratch/user.c" $(pkg-config --cflags --libs mistwall)
# shellcheck disable=SC2046
"$CC" -static -o "$scratch/static" "$scratch/user.c" \
    $(pkg-config --static --cflags --libs mistwall)

wanted="the tile set of a module is missing"
expect_equal "a program with the shared library" "$wanted" \
    "$(LD_LIBRARY_PATH=$lib "$scratch/shared")"
expect_equal "a program with the static library" "$wanted" "$("$scratch/static")"
"$OBJDUMP" -p "$scratch/shared" >"$scratch/needs"
expect "the first one needs the shared library" \
    grep -q 'NEEDED *libmistwall\.so' "$scratch/needs"

finish
