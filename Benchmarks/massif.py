"""What a program holds when it needs most memory, by valgrind's massif."""

import re
import shutil
import subprocess

ENTRY = re.compile(r"^( *)n\d+: (\d+) (.*)")
# For what memory is taken, by the first function in its way there that says so.
PURPOSES = [
    ("the text", re.compile(r"\bSourceText\b")),
    ("the tree of the text", re.compile(r"\b(TreeBuilder|SyntaxTree)\b")),
    ("validation", re.compile(r"\b(ValidationRule|ValidationContext|validate)\b")),
    ("the scene", re.compile(r"\b(SceneLowering|ValueReader|SceneObject|lower)\b")),
    ("the nib", re.compile(r"\b(NibEmitter|NibArchiveGraph|NibArchive|EmittedNib)\b")),
]


def purpose(function):
    """For what a function takes memory; nothing where it does not say."""
    return next((name for name, pattern in PURPOSES if pattern.search(function)), None)


def peak(text):
    """The lines of the snapshot with the most memory: how deep each stands, its bytes and its function."""
    _, _, rest = text.partition("heap_tree=peak\n")
    for line in rest.splitlines():
        entry = ENTRY.match(line)
        if not entry:
            return
        yield len(entry[1]), int(entry[2]), entry[3]


def held(command, folder):
    """What memory is for, with its bytes and its share, the most first; empty where massif is missing."""
    if not shutil.which("valgrind"):
        return []
    output = folder / "massif.out"
    massif = ["valgrind", "--tool=massif", "--depth=40", "--threshold=0.2", f"--massif-out-file={output}"]
    if subprocess.run([*massif, *map(str, command)], capture_output=True, check=False).returncode != 0:
        return []
    demangle = ["swift", "demangle", "--compact", "--simplified"]
    text = subprocess.run(demangle, input=output.read_text(), capture_output=True, text=True, check=True).stdout
    counts, total, known = {}, 0, None
    for depth, count, function in peak(text):
        if depth == 0:
            total = count
        # What stands under a function that is known already is counted with it.
        if known is not None and depth > known:
            continue
        known = None
        if name := purpose(function):
            counts[name] = counts.get(name, 0) + count
            known = depth
    counts["anything else"] = total - sum(counts.values())
    return sorted(((name, count, count / max(total, 1)) for name, count in counts.items()), key=lambda line: -line[1])
