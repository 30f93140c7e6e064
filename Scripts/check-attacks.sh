#!/usr/bin/env bash
# Attacks that need their own process: the tool must exit soon, with the right status and short output, and leave no files.
# Usage: check-attacks.sh [TOOL]; the tool is the release build without one.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
here=$PWD
tool=$(realpath "${1:-.build/release-static/diorama}")
[ -x "$tool" ] || { echo "$tool is missing: make release builds it" >&2; exit 1; }
work=$(mktemp -d)
trap 'umount "$work/small" 2>/dev/null; chmod -R u+rwx "$work"; rm -rf "$work"' EXIT
cd "$work"
failures=0
checks=0

# check NAME STATUS SECONDS MEGABYTES COMMAND...: runs a command under a limit of time and of address space.
# Of the errors in a file, a thousand at most are reported, so that what is said stays below 250 kB.
check() {
  local name=$1 wanted=$2 seconds=$3 megabytes=$4
  shift 4
  checks=$((checks + 1))
  (ulimit -v $((megabytes * 1024)); exec timeout -s KILL "$seconds" "$@") >out 2>err
  local status=$?
  local size
  size=$(stat -c %s err)
  if [ "$status" -ne "$wanted" ] || [ "$size" -gt 250000 ]; then
    failures=$((failures + 1))
    echo "FAILED $name: status $status, wanted $wanted; says $size bytes: $(head -c 300 err)"
  else
    printf 'ok %-52s %s\n' "$name" "$(head -n 1 err | cut -c1-90)"
  fi
}

skip() { echo "skipped $1: $2"; }

# expect NAME COMMAND...: something that must hold after a check.
expect() {
  local name=$1
  shift
  checks=$((checks + 1))
  "$@" >/dev/null 2>&1 || { failures=$((failures + 1)); echo "FAILED $name"; }
}

leftovers() { [ -z "$(find . -name '.diorama-*' -print -quit)" ]; }

