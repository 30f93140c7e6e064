#!/usr/bin/env bash
# Asks bash, zsh and fish themselves what they complete on command lines of the tool, which $DIORAMA may name and is built
# else. A shell that is not there, and that apt cannot install, is named and left out.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if [ -z "${DIORAMA:-}" ]; then
  swift build --quiet --product diorama
  DIORAMA="$(swift build --show-bin-path)/diorama"
fi
for shell in zsh fish; do
  command -v "$shell" >/dev/null || sh Scripts/try-install.sh "$shell"
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/bin" "$work/functions" "$work/here/Scenes/Deep" "$work/here/.config"
ln -s "$(realpath "$DIORAMA")" "$work/bin/diorama"
export PATH="$work/bin:$PATH" HOME="$work" XDG_CONFIG_HOME="$work"
cd "$work/here"
touch Login.scene.yaml Login.nib Old.xib notes.txt Card.yaml .diorama.yaml Scenes/Home.scene.yaml 'Scenes/My Card.scene.yaml'
diorama --generate-completion-script bash >"$work/bash"
diorama --generate-completion-script zsh >"$work/functions/_diorama"
diorama --generate-completion-script fish >"$work/fish"

# Each prints what the shell offers for a command line, one a line.
offers_bash() {
  bash -c '
    source "$1"
    line=$2 COMP_LINE=$2
    # Bash breaks words at = as well.
    read -ra COMP_WORDS <<<"${line//=/ = }"
    case $line in *" " | *=) COMP_WORDS+=("") ;; esac
    case $line in *=) unset "COMP_WORDS[-1]" ;; esac
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_POINT=${#COMP_LINE} COMPREPLY=()
    _diorama diorama "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
    [ "${#COMPREPLY[@]}" -eq 0 ] || printf "%s\n" "${COMPREPLY[@]}"
  ' bash "$work/bash" "$1"
}

offers_zsh() {
  : >"$work/hits"
  timeout 60 zsh -f -c '
    zmodload zsh/zpty
    zpty -b shell "zsh -f -i"
    zpty -w shell "PS1= PATH=\"$PATH\" HITS=$1/hits; fpath=($1/functions \$fpath); autoload -U compinit; compinit -D -u"
    zpty -w shell "source $1/hook; print -r -- REA\"\"DY"
    while zpty -r shell answer; do [[ $answer == *READY* ]] && break; done
    zpty -n -w shell "$2"$'"'\t'"'
    repeat 300; do grep -q "^END" $1/hits && break; sleep 0.1; done
    zpty -d shell
  ' zsh "$work" "$1"
  grep -q '^END' "$work/hits" || echo "zsh did not answer"
  sed -n 's/^HIT //p' "$work/hits"
}
# Writes down whatever is added to the matches, and when that is over.
cat >"$work/hook" <<'END'
compadd() {
  local -a hits
  if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\ * ]]; then
    builtin compadd -A hits "$@"
    local hit
    for hit in $hits; do print -r -- "HIT ${(Q)hit}" >>$HITS; done
  fi
  builtin compadd "$@"
}
ended() { print END >>$HITS; }
comppostfuncs=(ended)
END

offers_fish() {
  fish -N -c 'source $argv[1]; complete -C $argv[2]' "$work/fish" "$1" | cut -f1
}

failures=0
# check LINE WANTED UNWANTED: what is offered has one and not the other; an empty word asks for nothing.
check() {
  local offered wanted
  for shell in $shells; do
    offered=$("offers_$shell" "$1" 2>&1) || true
    # A folder may have its slash or not, and zsh leaves the folder that is typed already out.
    wanted=$(printf '%s\n' "$offered" | sed 's,/$,,; s,^.*/,,; s,^--[a-z]*=,,')
    if ! { [ -z "$2" ] || printf '%s\n' "$wanted" | grep -qxF -- "$2"; } ||
      { [ -n "$3" ] && printf '%s\n' "$wanted" | grep -qxF -- "$3"; }; then
      printf 'check-completion: %s: %s<TAB> offers: %s\n' "$shell" "$1" "$(printf '%s' "$offered" | tr '\n' ' ')" >&2
      failures=$((failures + 1))
    fi
  done
}

shells=
for shell in bash zsh fish; do
  if command -v "$shell" >/dev/null; then shells="$shells $shell"; else echo "check-completion: no $shell here: left out"; fi
done

check 'diorama com' compile validate
check 'diorama help ' lint ''
check 'diorama help com' compile validate
check 'diorama compile Log' Login.scene.yaml Login.nib
check 'diorama compile Scenes/' 'My Card.scene.yaml' ''
check 'diorama compile Scenes/' Deep ''
check 'diorama compile ' Scenes notes.txt
check 'diorama lint ' Old.xib notes.txt
check 'diorama format ' Login.scene.yaml Old.xib
check 'diorama import O' Old.xib notes.txt
check 'diorama import ' Scenes Login.nib
check 'diorama tree Login.n' Login.nib ''
check 'diorama decompile L' Login.nib Login.scene.yaml
check 'diorama diff Login.nib L' Login.scene.yaml ''
check 'diorama compile --output-dir S' Scenes ''
check 'diorama compile --output-dir ' Scenes Login.nib
check 'diorama compile --emit ' ir ''
check 'diorama lint --diagnostics g' github json
check 'diorama lint --color al' always auto
check 'diorama validate --config .d' .diorama.yaml ''
check 'diorama validate --schemas C' Card.yaml ''
check 'diorama render --size 4' 430x932 ''
check 'diorama lint --only magic' magic-color unknown-class
check 'diorama explain unknown-p' unknown-property ''
check 'diorama explain magic' magic-color ''
check 'diorama explain UILab' UILabel ''
check 'diorama explain NSTextAl' NSTextAlignment ''
check 'diorama explain const' constraints ''
check 'diorama explain UILabel.textAl' UILabel.textAlignment UIButton.title
check 'diorama lint --str' --strict --quiet
shells=${shells/ fish/}
shells=${shells/ zsh/}
check 'diorama lint --diagnostics=g' github json
check 'diorama lint --diagnostics=' github ''

[ "$failures" -eq 0 ] || exit 1
echo "Completion works."
