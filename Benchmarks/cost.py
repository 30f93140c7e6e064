"""Counts the instructions that commands take, and holds the counts against thresholds.json.

python3 cost.py [--record]

Counts do not depend on what else the machine does, so that a check can fail by them; times cannot. They are those of the static
executable that `make release` builds and users install. A count that is more than a seventh above its threshold fails, and so
does one without a threshold; one that is as far below asks for a record.
Counts vary by a few parts in a hundred with the libraries of the system.
"""

import json
import pathlib
import shutil
import sys

import counts
import peers
import real

ROOT = pathlib.Path(__file__).resolve().parent.parent
THRESHOLDS = ROOT / "Benchmarks" / "thresholds.json"
TOOL = ROOT / ".build" / "release-static" / "diorama"
TOLERANCE = 1.15


def commands(folder):
    small, rows = folder / "Small.scene.yaml", folder / "Rows.scene.yaml"
    small.write_text(peers.rows_scene(7))
    rows.write_text(peers.rows_scene(1000))
    return {
        "validate, 100 lines": ["validate", str(small)],
        "lint, 100 lines": ["lint", str(small), "--only", "redundant-default"],
        "compile, 100 lines": ["compile", str(small), "-o", str(folder / "Small.nib")],
        "compile, 14,000 lines": ["compile", str(rows), "-o", str(folder / "Rows.nib")],
    }


def instructions(command, folder):
    return counts.instructions([TOOL, *command], folder)


def main():
    if not shutil.which("valgrind"):
        print("cost: valgrind is not installed, so nothing is counted")
        return
    if not TOOL.exists():
        sys.exit(f"cost: there is no {TOOL.relative_to(ROOT)}; run make release first")
    folder = ROOT / ".build" / "cost"
    folder.mkdir(parents=True, exist_ok=True)
    found = {name: instructions(command, folder) for name, command in commands(folder).items()}
    found |= layout_counts(folder) | own_counts(folder) | document_counts(folder)
    if "--record" in sys.argv:
        THRESHOLDS.write_text(json.dumps(found, indent=2) + "\n")
    known = json.loads(THRESHOLDS.read_text()) if THRESHOLDS.exists() else {}
    failures = compare(found, known)
    if failures:
        sys.exit(f"cost: {failures} of the counts do not hold; python3 Benchmarks/cost.py --record where that is meant")


def layout_counts(folder):
    """What one more file of 20 views and 40 constraints costs, laid out at six sizes: by the rules, and in all."""
    for count in [1, 11]:
        scenes = folder / f"Constrained{count}"
        scenes.mkdir(exist_ok=True)
        for index in range(count):
            (scenes / f"Screen{index}.scene.yaml").write_text(peers.constrained_scene())

    def of_one_more(verb):
        few, many = (instructions([verb, str(folder / f"Constrained{count}"), "-j", "1"], folder) for count in [1, 11])
        return (many - few) // 10

    whole, language = of_one_more("lint"), of_one_more("validate")
    return {"rules, 40 constraints": whole - language, "lint, 40 constraints": whole}


def own_counts(folder):
    """What verbs take for the project's own scenes, which are as small as those that people have."""
    scenes = real.own_scenes(folder / "own")
    return {f"{verb}, the project's scenes": real.verb_instructions(TOOL, verb, scenes, folder) for verb in real.VERBS}


def document_counts(folder):
    """What the project's own documents of Interface Builder take as they are."""
    documents = folder / "documents"
    shutil.rmtree(documents, ignore_errors=True)
    documents.mkdir()
    for path in sorted((ROOT / "Tests/Fixtures/documents").rglob("*")):
        if path.suffix in (".xib", ".storyboard"):
            shutil.copy(path, documents)
    lint = counts.instructions([TOOL, "lint", documents, "--quiet", "--jobs", "1"], folder, accepted=(0, 1))
    xib = ROOT / "Tests/Fixtures/documents/SignIn.xib"
    return {
        "lint, documents": lint,
        "ibtool, one xib": instructions(["ibtool", "--compile", str(folder / "SignIn.nib"), str(xib)], folder),
    }


def compare(found, known):
    """Prints each count with its threshold; how many are too many, or have none."""
    failures = 0
    print(f"{'':36} {'instructions':>14} {'threshold':>14} {'ratio':>7}")
    for name, count in found.items():
        limit = known.get(name)
        if not limit:
            failures += 1
            print(f"{name:36} {count:14,} {'none':>14}         no threshold")
            continue
        ratio = count / limit
        verdict = "too many" if ratio > TOLERANCE else "fewer: record it" if ratio < 1 / TOLERANCE else ""
        failures += ratio > TOLERANCE
        print(f"{name:36} {count:14,} {limit:14,} {ratio:7.3f} {verdict}")
    return failures


if __name__ == "__main__":
    main()
