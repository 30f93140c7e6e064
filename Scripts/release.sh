#!/bin/sh
# Builds diorama for installing: two files with all libraries inside and no symbols, which need nothing of the system that they
# run on and have nothing to load when they start. `diorama` starts `diorama-viewer`, beside it, for tree and render alone.
set -eu

output=.build/release-static
if [ "$(uname -s)" = Linux ]; then
  # Swift's libraries, libyaml and the C library; gold cannot link these together, lld can.
  set -- --static-swift-stdlib -Xswiftc -static-executable -Xswiftc -use-ld=lld
else
  set --
fi
mkdir -p "$output"
for program in diorama diorama-viewer; do
  swift build -c release --product "$program" --scratch-path .build/static "$@"
  strip -o "$output/$program" ".build/static/release/$program"
  echo "$output/$program: $(wc -c <"$output/$program" | tr -d ' ') bytes"
  if command -v ldd >/dev/null; then ldd "$output/$program" 2>&1 | sed 's/^[[:space:]]*/ldd: /'; fi
done
"$output/diorama" --version
