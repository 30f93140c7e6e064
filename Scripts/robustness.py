#!/usr/bin/env python3
"""Writes Documentation/Robustness.md from the latest results of `make fuzz`, `make sanitize` and the attack tests.

The figures lie in .build/robustness: fuzz.json and sanitize.json, written by the two targets with the date, the machine and
the commit of the run. The section about attacks is Documentation/Attacks.md, which the tests write. A section whose
target has not been run here, or by a script that kept no machine, stays as the page has it.
"""

import json
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
FIGURES = ROOT / ".build/robustness"
FOUND = ROOT / "Tests/Fixtures/fuzz"
TARGET = ROOT / "Documentation/Robustness.md"


def figures(name):
    """The latest result of a target; None if it was not run, or if its date and machine are not recorded."""
    path = FIGURES / name
    result = json.loads(path.read_text(encoding="utf-8")) if path.exists() else None
    if any("machine" not in part for part in (result if isinstance(result, list) else [result] if result else [])):
        print(f"{path.relative_to(ROOT)} does not say when and where it was made: run its target again")
        return None
    return result


def table(head, rows):
    return [f"| {' | '.join(head)} |", "|" + "---|" * len(head)] + [f"| {' | '.join(row)} |" for row in rows]


def kept(heading):
    """A section as the page has it; nothing where it has none."""
    text = TARGET.read_text(encoding="utf-8") if TARGET.exists() else ""
    parts = [part for part in text.split("\n## ") if part.startswith(heading + "\n")]
    return [line for line in parts[0].strip().split("\n")[2:]] if parts else []


def fuzzing(result):
    lines = ["## Fuzzing", ""]
    if not result:
        return lines + (kept("Fuzzing") or ["Not run: `make fuzz SECONDS=600`."])
    lines += [f"{result['machine']}.", "", f"`{result['command']}`, libFuzzer with the address sanitizer; the entry points are in `Fuzz/Doors/Door.swift`.", ""]
    rows = []
    for row in result["doors"]:
        share = f"{row['coverage']:,} of {row['counters']:,}"
        rate = row["executions"] / max(row["seconds"], 1)
        rows.append([
            f"`{row['door']}`", f"{row['seconds']:.0f}", f"{row['executions']:,}", f"{rate:,.0f}", share, f"{row['peak']}",
            str(len(row["findings"])),
        ])
    head = ["entry point", "seconds", "executions", "per second", "edges reached", "peak MB", "new findings"]
    lines += table(head, rows)
    total = sum(row["executions"] for row in result["doors"])
    lines += ["", f"{total:,} executions. Edges are those of the whole program; no entry point can reach all of them."]
    return lines


def found():
    counts = {}
    for path in sorted(FOUND.glob("*/*")):
        counts[path.parent.name] = counts.get(path.parent.name, 0) + 1
    total = sum(counts.values())
    parts = ", ".join(f"{count} {kind}" for kind, count in counts.items())
    return [
        "## What fuzzing found so far", "",
        f"{total} inputs, reduced, in `Tests/Fixtures/fuzz`: {parts}. The test `FoundInputs` runs each through every entry point of its kind."
        if total else "Nothing.",
    ]


def sanitizers(results):
    lines = ["## Sanitizers", ""]
    if not results:
        return lines + (kept("Sanitizers") or ["Not run: `make sanitize`."])
    rows = [
        [
            row["sanitizer"], f"{row['tests']:,}", str(row["skipped"]), str(row["findings"]), "yes" if row["passed"] else "no",
            f"{row['build']}", f"{row['seconds']}",
        ]
        for row in results
    ]
    head = ["sanitizer", "tests", "skipped", "findings", "passed", "seconds to build", "seconds to run"]
    # One line where both were run at the same place, else one each.
    places = list(dict.fromkeys(f"`{row['command']}`, the whole test suite: {row['machine']}." for row in results))
    return lines + [text for place in places for text in (place, "")] + table(head, rows)


def attacks():
    title, _, text = (ROOT / "Documentation/Attacks.md").read_text(encoding="utf-8").partition("\n")
    return ["## Attacks", "", text.strip()]


def main():
    sections = [
        ["# Robustness", "", "Written by `make robustness`; nothing is edited by hand. The guarantees are in [SECURITY.md](../SECURITY.md)."],
        fuzzing(figures("fuzz.json")), found(), sanitizers(figures("sanitize.json")), attacks(),
    ]
    TARGET.write_text("\n\n".join("\n".join(section) for section in sections) + "\n", encoding="utf-8")
    print(f"wrote {TARGET.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
