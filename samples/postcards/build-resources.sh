#!/bin/sh
# Makes the application's nibs, storyboards and tables of texts with ibtool and nothing else:
#
#     build-resources.sh FOLDER
#
# FOLDER becomes what the bundle Postcards.app contains. $IBTOOL is the program; 'ibtool' if not given.
set -eu
app=${1:?"the folder of the bundle is missing"}
mkdir -p "$app"
app=$(cd "$app" && pwd)
cd "$(dirname "$0")"
run() {
  "${IBTOOL:-ibtool}" --errors --warnings --output-format human-readable-text --module Postcards \
    --minimum-deployment-target 15.0 --target-device iphone --target-device ipad "$@"
}
# Compiled storyboards, before they are linked.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$app/Base.lproj" "$work/Base.lproj"

# A document without texts has no languages.
run --compile "$app/StampView.nib" StampView.xib
# The table goes to de.lproj, next to the nib's Base.lproj.
run --companion-strings-file de:de.lproj/EmptyView.strings --compile "$app/Base.lproj/EmptyView.nib" Base.lproj/EmptyView.xib
for name in Main Settings; do
  run --companion-strings-file "de:de.lproj/$name.strings" --compilation-directory "$work/Base.lproj" \
    "Base.lproj/$name.storyboard"
done
# One call for all storyboards, so that a reference from one to another is checked.
run --link "$app" "$work"/Base.lproj/*.storyboardc
