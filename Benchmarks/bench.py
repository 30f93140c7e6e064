"""Measures diorama against other things of the same run and prints a table of ratios.

python3 bench.py [--write PAGE] [--files COUNT] [--only GROUP]...

The groups are real, corpus, lines, compile, counts, start, large, plugin, views, solve, many, scaleout, editor, pictures, sources and lint; lint, which has no aims, is measured only where it is named.
"""

import argparse
import json
import os
import pathlib
import platform
import subprocess
import sys

import corpus
import counts
import editor
import lines
import measures
import pictures
import real
import reasons
import scaleout
import shares
import solvers
import sources
from rows import Row, table

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "Scripts"))
import machine  # noqa: E402

FOLDER = ROOT / ".build" / "bench"
DIORAMA = ROOT / ".build" / "release-static" / "diorama"
# The same with its symbols, for profiles.
UNSTRIPPED = ROOT / ".build" / "release-static" / "diorama.symbols"
PROGRAMS = FOLDER / "swift" / "release"
GROUPS = [
    "real", "corpus", "lines", "compile", "counts", "start", "large", "plugin", "views", "solve", "many", "scaleout", "editor", "pictures", "sources",
    "lint",
]


def say(text):
    print(text, file=sys.stderr, flush=True)


def swift_rows(product):
    """What a program of the package measures in process: a line of JSON each."""
    say(f"running {product}")
    # A missed aim is a row of the table, not the end of the run.
    output = subprocess.run([PROGRAMS / product, "--json"], stdout=subprocess.PIPE, text=True, check=False).stdout
    rows = [json.loads(line) for line in output.splitlines() if line.startswith("{")]
    if not rows:
        raise RuntimeError(f"{product} measured nothing")
    return [
        Row(row["measured"], row["time"], row["against"], row["base"], row.get("atMost"), row.get("atLeast"))
        for row in rows
    ]


def build(groups):
    say("building")
    if "large" in groups:
        # Qt's uic and blueprint-compiler, where the system has packages of them; the table names what is missing.
        subprocess.run(["sh", "Scripts/try-install.sh", "qt6-base-dev-tools", "blueprint-compiler"], cwd=ROOT, check=False)
    quiet = {"cwd": ROOT, "check": True, "stdout": subprocess.DEVNULL}
    subprocess.run(["sh", "Scripts/release.sh"], env={**os.environ, "SYMBOLS": "1"}, **quiet)
    # A plan of the package that is kept knows no files that diorama got since.
    for scratch in ["swift", "static"]:
        for plan in [*(FOLDER / scratch).glob("*.yaml"), *(FOLDER / scratch).glob("*/release/*description.json")]:
            plan.unlink()
    package = ["swift", "build", "-c", "release", "--quiet", "--package-path", "Benchmarks", "--scratch-path"]
    products = [
        ("real", "EventLoop"), ("corpus", "EventLoop"), ("lines", "EventLoop"), ("counts", "EventLoop"), ("compile", "CompileBenchmarks"), ("views", "ViewBenchmarks"), ("solve", "LayoutBenchmarks"),
    ]
    for group, product in products:
        if group in groups:
            subprocess.run([*package, str(FOLDER / "swift"), "--product", product], **quiet)
    static = ["--static-swift-stdlib", "-Xswiftc", "-static-executable", "-Xswiftc", "-use-ld=lld"]
    linked = static if platform.system() == "Linux" else []
    if "start" in groups:
        subprocess.run([*package, str(FOLDER / "static"), "--product", "ArgumentBaseline", *linked], **quiet)


def sections(rows, notes, profiles):
    """What is said of the rows: the table, which there are not, which are missed, and where time and memory go."""
    texts = [table(rows)]
    texts += ["\n".join(f"- no row: {note}" for note in notes)] if notes else []
    missed = [row for row in rows if not row.is_met]
    aimed = len([row for row in rows if row.aim])
    texts.append(f"{aimed} aims, {len(missed)} of them missed{':' if missed else '.'}")
    if missed:
        texts.append("\n".join(f"- **{row.title}**: {row.ratio:.2f}, aimed at {row.aim}. {reasons.reason(row)}" for row in missed))
    return "\n\n".join(texts + profiles)


def write(page, text):
    """Puts a text between the marks of a page."""
    before, opening, rest = page.read_text().partition("<!-- measured -->\n")
    _, closing, after = rest.partition("<!-- end -->\n")
    if not opening or not closing:
        sys.exit(f"bench: {page} has no place for the table")
    page.write_text(f"{before}{opening}{text}\n{closing}{after}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", help="the page whose table is written anew")
    parser.add_argument("--files", type=int, help="how many small files: 10,000, and 1,000 for lint")
    parser.add_argument("--only", action="append", choices=GROUPS, help="a group that is measured; all but lint otherwise")
    arguments = parser.parse_args()
    groups = arguments.only or [group for group in GROUPS if group != "lint"]
    if arguments.write and arguments.only:
        parser.error("a page has all groups")
    if arguments.write and os.getloadavg()[0] > 1:
        parser.error(f"the load is {os.getloadavg()[0]:.1f}, and a page has times: try again when nothing else runs, or count only, with --only")
    where = machine.line()
    FOLDER.mkdir(parents=True, exist_ok=True)
    build(groups)
    own = measures.Measures(DIORAMA, FOLDER, say)
    measured = {
        "real": lambda: real.rows(DIORAMA, PROGRAMS / "EventLoop", FOLDER, say, own.notes),
        "corpus": lambda: corpus.rows(DIORAMA, PROGRAMS / "EventLoop", FOLDER, say, own.notes),
        "lines": lambda: lines.rows(DIORAMA, PROGRAMS / "EventLoop", FOLDER, say, own.notes),
        "compile": lambda: swift_rows("CompileBenchmarks") + own.realistic(PROGRAMS / "CompileBenchmarks"),
        "counts": lambda: counts.rows(DIORAMA, PROGRAMS / "EventLoop", FOLDER, say, own.notes),
        "start": own.starts,
        "large": own.large,
        "plugin": own.plugin,
        "views": lambda: swift_rows("ViewBenchmarks"),
        "solve": lambda: solvers.rows(PROGRAMS / "LayoutBenchmarks", FOLDER / "solve", own.notes),
        "many": lambda: own.many(arguments.files or 10_000),
        "scaleout": lambda: scaleout.rows(DIORAMA, FOLDER, say, own.notes),
        "editor": lambda: editor.rows(DIORAMA, FOLDER, say),
        "pictures": lambda: pictures.rows(DIORAMA, FOLDER, say, own.notes),
        "sources": lambda: sources.rows(DIORAMA, FOLDER, say),
        "lint": lambda: own.lint(arguments.files or 1_000),
    }
    rows = [row for group in GROUPS if group in groups for row in measured[group]()]
    # What they run on is made by the groups before.
    is_whole = all(group in groups for group in ["compile", "start", "large", "many"])
    profiles = shares.profiles(PROGRAMS / "CompileBenchmarks", UNSTRIPPED, FOLDER) if is_whole else []
    text = sections(rows, own.notes, profiles)
    print(text)
    if arguments.write:
        write(ROOT / arguments.write, f"{where}: `make performance`.\n\n{text}")


if __name__ == "__main__":
    main()
