#!/bin/bash
# The language server with bad input, and in real clients: the extension of VS Code with a stub, pytest-lsp, Neovim, Emacs with eglot.
# DIORAMA is the tool. What is not installed and cannot be is skipped, with a word.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export DIORAMA=${DIORAMA:-$PWD/.build/whole/release/diorama}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

sh Scripts/try-install.sh neovim
sh Scripts/try-install.sh emacs-nox elpa-eglot

if command -v node >/dev/null; then
  node --test Editors/vscode/test/extension.test.js
  echo "VS Code: the extension works with the server."
else
  echo "VS Code: skipped, node is not installed."
fi
python3 Scripts/vsix.py -o "$folder/diorama.vsix" >/dev/null
python3 -m zipfile -t "$folder/diorama.vsix" >/dev/null

python3 Scripts/check-server.py >"$folder/server.txt" || {
  cat "$folder/server.txt" >&2
  exit 1
}
echo "Bad input: $(grep -c '^ok' "$folder/server.txt") cases, each is answered or ends the server in order."

venv=.build/pytest-lsp
if [ ! -x "$venv/bin/pytest" ]; then
  python3 -m venv "$venv" && "$venv/bin/pip" install --quiet --disable-pip-version-check --require-hashes --requirement .ci/requirements/editors.txt ||
    rm -rf "$venv"
fi
if [ -x "$venv/bin/pytest" ]; then
  "$venv/bin/python" Scripts/check-editors.py
  echo "pytest-lsp: all answers have the right form."
else
  echo "pytest-lsp: skipped, it cannot be installed from PyPI."
fi

mkdir -p "$folder/scenes"
printf 'scene: 1\nowner:\n  class: UIViewController\n  outlets: {view: root}\nobjects:\n  - class: UIView\n    id: root\n    hiden: true\n' \
  >"$folder/scenes/Home.scene.yaml"

if command -v nvim >/dev/null; then
  cat >"$folder/check.lua" <<'LUA'
    local ok = vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end, 50)
    local found = vim.diagnostic.get(0)[1]
    print(ok and found.code .. ' in line ' .. (found.lnum + 1) or 'nothing')
    local params = { textDocument = { uri = vim.uri_from_bufnr(0) }, position = { line = 6, character = 9 } }
    local answer = vim.lsp.buf_request_sync(0, 'textDocument/references',
      vim.tbl_extend('force', params, { context = { includeDeclaration = true } }), 10000)
    local count = 0
    for _, one in pairs(answer or {}) do count = count + #(one.result or {}) end
    print(count .. ' references')
    vim.cmd('qall!')
LUA
  plugin=Editors/neovim/diorama-0.7.lua
  nvim --version | head -1 | grep -Eq 'v0\.(1[1-9]|[2-9][0-9])' && plugin=Editors/neovim/diorama.lua
  said=$(PATH="$(dirname "$DIORAMA"):$PATH" timeout 60 nvim --headless -u NONE -c "luafile $plugin" \
    -c "edit $folder/scenes/Home.scene.yaml" -c "luafile $folder/check.lua" 2>&1 | tr -d '\r')
  grep -q 'unknown-property in line 8' <<<"$said" && grep -q '2 references' <<<"$said" || {
    echo "Neovim: $said" >&2
    exit 1
  }
  echo "Neovim: diagnostics and references arrive."
else
  echo "Neovim: skipped, it is not installed."
fi

if command -v emacs >/dev/null && emacs --batch --eval "(progn (package-initialize) (require 'eglot))" >/dev/null 2>&1; then
  cat >"$folder/check.el" <<'LISP'
(package-initialize)
(setq diorama-program (getenv "DIORAMA"))
(load-file "Editors/emacs/diorama.el")
(remove-hook 'diorama-scene-mode-hook #'eglot-ensure)
(find-file (expand-file-name "scenes/Home.scene.yaml" (getenv "CHECK_FOLDER")))
(message "mode %s" major-mode)
(apply #'eglot (eglot--guess-contact))
(let ((end (+ (float-time) 30)))
  (while (and (< (float-time) end)
              (not (and (bound-and-true-p flymake-mode) (progn (flymake-start) (flymake-diagnostics)))))
    (accept-process-output nil 0.1)))
(dolist (one (flymake-diagnostics))
  (message "line %d: %s" (line-number-at-pos (flymake-diagnostic-beg one)) (flymake-diagnostic-text one)))
(eglot-shutdown (eglot-current-server))
LISP
  said=$(CHECK_FOLDER="$folder" timeout 90 emacs --batch -l "$folder/check.el" 2>&1 || true)
  grep -q "mode diorama-scene-mode" <<<"$said" && grep -q "line 8: .*hiden" <<<"$said" || {
    echo "Emacs: $said" >&2
    exit 1
  }
  echo "Emacs: diagnostics arrive with eglot."
else
  echo "Emacs: skipped, it or eglot is not installed."
fi

sh Scripts/try-install.sh libkf5syntaxhighlighting-tools
if command -v kate-syntax-highlighter >/dev/null; then
  mkdir -p "$folder/data/org.kde.syntax-highlighting/syntax"
  cp Editors/kate/diorama-scene.xml "$folder/data/org.kde.syntax-highlighting/syntax"
  said=$(XDG_DATA_HOME="$folder/data" QT_QPA_PLATFORM=offscreen kate-syntax-highlighter -f html "$folder/scenes/Home.scene.yaml" 2>&1)
  grep -q 'Definition (Diorama Scene)' <<<"$said" && grep -Eq '<span [^>]*>class: UIViewController<' <<<"$said" || {
    echo "Kate: $said" >&2
    exit 1
  }
  echo "Kate: classes have their color."
else
  echo "Kate: skipped, KSyntaxHighlighting is not installed."
fi

# What cannot be run here can at least be read.
python3 - <<'PYTHON'
import glob, json, re, tomllib
for path in glob.glob("Editors/**/*.json", recursive=True) + glob.glob("Editors/**/*.sublime-settings", recursive=True):
    text = re.sub(r"(?m)^\s*//.*$|,(?=\s*[}\]])", "", open(path).read())
    json.loads(text)
for path in glob.glob("Editors/**/*.toml", recursive=True):
    tomllib.load(open(path, "rb"))
PYTHON
echo "Zed, JetBrains, Sublime Text, Nova, Helix: their files can be read; the editors cannot be had here."
