#!/bin/sh
# Installs the tool with its manual pages, completions and JSON Schema below $DESTDIR$PREFIX, as `make install` does.
#
# DIORAMA is the tool, which makes everything else that is installed; ZSH is the folder of zsh's completions below PREFIX.
# IBTOOL says whether there is a link of the name ibtool, which is 1 on Linux; on macOS it would hide Apple's.
set -eu

DIORAMA=${DIORAMA:-.build/release-static/diorama}
PREFIX=${PREFIX-/usr/local}
ZSH=${ZSH:-share/zsh/site-functions}
[ "$(uname -s)" = Darwin ] && usual=0 || usual=1
IBTOOL=${IBTOOL:-$usual}
to=${DESTDIR:-}$PREFIX
here=$(dirname "$0")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Asks the tool first, so that nothing is installed of one that does not run here.
python3 "$here/man-pages.py" "$DIORAMA" "$work/man"
for shell in bash zsh fish; do "$DIORAMA" --generate-completion-script "$shell" >"$work/$shell"; done
# The shell reads its completions, nobody runs them.
sed -i.bak '1{/^#!/d;}' "$work/bash"
"$DIORAMA" schema -o "$work/scene.schema.json"

put() {
  install -d "$to/$(dirname "$3")"
  install -m "$1" "$2" "$to/$3"
}
put 755 "$DIORAMA" bin/diorama
for page in "$work"/man/*.1; do put 644 "$page" "share/man/man1/$(basename "$page")"; done
if [ "$IBTOOL" = 1 ]; then
  ln -sf diorama "$to/bin/ibtool"
  ln -sf diorama-ibtool.1 "$to/share/man/man1/ibtool.1"
fi
put 644 "$work/bash" share/bash-completion/completions/diorama
put 644 "$work/zsh" "$ZSH/_diorama"
put 644 "$work/fish" share/fish/vendor_completions.d/diorama.fish
put 644 "$work/scene.schema.json" share/diorama/scene.schema.json
