#!/bin/sh
# Holds the sizes that FreeType reads out of Liberation Sans against the built-in table; skips where either is missing.
set -eu
cd "$(dirname "$0")/.."

if ! pkg-config --exists freetype2 || [ ! -d /usr/share/fonts/truetype/liberation ]; then
  echo "Skipped: libfreetype-dev and fonts-liberation are not both installed."
  exit 0
fi
# In a folder of its own, because a trait builds everything anew.
DIORAMA_STRICT=1 swift test --traits FreeType --scratch-path .build-freetype --filter DioramaFreeTypeTests
