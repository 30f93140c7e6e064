#!/bin/sh
# Builds the tools for installing: each one file with all libraries inside and no symbols, which needs nothing of the system
# that it runs on and has nothing to load when it starts. diorama is for people, diorama-build for the plugins; PRODUCTS names
# those to build. With SYMBOLS=1 each is kept with its symbols beside it too, as NAME.symbols, for profiles.
set -eu

output=.build/release-static
# What is packed is never made of what was packed before.
export DIORAMA_FROM_SOURCE=1
export DIORAMA_RELEASE=1
mkdir -p "$output"

# Links what the usual release build compiled with Swift's libraries, libyaml and the C library: no second build is needed, since
# only linking differs. gold cannot link these together, lld can.
link_statically() {
  toolchain=$(dirname "$(readlink -f "$(command -v swift)")")
  # Foundation brings ICU along, and with it 33 MB of tables for all languages, which this leaves out.
  data=$(nm --defined-only "$toolchain/../lib/swift_static/linux/lib_FoundationICU.a" 2>/dev/null |
    sed -n 's/.* R \(icudt[0-9]*_dat\)$/\1/p' | head -n 1)
  set --
  if [ -n "$data" ]; then
    "$toolchain/clang" -c -DICU_DATA="__wrap_$data" Scripts/icu-without-data.c -o "$output/icu-without-data.o"
    set -- "$output/icu-without-data.o" -Xlinker "--wrap=$data"
  else
    echo "release.sh: this toolchain keeps ICU's tables somewhere else; they stay in the file" >&2
  fi
  # A static Foundation needs libraries that are named only where something was compiled to be linked with it.
  echo 'import Foundation' >"$output/libraries.swift"
  "$toolchain/swiftc" -static-stdlib -parse-as-library -module-name Libraries -c "$output/libraries.swift" -o "$output/libraries.o"
  "$toolchain/swiftc" -static-stdlib -static-executable -use-ld=lld "@$objects" "$output/libraries.o" "$@" \
    -Xlinker --gc-sections -Xlinker --defsym="main=$(echo "$product" | tr - _)_main" -lyaml -o "$output/$product.linked"
}

for product in ${PRODUCTS:-diorama diorama-build}; do
  swift build -c release --product "$product"
  bin=$(swift build -c release --show-bin-path)
  objects=$bin/$product.product/Objects.LinkFileList
  if [ "$(uname -s)" = Linux ]; then link_statically; else cp "$bin/$product" "$output/$product.linked"; fi
  if [ "${SYMBOLS:-}" ]; then cp "$output/$product.linked" "$output/$product.symbols"; fi
  strip "$output/$product.linked"
  # Renamed at once, so that nobody runs half of it, and one that is running can be replaced.
  mv "$output/$product.linked" "$output/$product"
  echo "$output/$product: $(wc -c <"$output/$product" | tr -d ' ') bytes"
  if command -v ldd >/dev/null; then ldd "$output/$product" 2>&1 | sed 's/^[[:space:]]*/ldd: /'; fi
done
"$output/diorama" --version
