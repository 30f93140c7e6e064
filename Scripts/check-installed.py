#!/usr/bin/env python3
"""Runs every file of the project through the installed tool, by every verb that takes it.

    Scripts/check-installed.py TOOL

Tests run a tool that is linked with the system's libraries; this holds the one that `make install` installs, which is linked
statically. Fixtures may have errors (status 1) or be unreadable (66), but no call ends by a signal or with status 70.
"""

import collections
import concurrent.futures
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ["samples", "Tests/Fixtures", "Examples", "Documentation", "Proof"]
# The verbs by the end of a file's name; {} is the file and {out} a path that is free.
VERBS = {
    ".scene.yaml": [
        "validate -- {}", "lint -- {}", "compile -o {out}.nib -- {}", "format --check -- {}", "upgrade --check -- {}",
        "tree -- {}", "render -o {out}.png -- {}", "render -o {out}.svg --appearance dark -- {}",
        "diff --html {out}.html -- {} {}", "export -o {out}.xib -- {}", "generate --output-dir {out}.swift -- {}",
    ],
    "scene of a storyboard": [
        "validate -- {}", "lint -- {}", "format --check -- {}", "upgrade --check -- {}", "tree -- {}", "render -o {out}.png -- {}",
    ],
    ".storyboard.yaml": [
        "validate -- {}", "lint -- {}", "compile -o {out}.storyboardc -- {}", "format --check -- {}",
        "render -o {out}.png -- {}", "export -o {out}.storyboard -- {}",
    ],
    ".xib": [
        "import -o {out}.scene.yaml -- {}", "diff -- {} {}", "ibtool --all --compile {out}.nib {}", "ibtool --export-strings-file {out}.strings {}",
        "validate -- {}", "lint -- {}", "compile -o {out}.nib -- {}", "tree -- {}", "render -o {out}.png -- {}",
        "generate --output-dir {out}.swift -- {}",
    ],
    ".storyboard": [
        "import --output-dir {out} -- {}", "ibtool --all --compile {out}.storyboardc {}",
        "validate -- {}", "lint -- {}", "compile -o {out}.storyboardc -- {}", "render -o {out}.png -- {}",
    ],
    ".nib": ["inspect --objects -- {}", "tree -- {}", "decompile -o {out}.scene.yaml -- {}", "diff -- {} {}"],
    ".xcstrings": ["strings check --catalog {} -- samples/sign-in"],
    ".swift": ["swift-classes -- {}"],
    ".m": ["swift-classes -- {}"],
    ".strings": ["strings extract --catalog {} --dry-run -- samples/sign-in"],
    "fuzz/swift": ["swift-classes -- {}"],
    "fuzz/schema": ["validate --schemas {} -- samples/sign-in", "lint --schemas {} -- samples/sign-in"],
}


def kind_of(path):
    """The key of VERBS for a file; what the fuzzer found as text has the kind of its folder."""
    folder = "/".join(path.parts[-3:-1])
    if folder in VERBS:
        return folder
    suffix = next((suffix for suffix in VERBS if path.name.endswith(suffix)), None)
    if suffix == ".scene.yaml" and path.parent.with_name(path.parent.name + ".storyboard.yaml").exists():
        return "scene of a storyboard"
    return suffix


def calls_of(path, out):
    kind = kind_of(path)
    if kind == "fuzz/swift":
        # Sources are known by their name.
        path = shutil.copy(path, f"{out}.swift")
    elif kind == ".strings":
        # A catalog of tables is a folder of a folder for each language.
        os.makedirs(f"{out}.tables/en.lproj")
        shutil.copy(path, f"{out}.tables/en.lproj")
        path = f"{out}.tables"
    for number, call in enumerate(VERBS.get(kind, [])):
        words = [word.replace("{out}", f"{out}-{number}") for word in call.split()]
        yield [str(path) if word == "{}" else word for word in words]


def run(tool, arguments):
    process = subprocess.run([tool, *arguments], cwd=ROOT, capture_output=True, stdin=subprocess.DEVNULL, timeout=120)
    return arguments, process.returncode, process.stderr.decode("utf-8", "replace")


def main():
    tool = os.path.realpath(sys.argv[1])
    files = sorted(
        path for folder in FOLDERS for path in (ROOT / folder).rglob("*")
        if path.is_file() and not any(part.startswith(".build") for part in path.parts)
    )
    counts, failures = collections.Counter(), 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        calls = [call for number, path in enumerate(files) for call in calls_of(path, f"{folder}/{number}")]
        for arguments, status, errors in pool.map(lambda call: run(tool, call), calls):
            counts[arguments[0]] += 1
            if status not in (0, 1, 66):
                failures += 1
                print(f"FAILED status {status}: diorama {' '.join(arguments)}\n    {errors.strip()[-500:]}")
    print(", ".join(f"{verb} {count}" for verb, count in sorted(counts.items())))
    print(f"{sum(counts.values()) - failures} passed, {failures} failed")
    sys.exit(1 if failures or not counts else 0)


if __name__ == "__main__":
    main()
