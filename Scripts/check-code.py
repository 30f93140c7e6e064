#!/usr/bin/env python3
"""Opens both doors: makes scenes and documents as nibs and as code, and compares what comes out.

Each input is compiled to a nib and generated as code for UIKit. The code is compiled against DioramaUI, with stubs of
the application's classes. Then a program loads the nib, runs the code, and compares the two: classes, every property of the catalog,
constraints, connections, frames at three sizes, and pictures to the byte.

    Scripts/check-code.py [--jobs N] [--keep DIR] [--report FILE] [--minimum PERCENT] INPUT...
    Scripts/check-code.py --sample    twelve inputs
    Scripts/check-code.py --all       samples, fixtures, and ../shared/corpus where it is present
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

try:
    import yaml
except ImportError:
    print("PyYAML is not installed, so that the doors are not compared.")
    sys.exit(0)

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Scripts/code-proof"))
sys.dont_write_bytecode = True

from stubs import Application, Catalog, components  # noqa: E402

BUILD = pathlib.Path(os.environ.get("DIORAMA_BUILD", ROOT / ".build/debug"))


def tool(name):
    """A program of the build, or of the release beside it."""
    built = BUILD / name
    return built if built.exists() else ROOT / ".build/release-static" / name


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
        text = self.folder / "Scene.yaml"
        if self.path.suffix == ".yaml":
            shutil.copy(self.path, text)
        else:
            made = run(tool("diorama"), "import", self.path, "--output", text)
            if not text.exists():
                return self.fail("import", made.stderr)
        self.application = Application(yaml.safe_load(text.read_text()), self.catalog)
        nib = self.folder / "Scene.nib"
        made = run(tool("diorama"), "compile", self.path, "--output", nib)
        if not nib.exists():
            return self.fail("compile", made.stderr)
        code = self.folder / "code"
        made = run(tool("diorama"), "generate", "--code", "uikit", self.path, "--output-dir", code)
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
        made = run(tool("diorama-build"), "sources", self.module, ported, *sources)
        if made.returncode != 0:
            return self.fail("sources", made.stderr)
        files = sorted(ported.glob("*.swift")) + [self.folder / "Door.swift"]
        made = run(
            "swiftc", "-emit-module", "-emit-module-path", folder_of(self) / f"{self.module}.swiftmodule", "-c", "-wmo",
            "-parse-as-library", "-swift-version", os.environ.get("DIORAMA_SWIFT", "5"), "-enable-testing",
            "-module-name", self.module, "-I", BUILD / "Modules", "-I", ROOT / "Sources/CLetters/include", "-I", ROOT / "Sources/CSymbols/include",
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
  public static func tops(_ code: AnyObject) -> [NSObject] {{ {self.tops()} }}
  public static func code(_ owner: NSObject, _ others: [String: NSObject]) -> AnyObject {{
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
        manifest = self.folder / "Scene.storyboard.yaml"
        if self.path.suffix == ".yaml":
            shutil.copy(self.path, manifest)
            scenes = self.path.parent / self.path.name.split(".")[0]
            if scenes.is_dir():
                shutil.copytree(scenes, self.folder / "Scene")
        else:
            made = run(tool("diorama"), "import", self.path, "--output", manifest)
            if not manifest.exists():
                return self.fail("import", made.stderr)
        whole = yaml.safe_load(manifest.read_text())
        scenes = whole.get("scenes") or {}
        for path in sorted((self.folder / "Scene").glob("*.scene.yaml")):
            scenes[path.name.split(".")[0]] = yaml.safe_load(path.read_text())
        self.application = Application(whole | {"scenes": scenes, "colors": colors_of(whole, scenes)}, self.catalog)
        made = run(tool("diorama"), "compile", manifest, "--output-dir", self.folder)
        if not (self.folder / "Scene.storyboardc").exists():
            return self.fail("compile", made.stderr)
        code = self.folder / "code"
        made = run(tool("diorama"), "generate", "--code", "uikit", manifest, "--output-dir", code)
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
        "Backports", "CLetters", "CSymbols", "ConstraintSolver", "DioramaImage", "DioramaLog", "DioramaPicture", "DioramaUI",
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
  static func tops(_ code: AnyObject) -> [NSObject]
  static func code(_ owner: NSObject, _ others: [String: NSObject]) -> AnyObject
}
"""
        + "\n".join(f"import {d.module}" for d in documents)
        + "\n"
        + "\n".join(f"extension {d.module}.Door: {'StoryboardDoor' if isinstance(d, Storyboard) else 'DoorType'} {{}}" for d in documents)
    )
    (folder / "facts.json").write_text(json.dumps(catalog.facts_cache))
    made = run(
        "swiftc", "-swift-version", "5", "-Xfrontend", "-disable-availability-checking", "-I", folder, "-I", BUILD / "Modules",
        "-I", ROOT / "Sources/CLetters/include", "-I", ROOT / "Sources/CSymbols/include", "-o", folder / "compare", ROOT / "Scripts/code-proof/Comparison.swift",
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


SAMPLE = [
    "samples/article/Article.scene.yaml", "samples/message/Message.scene.yaml", "samples/recipe/Recipe.scene.yaml",
    "samples/photo-flip/PhotoFlip.scene.yaml", "samples/settings/Settings.scene.yaml",
    "samples/sign-in/SignIn.scene.yaml", "samples/product-card/ProductCard.scene.yaml",
    "samples/state-by-tag/Dashboard.scene.yaml", "samples/launch/Greeting.scene.yaml",
    "samples/framed-view/Framed.scene.yaml", "Tests/Fixtures/storyboards/Welcome.storyboard.yaml",
    "Examples/Tips/Scene/Sources/Tips/Tip.scene.yaml",
]


def everything():
    found = sorted(str(p) for p in (ROOT / "samples").rglob("*.scene.yaml"))
    found += sorted(str(p) for p in (ROOT / "Tests/Fixtures/storyboards").glob("*.storyboard.yaml"))
    found += sorted(str(p) for p in (ROOT / "Tests/Fixtures/classes").glob("*.scene.yaml"))
    corpus = ROOT.parent / "shared/corpus/documents/ios"
    for suffix in ("*.xib", "*.storyboard"):
        found += sorted(str(p) for p in corpus.rglob(suffix))
    if not corpus.is_dir():
        print("../shared/corpus is not present, so that only samples and fixtures are compared.")
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("inputs", nargs="*")
    parser.add_argument("--sample", action="store_true")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep")
    parser.add_argument("--batch", type=int, default=40)
    parser.add_argument("--report")
    parser.add_argument("--minimum", type=float, default=100.0)
    arguments = parser.parse_args()
    if arguments.sample:
        arguments.inputs += [str(ROOT / path) for path in SAMPLE]
    if arguments.all:
        arguments.inputs += everything()
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
        if arguments.report:
            write_report(documents, arguments.report)
    report(documents, arguments)
    if not arguments.keep:
        shutil.rmtree(outer)
    equal = sum(d.problem is None for d in documents)
    if equal * 100 < arguments.minimum * len(documents):
        sys.exit(1)


def write_report(documents, path=None):
    """A line for each document, with its differences below."""
    lines = []
    for d in documents:
        stage, text = d.problem or ("equal", "")
        lines.append(f"{stage}\t{d.path}\t{text}\t{len(d.notes)} notes")
        for difference in getattr(d, "differences", [])[:12]:
            lines.append(f"\t{difference}")
    text = "\n".join(lines) + "\n"
    if path:
        pathlib.Path(path).write_text(text)
    return text


def report(documents, arguments):
    if not arguments.report:
        print(write_report(documents), end="")
    counts = collections.Counter((d.problem or ("equal", ""))[0] for d in documents)
    linted = sum(bool(getattr(d, "lint", "")) for d in documents)
    warned = sum(bool(getattr(d, "warnings", [])) for d in documents)
    print(f"{counts['equal']} of {len(documents)} equal; {dict(counts)}; {linted} with findings of swift-format, {warned} with warnings")


if __name__ == "__main__":
    main()