# repeat COUNT TEXT: prints the text COUNT times.
repeat() { head -c $(($1 * ${#2})) < <(yes "$2" | tr -d '\n'); }

label=$'scene: 1\nobjects:\n  - class: UILabel\n    text: '
printf '%sHi\n' "$label" >A.scene.yaml
"$tool" compile A.scene.yaml -o good.nib

echo "Sizes"
{ printf '%s' "$label"; repeat 100000000 x; echo; } >plain.scene.yaml
check "a plain text of 100 MB" 0 60 4000 "$tool" compile plain.scene.yaml -o /dev/null
{ printf '%s"' "$label"; repeat 50000000 '\n'; echo '"'; } >quoted.scene.yaml
check "a quoted text of 100 MB" 0 60 4000 "$tool" compile quoted.scene.yaml -o /dev/null
{ printf '%s"' "$label"; repeat 100000000 x; } >open.scene.yaml
check "a quote of 100 MB without an end" 1 60 4000 "$tool" validate open.scene.yaml
rm -f plain.scene.yaml quoted.scene.yaml open.scene.yaml
{ echo "scene: 1"; seq -f 'k%.0f: 1' 1000000; echo "objects: []"; } >keys.scene.yaml
check "a million keys" 1 60 4000 "$tool" validate keys.scene.yaml
{ printf '%s\n' "scene: 1" "objects:" "  - class: UILabel"; seq -f '    k%.0f: 1' 1000000; } >properties.scene.yaml
check "a million properties" 1 90 4000 "$tool" validate properties.scene.yaml
{ printf '%s\n' "scene: 1" "objects:" "  - class: UIView" "    attributes:"; seq -f '      k%.0f: 1' 1000000; } >attributes.scene.yaml
check "a million attributes" 0 60 4000 "$tool" compile attributes.scene.yaml -o /dev/null
rm -f keys.scene.yaml properties.scene.yaml attributes.scene.yaml
truncate -s 4E huge.scene.yaml 2>/dev/null || truncate -s 8T huge.scene.yaml
check "a file with a hole of millions of terabytes" 1 60 4000 "$tool" validate huge.scene.yaml
rm -f huge.scene.yaml

echo "Inputs that never end"
check "standard input of zeros" 1 60 4000 sh -c "'$tool' validate - </dev/zero"
check "standard input of a scene without an end" 1 60 4000 sh -c "{ printf 'scene: 1\n#'; yes; } | '$tool' validate -"
check "a nib without an end" 66 60 4000 sh -c "{ cat good.nib; cat /dev/zero; } | '$tool' inspect -"
mkfifo Pipe.scene.yaml
(exec 3>Pipe.scene.yaml; exec cat /dev/zero >&3) 2>/dev/null &
writer=$!
check "a named pipe without an end" 1 60 4000 "$tool" validate Pipe.scene.yaml
kill "$writer" 2>/dev/null
wait "$writer" 2>/dev/null
rm -f Pipe.scene.yaml
ln -s /proc/self/mem Memory.scene.yaml
check "a process's own memory" 66 20 4000 "$tool" validate Memory.scene.yaml
ln -sf /dev/zero Zero.scene.yaml
check "a link to zeros" 1 60 4000 "$tool" validate Zero.scene.yaml
rm -f Memory.scene.yaml Zero.scene.yaml

echo "Outputs that cannot be written"
printf old >old.nib
check "a full device" 73 20 4000 "$tool" compile A.scene.yaml -o /dev/full
check "a limit on the size of files" 73 20 4000 sh -c "trap '' XFSZ; ulimit -f 0; exec '$tool' compile A.scene.yaml -o old.nib"
expect "the old file is still there" grep -qx old old.nib
expect "nothing is left over" leftovers
check "formatting under a limit" 73 20 4000 sh -c "printf 'scene:   1\nobjects: []\n' >F.scene.yaml; trap '' XFSZ; ulimit -f 0; exec '$tool' format F.scene.yaml"
expect "the unformatted file is still there" grep -q 'scene:   1' F.scene.yaml
mkdir -p small
if mount -t tmpfs -o size=64k tmpfs small 2>/dev/null; then
  cp A.scene.yaml small/
  head -c 1000000 /dev/zero >small/fill 2>/dev/null
  check "a disk that is full" 73 20 4000 "$tool" compile small/A.scene.yaml
  expect "nothing is left over on it" leftovers
  check "a cache on a disk that is full" 0 20 4000 "$tool" lint small/A.scene.yaml --cache small/cache
  umount small
else
  skip "a disk that is full" "no file system can be mounted here"
fi
if [ "$(id -u)" -eq 0 ] && command -v setpriv >/dev/null; then
  chmod 755 . && install -m 755 "$tool" tool
  nobody() { setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; }
  mkdir -m 755 locked && cp A.scene.yaml locked/ && chmod 000 locked/A.scene.yaml
  if nobody ./tool --version >/dev/null 2>&1; then
    check "a file that may not be read" 66 20 4000 setpriv --reuid=65534 --regid=65534 --clear-groups ./tool validate locked/A.scene.yaml
    chmod 644 locked/A.scene.yaml
    check "a folder that may not be written to" 73 20 4000 setpriv --reuid=65534 --regid=65534 --clear-groups ./tool compile locked/A.scene.yaml
    check "a cache that may not be written" 0 20 4000 setpriv --reuid=65534 --regid=65534 --clear-groups ./tool lint locked/A.scene.yaml --cache locked/cache
    chmod 700 locked
    check "a folder that may not be read" 66 20 4000 setpriv --reuid=65534 --regid=65534 --clear-groups ./tool validate locked
  else
    skip "rights" "the tool cannot be run by nobody here"
  fi
else
  skip "rights" "only the administrator can try them"
fi

echo "Catalogs and components"
mkdir strings && cd strings
printf '%s\n' "scene: 1" "objects:" "  - {class: UILabel, id: a, text: {text: Total, key: cart.total}}" >A.scene.yaml
entries() { seq -f "\"key %.0f\" : {\"extractionState\" : \"manual\", \"localizations\" : {\"de\" : {\"stringUnit\" : {\"state\" : \"translated\", \"value\" : \"$(repeat 400 x)\"}}}}," "$1"; }
{ echo '{"sourceLanguage" : "en", "strings" : {'; entries 100000; echo '"last" : {}}, "version" : "1.0"}'; } >Large.xcstrings
expect "the catalog has 50 MB" test "$(stat -c %s Large.xcstrings)" -gt 50000000
check "a catalog of 50 MB takes a text" 0 60 4000 "$tool" strings extract A.scene.yaml --catalog Large.xcstrings
expect "the catalog has the text" grep -q '"cart.total"' Large.xcstrings
cp Large.xcstrings Before.xcstrings
check "a catalog of 50 MB has all texts" 0 60 4000 "$tool" strings extract A.scene.yaml --catalog Large.xcstrings
expect "it is not written again" cmp Large.xcstrings Before.xcstrings
check "a catalog of 50 MB is checked" 0 90 4000 "$tool" strings check A.scene.yaml --catalog Large.xcstrings
head -c 50000000 Before.xcstrings >Large.xcstrings
cp Large.xcstrings Before.xcstrings
check "a catalog of 50 MB that is cut off" 1 60 4000 "$tool" strings extract A.scene.yaml --catalog Large.xcstrings
expect "it stays as it is" cmp Large.xcstrings Before.xcstrings
rm -f Large.xcstrings Before.xcstrings
{ printf '{"sourceLanguage" : "en", "strings" : '; repeat 10000000 '['; } >Deep.xcstrings
check "ten million brackets" 1 20 4000 "$tool" strings check A.scene.yaml --catalog Deep.xcstrings
printf '{"sourceLanguage":"en","strings":{"a":{},"a":{"x":1}}}' >Twice.xcstrings
check "a key that a catalog has twice" 1 20 4000 "$tool" strings extract A.scene.yaml --catalog Twice.xcstrings
expect "neither is lost" grep -qx '{"sourceLanguage":"en","strings":{"a":{},"a":{"x":1}}}' Twice.xcstrings
printf '%s\n' "scene: 1" "objects:" "  - {class: UILabel, text: {text: Sum, key: cart.total}}" >B.scene.yaml
check "one key with two texts" 1 20 4000 "$tool" strings extract A.scene.yaml B.scene.yaml --catalog New.xcstrings
expect "no catalog is made" sh -c '! [ -e New.xcstrings ]'
mkdir -p T/en.lproj
seq -f "\"key %.0f\" = \"$(repeat 400 x)\";" 120000 >T/en.lproj/A.strings
check "a table of 50 MB takes a text" 0 60 4000 "$tool" strings extract A.scene.yaml --catalog T
expect "the table has the text" grep -q '"cart.total" = "Total";' T/en.lproj/A.strings
{ printf '"a" = "'; repeat 50000000 'x'; } >T/en.lproj/A.strings
check "a table of 50 MB without an end" 1 60 4000 "$tool" strings extract A.scene.yaml --catalog T
cd .. && rm -rf strings
mkdir components && cd components
printf 'components: [.]\n' >.diorama.yaml
for number in $(seq 0 999); do
  printf 'component: 1\nobject: {class: UIView, subviews: [{component: C%s}]}\n' $((number + 1)) >"C$number.component.yaml"
done
printf 'component: 1\nobject: {class: UIView}\n' >C1000.component.yaml
printf 'scene: 1\nobjects: [{component: C0}]\n' >A.scene.yaml
check "components in each other, a thousand levels" 1 20 4000 "$tool" validate A.scene.yaml
printf 'scene: 1\nobjects: [{component: C990}]\n' >A.scene.yaml
check "components in each other, ten levels" 0 20 4000 "$tool" validate A.scene.yaml
printf 'component: 1\nobject: {class: UIView, subviews: [{component: C0}]}\n' >C1000.component.yaml
check "components in a circle of a thousand" 1 20 4000 "$tool" validate A.scene.yaml
for number in $(seq 0 14); do
  { printf 'component: 1\nobject:\n  class: UIView\n  subviews:\n'; for _ in $(seq 10); do echo "    - {component: C$((number + 1))}"; done; } >"C$number.component.yaml"
done
printf 'component: 1\nobject: {class: UIView}\n' >C15.component.yaml
printf 'scene: 1\nobjects: [{component: C0}]\n' >A.scene.yaml
check "a component of ten to the fifteenth objects" 1 60 4000 "$tool" validate A.scene.yaml
cd .. && rm -rf components

echo "Pictures"
{ printf '%s\n' "scene: 1" "objects:" "  - class: UIView" "    frame: [0, 0, 100, 100]" "    subviews:"
  seq -f '      - {class: UIView, frame: [%.0f, 0, 1000000000, 1000000000], alpha: 0.5, backgroundColor: systemRed}' 2000
} >groups.scene.yaml
check "2,000 views without an end as PNG" 0 60 4000 "$tool" render groups.scene.yaml -o groups.png -q
printf '%s\n' "scene: 1" "objects:" "  - {class: UIView, frame: [0, 0, 10000, 10000]}" >large.scene.yaml
check "a picture of 1.6 thousand million pixels" 1 20 4000 "$tool" render large.scene.yaml -o large.png --scale 4 -q
expect "no picture is left" sh -c '! [ -e large.png ]'
mkdir -p images
printf '%s\n' "scene: 1" "assets: [images]" "objects:" "  - {class: UIImageView, frame: [0, 0, 9, 9], image: bomb}" >bomb.scene.yaml
python3 - <<'BOMB'
import struct, zlib
def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
packer = zlib.compressobj(9)
data = b"".join(packer.compress(bytes(1 << 20)) for _ in range(2000)) + packer.flush()
for name, size in ("bomb", 4), ("wide", 65535):
    with open(f"images/{name}.png", "wb") as file:
        header = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b""))
BOMB
check "an image that unpacks to 2 GB" 0 20 2000 "$tool" render bomb.scene.yaml -o bomb.png -q
sed -i 's/bomb/wide/' bomb.scene.yaml
check "an image of 4 thousand million pixels" 0 20 2000 "$tool" render bomb.scene.yaml -o wide.png --size 20x20 -q

echo "Preview"
checks=$((checks + 1))
python3 "$here/Scripts/check-preview-attacks.py" "$tool" || failures=$((failures + 1))

echo "Many files"
mkdir many
seq 10000 | while read -r number; do printf 'scene: 1\nobjects:\n  - {class: UIView, tag: %s}\n' "$number" >"many/S$number.scene.yaml"; done
check "10,000 files with 64 descriptors" 0 120 4000 sh -c "ulimit -n 64; exec '$tool' compile many"
expect "each has its nib" sh -c '[ "$(ls many | grep -c "\.nib$")" -eq 10000 ]'
check "10,000 files, 10,000 names" 0 120 4000 sh -c "ulimit -n 64; exec '$tool' validate many/*.scene.yaml"
check "10,000 files with 16 descriptors" 0 60 4000 sh -c "ulimit -n 16; exec '$tool' lint many --only unused-style"

echo "Kills"
# Odd layout, so that there is something to format and to fix; more than are worked on before the first is written.
mkdir kill
odd() { for number in $(seq 1200); do printf 'scene:   1\nobjects:\n  - {class: UIView, alpha: 1.0, tag: 3}\n' >"kill/S$number.scene.yaml"; done; }
odd
cp kill/S1.scene.yaml odd.scene.yaml
interrupted=0
# kill_once FILE COMMAND...: kills a command when a file appears, or is another one than an odd scene.
kill_once() {
  local file=$1
  shift
  "$@" >/dev/null 2>&1 &
  local process=$!
  while kill -0 "$process" 2>/dev/null && { [ ! -e "$file" ] || cmp -s "$file" odd.scene.yaml; }; do :; done
  kill -KILL "$process"
  wait "$process"
  [ $? -eq 137 ] && interrupted=$((interrupted + 1))
}
rounds=3
for round in $(seq $rounds); do
  rm -rf kill/*.nib kill/cache
  kill_once kill/S1.nib "$tool" compile kill
  odd
  kill_once kill/S1.scene.yaml "$tool" format kill
  odd
  kill_once kill/S1.scene.yaml "$tool" lint kill --fix --quiet
  kill_once kill/cache "$tool" validate kill --cache kill/cache --quiet
  expect "there are nibs after a kill" sh -c 'ls kill/*.nib'
  for file in kill/*.nib; do expect "$file is not torn" "$tool" inspect "$file"; done
  expect "no scene is torn" "$tool" validate kill
done 2>/dev/null
[ "$interrupted" -gt $((2 * rounds)) ] || { failures=$((failures + 1)); echo "FAILED only $interrupted of $((4 * rounds)) commands were still at work when they were killed"; }
check "a cache after kills" 0 60 4000 "$tool" validate kill --cache kill/cache
check "compiling after kills" 0 60 4000 "$tool" compile kill
check "formatting after kills" 0 60 4000 "$tool" format kill
expect "nothing is left over of the kills" sh -c '[ -z "$(find kill -maxdepth 1 -name ".diorama-*" -print -quit)" ]'
expect "each has its nib after all" sh -c '[ "$(ls kill | grep -c "\.nib$")" -eq 1200 ]'

echo "$checks checks, $failures failed"
[ "$failures" -eq 0 ]
