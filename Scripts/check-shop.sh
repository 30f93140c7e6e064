#!/bin/sh
# Holds Examples/Shop against its catalog: all texts are extracted, translated and fit, the tables are those of the catalog, and
# every screen is drawn in three languages, on a phone and on a tablet.
# $DIORAMA names the tool; .build/whole/release/diorama, of `make test`, if not given.
set -eu
cd "$(dirname "$0")/.."
tool=${DIORAMA:-$PWD/.build/whole/release/diorama}
cd Examples/Shop
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "check-shop: $1" >&2
  exit 1
}

"$tool" strings extract Sources/Shop --dry-run || fail "'diorama strings extract Sources/Shop' changes the catalog"
"$tool" strings compile Sources/Shop --output-dir "$work/tables" >"$work/found" 2>&1 || { cat "$work/found"; fail "the catalog has errors"; }
if [ -s "$work/found" ]; then
  cat "$work/found"
  fail "the translations have findings"
fi
diff -r "$work/tables" Sources/Shop/Resources || fail "the tables are not those of the catalog"
for scene in Sources/Shop/*.scene.yaml; do
  name=$(basename "$scene" .scene.yaml)
  "$tool" render "$scene" -q --locale en --locale de --locale ar --device iphone-se --device ipad -o "$work/$name.svg"
  for locale in en de ar; do
    "$tool" render "$scene" -q --locale $locale --device ipad -o "$work/$name-$locale.svg"
  done
  if cmp -s "$work/$name-en.svg" "$work/$name-de.svg" || cmp -s "$work/$name-en.svg" "$work/$name-ar.svg"; then
    fail "$name looks the same in two languages"
  fi
done
echo "The shop has all its texts in three languages, and $(ls "$work"/*.svg | wc -l) pictures of them."
