#!/bin/bash
# Builds a workspace with Bazel/diorama.bzl: in the sandbox, with equal bytes in two folders, one action for one edit, hits
# of a disk cache, and of an HTTP cache that two workspaces share. Nothing is read from the network. Before that, Bazel/xcrun
# is called as rules_apple does, which needs no Bazel.
#
# $DIORAMA names the static executable; .build/release-static/diorama if not given. SCENES is how many scenes there are.
# With more than 100, edits and mistakes are not tried, but sizes and times are measured: of actions, of what they read and
# write, of caches, and of a scene in Bazel, from a cache, alone, and in one call for all.
# Skips, with a word, where there is no Bazel, no executable, or where Bazel does not start offline.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
tool=${DIORAMA:-$root/.build/release-static/diorama}
scenes=${SCENES:-6}

fail() {
  echo "check-bazel: $1" >&2
  exit 1
}
skip() {
  echo "Not checked: $1"
  exit 0
}

[ -x "$tool" ] || skip "there is no static executable ($tool); 'make release' makes one."

# What rules_apple's resource actions call, with ibtool's messages and exit status, and another program through Apple's xcrun.
check_xcrun() {
  local folder samples=$root/samples/postcards
  folder=$(mktemp -d)
  mkdir -p "$folder/bin" "$folder/out" "$folder/app"
  printf '#!/bin/sh\necho "Apple: $*"\nexit 3\n' >"$folder/bin/xcrun"
  chmod +x "$folder/bin/xcrun"
  xcrun() { DIORAMA=$tool PATH="$root/Bazel:$folder/bin:$PATH" "$root/Bazel/xcrun" "$@" >"$folder/output" 2>&1; }
  xcrun ibtool --compile "$folder/out/StampView.nib" --minimum-deployment-target 15.0 --target-device iphone --module Postcards \
    "$samples/StampView.xib" || { cat "$folder/output"; fail "xcrun does not compile a xib"; }
  for name in Main Settings; do
    xcrun ibtool --compilation-directory "$folder/out" --errors --warnings --notices --auto-activate-custom-fonts \
      --output-format human-readable-text --minimum-deployment-target 15.0 --target-device iphone --module Postcards \
      "$samples/Base.lproj/$name.storyboard" || { cat "$folder/output"; fail "xcrun does not compile $name"; }
  done
  xcrun ibtool --link "$folder/app" --minimum-deployment-target 15.0 --target-device iphone "$folder"/out/*.storyboardc ||
    { cat "$folder/output"; fail "xcrun does not link storyboards"; }
  for made in out/StampView.nib app/Main.storyboardc/Info.plist app/Settings.storyboardc/Info.plist; do
    [ -s "$folder/$made" ] || fail "xcrun makes no $made"
  done
  if xcrun ibtool --output-format human-readable-text --compile "$folder/out/Missing.nib" "$folder/Missing.xib"; then fail "xcrun passes a missing xib"; fi
  grep -q 'Missing.xib: error' "$folder/output" || { cat "$folder/output"; fail "xcrun does not report a missing xib"; }
  local status=0
  xcrun actool --version "two words" || status=$?
  [ "$status" = 3 ] && grep -qx 'Apple: actool --version two words' "$folder/output" ||
    { cat "$folder/output"; fail "xcrun does not pass actool on (status $status)"; }
  rm "$folder/bin/xcrun"
  status=0
  xcrun actool || status=$?
  [ "$status" = 72 ] || { cat "$folder/output"; fail "xcrun without Xcode ends with $status"; }
  rm -rf "$folder"
  echo "xcrun: ibtool by Diorama, everything else by Apple's."
}
check_xcrun

sh Scripts/try-install.sh bazel-bootstrap bazel-platforms bazel-rules-cc bazel-rules-java bazel-rules-proto \
  bazel-skylib nginx-light
command -v bazel >/dev/null || skip "there is no Bazel, and apt has none."

work=$(mktemp -d)
servers=()
cleanup() {
  for folder in "$work"/*/WORKSPACE; do
    [ -e "$folder" ] && (cd "$(dirname "$folder")" && bazel --output_user_root="$work/root" shutdown >/dev/null 2>&1) || true
  done
  for server in "${servers[@]}"; do kill "$server" 2>/dev/null || true; done
  chmod -R u+w "$work"
  rm -rf "$work"
}
trap cleanup EXIT

