#!/usr/bin/env python3
"""Imports twenty screens whose frames Interface Builder saved, draws them, and holds their frames against the saved ones.

Usage: imported-screens.py TOOL [--pictures DIR] [--page FILE]

The frames and the documents lie beside the checkout; without them that is said, and nothing is done. Of each repository the screen with
the most views comes first, then the next of each, until there are twenty. Pictures are for looking at; what was seen is in
imported-screens.tsv beside this file, and goes on the page.
"""
import gzip
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SHARED = ROOT.parent / "shared"
COUNT, NEAR = 20, 0.5


def screens():
    """The cases, one after the other of each repository, the fullest first; more than are wanted, since some have no frame to compare."""
    with gzip.open(SHARED / "data/layout-oracle.json.gz") as file:
        cases = json.load(file)["cases"]
    repositories = {}
    for case in cases:
        width, height = case["device"]["size"]
        seen = sum(view["use"] == "expected" for view in case["views"])
        document = SHARED / "corpus/documents/ios" / case["doc"]
        # Earlier versions of Xcode laid out text fields, safe areas and rounding in other ways, which no system does today.
        isModern = int(case["tools"].split(".")[0]) >= 15400
        if isModern and case["context"] in ("top", "controller") and min(width, height) >= 320 and seen > 2 and document.exists():
            repositories.setdefault(case["doc"].split("/")[0], []).append((-seen, case["doc"], case["root"], case))
    # Repositories share screens with each other.
    chosen, names = [], set()
    while len(chosen) < 3 * COUNT and any(repositories.values()):
        for name in sorted(repositories):
            found = sorted((entry for entry in repositories[name] if entry[1].split("/")[1] not in names), key=lambda entry: entry[:3])
            if found:
                chosen.append(found[0][3])
                names.add(found[0][1].split("/")[1])
            repositories[name] = found[1:]
    return chosen


def location(folder, root):
    """The scene that holds a view: a file, and the name of the scene in it where it is a storyboard."""
    for path in sorted(folder.rglob("*.yaml")):
        scene = None
        for line in path.read_text().splitlines():
            if path.name.endswith(".storyboard.yaml") and line.startswith("  ") and line[2:3].strip() and line.endswith(":"):
                scene = line.strip(" :'\"")
            if f"id: {root}" in line.replace("'", "").replace('"', ""):
                return path, scene
    return None, None


def by_ids(objects, found):
    """Objects of a scene by what Interface Builder calls them."""
    for one in objects:
        if one.get("interfaceBuilderID"):
            found[one["interfaceBuilderID"]] = one
        by_ids(one.get("children", []), found)
    return found


def kind(tag):
    """The class that an element of a document stands for."""
    return {"wkWebView": "WKWebView", "mapView": "MKMapView"}.get(tag, "UI" + tag[:1].upper() + tag[1:])


def by_order(objects, case):
    """Objects of a storyboard, which have no such names, by their order in their superviews."""
    inner = {}
    for view in case["views"]:
        if view["slot"] in ("subviews", "arrangedSubviews"):
            inner.setdefault(view["parent"], []).append(view)
    top = next((child for one in objects for child in one["children"] if child["role"] == "view"), None)
    found, pending = {}, [(case["root"], top)] if top else []
    while pending:
        name, live = pending.pop()
        found[name] = live
        children = [child for child in live["children"] if child["role"] is None and child["frame"]]
        # What a document has only for its own sake is no view, and some views make others: only what is alike is taken.
        for view in inner.get(name, []):
            match = next((index for index, child in enumerate(children) if child["loadedAs"] == kind(view["tag"])), None)
            if match is not None:
                pending.append((view["id"], children[match]))
                children = children[match + 1:]
    return found


