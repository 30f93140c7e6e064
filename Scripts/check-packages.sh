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
for tool in diorama diorama-build; do
  [ -x ".build/release-static/$tool" ] || fail "the static tools are not there; run make release, or this with --build"
done
sh Scripts/try-install.sh debootstrap lintian mandoc

echo "Packing"
rm -rf "$dist"
python3 Scripts/dist.py --output "$dist" | tee "$work/log"
version=$(sed -n 's/.*current = "\(.*\)"/\1/p' Sources/DioramaDriver/Running/ToolVersion.swift)
grep -qx "version = \"$version\"" pyproject.toml || fail "pyproject.toml has another version than the tool, $version"
grep -qF "default: $version" action.yml || fail "action.yml has another version than the tool, $version"
# The tool has Foundation with ICU's tables in it, UIKit's runtime, and what draws; what plugins call has none of them.
no_larger() { [ "$(stat -c %s "$2")" -le "$1" ] || fail "$2 is larger than $1 bytes"; }
no_larger $((80 << 20)) .build/release-static/diorama
no_larger $((20 << 20)) .build/release-static/diorama-build
no_larger $((36 << 20)) "$dist"/*.whl
python3 Scripts/dist.py --output "$work/again" wheel bundle >/dev/null
cmp "$dist"/*.whl "$work/again"/*.whl && cmp "$dist"/*.zip "$work/again"/*.zip || fail "the same tools make other packages"

echo "Manual pages"
DESTDIR=$work/installed PREFIX=/opt/diorama sh Scripts/install.sh
for place in bin/diorama bin/ibtool share/man/man1/ibtool.1 share/man/man1/diorama.1 share/man/man1/diorama-lint.1 share/zsh/site-functions/_diorama \
  share/bash-completion/completions/diorama share/fish/vendor_completions.d/diorama.fish; do
  [ -s "$work/installed/opt/diorama/$place" ] || fail "make install leaves out $place"
done
DESTDIR=$work/without PREFIX= IBTOOL=0 sh Scripts/install.sh
[ -x "$work/without/bin/diorama" ] && [ ! -e "$work/without/bin/ibtool" ] || fail "IBTOOL=0 installs a link ibtool"
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

echo "The bundle in a Swift package"
# The checkout as users have it, with the bundle where they put it: nothing is built but plugins.
mkdir -p "$work/diorama" "$work/App/Sources/App"
git ls-files -z --cached --others --exclude-standard | xargs -0 cp --no-dereference --parents -t "$work/diorama"
mkdir "$work/diorama/Artifacts"
cp -R "$dist/diorama-build.artifactbundle" "$work/diorama/Artifacts"
. Scripts/wrong-app.sh
wrong_app "$work"
if swift package --package-path "$work/App" diorama-lint >"$work/log" 2>&1; then fail "diorama-lint takes a wrong scene"; fi
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
try 0 ibtool --version
says com.apple.ibtool.version
try 0 sh -c 'test -s /usr/share/bash-completion/completions/diorama && test -s /usr/share/zsh/vendor-completions/_diorama'
try 0 sh -c 'dpkg --verify diorama && dpkg --purge diorama && ! command -v diorama'

echo "The wheel"
cp "$dist"/*.whl "$machine/wheels"
try 0 sh -c 'python3 -m venv /opt/venv && /opt/venv/bin/pip install --quiet --no-index --find-links /wheels diorama-bin'
use /opt/venv/bin/diorama
try 0 /opt/venv/bin/diorama-ibtool --version
says com.apple.ibtool.version
try 0 test ! -e /opt/venv/bin/ibtool
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
