#!/bin/sh
# Compiles HarfBuzz into an archive, .build/harfbuzz/libharfbuzz.a, and prints the folder of its file for pkg-config; prints
# nothing where its sources cannot be had. Debian has no static archive of it, so this takes the source package of the
# distribution, whose signed lists apt checks; HARFBUZZ_SOURCE names a folder with sources in place of it.
set -eu

output=$(pwd)/.build/harfbuzz
unpacked=${HARFBUZZ_SOURCE:-$output/source}

# Whether a folder has the sources.
has_sources() { [ -f "$1/src/harfbuzz.cc" ]; }

# Downloads and unpacks the source package, with lists of sources made of the machine's own lists of packages.
download() {
  command -v apt-get >/dev/null && command -v dpkg-source >/dev/null || return 0
  rm -rf "$output/apt" "$output/source"
  mkdir -p "$output/apt/parts" "$output/apt/lists/partial"
  for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
    [ -f "$list" ] && sed -n 's/^deb[[:space:]]/deb-src /p' "$list" >>"$output/apt/parts/own.list"
  done
  for list in /etc/apt/sources.list.d/*.sources; do
    [ -f "$list" ] && sed 's/^Types:.*/Types: deb-src/' "$list" >"$output/apt/parts/$(basename "$list")"
  done
  apt() {
    apt-get -qq -o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts="$output/apt/parts" \
      -o Dir::State::Lists="$output/apt/lists" -o Dir::Cache::srcpkgcache= -o Dir::Cache::pkgcache= -o APT::Sandbox::User=root "$@"
  }
  # Lists of others may have no sources; what counts is whether the package is found.
  apt update || true
  (cd "$output/apt" && apt source --download-only harfbuzz) || return 0
  for description in "$output"/apt/harfbuzz_*.dsc; do
    dpkg-source --no-check -x "$description" "$output/source" >/dev/null || return 0
  done
}

{
  has_sources "$unpacked" || { mkdir -p "$output" && download; }
} >&2 </dev/null
has_sources "$unpacked" || exit 0

archive=$output/libharfbuzz.a
if [ ! -f "$archive" ] || [ "$unpacked/src/harfbuzz.cc" -nt "$archive" ]; then
  compiler=$(dirname "$(readlink -f "$(command -v swift)")")/clang++
  # One file includes all others, and none needs the library of C++.
  "$compiler" -std=c++17 -O2 -fno-exceptions -fno-rtti -fno-threadsafe-statics -ffunction-sections -fdata-sections -fPIC -w \
    -DHAVE_PTHREAD=1 -c "$unpacked/src/harfbuzz.cc" -o "$output/harfbuzz.o" >&2
  rm -f "$archive"
  ar rcs "$archive" "$output/harfbuzz.o"
fi
version=$(sed -n 's/^#define HB_VERSION_STRING "\(.*\)"/\1/p' "$unpacked/src/hb-version.h")
cat >"$output/harfbuzz.pc" <<END
Name: harfbuzz
Description: HarfBuzz, compiled from its source package
Version: $version
Cflags: -I$unpacked/src
Libs: -L$output -lharfbuzz
END
echo "$output"
