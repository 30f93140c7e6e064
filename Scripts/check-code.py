#!/usr/bin/env python3
"""Opens both doors: makes scenes and documents as nibs and as code, and compares what comes out.

Each input is compiled to a nib and generated as code for UIKit. The code is compiled against DioramaUI, with classes that stand for
the application's. Then a program loads the nib, runs the code, and compares the two: classes, every property of the catalog,
constraints, connections, frames at three sizes, and pictures to the byte.

    Scripts/check-code.py [--jobs N] [--keep DIR] [--report FILE] INPUT...
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = pathlib.Path(os.environ.get("DIORAMA_BUILD", ROOT / ".build/debug"))
PROTOCOLS = {
    "UIScrollViewDelegate": ["UITableViewController", "UICollectionViewController"], "UITableViewDelegate": ["UITableViewController"],
    "UITableViewDataSource": ["UITableViewController"], "UICollectionViewDelegateFlowLayout": [],
    "UICollectionViewDataSource": ["UICollectionViewController"], "UITextFieldDelegate": [], "UITextViewDelegate": [],
    "UIPickerViewDelegate": [], "UIPickerViewDataSource": [], "UISearchBarDelegate": [],
    "UIGestureRecognizerDelegate": [], "UITabBarDelegate": ["UITabBarController"],
    "UINavigationBarDelegate": ["UINavigationController"], "UINavigationControllerDelegate": [],
    "UITabBarControllerDelegate": [], "UIToolbarDelegate": [], "UIPageViewControllerDelegate": [],
    "UIPageViewControllerDataSource": [], "UISplitViewControllerDelegate": [], "WKNavigationDelegate": [],
    "WKUIDelegate": [], "MKMapViewDelegate": [], "UIApplicationDelegate": [],
}
MEMBERS = """
  {override}func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {{ 0 }}
  {override}func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {{
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }}
"""
COLLECTION = """
  {override}func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {{ 0 }}
  {override}func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {{ UICollectionViewCell(frame: .zero) }}
"""
OTHERS = """
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 0 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
"""


def components(value):
    """A color of a catalog for one of a scene."""
    if isinstance(value, str) and value.startswith("#"):
        digits = value[1:] if len(value) > 4 else "".join(d * 2 for d in value[1:])
        numbers = [int(digits[i : i + 2], 16) / 255 for i in range(0, len(digits), 2)]
        value = dict(zip(("red", "green", "blue", "alpha"), numbers))
    value = value if isinstance(value, dict) else {"white": 0}
    names = ("red", "green", "blue", "white")
    parts = {n: f"{value[n]:.6f}" for n in names if n in value}
    return {"color-space": "srgb", "components": parts | {"alpha": f"{value.get('alpha', 1):.6f}"}}


class Catalog:
    """What the schemas say of UIKit's classes."""

    def __init__(self):
        self.classes = {}
        for path in sorted((ROOT / "Schemas/UIKit").glob("*.yaml")):
            schema = yaml.safe_load(path.read_text())
            self.classes[schema.get("class") or schema.get("protocol")] = schema

    def lineage(self, name):
        while name in self.classes:
            yield name
            name = self.classes[name].get("superclass")

    def facts(self):
        found = {}
        for name in self.classes:
            properties, objects = [], []
            for ancestor in self.lineage(name):
                schema = self.classes[ancestor]
                for adopted in [schema] + [self.classes[p] for p in as_list(schema.get("conforms"))]:
                    properties += [p for p in adopted.get("properties") or {}]
                slots = schema.get("slots")
                objects += [s for s in slots or {}] if isinstance(slots, dict) else []
                objects += [o for o in schema.get("outlets") or {} if o != "selectedItem"]
            skipped = {
                "subviews", "arrangedSubviews", "gestureRecognizers", "prototypeCells", "sections", "segments",
                "sectionHeaderView", "sectionFooterView", "keyCommands", "nibName", "autoresizesArchivedViewToFullSize",
                "rowHeight" if "UITableViewCell" in self.lineage(name) else "",
            }
            found[name] = {
                "properties": [p for p in dict.fromkeys(properties) if p not in skipped],
                "objects": [o for o in dict.fromkeys(objects) if o not in skipped],
            }
        return found


