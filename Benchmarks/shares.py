"""Where the time of a compile goes, by perf's samples; nothing where perf is missing or may not be used."""

import re
import shutil
import subprocess

COUNTING = re.compile(r"swift_(retain|release|bridgeObject|unknownObject|isUnique|weak|unowned)|RefCount")
MEMORY = re.compile(r"malloc|calloc|realloc|free|swift_(slow)?[aA]lloc|swift_(slow)?[dD]ealloc|allocObject|mem(move|cpy|set)|unlink_chunk")


def kind(library, symbol):
    """What a sample is counted as."""
    if library.startswith("libyaml"):
        return "libyaml"
    if COUNTING.search(symbol):
        return "counting references"
    if "Hasher" in symbol or "hash" in symbol.lower():
        return "hashing"
    if MEMORY.search(symbol):
        return "allocating, freeing and copying memory"
    if symbol.startswith("$s") and (name := module(symbol)):
        return name
    if library.startswith("[k") or library.startswith("[unknown"):
        return "the system"
    return "the rest of Swift's and C's libraries"


def module(symbol):
    """The module of ours that a mangled name begins with: a number says how long the name is."""
    length = re.match(r"\$s(\d+)", symbol)
    if not length:
        return None
    name = symbol[length.end():length.end() + int(length[1])]
    return name if re.fullmatch(r"(Scene|Nib|Diorama)\w+", name) else None


def shares(program, folder, objects=100_000):
    """Pairs of what takes time and its share, the largest first; empty where nothing can be sampled."""
    if not shutil.which("perf"):
        return []
    data = folder / "perf.data"
    record = ["perf", "record", "-q", "-F", "499", "-o", str(data), str(program), "profile", str(objects), "2"]
    if subprocess.run(record, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode != 0:
        return []
    report = ["perf", "report", "-i", str(data), "--stdio", "--no-demangle", "-F", "sample,dso,sym", "-t", "\t"]
    text = subprocess.run(report, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, errors="replace").stdout
    counts = {}
    for line in text.splitlines():
        parts = [part.strip() for part in line.split("\t")]
        if len(parts) != 3 or not parts[0].isdigit():
            continue
        name = kind(parts[1], re.sub(r"^\[.\] ", "", parts[2]))
        counts[name] = counts.get(name, 0) + int(parts[0])
    total = sum(counts.values())
    return sorted(((name, count / total) for name, count in counts.items()), key=lambda pair: -pair[1])
