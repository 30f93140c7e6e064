#!/bin/sh
# Builds the tools for installing: each one file with all libraries inside and no symbols, which needs nothing of the system
# that it runs on and has nothing to load when it starts. diorama is for people, diorama-build for the plugins.
set -eu

output=.build/release-static
# What is packed is never made of what was packed before.
export DIORAMA_FROM_SOURCE=1
mkdir -p "$output"
if [ "$(uname -s)" = Linux ]; then
  # Swift's libraries, libyaml and the C library; gold cannot link these together, lld can.
  set -- --static-swift-stdlib -Xswiftc -static-executable -Xswiftc -use-ld=lld
  # Half of the file would be ICU's tables for all languages, which comes along with Foundation.
  libraries=$(dirname "$(readlink -f "$(command -v swift)")")/../lib/swift_static/linux
  data=$(nm -A --defined-only "$libraries/lib_FoundationICU.a" 2>/dev/null | sed -n 's/.* R \(icudt[0-9]*_dat\)$/\1/p' | head -n 1)
  if [ -n "$data" ]; then
    clang=$(dirname "$(readlink -f "$(command -v swift)")")/clang
    "$clang" -c -DICU_DATA="$data" Scripts/icu-without-data.c -o "$output/icu-without-data.o"
    set -- "$@" -Xlinker "$PWD/$output/icu-without-data.o"
  else
    echo "release.sh: this toolchain keeps ICU's tables somewhere else; they stay in the file" >&2
  fi
else
  set --
fi
for product in ${PRODUCTS:-diorama diorama-build}; do
  swift build -c release --product "$product" --scratch-path .build/static "$@"
  # Renamed at once, so that nobody runs half of it, and one that is running can be replaced.
  strip -o "$output/$product.new" ".build/static/release/$product"
  mv "$output/$product.new" "$output/$product"
  echo "$output/$product: $(wc -c <"$output/$product" | tr -d ' ') bytes"
  if command -v ldd >/dev/null; then ldd "$output/$product" 2>&1 | sed 's/^[[:space:]]*/ldd: /'; fi
done
"$output/diorama" --version
