#!/usr/bin/env bash
# Runs every line that the documentation, the hooks and `diorama init` have for names of files, as they have it, on files of
# hostile names, with git itself: check-names.sh TOOL
#
# Nothing outside the folder of each trial may be written, nothing may end with 0 because it printed help, no merge may lose a side,
# and no line of output may begin with ::, which build servers obey.
set -euo pipefail
[ $# -eq 1 ] || { sed -n 2,3p "$0" >&2; exit 64; }
tool=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
command -v git >/dev/null || { echo "check-names: there is no git; nothing was tried"; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
  echo "check-names: $1" >&2
  [ -f "$work/log" ] && cat -v "$work/log" >&2
  exit 1
}
# Git must not look at what the caller's hooks or settings say.
unset "${!GIT_@}"
export GIT_CONFIG_NOSYSTEM=1 HOME=$work/home TMPDIR=$work/tmp
export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@example.com GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@example.com
# The lines call the tool by its name.
mkdir -p "$work/bin" "$HOME" "$TMPDIR"
ln -s "$tool" "$work/bin/diorama"
export PATH=$work/bin:$PATH

# What a stranger may call a file, without its suffix. The last but one is no UTF-8.
stems=('@x' '@a/x' '-o' '--overwrite' '-dash' '--help' '-h' ':x' '::error file=x::y' ' ::add-mask::x' 'two words' $'line\n::error::feed' $'bad\xff' '$(touch PWNED)')
precious='PRECIOUS=1'
good=$'scene: 1\nobjects:\n  - {class: UILabel, text: Good}\n'
wrong=$'scene: 1\nobjects:\n  - {class: UILabel, txt: Wrong}\n'
loose=$'scene:   1\nobjects:\n  - {class: UILabel, text: Good}\n'

# An empty folder to work in, beside which is what nothing may touch.
trial() {
  rm -rf "$work/trial"
  mkdir -p "$work/trial/here" "$work/trial/victim"
  echo "$precious" >"$work/trial/victim/.bashrc"
  cd "$work/trial/here"
}
# Nothing beside the folder has changed, and no name was read as a command.
untouched() {
  [ "$(find "$work/trial/victim" | wc -l)" -eq 2 ] && [ "$(cat "$work/trial/victim/.bashrc")" = "$precious" ] ||
    fail "$1: something outside was written: $(head -c 300 "$work/trial/victim/.bashrc")"
  [ -z "$(find "$work/trial" -name 'PWNED*')" ] || fail "$1: the name of a file was run"
}
# Nothing was printed that a build server obeys, and no help.
quiet() {
  ! grep -aqE '^[[:space:]]*::' "$work/log" || fail "$1: a line begins with ::"
  ! grep -aq '^OVERVIEW' "$work/log" || fail "$1: help is printed"
}
put() {
  mkdir -p -- "$(dirname -- "./$1")"
  printf '%s' "$2" >"./$1"
}

# --- The lines themselves

# Every setting of git and every entry of a hook, wherever it is written: a new line that passes names is found here.
lines=$(grep -rhoE "(textconv|driver) '[^']*'|entry: diorama [^,}]*|args: \[[^]]*\]|xargs -0 .*" README.md Documentation/Guide \
  Documentation/*.md .pre-commit-hooks.yaml action.yml Sources/DioramaCLI/Init/StarterFiles.swift)
while IFS= read -r line; do
  case $line in
    # What sets the guide's own examples up reads these lines itself.
    *'\(.*\)'*) ;;
    "args: ["*"seam, .]" | "entry: diorama validate" | "entry: diorama lint" | "entry: diorama format") ;;
    *" --" | *" -- "* | *"--]" | *" --'") ;;
    *) fail "a line passes names without --: $line" ;;
  esac
done <<<"$lines"
[ "$(wc -l <<<"$lines")" -ge 12 ] || fail "the lines are not found any more: $lines"
# Each hook with an entry as such has its -- in args; the one hook without names is the seam.
[ "$(grep -c '^  entry: diorama [a-z]*$' .pre-commit-hooks.yaml)" -eq "$(grep -c '^  args: \[' .pre-commit-hooks.yaml)" ] ||
  fail "a hook of .pre-commit-hooks.yaml has no args"
for file in cmake/Diorama.cmake Bazel/diorama.bzl; do
  grep -E 'compile --quiet.*source|"--", (scene|storyboard)\.path|"--"\] \+ \[file' "$file" | grep -q -- -- || fail "$file passes names without --"
done

# --- textconv and merge

setting() { sed -n "s/^git config $1 '\(.*\)'\$/\1/p" "$root/Documentation/Guide/Git.md" | head -n 1; }
xib=$(find "$root/Documentation/Guide/Files" -name Cart.xib | head -n 1)
echo "Settings of git, on documents and nibs of hostile names"
for page in README.md Documentation/Guide/12-ReviewAndCI.md; do
  grep -qF "git config diff.nib.textconv '$(setting diff.nib.textconv)'" "$root/$page" || fail "$page has another textconv of nibs"
done
repository() {
  trial
  git init --quiet --initial-branch=main .
  git config core.precomposeUnicode false
  for name in diff.nib.textconv diff.xib.textconv merge.xib.name merge.xib.driver; do
    [ -n "$(setting $name)" ] || fail "Git.md has no $name any more"
    git config $name "$(setting $name)"
  done
  # The bait is no nib, so that git is not to show it as one.
  printf '*.xib diff=xib merge=xib\n*.nib diff=nib\n/x.nib -diff\n/a/x.nib -diff\n' >.gitattributes
  cp "$xib" evil.xib
  # What the file whose name begins with @ would be read as.
  for bait in x a/x; do
    put $bait.xib $'-o\n../victim/.bashrc\n--overwrite\nevil.xib\n'
    put $bait.nib $'-o\n../victim/.bashrc\nevil.nib\n'
    put $bait.scene.yaml $'--help\n'
  done
}
for stem in "${stems[@]}"; do
  repository
  put "$stem.xib" "$(cat "$xib")"
  put a.scene.yaml "$good"
  diorama compile a.scene.yaml
  put "$stem.nib" ''
  cp a.nib "./$stem.nib"
  git add --all && git commit --quiet --message One
  sed 's/48 €/49 €/' "$xib" >"./$stem.xib"
  put a.scene.yaml "${good/Good/Better}"
  diorama compile a.scene.yaml
  cp a.nib "./$stem.nib"
  for call in 'diff HEAD' 'log -p'; do
    # The old side has another name, which git makes up; a work-tree file keeps its own, and is not always the new side.
    touch -- "./$stem.xib" "./$stem.nib"
    if ! git --no-pager $call >"$work/log" 2>&1; then
      # A name that is no UTF-8 is an error of the tool, which git passes on.
      case $stem in *$'\xff'*) ;; *) fail "git $call fails for '$stem'" ;; esac
    fi
    ! grep -aq '^.OVERVIEW' "$work/log" || fail "git $call shows help for '$stem'"
    untouched "git $call, '$stem'"
  done
  # The names that have UTF-8 are shown as scenes.
  case $stem in
    *$'\xff'*) ;;
    *)
      git --no-pager diff HEAD -- "./$stem.nib" >"$work/log"
      grep -q '^+ .*Better' "$work/log" || fail "the nib '$stem' is not shown as a scene"
      git --no-pager diff HEAD -- "./$stem.xib" >"$work/log"
      grep -q "^+ .*text: '49 €'" "$work/log" || fail "the xib '$stem' is not shown as a scene"
      ;;
  esac
done
for stem in "${stems[@]}"; do
  for bait in $'p\n--help\n' $'p\n-h\n'; do
    repository
    put x.xib "$bait"
    put a/x.xib "$bait"
    put "$stem.xib" "$(cat "$xib")"
    git add --all && git commit --quiet --message One
    git checkout --quiet -b other
    sed -i 's/buttonType="system"/buttonType="system" tag="7"/' "./$stem.xib"
    git commit --quiet --all --message Other
    git checkout --quiet main
    sed -i 's/48 €/49 €/' "./$stem.xib"
    git commit --quiet --all --message Main
    if git merge --quiet --message Both other >"$work/log" 2>&1; then
      grep -q 'tag="7"' "./$stem.xib" && grep -q '49 €' "./$stem.xib" || fail "a merge of '$stem' drops one side"
    else
      git ls-files --unmerged | grep -q . || fail "a merge of '$stem' fails, and leaves no conflict"
      case $stem in *$'\xff'*) ;; *) fail "the two changes of '$stem' do not merge" ;; esac
    fi
    untouched "a merge of '$stem'"
  done
done

# --- Hooks

# The entries of pre-commit with their arguments, from the manifest, the README and what init writes.
{
  sed -n 's/^ *entry: *//p' "$root/.pre-commit-hooks.yaml" | paste -d ' ' - <(sed -n 's/^ *args: *\[\(.*\)\]/\1/p' "$root/.pre-commit-hooks.yaml" | tr -d ,)
  sed -n 's/^ *entry: *//p' "$root/README.md"
  trial && diorama init --dry-run hooks | sed -n 's/^ *entry: *//p'
} | sort -u >"$work/entries"
[ "$(wc -l <"$work/entries")" -ge 4 ] || fail "the entries of hooks are not found any more: $(cat "$work/entries")"
echo "Entries of hooks: $(tr '\n' ';' <"$work/entries")"
for suffix in scene storyboard component; do
  for place in "$root/.pre-commit-hooks.yaml" "$root/README.md"; do
    grep -q "files: '\\\\\.(.*$suffix.*)\\\\\.yaml\\$'" "$place" || fail "a hook of $place leaves out the kind $suffix"
  done
done
while IFS= read -r entry; do
  case $entry in *' .') continue ;; esac
  for stem in "${stems[@]}"; do
    trial
    put x.scene.yaml $'--help\n'
    put a/x.scene.yaml $'--help\n'
    put "$stem.scene.yaml" "$wrong"
    if xargs -0 $entry < <(printf '%s\0' "$stem.scene.yaml") >"$work/log" 2>&1; then fail "'$entry' is green for a wrong scene '$stem'"; fi
    quiet "'$entry', '$stem'"
    untouched "'$entry', '$stem'"
    # Without names nothing is checked.
    $entry </dev/null >"$work/log" 2>&1 && [ ! -s "$work/log" ] || fail "'$entry' without names checks something"
  done