def as_list(value):
    return value if isinstance(value, list) else [] if value is None else [value]


class Application:
    """The classes of an application that a scene names, as stubs."""

    def __init__(self, scene, catalog):
        self.catalog, self.classes, self.ids = catalog, {}, {}
        self.scene = scene
        owner = scene.get("owner") or {}
        self.owner = owner.get("class") or "NSObject"
        self.ids["owner"] = self.owner
        self.placeholders = scene.get("placeholders") or {}
        for name, value in self.placeholders.items():
            self.ids[name] = value.get("class", "NSObject")
        self.segues, self.parts = [], []
        self.nodes = [("owner", owner)] + list(self.placeholders.items())
        self.walk(scene.get("objects"))
        for name, part in (scene.get("scenes") or {}).items():
            controller = (part or {}).get("viewController") or {}
            self.ids["viewController"] = controller.get("class", "UIViewController")
            self.walk(part)
            self.parts.append((len(self.nodes), dict(self.ids)))
        for node in list(self.nodes):
            self.declare(node[1])
        first = 0
        for end, ids in self.parts or [(len(self.nodes), self.ids)]:
            # Each scene of a storyboard has ids of its own.
            self.ids = ids
            for node in self.nodes[first:end]:
                self.connect(*node)
            first = end
        for segue in self.segues:
            if self.is_custom(segue.get("class")):
                self.classes.setdefault(
                    segue["class"], {"superclass": "UIStoryboardSegue", "outlets": {}, "actions": {}, "attributes": {}}
                )

    def walk(self, value):
        if isinstance(value, list):
            for element in value:
                self.walk(element)
        elif isinstance(value, dict):
            if "kind" in value and ("destination" in value or value["kind"] == "unwind"):
                self.segues.append(value)
            elif "class" in value and isinstance(value["class"], str):
                if isinstance(value.get("id"), str):
                    self.ids[value["id"]] = value["class"]
                self.nodes.append((value.get("id"), value))
            elif "subviews" in value or "id" in value:
                self.nodes.append((value.get("id"), value))
            for key, element in value.items():
                if key not in ("interfaceBuilder", "attributes"):
                    self.walk(element)

    @staticmethod
    def short(name):
        return name.split(".")[-1]

    def is_custom(self, name):
        return name is not None and name not in self.catalog.classes

    def declare(self, node):
        name = node.get("class")
        if not self.is_custom(name):
            return
        known = self.classes.setdefault(
            name, {"superclass": None, "outlets": {}, "actions": {}, "attributes": {}}
        )
        if known["superclass"] in (None, "NSObject"):
            known["superclass"] = node.get("superclass") or known["superclass"]
        if isinstance(node.get("actions"), dict) and known["superclass"] == "UIView":
            # A document may call a control a view.
            known["superclass"], known["promoted"] = "UIControl", True

    def connect(self, identifier, node):
        name = node.get("class")
        outlets = node.get("outlets") or {}
        for outlet, target in outlets.items():
            if self.is_custom(name) and not self.is_inherited(name, outlet):
                self.classes[name]["outlets"][outlet] = isinstance(target, list)
        for path, value in (node.get("attributes") or {}).items():
            head = path.split(".")[0]
            if self.is_custom(name) and head != "layer" and "." not in path and not self.is_property(name, path):
                self.classes[name]["attributes"][path] = value
        for action in as_list(node.get("unwindActions")):
            if self.is_custom(name):
                self.classes[name]["actions"][action] = "UIStoryboardSegue"
        actions = node.get("actions")
        groups = actions.values() if isinstance(actions, dict) else [actions]
        for group in groups:
            for action in as_list(group):
                if not isinstance(action, str) or "." not in action:
                    continue
                receiver, message = action.split(".", 1)
                target = name if receiver == "self" else self.ids.get(receiver)
                if self.is_custom(target) and target in self.classes:
                    self.classes[target]["actions"][message] = True

    def superclass(self, name):
        return self.classes[name]["superclass"] or "NSObject"

    def is_inherited(self, name, outlet):
        facts = self.catalog.facts_cache.get(self.superclass(name), {})
        controllers = list(self.catalog.lineage(self.superclass(name)))
        if outlet == "tableView":
            return "UITableViewController" in controllers
        if outlet == "collectionView":
            return "UICollectionViewController" in controllers
        return outlet in facts.get("objects", []) or outlet == "view"

    def is_property(self, name, path):
        facts = self.catalog.facts_cache.get(self.superclass(name), {})
        bare = "is" + path[:1].upper() + path[1:]
        return path in facts.get("properties", []) or bare in facts.get("properties", [])

    def type_of(self, value):
        if isinstance(value, bool):
            return "Bool", "false"
        if isinstance(value, int):
            return "Int", "0"
        if isinstance(value, float):
            return "Double", "0"
        if isinstance(value, dict):
            kinds = {
                "color": "UIColor?", "size": "CGSize", "point": "CGPoint", "rect": "CGRect", "range": "NSRange",
                "image": "UIImage?", "localized": "String?",
            }
            kind = next((k for k in kinds if k in value), None)
            defaults = {"CGSize": ".zero", "CGPoint": ".zero", "CGRect": ".zero", "NSRange": "NSRange(location: 0, length: 0)"}
            return kinds.get(kind, "String?"), defaults.get(kinds.get(kind), "nil")
        return "String?", "nil"

    def stubs(self):
        lines = ["import UIKit", "import Foundation", "import WebKit", "import MapKit"]
        for name, facts in self.classes.items():
            parent = self.superclass(name)
            lineage = list(self.catalog.lineage(parent)) or ["NSObject"]
            if parent == "UIStoryboardSegue":
                lines.append(f"class {self.short(name)}: UIStoryboardSegue {{}}")
                continue
            protocols = [p for p, has in PROTOCOLS.items() if not any(h in lineage for h in has)]
            lines.append(f"class {self.short(name)}: {self.short(parent)}, {', '.join(protocols)} {{")
            for outlet, many in facts["outlets"].items():
                kind = "[NSObject] = []" if many else "NSObject?"
                lines.append(f"  @IBOutlet var {swift(outlet)}: {kind}")
            for path, value in facts["attributes"].items():
                kind, default = self.type_of(value)
                lines.append(f"  @IBInspectable var {swift(path)}: {kind} = {default}")
            for message, kind in facts["actions"].items():
                kind = kind if isinstance(kind, str) else "Any?"
                lines.append(f"  @objc func {signature(message, kind)} {{}}")
            lines.append(MEMBERS.format(override="override " if "UITableViewController" in lineage else ""))
            lines.append(COLLECTION.format(override="override " if "UICollectionViewController" in lineage else ""))
            lines.append(OTHERS)
            if facts.get("promoted"):
                lines.append("  override init(frame: CGRect) { super.init(frame: frame); isOpaque = true }")
                lines.append("  required init?(coder: NSCoder) { super.init(coder: coder) }")
            if parent == "NSObject":
                lines.append("  required override init() {}")
            lines.append("}")
        return "\n".join(lines) + "\n"

    def rows(self):
        found = []
        for name, facts in self.classes.items():
            if self.superclass(name) == "UIStoryboardSegue":
                continue
            short, parent = self.short(name), self.short(self.superclass(name))
            made = "" if "UIResponder" in self.catalog.lineage(parent) or parent != "NSObject" else f"make: {{ {short}() }}, "
            outlets = [f'NibOutlet("{o}", \\{short}.{swift(o)})' for o in facts["outlets"]]
            properties = [f'NibProperty("{p}", \\{short}.{swift(p)})' for p in facts["attributes"]]
            actions = []
            for message, kind in facts["actions"].items():
                kind = kind if isinstance(kind, str) else "Any?"
                names = ["first", "second", "third"]
                labels = re.findall(r"([A-Za-z_]\w*):", message) if "(" in message else ["_"] * message.count(":")
                given = ", ".join(f"{n}: {kind}" for n in names[: len(labels)])
                called = ", ".join(n if l == "_" else f"{l}: {n}" for n, l in zip(names, labels))
                inner = f"({given}) in " if labels else ""
                actions.append(
                    f'NibAction("{selector(message)}", {{ (target: {short}) in {{ {inner}target.{base(message)}({called}) }} }})'
                )
            found.append(
                f'NibClass({short}.self, parent: {parent}.self, name: "{name}", {made}outlets: [{", ".join(outlets)}], '
                f'actions: [{", ".join(actions)}], properties: [{", ".join(properties)}])'
            )
        return found

    def members(self):
        return {
            self.short(name): list(facts["outlets"]) + list(facts["attributes"]) for name, facts in self.classes.items()
        }