def measure(tool, case, folder, pictures, number):
    """The frames that are near, all that are compared, and the furthest; or a word why there are none."""
    document = SHARED / "corpus/documents/ios" / case["doc"]
    call = subprocess.run([tool, "import", str(document), "--output-dir", str(folder), "-q"], capture_output=True, text=True)
    scene, name = location(folder, case["root"])
    if scene is None:
        return "not imported: " + call.stderr.strip()[:80]
    screen = ["--size", "x".join(f"{number:g}" for number in case["views"][0]["expected"][2:]),
              "--safe-area", ",".join(f"{number:g}" for number in case["safeAreaInsets"])] + (["--scene", name] if name else [])
    tree = subprocess.run([tool, "tree", str(scene), "--json", *screen], capture_output=True, text=True)
    if not tree.stdout:
        return "no hierarchy: " + tree.stderr.strip()[:80]
    objects = json.loads(tree.stdout)["objects"]
    live = by_order(objects, case) if name else by_ids(objects, {})
    near, compared, worst = 0, 0, (0.0, "")
    for view in case["views"]:
        if view["use"] != "expected" or view["id"] not in live:
            continue
        frame = live[view["id"]]["frame"]
        numbers = [frame["x"], frame["y"], frame["width"], frame["height"]]
        off = max(abs(one - other) for one, other in zip(numbers, view["expected"]))
        compared += 1
        near += off <= NEAR
        if off > worst[0]:
            worst = (off, f"{view['tag']} {view['id']}: {numbers} for {view['expected']}")
    if pictures and compared >= 3:
        subprocess.run([tool, "render", str(scene), "-q", "-o", str(pictures / f"{number:02}.png"), *screen, "--scale", "1",
                        "--appearance", "light", "--appearance", "dark"], capture_output=True)
    return near, compared, worst


def remarks():
    """What was seen in the pictures, by document and root."""
    path = ROOT / "Scripts/imported-screens.tsv"
    lines = [line.split("\t") for line in path.read_text().splitlines()] if path.exists() else []
    return {(line[0], line[1]): line[2] for line in lines if len(line) == 3}


def main():
    arguments = sys.argv[1:]
    options = {}
    for name in ("--pictures", "--page"):
        if name in arguments:
            index = arguments.index(name)
            options[name] = pathlib.Path(arguments[index + 1]).resolve()
            del arguments[index:index + 2]
    if len(arguments) != 1:
        raise SystemExit(__doc__)
    if not (SHARED / "data/layout-oracle.json.gz").exists():
        print("imported screens: no saved frames lie beside the checkout")
        return
    tool = str(pathlib.Path(arguments[0]).resolve())
    pictures = options.get("--pictures")
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    seen, rows, near, compared = remarks(), [], 0, 0
    for case in screens():
        if len(rows) == COUNT:
            break
        folder = pathlib.Path(tempfile.mkdtemp())
        try:
            result = measure(tool, case, folder, pictures, len(rows) + 1)
        finally:
            shutil.rmtree(folder)
        if isinstance(result, str) or result[1] < 3:
            print("passed over:", case["doc"], result)
            continue
        name = case["doc"].replace("/", " / ", 1)
        remark = seen.get((case["doc"], case["root"]), "not looked at")
        near, compared = near + result[0], compared + result[1]
        far = f"{result[2][0]:g} pt" if result[2][0] > NEAR else ""
        rows.append(f"| {len(rows) + 1} | {name} | {result[0]} of {result[1]} | {far} | {remark} |")
        print(len(rows), case["doc"], case["root"], case["device"]["size"], result)
    print(f"imported screens: {near} of {compared} frames within {NEAR} points")
    if "--page" in options:
        options["--page"].write_text(PAGE.format(near=near, compared=compared, share=100 * near / compared, rows="\n".join(rows)))


PAGE = """# Imported screens

Made by `make imported-screens`; do not edit. Twenty screens of public documents are imported and drawn, on the device that the
document was last shown on, light and dark. Their frames are held against those that Interface Builder saved, which Apple's engine
gave: {near} of {compared} ({share:.1f} %) are within half a point. Text is measured by the tables of the project, so that most of
what is further off is a text, or what depends on its size; [Layout accuracy](LayoutAccuracy.md) has the causes for all documents.
The screens are the fullest of each repository, of documents of Xcode 11.4 and newer with at least three frames to compare. That is
a choice: among twenty screens of documents of every age, 138 of 210 (65.7 %) were within half a point, since older Xcodes gave text
fields other heights. The documents are no part of the project. "Seen" says what is right and wrong in the picture.

| | document | frames within 0.5 pt | furthest | seen |
|---|---|---|---|---|
{rows}
"""

main()