# The repository of the rules, with the executable, as a project would have it.
cp -r Bazel "$work/rules"
cp "$tool" "$work/rules/diorama"
# What Bazel would fetch for itself is in folders of the distribution.
overrides=()
# Debian's rules_cc are too new for its Bazel, which needs of them but the names of its own rules.
mkdir -p "$work/rules_cc/cc"
touch "$work/rules_cc/WORKSPACE" "$work/rules_cc/cc/BUILD.bazel"
for name in binary import library test toolchain toolchain_suite; do
  echo "cc_$name = native.cc_$name"
done >"$work/rules_cc/cc/defs.bzl"
overrides+=("--override_repository=rules_cc=$work/rules_cc")
# Tests name a tool for coverage, which none is measured with here.
mkdir -p "$work/remote_coverage_tools"
touch "$work/remote_coverage_tools/WORKSPACE"
printf 'filegroup(name = "coverage_report_generator", visibility = ["//visibility:public"])\n' \
  >"$work/remote_coverage_tools/BUILD.bazel"
overrides+=("--override_repository=remote_coverage_tools=$work/remote_coverage_tools")
for pair in rules_java:rules/java rules_proto:rules/proto bazel_skylib:tools/skylib platforms:tools/platforms; do
  folder=/usr/share/bazel/${pair##*:}
  [ -d "$folder" ] && overrides+=("--override_repository=${pair%%:*}=$folder")
done

workspace() {
  mkdir -p "$work/$1/Scenes"
  cat >"$work/$1/WORKSPACE" <<END
workspace(name = "check")
local_repository(name = "diorama", path = "$work/rules")
register_toolchains("@diorama//:linux_x86_64")
END
  cat >"$work/$1/BUILD.bazel" <<END
load("@diorama//:diorama.bzl", "diorama_lint_test", "diorama_nibs")
diorama_nibs(name = "nibs", scenes = glob(["Scenes/*.scene.yaml"]))
diorama_lint_test(name = "lint", scenes = glob(["Scenes/*.scene.yaml"]))
END
  for number in $(seq "$scenes"); do
    printf 'scene: 1\nobjects:\n  - class: UIView\n    frame: [0, 0, 320, 480]\n    subviews:\n      - {class: UILabel, frame: [8, 8, 304, 21], text: Screen %s}\n' \
      "$number" >"$work/$1/Scenes/S$number.scene.yaml"
  done
}

# Runs Bazel in a workspace. $1 is the workspace, $2 the command.
run() {
  local folder=$1 command=$2
  shift 2
  (
    cd "$work/$folder"
    bazel --output_user_root="$work/root" --max_idle_secs=60 "$command" --color=no --curses=no \
      "${overrides[@]}" --spawn_strategy=linux-sandbox --sandbox_default_allow_network=false "$@" >"$work/output" 2>&1
  )
}

# How many processes of each kind the last build had.
processes() { sed -n 's/^INFO: [0-9]* process[es]*: //p' "$work/output"; }
expect() {
  case "$(processes)" in
  *"$2"*) ;;
  *)
    cat "$work/output"
    fail "$1: expected '$2', and not '$(processes)'"
    ;;
  esac
}

# Seconds since the first of $1, in milliseconds.
now() { date +%s%N; }
took() { echo "$2: $((($(now) - $1) / 1000000)) ms, $((($(now) - $1) / 1000 / scenes)) µs a scene"; }
# What is below a folder: how many files, and their bytes.
held() { find "$1" -type f -printf '%s\n' | awk '{ n += $1 } END { print NR " files of " n + 0 " bytes" }'; }

workspace first
caching=()
if [ "$scenes" -gt 100 ]; then
  caching=("--disk_cache=$work/disk" "--execution_log_json_file=$work/actions.json")
fi
start=$(now)
if ! run first build //:nibs "${caching[@]}"; then
  sed 's/^/  /' "$work/output"
  skip "Bazel does not build offline here, for the reason above; the rules are untried."
fi
expect "a first build in the sandbox" "$scenes linux-sandbox"
echo "Sandboxed: $scenes scenes, $(processes)"
if [ "$scenes" -gt 100 ]; then
  took "$start" "First build, into a disk cache"
  python3 Scripts/bazel-actions.py "$work/actions.json"
  echo "Disk cache: actions: $(held "$work/disk/ac"); contents: $(held "$work/disk/cas")"
fi

"$tool" compile --quiet --config "$work/rules/default.diorama.yaml" "$work/first/Scenes/S1.scene.yaml" -o "$work/S1.nib"
cmp "$work/S1.nib" "$work/first/bazel-bin/nibs.nibs/S1.nib" || fail "the nib differs from the tool's"

