#!/usr/bin/env bash
# Tries the hooks of .pre-commit-hooks.yaml with the real pre-commit, and the README's git hook without it: hooks fail, fix
# and pass; text that is not staged is neither looked at nor lost; thousands of files come in batches.
#
# The hooks are those of the last commit, as users get them. Where nothing differs from that commit, the tool is built here and lent to
# pre-commit, which would build every target, and the tool once more for the build plugins. With
# --own-build, or where something differs, pre-commit builds it in a folder of its own, which is kept for the next run.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

root=$PWD
kept=$root/.build/pre-commit
sources=(.pre-commit-hooks.yaml Package.swift Plugins Sources)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$kept"

fail() {
  echo "check-pre-commit: $1" >&2
  [ -f "$work/log" ] && cat "$work/log" >&2
  exit 1
}

# Git must not look at what the caller's hooks or settings say.
unset "${!GIT_@}" DIORAMA_STRICT
# The builds here are the ones that other checks have made already.
export DIORAMA_RELEASE=1
export GIT_CONFIG_GLOBAL=$work/gitconfig GIT_CONFIG_NOSYSTEM=1 GIT_TERMINAL_PROMPT=0
git config --global user.name Nobody
git config --global user.email nobody@example.com
git config --global init.defaultBranch main
git config --global protocol.file.allow always
git config --global --add safe.directory '*'

# --- The real pre-commit

if [ ! -x "$kept/venv/bin/pre-commit" ]; then
  python3 -m venv "$kept/venv" || fail "python3 cannot make a virtual environment: install python3-venv"
  "$kept/venv/bin/pip" install --quiet --disable-pip-version-check --require-hashes --requirement .ci/requirements/pre-commit.txt || {
    rm -rf "$kept/venv"
    fail "pre-commit cannot be installed from PyPI: is the network there?"
  }
fi
export PATH=$kept/venv/bin:$PATH PRE_COMMIT_HOME=$kept/home PRE_COMMIT_COLOR=never
pre-commit validate-manifest .pre-commit-hooks.yaml

# The last commit that changed what is built: a later one needs no other tool.
revision=$(git rev-list -1 HEAD -- "${sources[@]}")
lends=no
if [ "${1:-}" != --own-build ] && [ -z "$(git status --porcelain -- "${sources[@]}")" ]; then lends=yes; fi
if [ $lends = yes ] || [ "$(cat "$kept/revision" 2>/dev/null)" != "$revision" ]; then
  # The hooks of an earlier commit are of no use to anybody.
  rm -rf "$kept/home" "$kept/diorama" "$kept/revision"
fi
if [ ! -d "$kept/diorama" ]; then
  git clone --quiet --no-checkout "$root" "$kept/diorama"
  git -C "$kept/diorama" checkout --quiet -B hooks "$revision"
fi

# --- Repositories to commit to

good='scene: 1
objects:
  - class: UILabel
    text: Good day
'
bad=${good/text:/txt:}
unfixed='scene: 1
objects:
  - class: UIView
    tag: 0
    frame: [0, 0, 9, 9]
'
unformatted="scene: 1
objects:
    - {  class: 'UILabel', text: 'Good day' }
"

# Makes a repository with a configuration of pre-commit on standard input, and goes there.
repository() {
  rm -rf "$work/repository"
  git init --quiet "$work/repository"
  cd "$work/repository"
  cat >.pre-commit-config.yaml
  git add .
  git commit --quiet -m 'Begin'
}

hook() {
  printf 'repos:\n  - repo: %s\n    rev: %s\n    hooks:\n' "$kept/diorama" "$revision"
  printf '      - %s\n' "$@"
}

# Runs a command, requires its exit status, and keeps what it prints.
expect() {
  local status=$1 found=0
  shift
  "$@" >"$work/log" 2>&1 || found=$?
  [ "$found" -eq "$status" ] || fail "'$*' ended with $found, not $status"
}

says() {
  grep -qF -- "$1" "$work/log" || fail "nothing says: $1"
}

