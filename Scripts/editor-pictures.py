#!/usr/bin/env python3
"""Pictures of the terminals of real editors while the language server helps them: Documentation/Guide/Pictures/Editor-*.svg.

    Scripts/editor-pictures.py [-o FOLDER] [EDITOR...]

Neovim and Emacs run in a terminal of 100 columns that pyte (PyPI) emulates; what stands on its screen is drawn as SVG, cell by
cell. DIORAMA is the tool. An editor that is not installed is left out, with a word.
"""

import argparse
import fcntl
import html
import os
import pathlib
import pty
import select
import shutil
import signal
import struct
import sys
import tempfile
import termios
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
COLUMNS, ROWS = 100, 26
CELL = (8.4, 18)
SCENE = """scene: 1
owner:
  class: UIViewController
  outlets: {view: root}
objects:
  - class: UIView
    id: root
    backgroundColor: systemBackground
    subviews:
      - class: UILabel
        id: greeting
        text: Hello
        hiden: true
        
    constraints:
      - greeting.centerX = self.centerX
      - greeting.centerY = self.centerY
"""
# The 16 colors of a terminal, on a dark ground.
PALETTE = {
    "black": "#1e1e1e", "red": "#f1707b", "green": "#7bc275", "brown": "#d7ba7d", "yellow": "#d7ba7d", "blue": "#6cb6ff",
    "magenta": "#c792ea", "cyan": "#5cc8d6", "white": "#d4d4d4", "brightblack": "#767676", "brightred": "#ff8f98",
    "brightgreen": "#98e08f", "brightbrown": "#f0d58a", "brightyellow": "#f0d58a", "brightblue": "#93caff",
    "brightmagenta": "#dcb2f5", "brightcyan": "#85dce6", "brightwhite": "#ffffff",
}
GROUND, TEXT = "#1e1e1e", "#d4d4d4"


