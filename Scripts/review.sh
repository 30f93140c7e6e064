#!/usr/bin/env bash
# Writes a page with pictures of what changed in scenes, xibs and nibs since a commit.
# Usage: review.sh BASE [OUTPUT [HEAD]]; OUTPUT is a folder, review by default. The tool is DIORAMA, else diorama.
#
# Of the commits it takes only data: nothing of them runs, a link in them becomes a plain file, and no attribute hides a file.
set -euo pipefail
[ $# -ge 1 ] || { sed -n 2,3p "$0" >&2; exit 64; }
base=$1
output=${2:-review}
head=${3:-HEAD}
tool=${DIORAMA:-diorama}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p -- "$work/before" "$work/after" "$output"
unpack() {
  GIT_INDEX_FILE=$work/index git read-tree "$1"
  GIT_INDEX_FILE=$work/index git -c core.symlinks=false checkout-index --all --quiet --prefix="$2/"
}
head=$(git rev-parse --verify --end-of-options "$head^{commit}")
# What the branch has changed, and not what others have since.
base=$(git rev-parse --verify --end-of-options "$base^{commit}")
commit=$(git merge-base "$base" "$head" || echo "$base")
unpack "$commit" "$work/before"
unpack "$head" "$work/after"
status=0
"$tool" diff --html="$output/index.html" --markdown="$output/comment.md" --pictures="$output/pictures" \
  -- "$work/before" "$work/after" || status=$?
# That something differs is no failure of a review.
[ "$status" -le 1 ] || exit "$status"
echo "$output/index.html"