holds() {
  [ "$(cat "$1"; echo .)" = "$2." ] || fail "$1 is not what it should be: $(cat "$1")"
}

stage() {
  printf '%s' "$2" >"$1"
  git add -- "$1"
}

repository < <(hook '{id: diorama-validate}')
start=$SECONDS
if [ $lends = yes ]; then
  echo "Building the hooks' tool, and lending it to pre-commit"
  swift=$(command -v swift)
  "$swift" build -c release --quiet --product diorama --package-path "$root"
  lent=$("$swift" build -c release --package-path "$root" --show-bin-path)
  mkdir "$work/lender"
  cat >"$work/lender/swift" <<END
#!/bin/sh
# What pre-commit says is: swift build --package-path PACKAGE -c release --build-path FOLDER
[ "\$1 \$2 \$4 \$5 \$6" = "build --package-path -c release --build-path" ] || exit 1
mkdir -p "\$7" && ln -s "$lent" "\$7/release"
END
  chmod +x "$work/lender/swift"
  PATH=$work/lender:$PATH expect 0 pre-commit install-hooks
else
  echo "Building the hooks' tool as pre-commit does"
  expect 0 pre-commit install-hooks
  echo "$revision" >"$kept/revision"
fi
echo "  $((SECONDS - start)) seconds (about none where it was built before)"

echo "A hook fails, and passes when the scene is right"
stage Good.scene.yaml "$good"
stage 'Bad one.scene.yaml' "$bad"
stage notes.yaml 'no: scene'
expect 1 pre-commit run diorama-validate
says 'Bad one.scene.yaml:4:5'
says "UILabel has no property 'txt'"
says "did you mean 'text'?"
if grep -qF 'Good.scene.yaml' "$work/log" || grep -qF notes.yaml "$work/log"; then fail "a good file is named"; fi
stage 'Bad one.scene.yaml' "$good"
expect 0 pre-commit run diorama-validate
says Passed

echo "Names that look like options and lists of arguments are names"
stage '--fix.scene.yaml' "$good"
stage '@Good.scene.yaml' "$bad"
expect 1 pre-commit run diorama-validate
says '@Good.scene.yaml:4:5'
git rm --quiet --force -- '--fix.scene.yaml' '@Good.scene.yaml'

echo "A scene that the configuration excludes is no mistake"
stage .diorama.yaml 'exclude: Legacy
'
mkdir Legacy
git commit --quiet -m 'Good scenes'
stage Legacy/Old.scene.yaml "$bad"
expect 0 pre-commit run diorama-validate
says Passed

echo "Hooks that change a scene fail, and pass the second time"
repository < <(hook '{id: diorama-lint, args: [--fix, --strict, --]}' '{id: diorama-format}')
stage A.scene.yaml "$unfixed"
stage B.scene.yaml "$unformatted"
expect 1 pre-commit run
says 'files were modified by this hook'
holds A.scene.yaml "${unfixed/    tag: 0
/}"
git add .
expect 0 pre-commit run
printf '%s' "$bad" >A.scene.yaml
git add .
expect 1 pre-commit run diorama-format
holds A.scene.yaml "$bad"

echo "An outlet that is renamed in Swift alone is refused, with both places"
repository < <(hook '{id: diorama-seam}')
stage .diorama.yaml 'swift: {Shop: .}
'
stage Cart.swift 'import UIKit

class CartController: UIViewController {
  @IBOutlet weak var total: UILabel?
}
'
stage Cart.scene.yaml 'scene: 1
owner: {class: Shop.CartController, outlets: {view: root, total: total}}
objects:
  - {class: UIView, id: root, subviews: [{class: UILabel, id: total, text: 48}]}
'
expect 0 pre-commit run diorama-seam
git commit --quiet -m 'Scene and code'
stage Cart.swift 'import UIKit

class CartController: UIViewController {
  @IBOutlet weak var sum: UILabel?
}
'
expect 1 pre-commit run diorama-seam
says 'Cart.scene.yaml:2:59'
says "Shop.CartController has no outlet 'total'"
says 'Cart.swift:3'

