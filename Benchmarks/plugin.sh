#!/usr/bin/env bash
# Times SwiftPM with the build plugin and many scenes: plugin.sh [COUNT]
#
# A package with COUNT (200) scenes is built from nothing but its dependencies, which are built before; then without any change, and
# after one scene has changed. With DIORAMA naming another checkout, that one's plugin is timed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

count=${1:-200}
diorama=${DIORAMA:-$PWD}
work=${WORK:-$(mktemp -d)}
package=$work/Many
mkdir -p "$package/Sources/Many"
cat >"$package/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Many",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "diorama", path: "$diorama")],
  targets: [
    .target(
      name: "Many",
      dependencies: [.product(name: "DioramaUI", package: "diorama")],
      plugins: [.plugin(name: "DioramaPlugin", package: "diorama")]
    )
  ]
)
END
printf 'public let count = %s\n' "$count" >"$package/Sources/Many/Many.swift"
scene() { printf 'scene: 1\nobjects:\n  - {class: UILabel, id: title, frame: [0, 0, 99, 21], text: %s}\n' "$1"; }
scene First >"$package/Sources/Many/First.scene.yaml"

build() { swift build --package-path "$package" >"$work/log" 2>&1 || { tail "$work/log" >&2; exit 1; }; }
# The clock and the processor's time of one build, with all that it starts.
timed() {
  local TIMEFORMAT='%R %U %S' seconds
  seconds=$({ time build; } 2>&1) || { printf '%s\n' "$seconds" >&2; exit 1; }
  awk -v what="$1" '{ printf "%-34s %8.1f s on the clock %8.1f s of the processor\n", what, $1, $2 + $3 }' <<<"$seconds"
}
timed "everything, with one scene"
python3 Benchmarks/make-scenes.py "$work/Scenes" "$count" >/dev/null
# The scenes' owners are classes of an application, which this package has not: they become UIKit's, without actions.
find "$work/Scenes" -name '*.scene.yaml' -exec sed -i 's/  class: Shop\..*/  class: UIViewController/; /superclass:/d; /actions:/d' {} + \
  -exec mv -t "$package/Sources/Many" {} +
find "$work/Scenes" -name '*.yaml' -not -name '*.scene.yaml' -exec cp {} "$package/Sources/Many" \; 2>/dev/null || true
timed "$count scenes more"
timed "no change"
timed "no change"
changed=$(find "$package/Sources/Many" -name 'Screen*.scene.yaml' | sort | head -n 1)
printf '# Changed.\n' >>"$changed"
timed "a comment in one scene"
scene Second >"$changed"
timed "another scene in its place"
