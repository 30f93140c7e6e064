#!/usr/bin/env bash
# Installs what `make dist` packs on a machine without Swift, libyaml or a compiler, and uses it there: the .deb and the wheel
# install, a scene compiles, man pages and completions are there, and pre-commit's hooks run.
#
# The machine is a fresh Debian in a folder of its own, which debootstrap makes and which is kept in .build for the next run.
# Where that cannot be had, the packages are still checked by lintian, mandoc and pip, as far as these are there, and it is said
# what nobody has tried. Needs the static tools of Scripts/release.sh; --build makes them.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Strict builds are others, and the usual release build is there already.
unset DIORAMA_STRICT
root=$PWD
kept=$root/.build/packages
dist=$kept/dist
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$kept"

fail() {
  echo "check-packages: $1" >&2
  [ -f "$work/log" ] && cat "$work/log" >&2
  exit 1
}
says() { grep -qF -- "$1" "$work/log" || fail "nothing says: $1"; }
leave_out() { echo "check-packages: $1"; }

if [ "$(uname -s)" != Linux ]; then
  leave_out "packages are made and tried on Linux; nobody has tried them here"
  exit 0
fi
if [ "${1:-}" = --build ]; then sh Scripts/release.sh >"$work/log" 2>&1 || fail "the static tools cannot be built"; fi
for tool in diorama diorama-viewer diorama-build; do
  [ -x ".build/release-static/$tool" ] || fail "the static tools are not there; run make release, or this with --build"
done
sh Scripts/try-install.sh debootstrap lintian mandoc