if [ "$scenes" -le 100 ]; then
  run first build //:nibs
  case "$(processes)" in "1 internal"*) ;; *) fail "nothing changed, but: $(processes)" ;; esac
  printf '    # A word.\n' >>"$work/first/Scenes/S2.scene.yaml"
  run first build //:nibs
  expect "one edit" "1 linux-sandbox"
  echo "One edit: $(processes)"
  printf 'scene: 1\nobjects:\n  - class: UIView\n    frame: [0, 0, 320, 480]\n    subviews:\n      - {class: UILabel, frame: [8, 8, 304, 21], text: Screen 2}\n' >"$work/first/Scenes/S2.scene.yaml"

  run first test //:lint || { cat "$work/output" "$work"/first/bazel-testlogs/lint/test.log; fail "the lint test fails"; }
  printf 'scene: 1\nobjects: [{class: UILabel, text: One\\nTwo}]\n' >"$work/first/Scenes/S3.scene.yaml"
  if run first test //:lint; then fail "the lint test passes a warning"; fi
  printf 'scene: 1\nobjects: [{class: UIVeiw}]\n' >"$work/first/Scenes/S3.scene.yaml"
  if run first build //:nibs; then fail "a broken scene does not fail the build"; fi
  grep -q unknown-class "$work/output" || fail "the mistake is not reported"
  printf 'scene: 1\nobjects:\n  - class: UIView\n    frame: [0, 0, 320, 480]\n    subviews:\n      - {class: UILabel, frame: [8, 8, 304, 21], text: Screen 3}\n' >"$work/first/Scenes/S3.scene.yaml"
  echo "The lint test finds what it should, and a broken scene fails the build."

  mkdir "$work/first/Main"
  printf 'storyboard: 1\ninitialViewController: Home\n' >"$work/first/Main.storyboard.yaml"
  home='scene: 1\nviewController: {class: UIViewController, title: %s, view: {frame: [0, 0, 390, 844]}}\n'
  # shellcheck disable=SC2059
  printf "$home" Home >"$work/first/Main/Home.scene.yaml"
  cat >>"$work/first/BUILD.bazel" <<END
load("@diorama//:diorama.bzl", "diorama_storyboard")
diorama_storyboard(name = "main", storyboard = "Main.storyboard.yaml", scenes = glob(["Main/*.scene.yaml"]))
diorama_lint_test(name = "lint_main", scenes = ["Main.storyboard.yaml"] + glob(["Main/*.scene.yaml"]))
END
  run first build //:main || { cat "$work/output"; fail "the storyboard is not compiled"; }
  expect "a storyboard" "1 linux-sandbox"
  "$tool" compile --quiet --debug-info --config "$work/rules/default.diorama.yaml" "$work/first/Main.storyboard.yaml" \
    -o "$work/Main.storyboardc"
  for nib in "$work"/Main.storyboardc/*.nib "$work/Main.storyboardc/Info.plist"; do
    cmp "$nib" "$work/first/bazel-bin/main.storyboards/Main.storyboardc/${nib##*/}" || fail "the storyboard differs"
  done
  # shellcheck disable=SC2059
  printf "$home" Start >"$work/first/Main/Home.scene.yaml"
  run first build //:main
  expect "an edit of a scene in a storyboard" "1 linux-sandbox"
  run first test //:lint_main || { cat "$work/output"; fail "the lint test of the storyboard fails"; }

  # Interface Builder's documents, as they are.
  mkdir "$work/first/Documents"
  cp samples/postcards/StampView.xib samples/postcards/Base.lproj/Settings.storyboard "$work/first/Documents"
  cat >>"$work/first/BUILD.bazel" <<END
