#!/usr/bin/env bash
# Where libyaml's headers are not installed, packages build that compile no scenes from source, and one that does fails with one sentence
# that names what to install. DIORAMA_TOOLS names a folder with diorama-build, by default that of `make release`.
#
# The machine is this one in a mount namespace of its own, in which the files of libyaml-dev are removed from copies of their folders.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

root=$PWD
tools=${DIORAMA_TOOLS:-$root/.build/release-static}
leave_out() {
  echo "check-without-libyaml: $1: nobody has built packages without libyaml here"
  exit 0
}
[ "$(uname -s)" = Linux ] && [ "$(id -u)" -eq 0 ] || leave_out "only root on Linux can hide libyaml"
command -v dpkg >/dev/null || leave_out "dpkg does not list which files are libyaml's"
if [ "${DIORAMA_HIDDEN:-}" != 1 ]; then
  work=$(mktemp -d)
  status=0
  env DIORAMA_HIDDEN=1 WORK="$work" unshare --mount bash "$0" || status=$?
  rm -rf "$work"
  exit "$status"
fi
work=$WORK
mkdir "$work/overlay"
mount -t tmpfs tmpfs "$work/overlay"
number=0
dpkg -L libyaml-dev 2>/dev/null | grep -E '\.(h|a|so|pc)$' | while read -r file; do dirname "$file"; done | sort -u | while read -r folder; do
  number=$((number + 1))
  mkdir -p "$work/overlay/upper-$number" "$work/overlay/work-$number"
  mount -t overlay overlay -o "lowerdir=$folder,upperdir=$work/overlay/upper-$number,workdir=$work/overlay/work-$number" "$folder"
done
dpkg -L libyaml-dev 2>/dev/null | grep -E '\.(h|a|so|pc)$' | xargs rm -f
if pkg-config --exists yaml-0.1 || [ -e /usr/include/yaml.h ]; then leave_out "libyaml cannot be hidden"; fi

fail() {
  echo "check-without-libyaml: $1" >&2
  tail -n 30 "$work/log" >&2
  exit 1
}
mkdir "$work/diorama"
git ls-files -z --cached --others --exclude-standard | xargs -0 cp --no-dereference --parents -t "$work/diorama"

# Writes a package of a name whose target has dependencies and plugins.
write_package() {
  mkdir -p "$work/$1/Sources/App"
  cat >"$work/$1/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "diorama", path: "../diorama")],
  targets: [.target(name: "App", dependencies: [$2], exclude: [$4], plugins: [$3])]
)
END
  printf 'import DioramaUI\n@MainActor public func label() -> UILabel { UILabel() }\n' >"$work/$1/Sources/App/App.swift"
}
# SwiftPM would remember the manifest as it was before the bundle was there.
build() { swift build --manifest-cache none --package-path "$work/$1" --scratch-path "$work/build-$2" >"$work/log" 2>&1; }
interface='.product(name: "DioramaUI", package: "diorama")'

echo "DioramaUI"
write_package UI "$interface" "" ""
build UI interface || fail "a package with DioramaUI does not build"

echo "DioramaUI and DioramaSources"
write_package Sources "$interface" '.plugin(name: "DioramaSources", package: "diorama")' '"AsWritten", "DioramaSources.txt"'
mkdir "$work/Sources/Sources/App/AsWritten"
echo AsWritten >"$work/Sources/Sources/App/DioramaSources.txt"
printf 'import UIKit\nclass Cart: UIViewController {\n  @IBOutlet var total: UILabel!\n  @IBAction func buy(_ sender: UIButton) {}\n}\n' \
  >"$work/Sources/Sources/App/AsWritten/Cart.swift"
build Sources interface || fail "a package with DioramaSources does not build"

echo "DioramaPlugin from source"
write_package Plugin "$interface" '.plugin(name: "DioramaPlugin", package: "diorama")' ""
printf 'scene: 1\nobjects:\n  - {class: UILabel, text: Hello}\n' >"$work/Plugin/Sources/App/Hello.scene.yaml"
if build Plugin source; then fail "the tool of DioramaPlugin is compiled without libyaml"; fi
grep -o 'error: .*' "$work/log" | sort | uniq -c >"$work/errors"
grep -q "install libyaml-dev and pkg-config (apt)" "$work/errors" || fail "nothing names what to install"
cat "$work/errors"
[ "$(grep -c 'shim.h.*error: ' "$work/log")" -le 4 ] || fail "the sentence is printed over and over"

echo "DioramaPlugin from a bundle"
if [ -x "$tools/diorama-build" ]; then
  python3 Scripts/dist.py --tools "$tools" --output "$work/dist" bundle >"$work/log"
  mkdir "$work/diorama/Artifacts"
  cp -R "$work/dist/diorama-build.artifactbundle" "$work/diorama/Artifacts"
  build Plugin interface || fail "a package with DioramaPlugin does not build with a bundle"
  find "$work/build-interface/" -name Hello.nib | grep -q . || fail "the scene was not compiled"
else
  echo "check-without-libyaml: $tools has no diorama-build; run make release"
fi
echo "Packages build without libyaml, unless they compile scenes by a tool from source."
