# What ./play and ./check share: installing what is missing, and building.
# Sourced with $root set to the project's folder; needs nothing but a POSIX sh.
# shellcheck shell=sh disable=SC2154

log=$root/build/log # what installing and configuring printed last

# Only a new build folder looks at this one.
export CC=gcc

# Debian says how many processors this process may use; others know getconf.
jobs=$(nproc 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)

say() {
    printf '%s\n' "$*" >&2
}

die() {
    say "$*"
    exit 1
}

make_folder() {
    mkdir -p "$1" 2>/dev/null && [ -w "$1" ] && return
    die "Cannot write to $1; does it belong to somebody else?"
}

# ---- packages ----

# need PACKAGE COMMAND...: PACKAGE is missing unless the command succeeds.
# Asking for what is used, not for the package, also works where the tools
# came some other way.
need() {
    package=$1
    shift
    "$@" >/dev/null 2>&1 || missing="$missing $package"
}

compiles_c() {
    echo '#include <stdio.h>' | gcc -E - # gcc alone brings no C library
}

need_tools() {
    need gcc command -v gcc
    need libc6-dev compiles_c
    need make command -v make
    need cmake command -v cmake
    need pkg-config command -v pkg-config
    need libncurses-dev pkg-config --exists ncursesw
    need libcmocka-dev pkg-config --exists cmocka
    need libvterm-dev pkg-config --exists vterm
}

links_a_fuzzer() {
    echo 'int LLVMFuzzerTestOneInput(void); int LLVMFuzzerTestOneInput(void) { return 0; }' |
        clang -fsanitize=fuzzer,address,undefined -x c -o /dev/null -
}

need_check_tools() {
    need tmux command -v tmux
    need clang command -v clang
    need libclang-rt-dev links_a_fuzzer # clang has it only recommended
}

need_coverage_tools() {
    need gcovr command -v gcovr
}

need_deep_tools() {
    need clang-tidy command -v clang-tidy
    need clang-format command -v clang-format
    need doxygen command -v doxygen
}

# missing_of NEED...: fills $missing by calling each of these functions.
missing_of() {
    missing=
    for list in "$@"; do
        "$list"
    done
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo -n "$@"
    fi
}

apt_install() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet \
        --no-install-recommends -o DPkg::Lock::Timeout=300 "$@"
}

# Package lists may be absent or too old, which only an attempt can tell.
apt_install_updating() {
    apt_install "$@" || {
        as_root apt-get update --quiet && apt_install "$@"
    }
}

# install_missing NEED...: afterwards nothing of these lists is missing.
install_missing() {
    missing_of "$@"
    [ -n "$missing" ] || return 0
    command -v apt-get >/dev/null 2>&1 ||
        die "Please install what is missing; Debian calls it:$missing"
    as_root true 2>/dev/null ||
        die "Please install what is missing: sudo apt-get install$missing"
    say "Installing:$missing"
    make_folder "$root/build"
    # shellcheck disable=SC2086 # the list is split into words on purpose
    apt_install_updating $missing </dev/null >"$log" 2>&1 || cat "$log" >&2
    missing_of "$@"
    [ -z "$missing" ] || die "apt-get could not install:$missing"
}

# ---- building ----

# What a build folder depends on besides the sources, which make looks after.
stamp() {
    echo "$root"
    command -v cmake
    cksum <"$root/CMakePresets.json"
}

# A folder made for another place, by a moved or copied checkout, is no use.
made_elsewhere() {
    [ -e "$1/CMakeCache.txt" ] &&
        ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$1/CMakeCache.txt"
}

# holds FOLDER -DNAME=VALUE...: was it configured with these, by whomever?
holds() {
    cache=$1/CMakeCache.txt
    shift
    for define in "$@"; do
        define=${define#-D}
        grep -q "^${define%%=*}:[A-Z]*=\(.*/\)\{0,1\}${define#*=}\$" "$cache" ||
            return 1
    done
}

is_configured() {
    [ "$(cat "$1/.configured" 2>/dev/null)" = "$(stamp)" ] && holds "$@"
}

run_cmake() {
    preset=$1 folder=$2
    shift 2
    (cd "$root" && cmake --preset "$preset" -B "$folder" "$@") >"$log" 2>&1
}

# configure PRESET FOLDER [-DNAME=VALUE...]: the folder is one of build/. If
# this fails in a folder that was there before, it is tried again without it.
configure() {
    preset=$1 folder=$root/build/$2
    shift 2
    ! is_configured "$folder" "$@" || return 0
    ! made_elsewhere "$folder" || rm -rf "$folder"
    make_folder "$folder"
    run_cmake "$preset" "$folder" "$@" || {
        rm -rf "$folder"
        run_cmake "$preset" "$folder" "$@"
    } || {
        cat "$log" >&2
        die "Configuring failed; the reason stands above."
    }
    stamp >"$folder/.configured"
}

# Leaves out the lines that make prints when there is nothing to do.
only_news() {
    while IFS= read -r line; do
        case $line in
        *'Built target '* | 'Consolidate compiler'* | '-- '*) ;;
        'ninja: no work to do.' | *'Re-checking globbed directories'*) ;;
        *) say "$line" ;;
        esac
    done
}

# build FOLDER [cmake --build argument...]
build() {
    folder=$root/build/$1
    shift
    make_folder "$folder"
    status=$({
        {
            cmake --build "$folder" --parallel "$jobs" "$@" 2>&1
            echo $? >&3
        } | only_news
    } 3>&1)
    [ "$status" = 0 ] || die "Building failed; the reason stands above."
}
