#!/usr/bin/env bash
# The package for xtool in samples/xtool, as far as Linux goes: it builds, its screen is loaded and tapped, and its manifest is as xtool
# reads it. What a phone does with it is untried.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

package="--package-path samples/xtool"
swift package $package dump-package | python3 -c '
import json, sys
manifest = json.load(sys.stdin)
libraries = [product for product in manifest["products"] if product["type"].get("library") == ["automatic"]]
assert len(libraries) == 1, "xtool makes an application of the only library"
target = next(target for target in manifest["targets"] if [target["name"]] == libraries[0]["targets"])
assert target["resources"], "xtool copies the bundle of a target only if the manifest names a resource"
assert any(platform["platformName"] == "ios" for platform in manifest["platforms"])
'
grep -q '^version: 1$' samples/xtool/xtool.yml && grep -q '^bundleID: ' samples/xtool/xtool.yml
# With the build folder of the example, where what both depend on is built.
swift build --build-tests $package --scratch-path Examples/SignInApp/.build
swift test --skip-build $package --scratch-path Examples/SignInApp/.build
echo "The package for xtool builds and runs here; on a phone it is untried."