def swift(name):
    words = {"default", "class", "switch", "in", "is", "as", "self", "repeat", "return", "public", "private", "import"}
    return f"`{name}`" if name in words else name


def base(message):
    return re.match(r"[^(:]*", message).group(0)


def selector(message):
    """`signIn(_:)` is `signIn:`, `choose(size:)` is `chooseWithSize:`; a selector stays what it is."""
    if "(" not in message:
        return message
    name, labels = base(message), re.findall(r"([A-Za-z_]\w*):", message)
    if not labels:
        return name
    first = labels[0]
    if first != "_":
        word = first[:1].upper() + first[1:]
        prepositions = ("for", "with", "at", "in", "on", "to", "from", "of", "by", "after", "before", "as", "into", "via")
        name += word if first in prepositions or re.match(rf"({'|'.join(prepositions)})[A-Z]", first) else "With" + word
    return name + ":" + "".join(("" if l == "_" else l) + ":" for l in labels[1:])


def signature(message, kind="Any?"):
    if "(" in message:
        labels = re.findall(r"([A-Za-z_]\w*):", message)
    else:
        parts = message.split(":")
        labels = ["_"] + parts[1:-1] if len(parts) > 1 else []
    names = ["first", "second", "third"]
    return f"{base(message)}({', '.join(f'{l or chr(95)} {n}: {kind}' for l, n in zip(labels, names))})"


