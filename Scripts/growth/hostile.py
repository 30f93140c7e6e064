#!/usr/bin/env python3
"""Holds how the installed tool's work grows with texts that somebody made to be slow, by instruction counts.

    Scripts/check-growth.py TOOL [NAME]...

Each shape is run at n and at 4n; of both counts that of an empty scene is taken away. A shape is the text of a scene, or a folder of
files by their names. What is linear gives 4, n log n little more, and
more than 5.2 fails. Instructions are counted by valgrind and do not depend on what else the machine does.
"""

import pathlib
import shutil
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Benchmarks"))

import counts  # noqa: E402

MOST = 5.2
EMPTY = "scene: 1\nobjects: []\n"


def slots(n):
    """Slots that no class has; only many of them show what is compared with each other."""
    return "scene: 1\nobjects:\n  - class: UIView\n" + "".join(f"    slot{i}: [{{class: UIView}}]\n" for i in range(n))


def lost_outlets(n):
    """Outlets that lead nowhere, each near many ids."""
    outlets = "".join(f"    o{i}: nn{i}\n" for i in range(n))
    views = "".join(f"  - {{class: UIView, id: n{i}}}\n" for i in range(n))
    return f"scene: 1\nowner:\n  class: K\n  superclass: UIViewController\n  outlets:\n{outlets}objects:\n{views}"


def suppressions(n):
    """Suppression comments of rules that do not exist."""
    return "scene: 1\nobjects:\n  - class: UIView\n" + "".join(f"    # diorama:disable rule{i} -- x\n" for i in range(n))


def removals(n):
    """Entries that a fix removes, all of one map."""
    entries = "".join(f"      a{i}: {{alpha: 1.0}}\n" for i in range(n))
    return f"scene: 1\nstyles:\n{entries.replace('      ', '  ')}objects: []\n"


def default_values(n):
    """Properties that have their default values, all in one line."""
    views = ", ".join("{class: UIView, alpha: 1.0, isHidden: false}" for _ in range(n))
    return f"scene: 1\nobjects: [{views}]\n"


def one_line(n):
    """Findings in one line."""
    outlets = ", ".join(f"o{i}: nn{i}" for i in range(n))
    return f"scene: 1\nowner: {{class: K, superclass: UIViewController, outlets: {{{outlets}}}}}\nobjects: []\n"


def unknown_keys(n):
    """Misspelled properties of one object."""
    return "scene: 1\nobjects:\n  - class: UILabel\n" + "".join(f"    texxt{i}: a\n" for i in range(n))


def storyboard(n):
    """A storyboard whose scenes are files, each to be laid out, with findings that fixes remove."""
    files = {"A.storyboard.yaml": "storyboard: 1\ninitialViewController: S0\n"}
    for i in range(n):
        labels = "".join(f"      - {{text:   Label {j}, class: UILabel, alpha: 1.0}}\n" for j in range(10))
        files[f"A/S{i}.scene.yaml"] = (
            "scene: 1\nviewController:\n  class: UIViewController\n"
            f"  segues: [{{kind: show, destination: S{(i + 1) % n}, identifier: next}}]\n"
            f"  view:\n    class: UIView\n    subviews:\n{labels}"
        )
    return files


def storyboards(n):
    """Storyboards that refer to each other, and end ways back in each other's controllers."""
    return {
        f"B{i}.storyboard.yaml": (
            f"storyboard: 1\ninitialViewController: A\nreferences:\n  next: {{storyboard: B{(i + 1) % n}}}\n"
            f"scenes:\n  A:\n    viewController:\n      class: K{i}\n      superclass: UIViewController\n"
            f"      unwindActions: [back{i}(_:)]\n      segues:\n        - {{kind: show, destination: next, identifier: a}}\n"
            f"        - {{kind: unwind, action: back{(i + 2) % n}(_:), identifier: b}}\n      view: {{class: UIView}}\n"
        )
        for i in range(n)
    }


# The shape, n, and the call.
CASES = {
    "exclusive properties": (slots, 2000, ["validate"]),
    "suggestions": (lost_outlets, 200, ["validate"]),
    "suppression comments": (suppressions, 200, ["lint"]),
    "removed entries": (removals, 600, ["lint", "--fix", "--diff"]),
    "removed entries of one line": (default_values, 500, ["lint", "--fix", "--diff"]),
    "findings in one line": (one_line, 200, ["validate"]),
    "unknown keys": (unknown_keys, 250, ["validate"]),
    "formatting one line": (default_values, 400, ["format", "--check"]),
    "formatting a storyboard": (storyboard, 20, ["format", "--check"]),
    "fixes in a storyboard": (storyboard, 20, ["lint", "--fix", "--diff"]),
    "upgrading a storyboard": (storyboard, 20, ["upgrade", "--check"]),
    "many storyboards": (storyboards, 50, ["validate"]),
}


def main():
    tool, *names = sys.argv[1:]
    if not shutil.which("valgrind"):
        print("check-growth: valgrind is not installed, so nothing is counted")
        return
    tool = pathlib.Path(tool).resolve()
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)

        def count(shape, call):
            files = shape if isinstance(shape, dict) else {"A.scene.yaml": shape}
            with tempfile.TemporaryDirectory(dir=folder) as inputs:
                for name, text in files.items():
                    path = pathlib.Path(inputs, name)
                    path.parent.mkdir(exist_ok=True)
                    path.write_text(text)
                return counts.instructions([tool, *call, "--jobs", "1", "--", inputs], folder, accepted=(0, 1))

        for name, (shape, n, call) in CASES.items():
            if names and name not in names:
                continue
            empty, small, large = (count(text, call) for text in (EMPTY, shape(n), shape(4 * n)))
            growth = (large - empty) / (small - empty)
            share = (small - empty) / empty
            failures += growth > MOST
            word = "FAILED" if growth > MOST else "ok"
            print(f"{word} {name:32} {growth:5.2f}   {share:6.1f} times an empty scene", flush=True)
    print(f"{len(names or CASES) - failures} passed, {failures} failed")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