echo "Packing"
rm -rf "$dist"
python3 Scripts/dist.py --output "$dist" | tee "$work/log"
version=$(sed -n 's/.*current = "\(.*\)"/\1/p' Sources/DioramaDriver/Running/ToolVersion.swift)
grep -qx "version = \"$version\"" pyproject.toml || fail "pyproject.toml has another version than the tool, $version"
grep -qF "default: $version" action.yml || fail "action.yml has another version than the tool, $version"
# What has Foundation and the runtime in it, rasteriser and preview too, may take more than twice what has neither.
no_larger() { [ "$(stat -c %s "$2")" -le "$1" ] || fail "$2 is larger than $1 bytes"; }
no_larger $((20 << 20)) .build/release-static/diorama
no_larger $((20 << 20)) .build/release-static/diorama-build
no_larger $((48 << 20)) .build/release-static/diorama-viewer
no_larger $((28 << 20)) "$dist"/*.whl
python3 Scripts/dist.py --output "$work/again" wheel bundle >/dev/null
cmp "$dist"/*.whl "$work/again"/*.whl && cmp "$dist"/*.zip "$work/again"/*.zip || fail "the same tools make other packages"

echo "Manual pages"
DESTDIR=$work/installed PREFIX=/opt/diorama sh Scripts/install.sh
for place in bin/diorama bin/diorama-viewer share/man/man1/diorama-viewer.1 share/man/man1/diorama.1 share/man/man1/diorama-lint.1 share/zsh/site-functions/_diorama \
  share/bash-completion/completions/diorama share/fish/vendor_completions.d/diorama.fish; do
  [ -s "$work/installed/opt/diorama/$place" ] || fail "make install leaves out $place"
done
if command -v mandoc >/dev/null; then
  mandoc -Tlint -Wstyle "$work"/installed/opt/diorama/share/man/man1/*.1 >"$work/log" 2>&1 || true
  # Pages of this package that are not installed yet, and the system that the pages are read on, are no faults of theirs.
  grep -vE 'referenced manual not found: Xr diorama|(operating system explicitly|outdated mandoc.db)' "$work/log" >"$work/faults" || true
  [ ! -s "$work/faults" ] || fail "mandoc has something to say"
else
  leave_out "no mandoc here: nobody has looked at the manual pages"
fi
if command -v lintian >/dev/null; then
  lintian --allow-root --fail-on error,warning "$dist"/*.deb >"$work/log" 2>&1 || fail "lintian has something to say"
  [ ! -s "$work/log" ] || cat "$work/log"
else
  leave_out "no lintian here: nobody has looked at the .deb"
fi

echo "The tool with the program that shows views, and without it"
installed=$work/installed/opt/diorama/bin
views=$work/views
mkdir "$views"
# Runs the tool in a folder of its own with what it may write there, and keeps its status and all that it says and writes.
watch() {
  local name=$1 status=0
  shift
  mkdir -p "$views/$name"
  (cd "$views/$name" && "$@" <"$root/samples/sign-in/SignIn.scene.yaml" >said 2>errors) || status=$?
  echo "$status" >"$views/$name/status"
}
scene=$root/samples/sign-in/SignIn.scene.yaml
printf -- '--json\n' >"$work/options"
calls=("tree $scene" "tree -" "tree $scene @$work/options" "render - -o -" "render $scene -o picture.png"
  "diff $scene $root/samples/settings/Settings.scene.yaml --markdown -")
for index in "${!calls[@]}"; do
  # shellcheck disable=SC2086
  watch "$index.tool" "$installed/diorama" ${calls[$index]}
  # shellcheck disable=SC2086
  watch "$index.viewer" "$installed/diorama-viewer" ${calls[$index]}
  diff -r "$views/$index.tool" "$views/$index.viewer" || fail "'${calls[$index]}' differs from what diorama-viewer does"
  grep -qx '[01]' "$views/$index.tool/status" || fail "'${calls[$index]}' ended with $(cat "$views/$index.tool/status")"
done
told=("--help" "tree --help" "render --sice 1" "tree" "--generate-completion-script zsh" "--experimental-dump-help" "--version"
  "validate $scene" "lsp --help" "lsp" "diff $scene $scene")
mkdir "$work/alone"
cp "$installed/diorama" "$work/alone"
for index in "${!told[@]}"; do
  # shellcheck disable=SC2086
  watch "$index.alone" env PATH=/nowhere "$work/alone/diorama" ${told[$index]}
  # shellcheck disable=SC2086
  watch "$index.whole" "$installed/diorama-viewer" ${told[$index]}
  diff -r "$views/$index.alone" "$views/$index.whole" || fail "'${told[$index]}' needs diorama-viewer"
done
for call in "${calls[@]}"; do
  # shellcheck disable=SC2086
  watch missing env PATH=/nowhere "$work/alone/diorama" $call
  [ "$(cat "$views/missing/status")" -eq 70 ] || fail "'$call' without diorama-viewer ends with $(cat "$views/missing/status")"
  cp "$views/missing/errors" "$work/log"
  says "the program diorama-viewer is needed, which is neither beside this tool in $work/alone nor in a folder of PATH"
  [ ! -s "$views/missing/said" ] && [ "$(wc -l <"$work/log")" -eq 1 ] || fail "'$call' says more than one sentence"
done
# A link to the tool leads to its folder; otherwise PATH does.
ln -s "$installed/diorama" "$work/link"
watch link env PATH=/nowhere "$work/link" tree "$scene"
watch path env PATH="$installed" "$work/alone/diorama" tree "$scene"
diff -r "$views/link" "$views/0.tool" && diff -r "$views/path" "$views/0.tool" || fail "diorama-viewer is not found"

echo "The bundle in a Swift package"
# The checkout as users have it, with the bundle where they put it: nothing is built but plugins.
mkdir -p "$work/diorama" "$work/App/Sources/App"
git ls-files -z --cached --others --exclude-standard | xargs -0 cp --no-dereference --parents -t "$work/diorama"
mkdir "$work/diorama/Artifacts"
cp -R "$dist/diorama-build.artifactbundle" "$work/diorama/Artifacts"
cat >"$work/App/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "diorama", path: "../diorama")],
  targets: [.target(name: "App")]
)
END
echo 'public let count = 1' >"$work/App/Sources/App/App.swift"
printf 'scene: 1\nobjects:\n  - {class: UILabel, txt: Hello}\n' >"$work/App/Sources/App/Wrong.scene.yaml"
if swift package --package-path "$work/App" diorama-validate >"$work/log" 2>&1; then fail "diorama-validate takes a wrong scene"; fi
says "Wrong.scene.yaml:3:22: error: UILabel has no property 'txt'"
if grep -q 'Compiling.*SceneSyntax' "$work/log"; then fail "the tool was built although there is a bundle for it"; fi

# --- A machine without Swift

machine=$kept/machine
if [ ! -e "$machine/ready" ]; then
  if ! command -v debootstrap >/dev/null || [ "$(id -u)" -ne 0 ]; then
    leave_out "no debootstrap here, or nobody who may run it: nobody has installed the packages on a machine without Swift"
    exit 0
  fi
  echo "Making a machine without Swift"
  rm -rf "$machine"
  # Where this machine gets its packages from is where the other gets them from.
  mirror=$(sed -n 's/^URIs: *\([^ ]*\).*/\1/p' /etc/apt/sources.list.d/*.sources 2>/dev/null | head -n 1)
  start=$SECONDS
  if ! debootstrap --variant=minbase --include=git,python3-venv "${DEBIAN_RELEASE:-bookworm}" "$machine" ${mirror:+"$mirror"} \
    >"$work/log" 2>&1; then
    tail -n 3 "$work/log"
    rm -rf "$machine"
    leave_out "debootstrap cannot be run here: nobody has installed the packages on a machine without Swift"
    exit 0
  fi
  touch "$machine/ready"
  echo "  $((SECONDS - start)) seconds"
fi

# Runs a command there, with /proc and without the variables of here.
there() {
  unshare --mount --pid --fork --kill-child bash -c '
    machine=$1; shift
    mount -t proc proc "$machine/proc"
    exec chroot "$machine" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 PRE_COMMIT_COLOR=never \
      PIP_NO_INDEX=1 PIP_FIND_LINKS=/wheels PIP_DISABLE_PIP_VERSION_CHECK=1 VIRTUALENV_NO_DOWNLOAD=1 "$@"
  ' bash "$machine" "$@" >"$work/log" 2>&1
}
try() {
  local wanted=$1 found=0
  shift
  there "$@" || found=$?
  [ "$found" -eq "$wanted" ] || fail "'$*' ended with $found, not $wanted"
}