def run(*command, **options):
    return subprocess.run([str(c) for c in command], capture_output=True, text=True, **options)


class Document:
    """One input and what became of it."""

    def __init__(self, path, number, folder, catalog):
        self.path, self.module = pathlib.Path(path), f"Door{number}"
        self.folder, self.catalog = folder / self.module, catalog
        self.problem, self.notes = None, []

    def fail(self, stage, text):
        lines = [l for l in text.splitlines() if "error" in l] or text.splitlines()
        self.problem = (stage, lines[0] if lines else "")
        return False

    def prepare(self):
        """Everything up to an object file; false with a problem where that does not work."""
        self.folder.mkdir(parents=True)
        tool = BUILD / "diorama"
        text = self.folder / "Scene.yaml"
        if self.path.suffix == ".yaml":
            shutil.copy(self.path, text)
        else:
            made = run(tool, "import", self.path, "--output", text)
            if not text.exists():
                return self.fail("import", made.stderr)
        self.application = Application(yaml.safe_load(text.read_text()), self.catalog)
        nib = self.folder / "Scene.nib"
        made = run(tool, "compile", self.path, "--output", nib)
        if not nib.exists():
            return self.fail("compile", made.stderr)
        code = self.folder / "code"
        made = run(tool, "generate", "--code", "uikit", self.path, "--output-dir", code)
        self.notes = re.findall(r"\[not-in-code\]", made.stderr + made.stdout)
        sources = list(code.glob("*.swift"))
        if not sources:
            return self.fail("generate", made.stderr)
        self.lint = run("swift", "format", "lint", "--strict", *sources).stderr
        source = sources[0]
        words = self.own(source.read_text())
        text = self.folder / f"Code.swift"
        text.write_text(words)
        self.main = source.stem
        self.resources(words)
        self.takes = re.search(rf"class {re.escape(self.main)}:.*?\n  (?:override )?init\((.*?)\) {{", words, re.S)
        self.loads = re.search(r"^extension .*\n.*\n  override func loadView", words, re.M) is not None
        (self.folder / "Stubs.swift").write_text(self.application.stubs())
        self.door_text = self.door()
        return self.compiled([self.folder / "Stubs.swift", text])

    def own(self, words):
        """Code as if all of the application's modules were this one."""
        modules = {n.rsplit(".", 1)[0] for n in self.application.classes if "." in n}
        for module in modules | {"_"}:
            name = module.lstrip(".")
            if name:
                words = re.sub(rf"^import {re.escape(name)}\n", "", words, flags=re.M)
                words = re.sub(rf"\b{re.escape(name)}\.(?=[A-Z_])", "", words)
        return words.replace("UIImage(named: ", "imageOfNib(")

    def compiled(self, sources):
        """The object file of the code, the stubs and the door."""
        (self.folder / "Door.swift").write_text(
            "@testable import DioramaUI\n" + self.door_text + "\n/// An image of which only the name is known, as a nib has it.\n"
            "func imageOfNib(_ name: String) -> UIImage? { UIImage(UIImage.Content(), resourceName: name, size: .zero) }\n"
        )
        ported = self.folder / "ported"
        ported.mkdir()
        made = run(BUILD / "diorama-build", "sources", self.module, ported, *sources)
        if made.returncode != 0:
            return self.fail("sources", made.stderr)
        files = sorted(ported.glob("*.swift")) + [self.folder / "Door.swift"]
        made = run(
            "swiftc", "-emit-module", "-emit-module-path", folder_of(self) / f"{self.module}.swiftmodule", "-c", "-wmo",
            "-parse-as-library", "-swift-version", os.environ.get("DIORAMA_SWIFT", "5"), "-enable-testing",
            "-module-name", self.module, "-I", BUILD / "Modules", "-I", ROOT / "Sources/CLetters/include",
            "-o", folder_of(self) / f"{self.module}.o", *files,
        )
        if made.returncode != 0:
            return self.fail("swiftc", made.stderr)
        self.warnings = [l for l in made.stderr.splitlines() if "warning:" in l]
        return True

    def resources(self, words):
        """Colors, which the code finds by name: the program of a document lies beside them."""
        colors = self.application.scene.get("colors") or {}
        for name in set(re.findall(r'UIColor\(named: "([^"]+)"\)', words)):
            folder = self.folder / "Assets.xcassets" / f"{name}.colorset"
            folder.mkdir(parents=True, exist_ok=True)
            color = components(colors.get(name))
            (folder / "Contents.json").write_text(
                json.dumps({"colors": [{"idiom": "universal", "color": color}], "info": {"version": 1}})
            )

    def door(self):
        given, calls = [], []
        for parameter in re.findall(r"(\w+): ([\w.?]+)", self.takes.group(1)) if self.takes else []:
            name, kind = parameter
            if name == "owner":
                given.append("owner: owner")
            elif name == "style":
                given.append("style: .default")
            elif name == "reuseIdentifier":
                given.append(f"reuseIdentifier: {self.identifier()}")
            elif name == "frame":
                given.append(f"frame: {self.frame()}")
            else:
                given.append(f'{name}: others["{name}"] as! {kind}')
        others = ", ".join(
            f'"{name}": {Application.short(value.get("class", "NSObject"))}()'
            for name, value in self.application.placeholders.items()
        )
        owner = Application.short(self.application.owner)
        placeholders = ", ".join(
            f'"{name}": "{value.get("identifier", name)}"' for name, value in self.application.placeholders.items()
        )
        make = f"{self.main}({', '.join(given)})"
        if self.loads:
            # The controller makes the view by itself.
            make = "owner.view"
        return f"""
import DioramaUI
import Foundation

@MainActor public enum Door {{
  public static func rows() -> [NibClass] {{ [{", ".join(self.application.rows())}] }}
  public static let members: [String: [String]] = {swift_map(self.application.members())}
  public static let identifiers: [String: String] = [{placeholders or ":"}]
  public static func owner() -> NSObject {{ {owner}() }}
  public static func others() -> [String: NSObject] {{ [{others or ":"}] }}
  public static func tops(_ code: NSObject) -> [NSObject] {{ {self.tops()} }}
  public static func code(_ owner: NSObject, _ others: [String: NSObject]) -> NSObject {{
    {"let owner = owner as! " + owner if "owner: owner" in given or self.loads else ""}
    {"DioramaSources.register()"}
    return {make}
  }}
}}
"""

    def tops(self):
        holds = "var topLevelObjects" in (self.folder / "Code.swift").read_text()
        return f"(code as! {self.main}).topLevelObjects" if holds else "[]"

    def top(self):
        tops = self.application.scene.get("objects") or [{}]
        return tops[0]

    def identifier(self):
        text = self.top().get("reuseIdentifier")
        return json.dumps(text) if isinstance(text, str) else "nil"

    def frame(self):
        numbers = self.top().get("frame")
        if isinstance(numbers, dict):
            numbers = [numbers.get(k, 0) for k in ("x", "y", "width", "height")]
        if not isinstance(numbers, list):
            return ".zero"
        return "CGRect(x: {}, y: {}, width: {}, height: {})".format(*numbers)


