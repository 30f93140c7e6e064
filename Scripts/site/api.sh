#!/bin/sh
# Writes the pages of the libraries, as DocC makes them of the public declarations, into a folder: api.sh FOLDER
#
# They are made of the modules of `make test`, or else of the debug build, which is made where it is missing. DocC's pages need scripts and a server, at
# whose root the site lies unless SITE_BASE names the folder of the site, such as "diorama/". A toolchain without DocC leaves
# them out, which is said.
set -eu

folder=$1
base=${SITE_BASE:-}
toolchain=$(dirname "$(readlink -f "$(command -v swift)")")
rm -rf "$folder"
if [ ! -x "$toolchain/docc" ] || [ ! -x "$toolchain/swift-symbolgraph-extract" ]; then
  echo "site: this toolchain has no DocC, so there are no pages of the libraries"
  exit 0
fi
modules=.build/whole/release/Modules
if [ ! -e $modules/DioramaFreeType.swiftmodule ]; then
  modules=.build/debug/Modules
  [ -e $modules/DioramaFreeType.swiftmodule ] || swift build --quiet
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
triple=$("$toolchain/swiftc" -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -n 1)
mkdir -p "$folder"
items=
for product in DioramaUI DioramaCompiler DioramaFreeType; do
  mkdir "$work/$product"
  "$toolchain/swift-symbolgraph-extract" -module-name "$product" -I $modules -I Sources/CSceneYAML -I Sources/CLetters/include -I Sources/CSymbols/include \
    -I Sources/CFreeType -I Sources/CHarfBuzz $(pkg-config --cflags freetype2 2>/dev/null) \
    $(pkg-config --cflags harfbuzz 2>/dev/null) -target "$triple" -minimum-access-level public \
    -output-dir "$work/$product"
  "$toolchain/docc" convert --fallback-display-name "$product" --fallback-bundle-identifier "diorama.$product" \
    --additional-symbol-graph-dir "$work/$product" --output-path "$folder/$product" \
    --transform-for-static-hosting --hosting-base-path "${base}api/$product" >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    exit 1
  }
  items="$items<li><a href=\"$product/documentation/$(echo "$product" | tr '[:upper:]' '[:lower:]')/index.html\">$product</a></li>"
done
cat >"$folder/index.html" <<END
<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Libraries · Diorama</title><link rel="stylesheet" href="../style.css"></head>
<body><header><a class="home" href="../index.html">Diorama</a></header><div class="columns"><main><h1>Libraries</h1>
<ul>$items</ul>
<p>These pages are made by DocC. Unlike the others they need scripts and a web server.</p></main></div></body></html>
END
