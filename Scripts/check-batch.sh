#!/bin/sh
# Builds a small project with ninja and with GNU make by the depfiles of the tool, changes this and that, and holds what is
# made again against what has to be; tries every sign of a keyboard in names. Then compiles 10,000 scenes with few descriptors, in two orders, with one job and with several.
# Last, merges branches that change one storyboard.
# $DIORAMA may name the tool; else it is built.
set -eu
cd "$(dirname "$0")/.."

if [ -z "${DIORAMA:-}" ]; then
  export DIORAMA_RELEASE=1
  swift build -c release --quiet --product diorama
  DIORAMA="$(swift build -c release --show-bin-path)/diorama"
fi
export DIORAMA

venv=$PWD/.build/check-batch
ninja=$(command -v ninja) || ninja=$venv/bin/ninja
if [ ! -x "$ninja" ]; then
  { python3 -m venv "$venv" && "$venv/bin/pip" install --quiet --disable-pip-version-check --require-hashes --requirement .ci/requirements/ninja.txt; } || {
    rm -rf "$venv"
  }
fi

project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
cd "$project"

fail() {
  echo "check-batch: $1" >&2
  exit 1
}

# Builds, and holds the rules that ran against those that have to.
#
# $1 says what was done; the rules follow. $build builds.
expect() {
  what=$1
  shift
  : >log
  $build >output 2>&1 || { cat output; fail "$what: the build fails"; }
  made=$(sort log | tr '\n' ' ')
  [ "$made" = "${*:+$* }" ] || { cat output; fail "$what: made again: '$made', expected: '$*'"; }
  # Clocks of file systems are coarse: what comes now is later than what was made.
  sleep 0.05
}

scene() {
  printf 'scene: 1\nobjects:\n  - {class: Shop.Dial, tag: %s}\n' "$1"
}

check_ninja() {
  build=$ninja
  mkdir -p 'Scenes/Sub #1' Classes
  echo 'schemas: Classes' >.diorama.yaml
  printf 'class: Shop.Dial\nsuperclass: UIControl\n' >Classes/Dial.yaml
  scene 1 >Scenes/Plain.scene.yaml
  scene 2 >'Scenes/Sign In.scene.yaml'
  scene 3 >'Scenes/Sub #1/$Price.scene.yaml'
  cat >build.ninja <<'END'
rule scenes
  command = $$DIORAMA @scenes.rsp compile --output-dir all --debug-info --cache cache --depfile scenes.d -- && echo all >>log
  rspfile = scenes.rsp
  rspfile_content = $in_newline
  depfile = scenes.d
  deps = gcc
  restat = 1

rule scene
  command = $$DIORAMA compile -o $out --depfile $out.d -- $in && echo one >>log
  depfile = $out.d
  restat = 1

rule bundle
  command = cat $in >$out && echo bundle >>log

build all/Plain.nib all/Plain.nib.map all/Sign$ In.nib all/Sign$ In.nib.map all/$$Price.nib all/$$Price.nib.map: $
    scenes Scenes/Plain.scene.yaml Scenes/Sign$ In.scene.yaml Scenes/Sub$ #1/$$Price.scene.yaml
build one/Plain.nib: scene Scenes/Plain.scene.yaml
build one/Sign$ In.nib: scene Scenes/Sign$ In.scene.yaml
build one/$$Price.nib: scene Scenes/Sub$ #1/$$Price.scene.yaml
build bundle: bundle all/Plain.nib all/Sign$ In.nib all/$$Price.nib one/Plain.nib one/Sign$ In.nib one/$$Price.nib
END

  expect 'the first build' all bundle one one one
  expect 'nothing'
  touch Scenes/Plain.scene.yaml
  expect 'a scene that was only touched' all one
  expect 'nothing after that'
  scene 4 >'Scenes/Sign In.scene.yaml'
  expect 'a scene' all bundle one
  scene 5 >'Scenes/Sub #1/$Price.scene.yaml'
  expect 'a scene of a strange name' all bundle one
  printf '\n' >>Classes/Dial.yaml
  expect 'a schema' all one one one
  echo 'target: 15.0' >>.diorama.yaml
  expect 'the configuration' all one one one
  touch Scenes Classes Scenes/Other.scene.yaml
  expect 'something else'
  rm all/Plain.nib.map
  expect 'a map that is gone' all
  rm one/Plain.nib
  expect 'a nib that is gone' bundle one
  scene wrong >Scenes/Plain.scene.yaml
  if "$ninja" -k 0 >output 2>&1; then fail 'a scene with errors: the build goes on'; fi
  [ "$(grep -c 'error\[wrong-type\]' output)" -eq 2 ] || { cat output; fail 'a scene with errors is not told of'; }
  scene 6 >Scenes/Plain.scene.yaml
  expect 'a scene without them' all bundle one
  expect 'nothing at the end'
  echo "ninja $("$ninja" --version) makes again what it has to, and nothing else."
}

