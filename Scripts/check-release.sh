#!/usr/bin/env bash
# Runs what can be run of a release on this machine, and lists what a person has to do. Needs the static tools of `make release`; what cannot
# be run is named with the reason.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

root=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tools=${DIORAMA_TOOLS:-$root/.build/release-static}
version=$(sed -n 's/.*current = "\(.*\)"/\1/p' Sources/DioramaDriver/Running/ToolVersion.swift)
untried=()
fail() {
  echo "check-release: $1" >&2
  exit 1
}

echo "Versions: $version"
grep -qx "version = \"$version\"" pyproject.toml || fail "pyproject.toml has another version than the tool"
grep -qF "default: $version" action.yml || fail "action.yml has another version than the tool"
python3 Scripts/release-assets.py notes "$version" >"$work/notes.md"
if git rev-parse --quiet --verify "refs/tags/$version" >/dev/null; then
  git verify-tag "$version" || fail "the tag $version is not signed"
else
  untried+=("git tag --sign $version: there is no such tag yet")
fi

echo "Manifests and workflows"
swift package dump-package >"$work/manifest.json"
python3 - "$work/manifest.json" <<'END'
import json, pathlib, re, sys
manifest = json.loads(pathlib.Path(sys.argv[1]).read_text())
names = {target["name"] for target in manifest["targets"]}
try:
    import yaml
except ImportError:
    sys.exit("check-release: without PyYAML, nobody has read .spi.yml and the workflows")
for config in yaml.safe_load(pathlib.Path(".spi.yml").read_text())["builder"]["configs"]:
    missing = set(config["documentation_targets"]) - names
    if missing:
        sys.exit(f"check-release: .spi.yml names {missing}, which the package does not have")
for path in sorted(pathlib.Path(".github/workflows").glob("*.yml")):
    workflow = yaml.safe_load(path.read_text())
    for name, job in workflow["jobs"].items():
        for step in job["steps"]:
            if "uses" in step and not re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", step["uses"]):
                sys.exit(f"check-release: {path}: {name} uses an action that is not named by its commit: {step['uses']}")
            for script in re.findall(r"\b(?:Scripts|\.ci)/[\w.-]+", step.get("run", "")):
                if not pathlib.Path(script).exists():
                    sys.exit(f"check-release: {path}: there is no {script}")
    if workflow.get("permissions") != {"contents": "read"}:
        sys.exit(f"check-release: {path} may do more than read by default")
END

echo "Bill of materials"
python3 Scripts/release-assets.py sbom --output "$work/diorama.spdx.json"
python3 - "$work/diorama.spdx.json" <<'END'
import json, pathlib, sys
document = json.loads(pathlib.Path(sys.argv[1]).read_text())
known = {package["SPDXID"] for package in document["packages"]} | {"SPDXRef-DOCUMENT"}
assert len(known) == len(document["packages"]) + 1, "two parts have one identifier"
for relationship in document["relationships"]:
    assert {relationship["spdxElementId"], relationship["relatedSpdxElement"]} <= known
# Every font of NOTICE is a part, and every pinned package.
notice = pathlib.Path("NOTICE").read_text(encoding="utf-8").split("-----")[0]
fonts = [line for line in notice.splitlines() if line in ("  SIL Open Font License 1.1", "  Bitstream Vera license")]
assert sum(package["name"].startswith("letters of ") for package in document["packages"]) == len(fonts), "a font of NOTICE is missing"
END
if python3 -m venv "$work/spdx" >/dev/null 2>&1 && "$work/spdx/bin/pip" install -q spdx-tools >"$work/log" 2>&1; then
  "$work/spdx/bin/pyspdxtools" --infile "$work/diorama.spdx.json" || fail "the bill of materials is no SPDX document"
else
  untried+=("the bill of materials: spdx-tools cannot be had here")
fi

echo "Packages"
[ -x "$tools/diorama" ] && [ -x "$tools/diorama-build" ] || fail "the static tools are not there; run make release"
machine=$(uname -m)
# The wheel and the .deb are what Scripts/check-packages.sh packs and installs.
python3 Scripts/dist.py --tools "$tools" --output "$work/dist" bundle archive >"$work/log"
# Another machine's bundle has the same tool here: what is held is that both are in the one of the release.
cp -R "$work/dist/diorama-build.artifactbundle" "$work/bundle"
mkdir "$work/other"
cp -R "$work/bundle" "$work/other/diorama-build.artifactbundle"
sed -i.bak "s/$machine/other64/g" "$work/other/diorama-build.artifactbundle/info.json"
mv "$work/other/diorama-build.artifactbundle/"diorama-build-*"$machine"* \
  "$work/other/diorama-build.artifactbundle/$(basename "$work/other/diorama-build.artifactbundle/"diorama-build-*"$machine"* | sed "s/$machine/other64/")"
