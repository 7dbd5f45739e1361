#!/bin/sh
# ./play and ./check in a machine made of stubs: what they install, when they
# configure and build, what they say, what they pass on.
. "$SOURCE_DIR/tests/house/harness.sh"

# ---- a machine without tools, and the pool they can be installed from ----

machine=$scratch/machine
pool=$scratch/pool
home="$scratch/a folder" # the checkout; spaces are part of the test
packages='gcc libc6-dev make cmake pkg-config libncurses-dev libcmocka-dev libvterm-dev'
check_packages='tmux clang libclang-rt-dev'
MW_CALLS=$scratch/calls # what was called that matters
MW_POOL=$pool
MW_MACHINE=$machine
export MW_CALLS MW_POOL MW_MACHINE
unset MW_FUZZ_SECONDS
mkdir "$machine" "$pool" "$home"

# stub FILE, its text on standard input.
stub() {
    { echo '#!/bin/sh' && cat; } >"$1"
    chmod +x "$1"
}

for tool in sh cat cksum chmod cp date dirname env find grep ls mkdir mv \
    readlink rm sed sort tee touch tr xargs; do
    ln -s "$(command -v "$tool")" "$machine/$tool"
done

stub "$machine/true" </dev/null # else found as a builtin only

stub "$machine/id" <<'STUB'
echo "${MW_UID:-0}"
STUB

stub "$machine/sudo" <<'STUB'
[ "${MW_SUDO:-no}" = yes ] || exit 1
shift # -n
echo "sudo $1" >>"$MW_CALLS"
exec "$@"
STUB

# Knows no packages before an update, and never more than $MW_OFFERED.
stub "$pool/apt-get" <<'STUB'
echo "apt-get $DEBIAN_FRONTEND $*" >>"$MW_CALLS"
if [ "$1" = update ]; then
    touch "$MW_POOL/updated"
    exit 0
fi
[ -e "$MW_POOL/updated" ] || { echo "E: no lists"; exit 100; }
for tool in gcc make cmake ctest pkg-config tmux clang; do
    cp "$MW_POOL/$tool" "$MW_MACHINE/$tool"
done
STUB

for tool in gcc make pkg-config tmux clang; do
    stub "$pool/$tool" <<'STUB'
exit 0
STUB
done

# Configuring writes a cache, building a program that tells what it was given.
stub "$pool/cmake" <<'STUB'
echo "cmake $1 $2" >>"$MW_CALLS"
if [ "$1" = --build ]; then
    echo '[100%] Built target mistwall'
    [ -z "${MW_COMPILE_ERROR-}" ] || { echo "oops.c:1: error"; exit 2; }
    [ ! -e "$2/mistwall" ] || exit 0
    echo '[ 50%] Building C object main.c.o'
    printf '#!/bin/sh\npwd; umask; printf "<%%s>" "$@"; exit 7\n' >"$2/mistwall"
    chmod +x "$2/mistwall"
    exit 0
fi
[ -z "${MW_CONFIGURE_ERROR-}" ] || { echo "CMake Error"; exit 1; }
echo '-- Configuring done'
echo "CMAKE_HOME_DIRECTORY:INTERNAL=$(pwd)" >"$4/CMakeCache.txt"
[ "${5-}" != -DMISTWALL_WERROR=ON ] ||
    echo 'MISTWALL_WERROR:BOOL=ON' >>"$4/CMakeCache.txt"
STUB

stub "$pool/ctest" <<'STUB'
echo "ctest $2 ${MW_TEST_SCALE-} ${MW_FUZZ_SECONDS-}" >>"$MW_CALLS"
case $2 in
*/"${MW_FAILING-none}") echo '50% tests passed, 1 tests failed out of 2'; exit 8 ;;
esac
echo '1: inputs to keys: 12'
echo '100% tests passed, 0 tests failed out of 2'
STUB

cp -r "$SOURCE_DIR/play" "$SOURCE_DIR/check" "$SOURCE_DIR/CMakePresets.json" "$home"
mkdir "$home/.ci"
cp "$SOURCE_DIR/.ci/setup.sh" "$SOURCE_DIR/.ci/run" "$home/.ci"

# run COMMAND...: fills $status, $out and $err; the calls start anew.
run() {
    : >"$MW_CALLS"
    status=0
    PATH=$machine "$@" >"$scratch/out" 2>"$scratch/err" </dev/null || status=$?
    out=$(cat "$scratch/out")
    err=$(cat "$scratch/err")
}

called() {
    grep -q -- "$1" "$MW_CALLS"
}