# Rules that make the scenes of a folder with one call, and say which file asked for it; make finds in the depfile when.
check_make() {
  mkdir make
  cd make
  mkdir -p 'in/Sub #1' out classes
  echo 'schemas: ../classes' >in/.diorama.yaml
  git init --quiet .
  printf 'class: Shop.Dial\nsuperclass: UIControl\n' >classes/Dial.yaml
  scene 1 >in/Plain.scene.yaml
  scene 2 >'in/Sign In.scene.yaml'
  scene 3 >'in/Sub #1/$Price.scene.yaml'
  cat >Makefile <<'END'
nibs = out/Plain.nib out/Sign\ In.nib out/Sub\ \#1/$$Price.nib
all: $(nibs)
$(nibs):
	"$$DIORAMA" compile in --output-dir out --depfile scenes.d && touch '$@' && echo '$@' | tr -d ' ' >>log
-include scenes.d
END
  build="make --no-print-directory"
  : >log
  $build >output 2>&1 || { cat output; fail 'make: the first build fails'; }
  sleep 0.05
  expect 'make: nothing'
  touch in/Plain.scene.yaml
  expect 'make: a scene' out/Plain.nib
  scene 4 >'in/Sign In.scene.yaml'
  expect 'make: a scene with a blank' out/SignIn.nib
  scene 5 >'in/Sub #1/$Price.scene.yaml'
  expect 'make: a scene of a strange name' 'out/Sub#1/$Price.nib'
  printf '\n' >>classes/Dial.yaml
  expect 'make: a schema' out/Plain.nib out/SignIn.nib 'out/Sub#1/$Price.nib'
  touch in/.diorama.yaml
  expect 'make: the configuration' out/Plain.nib out/SignIn.nib 'out/Sub#1/$Price.nib'
  expect 'make: nothing at the end'
  cd ..
  echo "$(make --version | head -n 1) makes again what it has to, and nothing else."
}

