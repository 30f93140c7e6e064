#!/bin/sh
# Builds diorama for installing: one file with all libraries inside and no symbols, which needs nothing of the system that it
# runs on and has nothing to load when it starts.
set -eu

output=.build/release-static
if [ "$(uname -s)" = Linux ]; then
  # Swift's libraries, libyaml and the C library; gold cannot link these together, lld can.
  set -- --static-swift-stdlib -Xswiftc -static-executable -Xswiftc -use-ld=lld
else
  set --
fi
swift build -c release --product diorama --scratch-path .build/static "$@"
mkdir -p "$output"
strip -o "$output/diorama" .build/static/release/diorama

echo "$output/diorama: $(wc -c <"$output/diorama" | tr -d ' ') bytes"
if command -v ldd >/dev/null; then ldd "$output/diorama" 2>&1 | sed 's/^[[:space:]]*/ldd: /'; fi
"$output/diorama" --version
