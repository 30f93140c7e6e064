#!/usr/bin/env bash
# Parses every package manifest in the guide and the README with SwiftPM; the tests check all other code blocks.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
place=$(mktemp -d "${TMPDIR:-/tmp}/diorama-guide.XXXXXX")
trap 'rm -rf "$place"' EXIT

count=0
for page in "$root"/README.md "$root"/Documentation/Guide/*.md; do
  awk -v place="$place/$(basename "$page" .md)" '
    /^```swift manifest$/ { n++; file = place "-" n; next }
    /^```$/ { file = "" }
    file != "" { print > file }
  ' "$page"
done
for manifest in "$place"/*-*; do
  mkdir "$manifest.package"
  cp "$manifest" "$manifest.package/Package.swift"
  swift package --package-path "$manifest.package" dump-package >/dev/null
  count=$((count + 1))
done
[ "$count" -ge 2 ] || { echo "the guide has only $count manifests" >&2; exit 1; }
echo "SwiftPM parses the $count manifests of the guide."