class Storyboard(Document):
    """A storyboard: each of its scenes is compared."""

    def prepare(self):
        self.folder.mkdir(parents=True)
        tool = BUILD / "diorama"
        manifest = self.folder / "Scene.storyboard.yaml"
        if self.path.suffix == ".yaml":
            shutil.copy(self.path, manifest)
            scenes = self.path.parent / self.path.name.split(".")[0]
            if scenes.is_dir():
                shutil.copytree(scenes, self.folder / "Scene")
        else:
            made = run(tool, "import", self.path, "--output", manifest)
            if not manifest.exists():
                return self.fail("import", made.stderr)
        whole = yaml.safe_load(manifest.read_text())
        scenes = whole.get("scenes") or {}
        for path in sorted((self.folder / "Scene").glob("*.scene.yaml")):
            scenes[path.name.split(".")[0]] = yaml.safe_load(path.read_text())
        self.application = Application(whole | {"scenes": scenes, "colors": colors_of(whole, scenes)}, self.catalog)
        made = run(tool, "compile", manifest, "--output-dir", self.folder)
        if not (self.folder / "Scene.storyboardc").exists():
            return self.fail("compile", made.stderr)
        code = self.folder / "code"
        made = run(tool, "generate", "--code", "uikit", manifest, "--output-dir", code)
        self.notes = re.findall(r"\[not-in-code\]", made.stderr + made.stdout)
        sources = sorted(code.glob("*.swift"))
        if not sources:
            return self.fail("generate", made.stderr)
        self.lint = run("swift", "format", "lint", "--strict", *sources).stderr
        given = [self.folder / "Stubs.swift"]
        given[0].write_text(self.application.stubs())
        for source in sources:
            words = self.own(source.read_text())
            self.resources(words)
            text = self.folder / source.name
            text.write_text(words)
            given.append(text)
            if source.stem.endswith("Coordinator"):
                self.makers = re.findall(r"func (make\w+)\(\) -> (?!UIViewController \{\n    let storyboard)", words)
        segues = set(re.findall(r"@objc func (\w+)\(_ sender: Any\?\) \{\n    coordinator", "".join(t.read_text() for t in given)))
        names = [(n, "make" + type_name(n)) for n in scenes]
        # What is in other storyboards cannot be opened.
        elsewhere = set(whole.get("references") or {})
        calls = ", ".join(
            f'("{n}", coordinator.{m}())' for n, m in names if m in self.makers and not refers(scenes[n], elsewhere)
        )
        self.door_text = f"""
import DioramaUI
import Foundation

@MainActor public enum Door {{
  public static func rows() -> [NibClass] {{ [{", ".join(self.application.rows())}] }}
  public static let members: [String: [String]] = {swift_map(self.application.members())}
  public static let segues: Set<String> = [{", ".join(json.dumps(n) for n in segues)}]
  public static func controllers() -> [(String, NSObject)] {{
    let coordinator = SceneCoordinator()
    DioramaSources.register()
    return [{calls}]
  }}
}}
"""
        return self.compiled(given)