done <"$work/entries"

echo "The git hook of the README"
for stem in "${stems[@]}"; do
  for kind in scene storyboard component; do
    trial
    git init --quiet --initial-branch=main .
    sed -n '/^```sh pre-commit$/,/^```$/p' "$root/README.md" | sed '1d;$d' >.git/hooks/pre-commit
    chmod +x .git/hooks/pre-commit
    put x.scene.yaml "$good"
    git add --all && git commit --quiet --message One
    put "$stem.$kind.yaml" "${wrong/scene: 1/$kind: 1}"
    git add --all
    if git commit --quiet --message Two >"$work/log" 2>&1; then fail "the hook of the README lets a wrong $kind '$stem' in"; fi
    quiet "the hook of the README, '$stem'"
    untouched "the hook of the README, '$stem'"
  done
done

# --- Output

echo "Lines of output"
verbs=(validate lint 'lint --fix' 'lint --fix --diff' 'lint --statistics' 'lint --show-config' 'format --check' 'format --diff' format
  'upgrade --check' 'upgrade --diff' compile 'generate --output-dir out' 'strings check' 'strings extract --catalog c.xcstrings' 'strings rekey'
  split 'split --join' tree render inspect 'inspect --objects' decompile export 'import --output-dir out' 'snapshots --stale')
