"""The classes of an application that a scene names, as stubs that DioramaUI compiles, and what the catalog knows of UIKit's."""

import pathlib
import re

import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

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
    "UIWebViewDelegate": [],
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
    """What the schemas declare of UIKit's classes."""

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
            if "UITableViewController" not in lineage:
                lines.append(MEMBERS.format(override=""))
            if "UICollectionViewController" not in lineage:
                lines.append(COLLECTION.format(override=""))
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
