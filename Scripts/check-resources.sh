#!/bin/sh
# Makes the resources of samples/postcards with the tool, as Documentation/ResourcesWithoutAMac.md does, and holds what is made
# against what the bundle of an application needs: the files, nibs that load, and the texts of both languages.
#
#     Scripts/check-resources.sh TOOL
set -eu
tool=${1:?"the tool is missing"}
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
app=$work/Postcards.app

fail() {
  echo "check-resources: $1" >&2
  exit 1
}

# By the name that build systems call, which decides what the tool does.
ln -s "$(command -v "$tool")" "$work/ibtool"
build() { IBTOOL=$work/ibtool sh samples/postcards/build-resources.sh "$@"; }

build "$app" >"$work/messages" || { cat "$work/messages"; fail "the resources are not made"; }
[ ! -s "$work/messages" ] || { cat "$work/messages"; fail "documents of the sample have messages"; }

cat >"$work/expected" <<END
Base.lproj/EmptyView.nib
Base.lproj/Main.storyboardc
Base.lproj/Settings.storyboardc
StampView.nib
de.lproj/EmptyView.strings
de.lproj/Main.strings
de.lproj/Settings.strings
END
(cd "$app" && find . -path '*.storyboardc' -prune -print -o -type f -print) | sed 's|^\./||' | LC_ALL=C sort >"$work/made"
diff "$work/expected" "$work/made" || fail "the bundle contains other files"
"$tool" ibtool --version >/dev/null || fail "the verb does not answer"

# Every nib loads, with its objects.
find "$app" -name '*.nib' >"$work/nibs"
while IFS= read -r nib; do
  "$tool" inspect "$nib" >/dev/null || fail "$nib is damaged"
  "$tool" tree "$nib" >"$work/tree" || fail "$nib does not load"
  [ -s "$work/tree" ] || fail "$nib has no objects"
done <"$work/nibs"
[ "$(wc -l <"$work/nibs")" -ge 6 ] || fail "there are fewer nibs than screens"

# Each text of the documents is in a nib, and its translation in a table and in the picture.
texts() {
  for text in "$@"; do
    grep -qF "$text" "$work/shown" || fail "'$text' is missing"
  done
}
while IFS= read -r nib; do "$tool" tree "$nib"; done <"$work/nibs" >"$work/shown"
texts "Where are you?" "A town, or a mountain" "Send the postcard" "Keep a copy" "No postcards yet"
for name in EmptyView Main Settings; do
  cmp "samples/postcards/de.lproj/$name.strings" "$app/de.lproj/$name.strings" || fail "the table of $name is another one"
done
for document in Main.storyboard Settings.storyboard EmptyView.xib; do
  "$tool" render -q --locale de "samples/postcards/Base.lproj/$document" -o "$work/de-$document.svg" || fail "$document has no picture"
done
cat "$work"/de-*.svg >"$work/shown"
texts "Wo bist du?" "Postkarte senden" "Kopie behalten" "Noch keine Postkarten"

# A second build makes the same bytes.
build "$work/Again.app"
diff -r "$app" "$work/Again.app" || fail "a second build makes other bytes"

# A storyboard that is not linked is missed.
if "$work/ibtool" --link "$work/Again.app" "$app/Base.lproj/Main.storyboardc" >"$work/messages" 2>&1; then
  fail "a reference to a storyboard that is not linked passes"
fi
grep -q Settings "$work/messages" || { cat "$work/messages"; fail "the storyboard that is missing is not named"; }
echo "The sample's $(wc -l <"$work/nibs") nibs and 3 tables are made by ibtool alone, load, and have their texts in both languages."