# A depfile holds each name as make reads it, or the name is refused.
check_names() {
  mkdir names
  cd names
  # A project of its own, older than what is made.
  echo 'target: 15.0' >.diorama.yaml
  touch -d '2 hours ago' .diorama.yaml
  cat >rules <<'END'
%: ; @echo made
END
  held=0 refused=
  for sign in '!' '"' '#' '$' '%' '&' "'" '(' ')' '*' + , - . : ';' '<' '=' '>' '?' @ '[' '\' ']' '^' _ '`' '{' '|' '}' '~' ' '; do
    for name in "a${sign}b" "${sign}b" "a${sign}" "a\\${sign}b" "a${sign}${sign}b"; do
      scene=./$name.scene.yaml
      printf 'scene: 1\nobjects:\n  - {class: UIView}\n' >"$name.scene.yaml"
      for nib in "$name.nib" "$name"; do
        case $nib in -* | @*) nib=./$nib ;; esac
        status=0
        "$DIORAMA" compile -o "$nib" --depfile all.d -- "$name.scene.yaml" 2>output || status=$?
        if [ $status -eq 64 ]; then
          grep -q -- '--depfile: no depfile can hold' output || { cat output; fail "$nib: refused for another reason"; }
          [ ! -e "./$nib" ] || fail "$nib: written, and refused"
          case $refused in *"$sign"*) ;; *) refused=$refused$sign ;; esac
          continue
        fi
        [ $status -eq 0 ] || { cat output; fail "$nib: exit $status"; }
        held=$((held + 1))
        touch -d '1 hour ago' "$scene"
        make -q -f all.d -f rules -- "$nib" >output 2>&1 || { cat all.d output; fail "make does not see that '$nib' is up to date"; }
        touch -d '1 hour ago' "./$nib"
        touch "$scene"
        status=0
        make -q -f all.d -f rules -- "$nib" >output 2>&1 || status=$?
        [ $status -eq 1 ] || { cat all.d output; fail "make does not see that '$nib' is out of date"; }
        rm -f -- "$nib"
      done
      rm -f -- "$scene"
    done
  done
  [ "$held" -gt 150 ] || fail "only $held names can stand in a depfile"
  cd ..
  echo "Make reads $held strange names as they are; names with $refused are refused, some of them only at certain places."
}

check_many() {
  mkdir many first second
  awk 'BEGIN {
    for (i = 0; i < 10000; i++) {
      name = "many/S" i ".scene.yaml"
      printf "scene: 1\nobjects:\n  - {class: UIView, tag: %d}\n", i + 1 > name
      close(name)
    }
  }'
  ulimit -n 64
  (cd many && "$DIORAMA" compile ./*.scene.yaml --output-dir ../first --jobs 1)
  (cd many && printf '%s\n' *.scene.yaml | sort -r >../list && "$DIORAMA" @../list compile --output-dir ../second --jobs 8 --)
  diff -r first second || fail 'the order of the inputs or the number of jobs makes a difference'
  [ "$(find first -name '*.nib' | wc -l)" -eq 10000 ] || fail 'not every scene has a nib'
  echo "10,000 scenes compile with 64 descriptors, and to the same bytes in any order."
}

# Two branches of a repository, each of which adds a scene to a storyboard and a segue to it: where they touch controllers of
# their own, git merges them; where both append to the segues of one, it asks, and both lines are to be kept.
check_branches() {
  mkdir branches
  (
    cd branches
    # Nothing of the user's own settings counts.
    export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
    export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@example.com GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@example.com
    git init --quiet --initial-branch=main
    mkdir Main
    printf 'storyboard: 1\ninitialViewController: Home\n' >Main.storyboard.yaml
    scene() { printf 'scene: 1\nviewController:\n  class: UIViewController\n  view: {frame: [0, 0, 390, 844]}\n%s' "$2" >"Main/$1.scene.yaml"; }
    segue() { printf '    - {kind: show, destination: %s, identifier: %s}\n' "$1" "$2" >>"Main/$3.scene.yaml"; }
    scene Home '  segues:
'
    segue Detail detail Home
    scene Detail '  segues:
'
    segue Home home Detail
    git add . && git commit --quiet -m base
    for branch in Offers Orders; do
      git checkout --quiet -b "$branch" main
      scene "$branch" ''
      if [ "$branch" = Offers ]; then segue "$branch" offers Home; else segue "$branch" orders Detail; fi
      git add . && git commit --quiet -m "$branch"
    done
    git merge --quiet -m both Offers >/dev/null || fail 'two scenes and segues of two controllers do not merge'
    "$DIORAMA" validate Main.storyboard.yaml || fail 'what git merged is no storyboard'
    git checkout --quiet -b More main
    scene More ''
    segue More more Home
    git add . && git commit --quiet -m More
    if git merge --quiet -m both Offers >/dev/null; then fail 'git merges two segues of one controller by itself now'; fi
    [ "$(git diff --name-only --diff-filter=U)" = Main/Home.scene.yaml ] || fail 'more than the one file is in conflict'
    sed -i.bak '/^[<=>]\{7\}/d' Main/Home.scene.yaml && rm Main/Home.scene.yaml.bak
    "$DIORAMA" validate Main.storyboard.yaml || fail 'with both lines kept, the storyboard is wrong'
    [ "$(grep -c identifier: Main/Home.scene.yaml)" -eq 3 ] || fail 'a segue was lost'
  )
  echo "Branches that add scenes and segues to a storyboard merge; in one list of segues, git asks."
}

if [ -x "$ninja" ]; then
  check_ninja
else
  echo "check-batch: there is no ninja, and none can be had from PyPI; depfiles were not held against it"
fi
if make --version 2>/dev/null | grep -q '^GNU Make'; then
  check_make
  check_names
else
  echo "check-batch: there is no GNU make; depfiles were not held against it"
fi
check_many
if command -v git >/dev/null; then
  check_branches
else
  echo "check-batch: there is no git; merges were not tried"
fi
