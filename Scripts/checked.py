#!/usr/bin/env python3
"""Notes in Documentation/Checked.txt that parts of `make check-all` passed: when, and of which commit."""

import datetime
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
RECORD = ROOT / "Documentation" / "Checked.txt"
HEAD = "Parts of `make check-all`, and when each last passed.\n\n"


def main():
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()
    today = datetime.datetime.now(datetime.timezone.utc).date()
    lines = RECORD.read_text().removeprefix(HEAD).splitlines() if RECORD.exists() else []
    known = dict(line.split(": ", 1) for line in lines if ": " in line)
    for part in sys.argv[1:]:
        known[part] = f"{today}, commit {commit}"
    RECORD.write_text(HEAD + "".join(f"{part}: {when}\n" for part, when in sorted(known.items())))


if __name__ == "__main__":
    main()
