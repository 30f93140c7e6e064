#!/usr/bin/env bash
# The command plugins in a package that uses them: they find, fix and lay out, and write only where they are asked to. The manifest of
# a release gives them a tool that is not built.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

root=$PWD
example=$root/Examples/SignInApp
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
export DIORAMA_STRICT=1

# The sample under another roof, with the same build folder: what it depends on is built already.
mkdir "$copy/SignInApp"
cp -R "$example/Package.swift" "$example/Sources" "$example/Tests" "$copy/SignInApp"
sed -i.bak "s|path: \"../..\"|path: \"$root\"|" "$copy/SignInApp/Package.swift"
scene=$copy/SignInApp/Sources/SignInApp/Other.scene.yaml
# What rules say of the sample itself is not the matter here.
printf 'exclude: SignIn.scene.yaml\nrules: {redundant-default: error}\n' >"$copy/SignInApp/.diorama.yaml"

plugin() {
  swift package --package-path "$copy/SignInApp" --scratch-path "$example/.build" \
    --allow-writing-to-package-directory "$@" >"$copy/log" 2>&1
}

fail() {
  echo "check-plugins: $1" >&2
  cat "$copy/log" >&2
  exit 1
}

write() {
  printf 'scene: 1\nobjects:\n  - { class: UIView, tag: 0, frame: [0, 0, 9, 9] }\n' >"$scene"
}

write
if plugin diorama-lint; then fail "diorama-lint finds nothing"; fi
grep -q "Other.scene.yaml:3:.*\[redundant-default\]" "$copy/log" || fail "diorama-lint does not say what it found"
grep -q "tag: 0" "$scene" || fail "diorama-lint changes a scene unasked"
plugin diorama-lint --fix || fail "diorama-lint --fix leaves something"
if grep -q "tag: 0" "$scene"; then fail "diorama-lint --fix changes nothing"; fi
if plugin diorama-format --check; then fail "diorama-format --check takes everything for laid out"; fi
grep -q "{ class" "$scene" || fail "diorama-format --check changes a scene"
plugin diorama-format || fail "diorama-format fails"
grep -q "{class: UIView, frame: \[0, 0, 9, 9\]}" "$scene" || fail "diorama-format changes nothing"
if plugin diorama-lint --unknown; then fail "diorama-lint takes any argument"; fi

# The manifest of a release, with the tool that `make release` has built; DIORAMA_TOOLS names another folder with one.
tools=${DIORAMA_TOOLS:-$root/.build/release-static}
if [ ! -x "$tools/diorama-build" ]; then
  echo "The plugins hold; without $tools/diorama-build there is no bundle for the manifest of a release."
  exit 0
fi
url=https://example.com/diorama-build.artifactbundle.zip
python3 Scripts/dist.py --tools "$tools" --output "$copy/dist" --url "$url" bundle manifest >"$copy/log"
sum=$(swift package compute-checksum "$copy/dist/diorama-build.artifactbundle.zip")
mkdir -p "$copy/diorama" "$copy/App/Sources/App"
git ls-files -z --cached --others --exclude-standard | xargs -0 cp --no-dereference --parents -t "$copy/diorama"
cp "$copy/dist/Package.swift" "$copy/diorama/Package.swift"
swift package --package-path "$copy/diorama" dump-package >"$copy/log"
grep -q "\"url\" : \"$(printf %s "$url" | sed 's|/|\\\\*/|g')\"" "$copy/log" || fail "the manifest of a release does not name the bundle"
grep -q "\"checksum\" : \"$sum\"" "$copy/log" || fail "the manifest of a release has another checksum than the bundle"
# SwiftPM fetches bundles by https alone: here, the manifest names the same bundle by a path.
sed -i.bak 's|url: release.url, checksum: release.checksum|path: "Released/diorama-build.artifactbundle"|' "$copy/diorama/Package.swift"
mkdir "$copy/diorama/Released"
cp -R "$copy/dist/diorama-build.artifactbundle" "$copy/diorama/Released"
. Scripts/wrong-app.sh
wrong_app "$copy"
if swift package --package-path "$copy/App" diorama-lint >"$copy/log" 2>&1; then
  fail "diorama-lint of a release takes a wrong scene"
fi
grep -q "Wrong.scene.yaml:3:22: error: UILabel has no property 'txt'" "$copy/log" || fail "diorama-lint of a release does not run"
if grep -q 'Compiling.*SceneSyntax' "$copy/log"; then fail "the tool of a release was built"; fi
echo "The plugins hold, and so does the manifest of a release."