python3 Scripts/release-assets.py merge "$work/dist" "$work/other" --output "$work/merged" >/dev/null
python3 Scripts/release-assets.py merge "$work/other" "$work/dist" --output "$work/again" >/dev/null
cmp "$work/merged/diorama-build.artifactbundle.zip" "$work/again/diorama-build.artifactbundle.zip" || fail "the order of machines matters to the bundle"
python3 Scripts/dist.py --output "$work/merged" --url https://example.com/bundle.zip manifest >/dev/null
grep -q "\"$machine-.*\"other64-\|\"other64-.*\"$machine-" "$work/merged/Package.swift" || fail "the manifest of a release does not name all machines"
(cd "$work/dist" && sha256sum --check --quiet SHA256SUMS)
python3 Scripts/release-assets.py formulas --url https://example.org/o/diorama --source "$work/notes.md" \
  --archive "$work"/dist/*.tar.gz --output "$work/formulas" >/dev/null
if grep -rl '0000000000\|example\.com' "$work/formulas"; then fail "a formula keeps a placeholder"; fi
if command -v ruby >/dev/null; then for formula in "$work"/formulas/*.rb; do ruby -c "$formula" >/dev/null; done; else
  untried+=("the formulas: there is no Ruby here")
fi

echo "Containers"
sh Scripts/try-install.sh buildah
if command -v buildah >/dev/null && [ "$(id -u)" -eq 0 ]; then
  export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
  storage=(--root "$work/containers" --runroot "$work/containers-run")
  printf 'scene: 1\nobjects:\n  - {class: UILabel, text: Hello}\n' >"$work/Hello.scene.yaml"
  # Builds an image by a file of Packaging, and runs the tool in it.
  image() {
    buildah "${storage[@]}" build --quiet --file "$1" --tag "$2" "$3" >"$work/log" 2>&1 || { cat "$work/log"; fail "$1 cannot be built"; }
    local container
    container=$(buildah "${storage[@]}" from "localhost/$2")
    mkdir -p "$(buildah "${storage[@]}" mount "$container")/work"
    cp "$work/Hello.scene.yaml" "$(buildah "${storage[@]}" mount "$container")/work"
    buildah "${storage[@]}" run "$container" -- diorama validate --quiet Hello.scene.yaml || fail "the tool of $1 does not run"
    buildah "${storage[@]}" rm "$container" >/dev/null
  }
  mkdir "$work/context"
  cp "$tools/diorama" "$work/context"
  image Packaging/Containerfile.scratch diorama-scratch "$work/context"
  # The base image cannot be pulled here: the Debian of Scripts/check-packages.sh takes its place.
  if [ -e .build/packages/machine/ready ] && ls .build/packages/dist/*.deb >/dev/null 2>&1; then
    printf 'FROM scratch\nCOPY . /\n' >"$work/Base"
    buildah "${storage[@]}" build --quiet --file "$work/Base" --tag debian:bookworm-slim .build/packages/machine >"$work/log" 2>&1
    sed 's|^FROM debian|FROM localhost/debian|' Packaging/Containerfile >"$work/Containerfile"
    image "$work/Containerfile" diorama-debian .build/packages/dist
  else
    untried+=("Packaging/Containerfile: Scripts/check-packages.sh has made no Debian here")
  fi
else
  untried+=("containers: no buildah here, or nobody who may run it")
fi

echo
echo "What holds for a release holds here. What a person has to do, or has not been tried:"
untried+=(
  "the workflows, which no runner has run, and everything on macOS"
  "Homebrew, nix, Mint, mise and asdf, which are not here"
  "the address of the project, which is example.com in $(git grep -l 'example\.com/diorama' | wc -l | tr -d ' ') files"
  "push candidate/$version, publish the draft, sign the tag $version, PyPI, the tap, the Swift Package Index: Documentation/Releasing.md"
)
printf '  - %s\n' "${untried[@]}"
