#!/usr/bin/env python3
"""Holds what UIKit made of nibs against what Diorama says of them, and writes a file of results.

    mac-results.py LOADED TREES RESULTS --machine TEXT     LOADED is the application's results.json, TREES has NAME.json of
                                                           `diorama tree --json` for each nib
    mac-results.py --self-test                             counts a made-up example

A view of Diorama's is compared with the next view of the same class among UIKit's at the same place: UIKit puts views of its
own between them, which no nib names. Frames are in points, in the superview's coordinates.
"""

import argparse
import json
import pathlib
import sys

VERSION = 1
NEAR = 0.5
EXACT = 0.01


def compared(record, tree):
    """How near the frames of one nib come."""
    counts = {"views": 0, "near": 0, "exact": 0, "missing": 0}
    differences = []
    tops = [view for object in tree["objects"] for view in top_views(object)]
    walk(tops, record["views"], record["name"], counts, differences)
    return {
        "name": record["name"],
        "error": record.get("error"),
        **counts,
        "differences": differences,
    }


def top_views(object):
    """The views at the top, and those of controllers there."""
    if object["frame"] is not None:
        return [object]
    return [view for child in object["children"] if child["role"] == "view" for view in top_views(child)]


def walk(views, found, path, counts, differences):
    rest = list(found)
    for view in views:
        if view["frame"] is None or view["role"] in ("gesture", "prototype", "child"):
            continue
        counts["views"] += 1
        name = f"{path}/{view['loadedAs']}"
        place = next((place for place, other in enumerate(rest) if plain(other["className"]) == view["loadedAs"]), None)
        if place is None:
            counts["missing"] += 1
            differences.append({"view": name, "ours": rectangle(view["frame"]), "theirs": None})
            continue
        other = rest[place]
        rest = rest[place + 1 :]
        ours = rectangle(view["frame"])
        off = max(abs(one - two) for one, two in zip(ours, other["frame"]))
        counts["near"] += off <= NEAR
        counts["exact"] += off <= EXACT
        if off > EXACT:
            differences.append({"view": name, "ours": ours, "theirs": other["frame"]})
        walk(view["children"], other["subviews"], name, counts, differences)


def plain(name):
    """A class without its module, or what UIKit calls the subclass that it uses for observation."""
    return name.split(".")[-1].removeprefix("NSKVONotifying_")


def rectangle(frame):
    return [frame["x"], frame["y"], frame["width"], frame["height"]]


def results(loaded, trees, machine):
    nibs = []
    for record in loaded["nibs"]:
        path = pathlib.Path(trees) / f"{record['name']}.json"
        nibs.append(compared(record, json.loads(path.read_text(encoding="utf-8"))))
    return {"version": VERSION, "machine": machine, "system": loaded["system"], "nibs": nibs}


def self_test():
    def ours(name, frame, children=(), role="view"):
        box = dict(zip(("x", "y", "width", "height"), frame))
        return {"loadedAs": name, "frame": box, "role": role, "children": list(children)}

    def theirs(name, frame, subviews=()):
        return {"className": name, "frame": frame, "subviews": list(subviews)}

    label, button = ours("UILabel", [0, 0, 50, 20]), ours("UIButton", [0, 30, 80, 44])
    tree = {"objects": [ours("UIView", [0, 0, 393, 852], [label, button, ours("UISwitch", [0, 0, 51, 31])], role=None)]}
    private = theirs("_UIFloatingContentView", [0, 0, 1, 1])
    found = [theirs("UIView", [0, 0, 393, 852], [private, theirs("UILabel", [0, 0, 50.3, 20]), theirs("Shop.UIButton", [0, 30, 80, 44])])]
    record = compared({"name": "A", "views": found}, tree)
    assert (record["views"], record["near"], record["exact"], record["missing"]) == (4, 3, 2, 1), record
    assert [difference["view"] for difference in record["differences"]] == ["A/UIView/UILabel", "A/UIView/UISwitch"]
    print("The results are counted.")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("files", nargs="*", metavar="LOADED TREES RESULTS")
    parser.add_argument("--machine", default="")
    parser.add_argument("--self-test", action="store_true")
    options = parser.parse_args()
    if options.self_test:
        return self_test()
    if len(options.files) != 3:
        parser.error("LOADED, TREES and RESULTS are needed")
    loaded, trees, target = options.files
    found = results(json.loads(pathlib.Path(loaded).read_text(encoding="utf-8")), trees, options.machine)
    pathlib.Path(target).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    views, near = (sum(nib[key] for nib in found["nibs"]) for key in ("views", "near"))
    errors = [f"{nib['name']}: {nib['error']}" for nib in found["nibs"] if nib["error"]]
    print(f"{len(found['nibs'])} nibs, {len(errors)} that UIKit refuses; {near} of {views} views within {NEAR} points")
    print("\n".join(errors))


if __name__ == "__main__":
    main()