echo "Text that is not staged is not looked at, and stays"
repository < <(hook '{id: diorama-validate}' '{id: diorama-lint}' '{id: diorama-format}')
pre-commit install >/dev/null
stage A.scene.yaml "$good"
printf '%s' "$bad" >A.scene.yaml
expect 0 git commit -m 'Good is staged, bad is not'
holds A.scene.yaml "$bad"
[ "$(git show HEAD:A.scene.yaml)" = "${good%$'\n'}" ] || fail "something else was committed"
git checkout --quiet A.scene.yaml
stage A.scene.yaml "$bad"
printf '%s' "$good" >A.scene.yaml
expect 1 git commit -m 'Bad is staged, good is not'
says "UILabel has no property 'txt'"
holds A.scene.yaml "$good"
[ "$(git show :A.scene.yaml)" = "${bad%$'\n'}" ] || fail "something else is staged"

echo "A fix of what is staged never touches what is not"
git checkout --quiet HEAD -- A.scene.yaml
stage A.scene.yaml "$unformatted"
other="$unformatted# A line that nobody staged.
"
printf '%s' "$other" >A.scene.yaml
expect 1 git commit -m 'Unformatted is staged'
holds A.scene.yaml "$other"
[ "$(git show :A.scene.yaml)" = "${unformatted%$'\n'}" ] || fail "something else is staged"

# --- Thousands of files

echo "Thousands of files, in batches, by the built tool"
cd "$root"
swift build -c release --quiet --product diorama
tools=$(swift build -c release --show-bin-path)
export PATH=$tools:$PATH
repository <<'END'
repos:
  - repo: local
    hooks:
      - {id: lint, name: lint, language: system, entry: diorama lint --strict --, files: '\.(scene|storyboard|component)\.yaml$', types: [yaml]}
END
python3 "$root/Benchmarks/make-scenes.py" Scenes 3000
git add .
expect 0 pre-commit run lint
start=$(date +%s%N)
expect 0 pre-commit run lint
echo "  3,000 scenes: $((($(date +%s%N) - start) / 1000000)) ms"
stage Scenes/Group17/Screen1700.scene.yaml "$bad"
expect 1 pre-commit run lint
says 'Scenes/Group17/Screen1700.scene.yaml:4:5'
[ "$(grep -c '^error\[' "$work/log")" -eq 1 ] || fail "one error is told more than once, or more than one"

# --- Without pre-commit

echo "The git hook of the README"
repository </dev/null
sed -n '/^```sh pre-commit$/,/^```$/p' "$root/README.md" | sed '1d;$d' >.git/hooks/pre-commit
[ -s .git/hooks/pre-commit ] || fail "the README has no such hook"
chmod +x .git/hooks/pre-commit
stage notes.txt 'no scene'
expect 0 git commit -m 'No scene'
stage .diorama.yaml 'schemas: classes
'
mkdir classes 'My Scenes'
stage classes/Dial.yaml 'class: Shop.Dial
superclass: UIControl
'
stage 'My Scenes/A.scene.yaml' "${good/UILabel/Shop.Dial}"
expect 1 git commit -m 'A property that the class has not'
says "My Scenes/A.scene.yaml:4:5"
stage 'My Scenes/A.scene.yaml' "$good"
printf '%s' "$bad" >'My Scenes/A.scene.yaml'
expect 0 git commit -m 'Good is staged, bad is not'
holds 'My Scenes/A.scene.yaml' "$bad"
stage 'My Scenes/A.scene.yaml' "$bad"
printf '%s' "$good" >'My Scenes/A.scene.yaml'
expect 1 git commit -m 'Bad is staged, good is not'
says "UILabel has no property 'txt'"
git rm --quiet --force --cached 'My Scenes/A.scene.yaml'
expect 0 git commit -m 'A scene goes'
[ -z "$(find "${TMPDIR:-/tmp}" -maxdepth 1 -name 'diorama-staged.*')" ] || fail "the hook leaves a folder behind"

echo "The hooks hold."
