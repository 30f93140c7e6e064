#!/usr/bin/env bash
# Draws the README's pictures with the tool itself.
# Usage: readme-pictures.sh TOOL [--check]; with --check nothing is written, and a picture that is out of date is an error.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
tool=$(realpath "$1")
check=${2:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
stale=0

# picture NAME SCENE OPTIONS...
picture() {
  local name=$1 scene=$2
  shift 2
  "$tool" render "$scene" -q -o "$work/$name.png" "$@"
  if [ "$check" = --check ]; then
    cmp -s "$work/$name.png" "Documentation/Images/$name.png" || { stale=1; echo "Documentation/Images/$name.png is out of date: make readme-pictures"; }
  else
    mkdir -p Documentation/Images
    cp "$work/$name.png" "Documentation/Images/$name.png"
  fi
}

picture sign-in samples/sign-in/SignIn.scene.yaml --appearance light --appearance dark --scale 1
picture settings samples/settings/Settings.scene.yaml --device iphone-15 --device-outline --appearance light --appearance dark --scale 1
exit "$stale"