expect_status() {
    expect_equal "exit status of $1 ($err)" "$2" "$status"
}

# ---- nothing is there, and nothing can be installed ----

run "$home/play" --version
expect_status "play without apt-get" 1
expect_equal "what it says" \
    "Please install what is missing; Debian calls it: $packages" "$err"

cp "$pool/apt-get" "$machine/apt-get"
MW_UID=1000 run "$home/play" --version
expect_status "play without rights" 1
expect_equal "what it says" \
    "Please install what is missing: sudo apt-get install $packages" "$err"
expect_none "nothing is called without rights" "$(cat "$MW_CALLS")"

run "$home/play"
expect_status "play without a terminal" 1
expect_equal "what it says" "Mistwall is played at a terminal, and here is none." "$err"

# ---- the first run installs, configures and builds ----

cd / || exit 1
MW_UID=1000 MW_SUDO=yes run "$home/play" new "two words" ""
expect_status "the first play" 7
expect "it installs as root" called '^sudo env'
expect "it updates the lists" called '^apt-get .*update'
expect "it never asks" called '^apt-get noninteractive install --yes'
expect "it shows what is built: $err" contains "$err" "Building C object"
expect_none "it shows what is not news" "$(grep -E 'Built target|^--' "$scratch/err")"
expect "the arguments arrive: $out" contains "$out" '<new><two words><>'
expect_equal "the folder it runs in" / "$(sed 1q "$scratch/out")"

# ---- the second one does nothing of this and says nothing ----

ln -s "$home/play" "$scratch/a link"
: >"$MW_CALLS"
umask 077
run "$scratch/a link" --version
umask 022
expect_status "the second play" 7
expect_none "it says nothing" "$err"
expect_none "it calls more than a build" "$(grep -v '^cmake --build' "$MW_CALLS")"
expect_equal "the umask is the caller's" 0077 "$(sed -n 2p "$scratch/out")"

# ---- build folders that do not fit ----

mv "$home" "$scratch/moved folder"
home="$scratch/moved folder"
run "$home/play" --version
expect "a moved folder is configured anew" called '^cmake --preset'
expect "and built anew: $err" contains "$err" "Building C object"

echo >>"$home/CMakePresets.json"
run "$home/play" --version
expect "new presets are used" called '^cmake --preset'

rm "$home/build/release/.configured"
MW_CONFIGURE_ERROR=yes run "$home/play" --version
expect_status "play that cannot be configured" 1
expect "the reason is shown: $err" contains "$err" "CMake Error"
expect_equal "it was tried again without the old folder" 2 \
    "$(grep -c '^cmake --preset' "$MW_CALLS")"

MW_COMPILE_ERROR=yes run "$home/play" --version
expect_status "play that cannot be built" 1
expect "the compiler is heard: $err" contains "$err" "oops.c:1: error"

# ---- ./check ----

rm "$machine/clang" "$machine/tmux" # who only plays does not need it
run "$home/play" --version
expect_none "play installs what only check needs" "$(grep apt-get "$MW_CALLS")"
run "$home/.ci/run"
expect_status "check" 0
expect "check installs what it alone needs" called "apt-get .* $check_packages"
expect "release runs all" called 'ctest .*/release 1 $'
expect "asan runs a twentieth" called 'ctest .*/asan 0.05 $'
expect "each target is fuzzed for five seconds" called 'ctest .*/fuzz .*5$'
expect "ctest is heard: $out" contains "$out" "100% tests passed, 0 tests failed out of 2"
expect "the last line sums up: $out" contains "$(tail -n 1 "$scratch/out")" \
    "2 tests in release, 2 tests in asan, fuzzed inputs (keys: 12)"
MW_FUZZ_SECONDS=1 run "$home/check"
expect "or for as long as somebody says" called 'ctest .*/fuzz .*1$'

run "$home/play" --version
expect_none "play keeps what check configured" "$(grep -- --preset "$MW_CALLS")"

MW_FAILING=asan run "$home/check"
expect_status "check with a failing test" 1
expect_equal "its last line" "Failed after" \
    "$(tail -n 1 "$scratch/out" | sed 's/ [0-9].*//')"
expect "it tells where: $out" contains "$(tail -n 1 "$scratch/out")" "asan"

for options in --unknown "--deep --bless"; do
    # shellcheck disable=SC2086 # options are words
    run "$home/check" $options
    expect_status "check $options" 2
    expect "check $options shows the usage: $err" contains "$err" "usage: ./check"
done

run "$home/check" --help
expect_status "check --help" 0
expect "the usage is what was asked for: $out" contains "$out" "usage: ./check"

finish