for thing in swift swiftc clang gcc cc; do
  if there sh -c "command -v $thing"; then fail "the machine has $thing"; fi
done
if there sh -c 'ls /usr/lib/*/libyaml*'; then fail "the machine has libyaml"; fi
rm -rf "$machine/wheels" "$machine/work" "$machine/opt/venv" "$machine/opt/pre-commit" "$machine/root/.cache"
mkdir -p "$machine/wheels" "$machine/work"
printf 'scene: 1\nobjects:\n  - {class: UILabel, frame: [0, 0, 99, 21], text: Hello}\n' >"$machine/work/Hello.scene.yaml"
printf 'scene: 1\nobjects:\n  - {class: UILabel, txt: Hello}\n' >"$machine/work/Wrong.scene.yaml"

# Uses the tool of a path on the machine.
use() {
  try 0 sh -c "cd /work && $1 compile Hello.scene.yaml && $1 tree Hello.nib && $1 render Hello.scene.yaml && rm Hello.nib Hello.svg"
  says 'UILabel [0, 0, 99, 21] "Hello"'
  try 1 "$1" validate /work/Wrong.scene.yaml
  says "did you mean 'text'?"
}

echo "The .deb"
cp "$dist"/*.deb "$machine/work/diorama.deb"
there dpkg --purge diorama || true
try 0 dpkg --install /work/diorama.deb
use diorama
try 0 sh -c 'test -s /usr/share/bash-completion/completions/diorama && test -s /usr/share/zsh/vendor-completions/_diorama'
try 0 sh -c 'dpkg --verify diorama && dpkg --purge diorama && ! command -v diorama'

echo "The wheel"
cp "$dist"/*.whl "$machine/wheels"
try 0 sh -c 'python3 -m venv /opt/venv && /opt/venv/bin/pip install --quiet --no-index --find-links /wheels diorama-bin'
use /opt/venv/bin/diorama
try 0 test -s /opt/venv/share/man/man1/diorama-compile.1

echo "The hooks without a compiler"
# pre-commit comes from PyPI, through this machine, by the hashes of the list.
if ! python3 -m pip download --quiet --disable-pip-version-check --only-binary :all: --python-version 3.11 --implementation cp \
  --platform manylinux2014_x86_64 --platform any --dest "$kept/wheels" --require-hashes --requirement .ci/requirements/pre-commit.txt >"$work/log" 2>&1; then
  tail -n 3 "$work/log"
  leave_out "PyPI cannot be reached: nobody has run the hooks"
  exit 0
fi
cp "$kept"/wheels/*.whl "$machine/wheels"
try 0 sh -c 'python3 -m venv /opt/pre-commit && /opt/pre-commit/bin/pip install --quiet pre-commit'
# The hooks of what is committed here, with the manifest of now: they need nothing else of the repository.
git init --quiet "$machine/work/hooks"
mkdir -p "$machine/work/hooks/Packaging/python"
cp .pre-commit-hooks.yaml pyproject.toml "$machine/work/hooks"
cp Packaging/python/empty_wheel.py "$machine/work/hooks/Packaging/python"
git -C "$machine/work/hooks" add .
git -C "$machine/work/hooks" -c user.name=Nobody -c user.email=nobody@example.com commit --quiet -m Hooks
git init --quiet "$machine/work/scenes"
revision=$(git -C "$machine/work/hooks" rev-parse HEAD)
wheel=$(basename "$dist"/*.whl)
hash=$(sed -n "s/  $wheel\$//p" "$dist/SHA256SUMS")
cat >"$machine/work/scenes/.pre-commit-config.yaml" <<END
repos:
  - repo: /work/hooks
    rev: $revision
    hooks:
      - id: diorama-validate-prebuilt
        additional_dependencies: &wheel ['diorama-bin @ file:///wheels/$wheel#sha256=$hash']
      - {id: diorama-lint-prebuilt, additional_dependencies: *wheel}
      - {id: diorama-format-prebuilt, additional_dependencies: *wheel}
END
cp "$machine/work/Hello.scene.yaml" "$machine/work/scenes"
git -C "$machine/work/scenes" add .
chown -R 0:0 "$machine/work"
commit='cd /work/scenes && git config --global --add safe.directory "*" && /opt/pre-commit/bin/pre-commit run --all-files'
try 0 sh -c "$commit"
[ "$(grep -c Passed "$work/log")" -eq 3 ] || fail "not all hooks pass a good scene"
cp "$machine/work/Wrong.scene.yaml" "$machine/work/scenes"
git -C "$machine/work/scenes" add .
try 1 sh -c "$commit"
says "UILabel has no property 'txt'"

echo "The packages hold."