class Terminal:
    """A program in a terminal."""

    def __init__(self, command, environment, folder):
        import pyte

        self.screen = pyte.Screen(COLUMNS, ROWS)
        self.stream = pyte.ByteStream(self.screen)
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, os.environ | environment)
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))

    def text(self):
        return "\n".join(self.screen.display)

    def run(self, seconds, until=None):
        """Takes up what the program shows, until it shows something; whether it does."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            ready, _, _ = select.select([self.descriptor], [], [], 0.1)
            if ready:
                try:
                    self.stream.feed(os.read(self.descriptor, 1 << 16))
                except OSError:
                    return False
            elif until and until in self.text():
                return True
        return until is None

    def type(self, text):
        os.write(self.descriptor, text.encode())

    def end(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.descriptor)


def color(name, usual):
    if name == "default":
        return usual
    return PALETTE.get(name, f"#{name}")


def svg(screen, title):
    """The cells of a screen as a picture: runs of one look are one text."""
    width, height = COLUMNS * CELL[0] + 16, ROWS * CELL[1] + 16
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}" '
        'font-family="Menlo, Consolas, \'Liberation Mono\', monospace" font-size="14">',
        f"<title>{html.escape(title)}</title>",
        f'<rect width="100%" height="100%" rx="6" fill="{GROUND}"/>',
    ]
    for row in range(ROWS):
        cells = [screen.buffer[row][column] for column in range(COLUMNS)]
        column = 0
        while column < COLUMNS:
            first = cells[column]
            look = (first.fg, first.bg, first.bold, first.underscore, first.reverse)
            stop = column
            while stop < COLUMNS and (cells[stop].fg, cells[stop].bg, cells[stop].bold, cells[stop].underscore, cells[stop].reverse) == look:
                stop += 1
            front, back = color(first.fg, TEXT), color(first.bg, GROUND)
            if first.reverse:
                front, back = back, front
            x, y = 8 + column * CELL[0], 8 + row * CELL[1]
            run = stop - column
            if back != GROUND:
                lines.append(f'<rect x="{x:g}" y="{y:g}" width="{run * CELL[0]:g}" height="{CELL[1]}" fill="{back}"/>')
            text = "".join(cell.data for cell in cells[column:stop])
            if text.strip():
                weight = ' font-weight="bold"' if first.bold else ""
                line = ' text-decoration="underline"' if first.underscore else ""
                lines.append(
                    f'<text x="{x:g}" y="{y + 13.5:g}" fill="{front}" xml:space="preserve" '
                    f'textLength="{run * CELL[0]:g}"{weight}{line}>{html.escape(text)}</text>')
            column = stop
    return "\n".join([*lines, "</svg>"]) + "\n"


def neovim(folder, tool):
    """A scene in Neovim, with a message and the items for an empty line."""
    plugin = ROOT / "Editors/neovim" / ("diorama.lua" if is_new_neovim() else "diorama-0.7.lua")
    settings = folder / "init.lua"
    settings.write_text(
        "vim.o.omnifunc = 'v:lua.vim.lsp.omnifunc'\nvim.o.signcolumn = 'yes'\nvim.o.completeopt = 'menuone,noselect,noinsert'\n"
        "vim.diagnostic.config({ update_in_insert = true })\n"
        "vim.cmd('syntax on')\nvim.o.shortmess = vim.o.shortmess .. 'I'\n"
        "vim.cmd('hi Pmenu ctermfg=15 ctermbg=24')\nvim.cmd('hi SignColumn ctermbg=NONE')\n")
    terminal = Terminal(
        ["nvim", "-u", str(settings), "-i", "NONE", "-c", f"luafile {plugin}", "-c", "edit Home.scene.yaml"],
        {"TERM": "xterm-256color", "DIORAMA": tool, "PATH": f"{pathlib.Path(tool).parent}:{os.environ['PATH']}"}, folder)
    try:
        if not terminal.run(30, "has no property"):
            return None
        terminal.type(":set omnifunc=v:lua.vim.lsp.omnifunc\r")
        terminal.run(1)
        terminal.type("14GAte\x18\x0f")
        if not terminal.run(20, "textAlignment"):
            return None
        terminal.run(1)
        return svg(terminal.screen, "Neovim with a scene: a message beside its line, and what can be written in another")
    finally:
        terminal.end()


def is_new_neovim():
    said = os.popen("nvim --version").readline().split("v0.")
    return len(said) > 1 and int(said[1].split(".")[0]) >= 11


def emacs(folder, tool):
    """A scene in Emacs, with the messages of flymake and the completions of a key."""
    settings = folder / "init.el"
    settings.write_text(
        "(package-initialize)\n(setq inhibit-startup-screen t eglot-sync-connect 10 frame-background-mode 'dark)\n(menu-bar-mode -1)\n"
        "(setq completion-styles '(basic) completion-category-defaults nil)\n"
        f'(setq diorama-program "{tool}")\n(load-file "{ROOT}/Editors/emacs/diorama.el")\n'
        "(defun show-help () (interactive) (flymake-show-buffer-diagnostics) (goto-char (point-min)) (forward-line 13)"
        " (end-of-line) (insert \"te\") (completion-at-point))\n"
        "(global-set-key (kbd \"C-c s\") #'show-help)\n")
    terminal = Terminal(
        ["emacs", "-nw", "-q", "-l", str(settings), "Home.scene.yaml"], {"TERM": "xterm-256color", "LANG": "C.UTF-8"}, folder)
    try:
        terminal.run(30, "eglot")
        terminal.run(6)
        # The messages in a window of their own, then the completions of an empty line.
        terminal.type("\x03s")
        if not terminal.run(20, "textAlignment"):
            return None
        terminal.run(1)
        return svg(terminal.screen, "Emacs with eglot and a scene: the messages of flymake, and completions")
    finally:
        terminal.end()


EDITORS = {"Neovim": ("nvim", neovim), "Emacs": ("emacs", emacs)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", "--output", type=pathlib.Path, default=ROOT / "Documentation/Guide/Pictures")
    parser.add_argument("editors", nargs="*", choices=[[], *EDITORS], help="Neovim, Emacs; all otherwise")
    arguments = parser.parse_args()
    try:
        import pyte  # noqa: F401
    except ImportError:
        print("editor-pictures: skipped, pyte is not installed")
        return 0
    tool = shutil.which(os.environ.get("DIORAMA", "diorama"))
    if tool is None:
        sys.exit("editor-pictures: DIORAMA names no tool")
    status = 0
    for name in arguments.editors or EDITORS:
        program, draw = EDITORS[name]
        if shutil.which(program) is None:
            print(f"{name}: skipped, it is not installed")
            continue
        with tempfile.TemporaryDirectory() as folder:
            # Emacs shows the name of the folder.
            place = pathlib.Path(folder) / "Scenes"
            place.mkdir()
            (place / "Home.scene.yaml").write_text(SCENE)
            picture = draw(place, str(pathlib.Path(tool).resolve()))
        if picture is None:
            print(f"{name}: the server's answers do not arrive", file=sys.stderr)
            status = 1
            continue
        (arguments.output / f"Editor-{name}.svg").write_text(picture)
        print(f"{name}: drawn")
    return status


if __name__ == "__main__":
    sys.exit(main())
