# Reads the mutants and makes them, one file each.
#
# -v tree=FOLDER -v into=FOLDER: each entry of mutants.txt makes
# into/NUMBER/src/FILE, which is tree/FILE with the old text replaced by the
# new, and into/NUMBER/what, "FILE: what it breaks". Text is found however its
# lines are broken. Prints the numbers; fails, and says why, if an entry fits
# nowhere or in several places.

function whole(path,    text, line) {
    text = ""
    while ((getline line < path) > 0)
        text = text line "\n"
    close(path)
    return text
}

# The text as a pattern in which each gap is any gap.
function pattern(text,    i, letter, made) {
    made = ""
    gsub(/[ \t\n]+/, " ", text)
    for (i = 1; i <= length(text); i++) {
        letter = substr(text, i, 1)
        if (letter == " ")
            made = made "[ \t\n]+"
        else if (letter ~ /[A-Za-z0-9_]/)
            made = made letter
        else
            made = made (letter == "^" || letter == "\\" ? "\\" letter : "[" letter "]")
    }
    return made
}

function complain(why) {
    printf "%s does not apply to %s: %s: %s\n", what, file, why, old > "/dev/stderr"
    broken = 1
}

function make(    text, at, rest) {
    if (what == "")
        return
    text = whole(tree "/" file)
    at = pattern(old)
    if (!match(text, at))
        return complain("it is not there")
    rest = substr(text, RSTART + RLENGTH)
    text = substr(text, 1, RSTART - 1) new rest
    if (rest ~ at)
        return complain("it is there twice")
    system("mkdir -p '" into "/" ++number "/src'")
    printf "%s", text > (into "/" number "/src/" file)
    print file ": " what > (into "/" number "/what")
    close(into "/" number "/src/" file)
    close(into "/" number "/what")
    print number
}

function next_one() {
    make()
    what = old = new = ""
}

/^#/ { next }
/^$/ { next_one(); next }
/^@ / { file = substr($0, 3); next }
/^- / { old = old (old == "" ? "" : " ") substr($0, 3); next }
/^[+]/ { new = new (new == "" ? "" : " ") substr($0, 3); next }
{ what = $0 }

END {
    next_one()
    exit broken
}