def refers(value, names):
    """Whether a container has a controller of another storyboard."""
    if isinstance(value, dict):
        inside = value.get("viewControllers")
        if isinstance(inside, list) and any(n in names for n in inside if isinstance(n, str)):
            return True
        return any(refers(v, names) for v in value.values())
    return isinstance(value, list) and any(refers(v, names) for v in value)


def colors_of(whole, scenes):
    colors = dict(whole.get("colors") or {})
    for scene in scenes.values():
        colors.update(scene.get("colors") or {})
    return colors


def type_name(name):
    words = re.split(r"[^A-Za-z0-9_]+", name)
    joined = words[0] + "".join(w[:1].upper() + w[1:] for w in words[1:])
    return joined[:1].upper() + joined[1:]


def folder_of(document):
    return document.folder.parent


def swift_map(values):
    entries = [f'"{k}": [{", ".join(json.dumps(v) for v in vs)}]' for k, vs in values.items()]
    return f"[{', '.join(entries) or ':'}]"


def objects(build):
    names = [
        "CLetters", "ConstraintSolver", "DioramaImage", "DioramaLog", "DioramaPicture", "DioramaUI",
        "LayoutEngine", "NibArchive", "NibLoader", "SceneGeometry", "TextMetrics", "TextTables",
    ]
    return [str(p) for n in names for p in sorted((build / f"{n}.build").rglob("*.o"))]


