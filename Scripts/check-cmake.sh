#!/bin/sh
# Builds a small project with cmake/Diorama.cmake and ninja: each scene is compiled once, again when it or its
# configuration changes, and never otherwise; a storyboard again when one of its scenes changes, comes or goes. Interface
# Builder's documents are compiled as they are. A broken scene or document fails the build.
# $DIORAMA may name the tool; else it is built. Skips, with a word, where there is no CMake or ninja.
set -eu
cd "$(dirname "$0")/.."
root=$PWD

fail() {
  echo "check-cmake: $1" >&2
  exit 1
}

for package in cmake:cmake ninja:ninja-build; do
  command -v "${package%%:*}" >/dev/null && continue
  sh Scripts/try-install.sh "${package##*:}"
  command -v "${package%%:*}" >/dev/null || {
    echo "Not checked: there is no ${package%%:*}, and apt has none."
    exit 0
  }
done

if [ -z "${DIORAMA:-}" ]; then
  export DIORAMA_RELEASE=1
  swift build -c release --quiet --product diorama
  DIORAMA="$(swift build -c release --show-bin-path)/diorama"
fi

project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
cd "$project"
mkdir Scenes Schemas
for name in First Second "Two words"; do
  printf 'scene: 1\nobjects:\n  - {class: UILabel, text: %s}\n' "$name" >"Scenes/$name.scene.yaml"
done
mkdir Scenes/Main
printf 'storyboard: 1\ninitialViewController: Home\n' >Scenes/Main.storyboard.yaml
printf 'scene: 1\nviewController: {class: UIViewController, view: {frame: [0, 0, 390, 844]}}\n' >Scenes/Main/Home.scene.yaml
printf 'target: 15.0\nschemas: Schemas\n' >config.yaml
printf 'class: Badge\nsuperclass: UIView\nproperties: {}\n' >Schemas/Badge.yaml
cp "$root/samples/postcards/StampView.xib" "$root/samples/postcards/Base.lproj/Settings.storyboard" Scenes
cat >CMakeLists.txt <<END
cmake_minimum_required(VERSION 3.20)
project(Check LANGUAGES NONE)
include($root/cmake/Diorama.cmake)
diorama_compile(nibs SCENES Scenes/First.scene.yaml Scenes/Second.scene.yaml "Scenes/Two words.scene.yaml" Scenes/Main.storyboard.yaml
  Scenes/StampView.xib Scenes/Settings.storyboard CONFIG config.yaml OPTIONS --module=Postcards)
END
cmake -G Ninja -B build -DDIORAMA_EXECUTABLE="$DIORAMA" . >output 2>&1 || { cat output; fail "CMake fails"; }

# Builds, and holds the number of scenes that were compiled against what it has to be.
expect() {
  cmake --build build >output 2>&1 || { cat output; fail "$1: the build fails"; }
  count=$(grep -c 'Compiling ' output || true)
  [ "$count" = "$2" ] || { cat output; fail "$1: $count scenes were compiled, and not $2"; }
}

expect "a first build" 6
for name in First Second "Two words"; do
  "$DIORAMA" compile --quiet --config config.yaml "Scenes/$name.scene.yaml" -o expected.nib
  cmp -s expected.nib "build/nibs.nibs/$name.nib" || fail "$name: the nib differs from the tool's"
done
"$DIORAMA" compile --quiet --config config.yaml Scenes/Main.storyboard.yaml -o expected.storyboardc
diff -r expected.storyboardc build/nibs.nibs/Main.storyboardc || fail "the storyboard differs from the tool's"
"$DIORAMA" compile --quiet --config config.yaml --module Postcards Scenes/StampView.xib -o expected.nib
cmp -s expected.nib build/nibs.nibs/StampView.nib || fail "the xib's nib differs from the tool's"
"$DIORAMA" compile --quiet --config config.yaml --module Postcards Scenes/Settings.storyboard -o documents.storyboardc
diff -r documents.storyboardc build/nibs.nibs/Settings.storyboardc || fail "the document's storyboard differs from the tool's"
expect "nothing changed" 0
printf 'scene: 1\nviewController: {class: UIViewController, storyboardIdentifier: Old}\n' >Old.scene.yaml
sleep 1
printf '# A word.\n' >>Scenes/Main/Home.scene.yaml
expect "a scene of the storyboard changed" 1
sleep 1
mv Old.scene.yaml Scenes/Main
expect "an older scene came to the storyboard" 1
[ -f build/nibs.nibs/Main.storyboardc/Old.nib ] || fail "the new scene has no nib"
sleep 1
rm Scenes/Main/Old.scene.yaml
expect "a scene of the storyboard went" 1
[ ! -e build/nibs.nibs/Main.storyboardc/Old.nib ] || fail "the nib of a scene that is gone is still there"
expect "nothing changed since" 0
sleep 1
printf '    # A word.\n' >>Scenes/First.scene.yaml
expect "a scene changed, and its nib did not" 1
expect "nothing changed since" 0
sleep 1
for document in StampView.xib Settings.storyboard; do
  sed 's/>$/> /;1s/> $/>/' "Scenes/$document" >changed
  cp changed "Scenes/$document"
  expect "$document changed" 1
  sleep 1
done
expect "nothing changed since" 0
touch Schemas/Badge.yaml
expect "a schema changed" 6
touch config.yaml
expect "the configuration changed" 6
sleep 1
cp Scenes/StampView.xib document.xib
sed 's/<subviews>/<subview>/' document.xib >Scenes/StampView.xib
if cmake --build build >output 2>&1; then fail "a broken document does not fail the build"; fi
grep -q 'StampView.xib:[0-9]' output || { cat output; fail "the mistake of the document is not reported"; }
cp document.xib Scenes/StampView.xib
expect "the document was mended" 1
sleep 1
printf 'scene: 1\nobjects: [{class: UILable}]\n' >Scenes/Second.scene.yaml
if cmake --build build >output 2>&1; then fail "a broken scene does not fail the build"; fi
grep -q unknown-class output || { cat output; fail "the mistake is not reported"; }
printf 'scene: 1\nobjects: [{class: UILabel}]\n' >Scenes/Second.scene.yaml
expect "the scene was mended" 1
mkdir Twice
cp Scenes/First.scene.yaml Twice/StampView.scene.yaml
sed 's|Scenes/Main.storyboard.yaml|Twice/StampView.scene.yaml|' CMakeLists.txt >Twice/CMakeLists.txt
sed 's|\(SCENES\) |\1 ../|; s| Scenes| ../Scenes|g; s| Twice/| |; s|config.yaml|../config.yaml|' Twice/CMakeLists.txt >changed
cp changed Twice/CMakeLists.txt
if cmake -G Ninja -B again -DDIORAMA_EXECUTABLE="$DIORAMA" Twice >output 2>&1; then fail "two files become one nib"; fi
tr '\n' ' ' <output | grep -q 'becomes *StampView.nib' || { cat output; fail "the nib that two files become is not named"; }
echo "CMake $(cmake --version | sed -n '1s/[^0-9]*//p') compiles scenes, xibs and storyboards, and each again only when it must."
