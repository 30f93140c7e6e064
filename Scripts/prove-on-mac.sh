#!/usr/bin/env bash
# For the owner of a Mac: loads the nibs of all samples in UIKit itself, in a simulator, and holds what comes of it against
# what Diorama says. Takes about ten minutes, most of which build the tool.
#
#     Scripts/prove-on-mac.sh [DEVICE]
#
# DEVICE is a simulator that is there, by its name; iPhone 16 is 393 by 852 points, as the samples are. The results are
# Documentation/MacResults.json, which the next `make corpus` puts into Documentation/Parity.md, and the pictures of .build/mac/Pictures.
# Send them in: whatever differs is worth knowing.
#
# NOT TRIED: no Mac was at hand where this was written. Tried were the reading and counting of results (Scripts/mac-results.py
# --self-test), and that the project file can be read.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

device=${1:-iPhone 16}
out=$PWD/.build/mac
nibs=Proof/App/Nibs
app=com.example.diorama.proof

fail() {
  echo "prove-on-mac: $1" >&2
  exit 1
}
[ "$(uname -s)" = Darwin ] || fail "this needs a Mac with Xcode; here is $(uname -s)"
command -v xcrun >/dev/null && xcrun simctl help >/dev/null 2>&1 || fail "install Xcode and open it once"

echo "== The nibs"
sh Scripts/bootstrap.sh
export DIORAMA_RELEASE=1
swift build -c release --product diorama
diorama=$(swift build -c release --show-bin-path)/diorama
rm -rf "$out" "$nibs"
mkdir -p "$out/Trees" "$out/Pictures" "$nibs"
for scene in samples/*/*.scene.yaml; do
  # Two samples may have scenes of one name.
  name=$(basename "$(dirname "$scene")")-$(basename "$scene" .scene.yaml)
  "$diorama" compile "$scene" -o "$nibs/$name.nib"
done

echo "== The application"
xcodebuild -quiet -project Proof/Proof.xcodeproj -target Proof -configuration Debug -sdk iphonesimulator \
  SYMROOT="$out/Build" OBJROOT="$out/Build" build

echo "== The simulator: $device"
xcrun simctl boot "$device" 2>/dev/null || xcrun simctl list devices booted | grep -qF "$device" ||
  fail "there is no simulator '$device'; these are there: $(xcrun simctl list devices available | grep -o 'iPhone [^(]*' | sort -u | paste -sd, -)"
xcrun simctl bootstatus "$device" >/dev/null
xcrun simctl uninstall "$device" "$app" 2>/dev/null || true
xcrun simctl install "$device" "$out/Build/Debug-iphonesimulator/Proof.app"
xcrun simctl launch "$device" "$app" >/dev/null
container=$(xcrun simctl get_app_container "$device" "$app" data)
for _ in $(seq 60); do
  [ -e "$container/Documents/done" ] && break
  sleep 1
done
[ -e "$container/Documents/done" ] || fail "the application did not come to an end; open Proof/Proof.xcodeproj and run it in Xcode"
cp "$container/Documents/results.json" "$out/loaded.json"
cp "$container"/Documents/*.png "$out/Pictures"

echo "== The comparison"

size=$(python3 -c "import json; r = json.load(open('$out/loaded.json')); print('%gx%g' % (r['width'], r['height']))")
for nib in "$nibs"/*.nib; do
  name=$(basename "$nib" .nib)
  "$diorama" tree --json "$nib" --size "$size" >"$out/Trees/$name.json"
  "$diorama" render "$nib" --size "$size" -o "$out/Pictures/$name.svg"
done
python3 Scripts/mac-results.py "$out/loaded.json" "$out/Trees" Documentation/MacResults.json \
  --machine "macOS $(sw_vers -productVersion), $(xcodebuild -version | paste -sd' ' -), $device"
echo "The pictures of both are in $out/Pictures: NAME.png is UIKit's, NAME.svg Diorama's."