def compare(documents, folder, catalog):
    """Links one program of all documents, and runs it for each."""
    main = ["import Foundation", "import DioramaUI"]
    main += [f"import {d.module}" for d in documents]
    main.append("@MainActor func door(_ name: String, _ nib: String, _ facts: [String: ClassFacts]) throws -> [String] {")
    main.append("  switch name {")
    for d in documents:
        main.append(f'  case "{d.module}": return try compare({d.module}.Door.self, nib, facts)')

    main.append('  default: return ["no such door"]')
    main.append("  }\n}")
    (folder / "doors.swift").write_text("\n".join(main) + "\n")
    (folder / "protocol.swift").write_text(
        """
import DioramaUI
import Foundation
@MainActor protocol StoryboardDoor {
  static func rows() -> [NibClass]
  static var members: [String: [String]] { get }
  static var segues: Set<String> { get }
  static func controllers() -> [(String, NSObject)]
}
@MainActor protocol DoorType {
  static func rows() -> [NibClass]
  static var members: [String: [String]] { get }
  static var identifiers: [String: String] { get }
  static func owner() -> NSObject
  static func others() -> [String: NSObject]
  static func tops(_ code: NSObject) -> [NSObject]
  static func code(_ owner: NSObject, _ others: [String: NSObject]) -> NSObject
}
"""
        + "\n".join(f"import {d.module}" for d in documents)
        + "\n"
        + "\n".join(f"extension {d.module}.Door: {'StoryboardDoor' if isinstance(d, Storyboard) else 'DoorType'} {{}}" for d in documents)
    )
    (folder / "facts.json").write_text(json.dumps(catalog.facts_cache))
    made = run(
        "swiftc", "-swift-version", "5", "-Xfrontend", "-disable-availability-checking", "-I", folder, "-I", BUILD / "Modules",
        "-I", ROOT / "Sources/CLetters/include", "-o", folder / "compare", ROOT / "Scripts/code-proof/Comparison.swift",
        ROOT / "Scripts/code-proof/main.swift", folder / "doors.swift", folder / "protocol.swift",
        *[folder / f"{d.module}.o" for d in documents], *objects(BUILD), "-lm",
    )
    if made.returncode != 0:
        sys.exit(made.stderr[-6000:])
    for d in documents:
        try:
            # What is found by name lies beside the program.
            program = d.folder / "compare"
            os.link(folder / "compare", program)
            made = run(program, d.module, d.folder / "Scene.nib", folder / "facts.json", timeout=120)
        except subprocess.TimeoutExpired:
            d.problem = ("run", "more than two minutes")
            continue
        lines = made.stdout.splitlines()
        if made.returncode not in (0, 1) or not lines:
            text = [l for l in made.stderr.splitlines() if "atal" in l or "rror" in l] or [made.stderr[:200]]
            d.problem = ("run", text[0])
        elif lines[-1] != "equal":
            d.problem = ("differs", lines[0])
            d.differences = lines


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("inputs", nargs="+")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep")
    parser.add_argument("--batch", type=int, default=40)
    parser.add_argument("--report")
    parser.add_argument("--minimum", type=float, default=100.0)
    arguments = parser.parse_args()
    catalog = Catalog()
    catalog.facts_cache = catalog.facts()
    outer = pathlib.Path(arguments.keep or tempfile.mkdtemp())
    shutil.rmtree(outer, ignore_errors=True)
    outer.mkdir(parents=True)
    documents = []
    for start in range(0, len(arguments.inputs), arguments.batch):
        folder = outer / f"batch{start // arguments.batch}"
        folder.mkdir()
        batch = [
            (Storyboard if ".storyboard" in path else Document)(path, start + index, folder, catalog)
            for index, path in enumerate(arguments.inputs[start : start + arguments.batch])
        ]
        def prepared(document):
            try:
                return document.prepare()
            except Exception as error:  # a scene that the script cannot read is a document that was not compared
                return document.fail("script", f"{type(error).__name__}: {error}")
        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
            ready = [d for d, done in zip(batch, pool.map(prepared, batch)) if done]
        if ready:
            compare(ready, folder, catalog)
        documents += batch
        print(f"{len(documents)} of {len(arguments.inputs)}", flush=True)
    report(documents, arguments)
    if not arguments.keep:
        shutil.rmtree(outer)
    equal = sum(d.problem is None for d in documents)
    if equal * 100 < arguments.minimum * len(documents):
        sys.exit(1)


def report(documents, arguments):
    lines = []
    for d in documents:
        stage, text = d.problem or ("equal", "")
        lines.append(f"{stage}\t{d.path}\t{text}\t{len(d.notes)} notes")
        for difference in getattr(d, "differences", [])[:12]:
            lines.append(f"\t{difference}")
    if arguments.report:
        pathlib.Path(arguments.report).write_text("\n".join(lines) + "\n")
    else:
        print("\n".join(lines))
    counts = collections.Counter((d.problem or ("equal", ""))[0] for d in documents)
    linted = sum(bool(getattr(d, "lint", "")) for d in documents)
    warned = sum(bool(getattr(d, "warnings", [])) for d in documents)
    print(f"{counts['equal']} of {len(documents)} equal; {dict(counts)}; {linted} with findings of swift-format, {warned} with warnings")


if __name__ == "__main__":
    main()
