#!/usr/bin/env python3
"""Holds how the work of each verb grows with what people have much of, by instruction counts.

    Scripts/check-growth.py TOOL [NAME]...

A case is a shape of `Benchmarks/shapes.py` or `Benchmarks/hostile.py`, and a verb of `Benchmarks/verbs.py`. It runs at n and at 4n, and the count of
an empty input is taken from both. What is linear gives 4, n log n little more, and more than 5.2 fails. n is doubled until the work is at
least five times the start, so that the start's own noise does not matter. NAME picks the cases with that in their names, such as
`lint` or `constraints`. Instructions are counted by valgrind and do not depend
on what else the machine does.
"""

import argparse
import concurrent.futures
import pathlib
import shutil
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Benchmarks"))

import counts  # noqa: E402
import hostile  # noqa: E402
import shapes  # noqa: E402
import verbs  # noqa: E402
from processes import Failure  # noqa: E402

MOST = 5.2
# How many times the start the work is at least at n.
LEAST_WORK = 5
# The longest that one run may take, in seconds: what grows with the square ends here at the latest.
PATIENCE = 120

OF_FILES = ["validate", "lint", "format", "upgrade", "compile", "generate", "strings extract"]
OF_SCENE = [
    "validate", "lint", "lint --fix", "format", "compile", "compile --debug-info", "generate", "inspect", "tree", "render", "preview", "export",
    "import", "ibtool", "decompile", "diff", "diff of nibs", "merge", "lsp, opening", "lsp, typing", "lsp, asking",
]  # fmt: skip
OF_PART = ["validate", "lint", "format", "compile", "compile --debug-info", "generate"]
# By what the first n is divided for verbs that take more for each object.
DIVISORS = {
    "lint": 2, "lint --fix": 2, "preview": 4, "export": 2, "import": 4, "ibtool": 2, "decompile": 8, "diff": 4, "diff of nibs": 16, "merge": 8, "inspect": 4,
    "lsp, opening": 4, "lsp, asking": 2, "generate": 2,
}  # fmt: skip

# Shapes that people have, the first n, and the verbs.
CASES = [
    (shapes.scenes, 64, [*OF_FILES, "strings check", "snapshots"]),
    (shapes.ids, 1024, OF_SCENE),
    (shapes.texts, 1024, ["validate", "compile", "strings extract", "strings check", "strings compile", "strings rekey", "diff"]),
    (shapes.constraints, 512, OF_SCENE),
    (shapes.outlets, 512, [*OF_PART, "export", "import", "ibtool", "decompile", "diff", "merge", "lsp, typing"]),
    (shapes.styles, 512, [*OF_PART, "upgrade", "export", "diff", "lsp, typing", "lsp, asking"]),
    (shapes.components, 256, [*OF_PART, "lint --fix", "tree", "export", "diff", "lsp, typing", "lsp, asking"]),
    (shapes.states, 512, ["validate", "lint", "compile", "format", "import", "ibtool"]),
    (shapes.storyboard, 128, [*OF_FILES, "lint --fix", "render", "export", "import", "ibtool", "split", "diff", "lsp, typing"]),
    (shapes.storyboard_of_files, 64, [*OF_FILES, "lint --fix", "render", "export", "import", "split --join"]),
    (shapes.classes, 256, ["validate", "lint", "compile", "generate", "swift-classes", "lsp, opening"]),
    (shapes.findings, 128, ["validate", "lint", "lint --fix", "lsp, opening", "lsp, typing"]),
    (shapes.swift_sources, 64, ["sources"]),
]
# The verbs of the plugins' tool, which is beside the other one where both are built.
OF_BUILD_TOOL = {verbs.VERBS["sources"]}
BUILD_TOOL = ROOT / ".build/release-static/diorama-build"
EMPTY = {"A.scene.yaml": shapes.screen("      - {class: UIView}\n"), ".diorama.yaml": "components: []\n", "Sources/A.swift": "class A {}\n"}
EMPTY_STORYBOARD = shapes.storyboard(1)
EMPTY_STORYBOARD_OF_FILES = shapes.storyboard_of_files(1)


def written(files, folder):
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def work(tool, files, verb, accepted):
    """How many instructions a verb takes for files."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        inputs = folder / "in"
        written(files, inputs)
        # What follows the call is what it reads, or what talks to the server that it is.
        call, more = verb(verbs.Subject(tool, inputs, next(iter(files))))
        if verb in OF_BUILD_TOOL:
            tool = BUILD_TOOL
        if callable(more):
            return counts.server_instructions([tool, *call], inputs, more, PATIENCE)
        return counts.instructions([tool, *call], inputs, accepted=accepted, standard_input=more, patience=PATIENCE)


def growth(tool, shape, n, verb, empty, accepted):
    """The growth from n to 4n, the work at n as a multiple of the start, and n."""
    start = work(tool, empty, verb, accepted)
    known = {}

    def of(n):
        if n not in known:
            known[n] = work(tool, shape(n), verb, accepted) - start
        return known[n]

    while of(n) < LEAST_WORK * start:
        n *= 2
    return of(4 * n) / of(n), of(n) / start, n


def cases():
    for shape, n, names in CASES:
        empty = {shapes.storyboard: EMPTY_STORYBOARD, shapes.storyboard_of_files: EMPTY_STORYBOARD_OF_FILES}.get(shape, EMPTY)
        for name in names:
            accepted = (0, 1) if name in verbs.FINDING else (0,)
            first = n // DIVISORS.get(name, 1)
            yield f"{name}, {shape.__name__.replace('_', ' ')}", shape, first, verbs.VERBS[name], empty, accepted
    for name, (shape, n, verb) in hostile.CASES.items():
        empty = hostile.document() if shape is hostile.broken_document else hostile.EMPTY
        yield name, shape, n, verbs.of_all(*verb), empty, (0, 1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool", type=pathlib.Path)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    if not shutil.which("valgrind"):
        print("check-growth: valgrind is not installed, so nothing is counted")
        return
    tool = options.tool.resolve()
    if not BUILD_TOOL.exists():
        print(f"check-growth: {BUILD_TOOL} is not built, so it is not counted")
    chosen = [case for case in cases() if not options.names or any(name in case[0] for name in options.names)]
    chosen = [case for case in chosen if BUILD_TOOL.exists() or case[3] not in OF_BUILD_TOOL]
    begin = time.monotonic()
    failures = 0

    def outcome(case):
        name, *arguments = case
        try:
            return name, growth(tool, *arguments)
        except Failure as failure:
            return name, failure

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for name, found in pool.map(outcome, chosen):
            if isinstance(found, Failure):
                failures += 1
                print(f"FAILED {name:40} {found}", flush=True)
                continue
            factor, share, n = found
            failures += factor > MOST
            print(f"{'FAILED' if factor > MOST else 'ok':6} {name:40} {factor:5.2f}   n {n:5}, {share:5.1f} times the start", flush=True)
    print(f"{len(chosen) - failures} passed, {failures} failed, in {time.monotonic() - begin:.0f} s")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