for verb in "${verbs[@]}"; do
  # The forms of lines; what the others print are documents, which one verb shows.
  forms='human gcc github'
  [ "$verb" != validate ] || forms+=' json sarif junit checkstyle gitlab'
  for form in $forms; do
    trial
    names=()
    for stem in "${stems[@]}"; do
      case $stem in *$'\xff'*) continue ;; esac
      put "$stem.scene.yaml" "$loose"
      put "$stem wrong.scene.yaml" "$wrong"
      put "$stem.storyboard.yaml" $'storyboard: 1\nscenes:\n  A: {viewController: {class: UIViewController}}\n'
      put "$stem.xib" 'no document'
      put "$stem.nib" 'no nib'
      names+=("$stem.scene.yaml" "$stem wrong.scene.yaml" "$stem.storyboard.yaml" "$stem.xib" "$stem.nib" "$stem none.scene.yaml")
    done
    # All at once, each by itself, and the folder.
    { diorama $verb --diagnostics $form -- "${names[@]}"; diorama $verb --diagnostics $form -- .; } >"$work/log" 2>&1 </dev/null || true
    if [ "$form" = human ]; then
      for ((index = 0; index < ${#names[@]}; index += 5)); do
        name=${names[index]}
        diorama $verb -- "$name" >>"$work/log" 2>&1 </dev/null || true
      done
    fi
    [ "$form" != github ] || sed -i '/^::\(error\|warning\|notice\) [^:]*::/d; /^::\(error\|warning\|notice\)::/d' "$work/log"
    quiet "$verb --diagnostics $form"
    untouched "$verb --diagnostics $form"
  done
done

# --- Reviews

echo "A review of a hostile commit"
review=$(sed -n '/^          "[^"]*" review /s/^ *"[^"]*"/diorama/p' "$root/Documentation/Review.md")
[ -n "$review" ] || fail "Review.md has no call of review any more"
trial
mkdir base && cd base
git init --quiet --initial-branch=main .
put A.scene.yaml "$good"
git add --all && git commit --quiet --message One
git clone --quiet . ../theirs && cd ../theirs
# Code of the fork, a number, a comment, a link to a file of the machine, and attributes that hide.
mkdir Scripts && printf '#!/bin/sh\ntouch PWNED\n' >Scripts/review.sh
put review/number '1'
put review/comment.md '@everyone'
ln -s ../../victim/.bashrc B.scene.yaml
put .gitattributes $'A.scene.yaml export-ignore\n* filter=evil\n'
for stem in "${stems[@]}"; do case $stem in *$'\xff'*) ;; *) put "$stem.scene.yaml" "$good" ;; esac; done
put A.scene.yaml "${good/Good/'``` @everyone'}"
git add --all 2>/dev/null && git commit --quiet --message Two
cd ../base
git fetch --quiet --no-tags ../theirs HEAD:refs/theirs
BASE=$(git rev-parse main)
eval "$review" >"$work/log" 2>&1 || fail "the review fails"
[ -s ../review/comment.md ] && [ -s ../review/index.html ] || fail "the review writes nothing"
grep -q 'A.scene.yaml' ../review/comment.md || fail "attributes of a commit hide a change"
! grep -rq PRECIOUS ../review || fail "a link of a commit shows a file of the machine"
untouched "a review"
cd "$root"

echo "No name of a file becomes an argument."
