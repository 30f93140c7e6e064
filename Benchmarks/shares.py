"""Where time goes, by perf's samples, and memory, by massif; nothing where these are missing or may not be used."""

import pathlib
import re
import shutil
import subprocess
import time

import massif
from rows import markdown

CONFORMANCES = re.compile(r"conformsToProtocol|Conformance")
TYPES = re.compile(r"MangledName|[dD]emangl|MetadataCache|[gG]etGenericMetadata|swift_get\w*Metadata|TypeDecoder")
COUNTING = re.compile(r"swift_(retain|release|bridgeObject|unknownObject|isUnique|weak|unowned)|RefCount")
MEMORY = re.compile(
    r"malloc|calloc|realloc|free|swift_(slow)?[aA]lloc|swift_(slow)?[dD]ealloc|allocObject|mem(move|cpy|set)|unlink_chunk"
)
KINDS = [
    ("looking for conformances", CONFORMANCES),
    ("looking for types by name", TYPES),
    ("counting references", COUNTING),
    ("hashing", re.compile(r"Hasher|hash", re.IGNORECASE)),
    ("allocating, freeing and copying memory", MEMORY),
]
MODULES = {folder.name for folder in (pathlib.Path(__file__).resolve().parent.parent / "Sources").iterdir()}
LIBRARIES = "the rest of Swift's and C's libraries"


def kind(library, symbol):
    """What a sample is counted as."""
    if library.startswith("libyaml") or symbol.startswith("yaml_"):
        return "libyaml"
    if library.startswith(("[k", "[unknown")):
        return "the system"
    for name, pattern in KINDS:
        if pattern.search(symbol):
            return name
    return module(symbol) or LIBRARIES


def module(symbol):
    """The module of ours, or of the argument parser, that a mangled name begins with: a number says how long the name is."""
    length = re.match(r"\$s(\d+)", symbol)
    if not length:
        return None
    name = symbol[length.end():length.end() + int(length[1])]
    return name if name in MODULES | {"ArgumentParser"} else None


def sampled(command, rounds, folder):
    """The share of each kind in a command's time; empty where nothing can be sampled."""
    if not shutil.which("perf"):
        return {}
    if "--cache" in command:
        # The cache is to know everything, and trusts nothing that was written a moment ago.
        for pause in [2.5, 0]:
            subprocess.run([*map(str, command)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
            time.sleep(pause)
    data = folder / "perf.data"
    repeated = ["sh", "-c", 'n=$1; shift; while [ "$n" -gt 0 ]; do "$@"; n=$((n - 1)); done', "repeat", str(rounds)]
    record = ["perf", "record", "-q", "-F", "1999", "-o", str(data), *repeated, *map(str, command)]
    if subprocess.run(record, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode != 0:
        return {}
    # The shell that repeats the command is no part of it.
    name = re.sub(r".*/", "", str(command[0]))[:15]
    report = ["perf", "report", "-i", str(data), "--stdio", "--no-demangle", "-F", "sample,dso,sym", "-t", "\t", "--comms", name]
    text = subprocess.run(report, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, errors="replace").stdout
    counts = {}
    for line in text.splitlines():
        parts = [part.strip() for part in line.split("\t")]
        if len(parts) != 3 or not parts[0].isdigit():
            continue
        found = kind(parts[1], re.sub(r"^\[.\] ", "", parts[2]))
        counts[found] = counts.get(found, 0) + int(parts[0])
    total = sum(counts.values())
    return {name: count / total for name, count in counts.items()}


def profiles(compiler, tool, folder):
    """Tables of where the time of what misses its aim goes, and the memory of a compile.

    The compiler is the program that measures in process; the tool is diorama with its symbols.
    """
    commands = {
        "100,000 objects": ([compiler, "profile", "100000", "2"], 1),
        "500 chains, 120 deep": ([compiler, "profile-chains", "120", "500"], 1),
        "1,000 rows": ([tool, "compile", folder / "Rows.scene.yaml", "-o", folder / "Rows.nib"], 20),
        "validate, 100 lines": ([tool, "validate", folder / "Small.scene.yaml"], 200),
        "10,000 files, with cache": (
            [tool, "compile", folder / "scenes", "--output-dir", folder / "nibs", "--cache", folder / "cache"], 10,
        ),
    }
    columns = {name: sampled(command, rounds, folder) for name, (command, rounds) in commands.items()}
    texts = []
    kinds = {kind for column in columns.values() for kind, share in column.items() if share >= 0.005}
    if kinds:
        lines = [[kind, *(f"{100 * column.get(kind, 0):.0f} %" for column in columns.values())] for kind in kinds]
        lines.sort(key=lambda line: (-sum(int(cell[:-2]) for cell in line[1:]), line[0]))
        texts += ["Where time goes, by the samples of `perf`:", markdown(["what", *columns], lines)]
    if held := massif.held([compiler, "profile", "20000", "1"], folder):
        lines = [[name, f"{count / 1e6:.1f} MB", f"{100 * share:.0f} %"] for name, count, share in held if share >= 0.01]
        texts += [
            "What is held when a compile of 20,000 objects needs most, by `valgrind --tool=massif`:",
            markdown(["for", "memory", "share"], lines),
        ]
    return texts
