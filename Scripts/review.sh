#!/usr/bin/env bash
# Writes a page with pictures of what changed in scenes, xibs and nibs since a commit.
# Usage: review.sh BASE [OUTPUT]; OUTPUT is a folder, review by default. The tool is DIORAMA, else diorama.
set -euo pipefail
[ $# -ge 1 ] || { sed -n 2,3p "$0" >&2; exit 64; }
base=$1
output=${2:-review}
tool=${DIORAMA:-diorama}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/before" "$work/after" "$output"
# What the branch has changed, and not what others have since.
commit=$(git merge-base "$base" HEAD 2>/dev/null || git rev-parse --verify "$base^{commit}")
git archive "$commit" | tar -x -C "$work/before"
git archive HEAD | tar -x -C "$work/after"
status=0
"$tool" diff "$work/before" "$work/after" \
  --html "$output/index.html" --markdown "$output/comment.md" --pictures "$output/pictures" || status=$?
# That something differs is no failure of a review.
[ "$status" -le 1 ] || exit "$status"
echo "$output/index.html"
