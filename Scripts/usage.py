#!/usr/bin/env python3
"""Counts the keys that objects of each class have in real documents: Schemas/usage.yaml, by which completion ranks.

    Scripts/usage.py [--diorama TOOL] [--documents FOLDER] [--check]

Documents of Interface Builder are imported, and the keys of their scenes are counted. What a class has seldom is left out.
Needs PyYAML. Without the documents nothing is changed, with a word.
"""

import argparse
import collections
import concurrent.futures
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "Schemas/usage.yaml"
# The language's own keys, which completion ranks by itself.
OWN = {
    "class", "superclass", "id", "styles", "outlets", "actions", "constraints", "attributes", "isInstalled", "variations",
    "embedIn", "interfaceBuilder", "segues", "storyboardIdentifier", "unwindActions",
}
MOST_KEYS = 12
FEWEST_OBJECTS = 5


def imported(tool, document, folder):
    """The texts of the scenes of a document; none where it cannot be imported."""
    target = folder / "-".join(document.parts[-3:])
    target.mkdir()
    subprocess.run([tool, "import", str(document), "--output-dir", str(target), "--discard-interface-builder", "--quiet"],
                   capture_output=True, timeout=120, check=False)
    return [path.read_text() for path in target.rglob("*.yaml")]


def count(value, objects, keys):
    """Adds the objects of a value, and the keys that they have."""
    if isinstance(value, list):
        for item in value:
            count(item, objects, keys)
    elif isinstance(value, dict):
        name = value.get("class")
        # A class of an application is one of UIKit's with more in it.
        name = value.get("superclass", name)
        if isinstance(name, str) and "." not in name:
            objects[name] += 1
            keys[name].update(str(key) for key in value if key not in OWN)
        for key, item in value.items():
            if key != "interfaceBuilder":
                count(item, objects, keys)


def table(objects, keys, documents):
    known = {path.stem for path in (ROOT / "Schemas/UIKit").glob("*.yaml")}
    lines = [
        f"# How many objects of a class there are in {documents} documents of Interface Builder, and how many of them have each key.",
        "# Counted by Scripts/usage.py: `make usage`. Completion offers the keys in this order.",
    ]
    for name in sorted(objects):
        if name not in known or objects[name] < FEWEST_OBJECTS:
            continue
        ranked = sorted(keys[name].items(), key=lambda pair: (-pair[1], pair[0]))[:MOST_KEYS]
        often = [(key, number) for key, number in ranked if number * 100 >= objects[name]]
        if often:
            lines.append(f"{name}:")
            lines.append(f"  objects: {objects[name]}")
            lines.append("  keys: {" + ", ".join(f"{key}: {number}" for key, number in often) + "}")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--diorama", default=str(ROOT / ".build/release/diorama"))
    parser.add_argument("--documents", type=pathlib.Path, default=ROOT / "../shared/corpus/documents/ios")
    parser.add_argument("--check", action="store_true", help="change nothing; exit with 1 where the table is another")
    arguments = parser.parse_args()
    if not arguments.documents.is_dir():
        print(f"usage: skipped, there is no {arguments.documents}")
        return 0
    try:
        import yaml
    except ImportError:
        print("usage: skipped, PyYAML is not installed")
        return 0
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    found = sorted(path for path in arguments.documents.rglob("*") if path.suffix in (".xib", ".storyboard"))
    objects, keys = collections.Counter(), collections.defaultdict(collections.Counter)
    documents = 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor() as pool:
        folders = [pathlib.Path(folder) / str(number) for number in range(len(found))]
        for one in folders:
            one.mkdir()
        for texts in pool.map(lambda pair: imported(arguments.diorama, *pair), zip(found, folders)):
            documents += bool(texts)
            for text in texts:
                count(yaml.load(text, loader), objects, keys)
    text = table(objects, keys, documents)
    print(f"usage: {documents} of {len(found)} documents, {sum(objects.values())} objects of {len(objects)} classes")
    if arguments.check:
        return 0 if TABLE.read_text() == text else 1
    TABLE.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
