#!/bin/sh
# Builds the tools for installing: each one file with all libraries inside and no symbols, which needs nothing of the system
# that it runs on and has nothing to load when it starts. diorama is for people, and diorama-build for the plugins; PRODUCTS names
# those to build. With SYMBOLS=1 each is kept with its symbols, too, as NAME.symbols, for profiles.
set -eu

output=.build/release-static
# What is packed is never made of what was packed before.
export DIORAMA_FROM_SOURCE=1
export DIORAMA_RELEASE=1
mkdir -p "$output"

# Fonts are read with FreeType and set with HarfBuzz where a static library of the first and the sources of the second can be had;
# TRAITS says otherwise, such as TRAITS= for neither.
sh Scripts/try-install.sh libfreetype-dev dpkg-dev libturbojpeg0-dev
fonts=
images=
if [ "${TRAITS+set}" ]; then
  traits=$TRAITS
elif [ "$(uname -s)" = Linux ] && pkg-config --exists freetype2 && pkg-config --static --libs freetype2 >/dev/null; then
  traits=FreeType
  harfbuzz=$(sh Scripts/harfbuzz.sh)
  if [ "$harfbuzz" ]; then
    traits=FreeType,HarfBuzz
    export PKG_CONFIG_PATH="$harfbuzz${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
  else
    echo "release.sh: without the sources of HarfBuzz, letters of font files are not joined" >&2
  fi
else
  traits=
  echo "release.sh: without libfreetype-dev, font files are not read" >&2
fi
# Images of JPEG files are drawn where the library is there.
if [ ! "${TRAITS+set}" ] && [ "$(uname -s)" = Linux ] && pkg-config --exists libturbojpeg; then traits=${traits:+$traits,}JPEG; fi
case ,$traits, in *,JPEG,*) images=$(pkg-config --static --libs libturbojpeg) ;; esac
case ,$traits, in *,FreeType,*) fonts=$(pkg-config --static --libs freetype2) ;; esac
case ,$traits, in *,HarfBuzz,*) fonts="$fonts $(pkg-config --libs harfbuzz)" ;; esac

# Links what the usual release build compiled with Swift's libraries, libyaml and the C library: no second build is needed, since
# only linking differs. gold cannot link these together, lld can.
link_statically() {
  toolchain=$(dirname "$(readlink -f "$(command -v swift)")")
  cp "$bin/$product.product/Objects.LinkFileList" "$output/$product.objects"
  set --
  if [ "$product" = diorama ]; then
    # A static Foundation needs libraries that are named only where something was compiled to be linked with it. ICU's tables for
    # calendars and languages are among them: an installed tool must do what the tested one does.
    echo 'import Foundation' >"$output/libraries.swift"
    "$toolchain/swiftc" -static-stdlib -parse-as-library -module-name Libraries -c "$output/libraries.swift" -o "$output/libraries.o"
    set -- "$output/libraries.o"
  fi
  "$toolchain/swiftc" -static-stdlib -static-executable -use-ld=lld "@$output/$product.objects" "$@" \
    -Xlinker --gc-sections -Xlinker --defsym="main=$(echo "$product" | tr - _)_main" -lyaml $fonts $images -o "$output/$product.linked"
}

for product in ${PRODUCTS:-diorama diorama-build}; do
  swift build -c release --product "$product" ${traits:+--traits "$traits"}
  bin=$(swift build -c release --show-bin-path)
  if [ "$(uname -s)" = Linux ]; then link_statically; else cp "$bin/$product" "$output/$product.linked"; fi
  # A type of Foundation's own: what plugins call does without, since it takes half of a file.
  if [ "$product" = diorama-build ] && nm "$output/$product.linked" | grep -q '20FoundationEssentials3URLV\|10Foundation3URL'; then
    echo "release.sh: $product has Foundation in it" >&2
  fi
  if [ "${SYMBOLS:-}" ]; then cp "$output/$product.linked" "$output/$product.symbols"; fi
  strip "$output/$product.linked"
  # Renamed at once, so that nobody runs half of it, and one that is running can be replaced.
  mv "$output/$product.linked" "$output/$product"
  echo "$output/$product: $(wc -c <"$output/$product" | tr -d ' ') bytes"
  if command -v ldd >/dev/null; then ldd "$output/$product" 2>&1 | sed 's/^[[:space:]]*/ldd: /'; fi
done
"$output/diorama" --version