diorama_nibs(name = "stamp", scenes = ["Documents/StampView.xib"], module = "Postcards")
diorama_storyboard(name = "settings", storyboard = "Documents/Settings.storyboard", module = "Postcards")
diorama_lint_test(name = "lint_documents", scenes = ["Documents/StampView.xib", "Documents/Settings.storyboard"])
END
  run first build //:stamp //:settings || { cat "$work/output"; fail "documents are not compiled"; }
  expect "documents" "2 linux-sandbox"
  compile() { "$tool" compile --quiet --debug-info --config "$work/rules/default.diorama.yaml" --module Postcards "$@"; }
  compile "$work/first/Documents/StampView.xib" -o "$work/StampView.nib"
  cmp "$work/StampView.nib" "$work/first/bazel-bin/stamp.nibs/StampView.nib" || fail "the xib's nib differs"
  compile "$work/first/Documents/Settings.storyboard" -o "$work/Settings.storyboardc"
  for nib in "$work"/Settings.storyboardc/*.nib "$work/Settings.storyboardc/Info.plist"; do
    cmp "$nib" "$work/first/bazel-bin/settings.storyboards/Settings.storyboardc/${nib##*/}" || fail "the document's storyboard differs"
  done
  run first test //:lint_documents || { cat "$work/output"; fail "the lint test of documents fails"; }
  sed -i 's/<subviews>/<subview>/' "$work/first/Documents/StampView.xib"
  if run first build //:stamp; then fail "a broken document does not fail the build"; fi
  grep -q 'StampView.xib:[0-9]' "$work/output" || { cat "$work/output"; fail "the mistake of the document is not reported"; }
  echo "Documents: a xib and a storyboard are compiled and checked as they are."
  echo "A storyboard: one folder as the tool writes it, made again when a scene of it changes."
fi

# A disk cache: another workspace with the same scenes runs nothing.
workspace second
if [ "$scenes" -le 100 ]; then
  run first clean
  run first build //:nibs --disk_cache="$work/disk"
fi
start=$(now)
run second build //:nibs --disk_cache="$work/disk"
# Bazel 4 counts both kinds of caches as remote.
expect "a disk cache" "$scenes remote cache hit"
echo "Disk cache, from another folder: $(processes)"
if [ "$scenes" -gt 100 ]; then took "$start" "From the disk cache"; fi
(cd "$work/first/bazel-bin/nibs.nibs" && sha256sum ./*) >"$work/first.sums"
(cd "$work/second/bazel-bin/nibs.nibs" && sha256sum ./*) >"$work/second.sums"
cmp "$work/first.sums" "$work/second.sums" || fail "the folders have other bytes"

# A cache over HTTP, as a team has it.
if command -v nginx >/dev/null; then
  mkdir -p "$work/http/files" "$work/http/temp"
  port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
  cat >"$work/http/nginx.conf" <<END
daemon off;
user $(id -un) $(id -gn);
pid $work/http/pid;
error_log $work/http/error.log;
events {}
http {
  access_log $work/http/access.log;
  client_body_temp_path $work/http/temp;
  client_max_body_size 64m;
  server {
    listen 127.0.0.1:$port;
    root $work/http/files;
    location / { dav_methods PUT; create_full_put_path on; dav_access user:rw; }
  }
}
END
  chmod 755 "$work"
  nginx -p "$work/http" -c "$work/http/nginx.conf" 2>/dev/null &
  servers+=($!)
  for _ in $(seq 50); do
    (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null && break
    sleep 0.1
  done
  run first clean
  run second clean
  start=$(now)
  run first build //:nibs --remote_cache="http://127.0.0.1:$port" --remote_upload_local_results
  if [ "$scenes" -gt 100 ]; then took "$start" "Built again, and uploaded to an HTTP cache"; fi
  start=$(now)
  run second build //:nibs --remote_cache="http://127.0.0.1:$port"
  expect "an HTTP cache" "$scenes remote cache hit"
  echo "HTTP cache, shared by two workspaces: $(processes)"
  if [ "$scenes" -gt 100 ]; then
    took "$start" "From the HTTP cache"
    echo "Requests: $(awk '{ print $6, $9 }' "$work/http/access.log" | tr -d '"' | sort | uniq -c | awk '{ print $2 " " $3 ": " $1 }' | paste -sd ',')"
  fi
  echo "It holds actions: $(held "$work/http/files/ac"); contents: $(held "$work/http/files/cas")"
else
  echo "Without an HTTP cache: there is no nginx."
fi

if [ "$scenes" -gt 100 ]; then
  start=$(now)
  for file in $(find "$work/first/Scenes" -name 'S*.scene.yaml' | head -100); do
    "$tool" compile --quiet --jobs 1 --debug-info --config "$work/rules/default.diorama.yaml" "$file" -o "$work/one.nib"
  done
  echo "In a process of its own: $((($(now) - start) / 100000)) µs a scene, of 100"
  start=$(now)
  "$tool" compile --quiet --config "$work/rules/default.diorama.yaml" "$work/first/Scenes" --output-dir "$work/all"
  took "$start" "In one call for all"
fi
echo "Bazel $(bazel --version | sed 's/bazel //') compiles scenes and documents in the sandbox, and caches them."
