import Testing
import ToolTestSupport

/// One way in which a verb writes, in a project `repo` beside which nothing may change.
struct WritingRow: CustomTestStringConvertible, Sendable {
  /// The verb; one of the tool for build plugins is written `build/…`.
  var verb: String
  /// What the call has after the verb: `@` is the folder around the project, `%` the output that the call names itself.
  var call: String
  /// What the project holds.
  var files: [String: String]
  /// The calls that make what the project holds beside that.
  var preparation: [String] = []
  /// A file that the run writes although the call does not name it; nil for a call that names its output.
  var found: String?
  /// A folder of that file that the call does not name either; nil where there is none.
  var foundFolder: String?
  /// How a name ends that the call gives its output.
  var ending = ""
  /// What the output holds that the call names; nil where it is new.
  var existing: String?
  /// What the run reads, and no output may replace.
  var inputs: [String] = []

  var testDescription: String { "\(verb) \(call)" }
  var arguments: [String] { [verb] + call.split(separator: " ").map(String.init) }
}

/// The verbs, and all ways in which they write.
enum WritingTable {
  /// The verbs that write nothing but to standard output.
  static let readers: Set = ["validate", "explain", "catalog", "inspect", "tree", "preview"]
  /// The verbs that have rows, or need none.
  static var verbs: Set<String> { readers.union(rows.map(\.verb)) }

  private static let scene = ["in/S/A.scene.yaml": Scenes.label]
  private static let untidy = ["in/S/A.scene.yaml": "objects:\n- {class: UILabel, tag: 0}\nscene: 1\n"]
  private static let pair = [
    "a/S/A.scene.yaml": framed(10), "b/S/A.scene.yaml": framed(20),
  ]
  private static let keyed = [
    "in/S/A.scene.yaml":
      "scene: 1\nobjects:\n  - {class: UILabel, id: total, text: {text: Hi, key: d6y-aU-mlq.text}}\n"
  ]
  private static let storyboard = [
    "in/S/Main.storyboard.yaml": "storyboard: 1\ninitialViewController: Home\n",
    "in/S/Main/Home.scene.yaml": "scene: 1\n\(controller("Home"))\n",
    "in/S/Main/Other.scene.yaml": "scene: 1\n\(controller("Other"))\n",
  ]
  private static let whole = [
    "in/S/Main.storyboard.yaml":
      "storyboard: 1\ninitialViewController: Home\nscenes:\n  Home:\n    \(controller("Home"))\n",
    "in/S/Main/.keep": "",
  ]
  private static let catalog = [
    "C.xcstrings": """
    {"sourceLanguage":"en","strings":{"d6y-aU-mlq.text":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Hallo"}}}}},
    "version":"1.0"}
    """
  ]
  private static let document = ["in/S/X.xib": Documents.view]
  private static let source = ["Code/A.swift": "import UIKit\nclass Home: UIViewController {}\n"]
  private static let snapshot = ["snaps/__Snapshots__/T/a.svg": "<svg/>"]
  private static let target = [".diorama.yaml": "target: 14.0\n"]

  private static func controller(_ name: String) -> String {
    "viewController: {class: UIViewController, storyboardIdentifier: \(name), view: {frame: [0, 0, 393, 852]}}"
  }

  private static func framed(_ width: Int) -> String {
    "scene: 1\nobjects:\n  - {class: UILabel, id: a, frame: [0, 0, \(width), 20], text: Hi}\n"
  }

  private static func joined(_ parts: [String: String]...) -> [String: String] {
    parts.reduce([:]) { $0.merging($1) { $1 } }
  }

  static let rows: [WritingRow] = building + scenes + conversions + pictures + translations + plugins

  private static let building: [WritingRow] = [
    .init(
      verb: "ibtool",
      call: "--compile % @repo/in/S/X.xib",
      files: document,
      ending: ".nib",
      inputs: ["in/S/X.xib"]
    ),
    .init(
      verb: "ibtool",
      call: "--compile @repo/out/X.nib --companion-strings-file de:@repo/de.strings @repo/in/S/X.xib",
      files: joined(document, ["out/de.lproj/.keep": "", "de.strings": "\"2.text\" = \"x\";\n"]),
      found: "out/de.lproj/X.strings",
      foundFolder: "out/de.lproj"
    ),
    .init(verb: "compile", call: "@repo/in", files: scene, found: "in/S/A.nib", foundFolder: "in/S"),
    .init(verb: "compile", call: "@repo/in --debug-info", files: scene, found: "in/S/A.nib.map", foundFolder: "in/S"),
    .init(
      verb: "compile",
      call: "@repo/in --output-dir @repo/out",
      files: joined(scene, ["out/S/.keep": ""]),
      found: "out/S/A.nib",
      foundFolder: "out/S"
    ),
    .init(verb: "compile", call: "@repo/in", files: storyboard, found: "in/S/Main.storyboardc", foundFolder: "in/S"),
    .init(
      verb: "compile",
      call: "@repo/in/S/A.scene.yaml -o %",
      files: scene,
      ending: ".nib",
      inputs: ["in/S/A.scene.yaml"]
    ),
    .init(
      verb: "compile",
      call: "@repo/in/S/A.scene.yaml -o @repo/A.nib --depfile %",
      files: scene,
      ending: ".d",
      inputs: ["in/S/A.scene.yaml"]
    ),
    .init(verb: "outputs", call: "@repo/in --xcfilelist @repo/L", files: scene, found: "L-inputs.xcfilelist"),
    .init(verb: "compile", call: "@repo/in --cache %", files: scene, inputs: ["in/S/A.scene.yaml"]),
    .init(
      verb: "generate",
      call: "@repo/in --output-dir @repo/out",
      files: joined(scene, ["out/.keep": ""]),
      found: "out/A.scene.swift"
    ),
    .init(
      verb: "swift-classes",
      call: "@repo/Code -o %",
      files: source,
      ending: ".yaml",
      inputs: ["Code/A.swift"]
    ),
    .init(
      verb: "schema",
      call: "-o % --schemas @repo/own.yaml",
      files: ["own.yaml": "class: Dial\nsuperclass: UIView\n"],
      ending: ".json",
      inputs: ["own.yaml"]
    ),
  ]

  private static let scenes: [WritingRow] = [
    .init(verb: "format", call: "@repo/in", files: untidy, found: "in/S/A.scene.yaml", foundFolder: "in/S"),
    .init(verb: "lint", call: "--fix @repo/in", files: untidy, found: "in/S/A.scene.yaml", foundFolder: "in/S"),
    .init(
      verb: "lint",
      call: "@repo/in --write-baseline %",
      files: untidy,
      ending: ".yaml",
      inputs: ["in/S/A.scene.yaml"]
    ),
    .init(
      verb: "upgrade",
      call: "@repo/in",
      files: joined(target, ["in/S/A.scene.yaml": "objects:\n  - {class: UIActivityIndicatorView, style: gray}\n"]),
      found: "in/S/A.scene.yaml",
      foundFolder: "in/S"
    ),
    .init(
      verb: "split",
      call: "@repo/in",
      files: whole,
      found: "in/S/Main.storyboard.yaml",
      foundFolder: "in/S/Main"
    ),
    .init(
      verb: "split",
      call: "--join @repo/in",
      files: storyboard,
      found: "in/S/Main.storyboard.yaml",
      foundFolder: "in/S/Main"
    ),
    .init(
      verb: "init",
      call: "workflow --folder @repo/new",
      files: ["new/.github/.keep": ""],
      found: "new/.github/workflows",
      foundFolder: "new/.github"
    ),
    .init(verb: "lsp", call: "--log %", files: scene, ending: ".log", inputs: ["in/S/A.scene.yaml"]),
    .init(verb: "mcp", call: "--log % @repo", files: scene, ending: ".log", inputs: ["in/S/A.scene.yaml"]),
  ]

  private static let conversions: [WritingRow] = [
    .init(
      verb: "import",
      call: "@repo/in --output-dir @repo/out --overwrite",
      files: joined(document, ["out/S/.keep": ""]),
      found: "out/S/X.scene.yaml",
      foundFolder: "out/S"
    ),
    .init(
      verb: "import",
      call: "@repo/doc --output-dir @repo/out --overwrite",
      files: joined(storyboard, ["doc/.keep": "", "out/Main/.keep": ""]),
      preparation: ["export @repo/in/S/Main.storyboard.yaml -o @repo/doc/Main.storyboard"],
      found: "out/Main/Home.scene.yaml",
      foundFolder: "out/Main"
    ),
    .init(
      verb: "import",
      call: "@repo/Main.storyboard -o @repo/New.storyboard.yaml --overwrite",
      files: joined(storyboard, ["New/.keep": ""]),
      preparation: ["export @repo/in/S/Main.storyboard.yaml -o @repo/Main.storyboard"],
      found: "New/Home.scene.yaml",
      foundFolder: "New"
    ),
    .init(
      verb: "import",
      call: "@repo/in/S/X.xib -o % --overwrite",
      files: document,
      ending: ".scene.yaml",
      inputs: ["in/S/X.xib"]
    ),
    .init(verb: "export", call: "@repo/in", files: scene, found: "in/S/A.xib", foundFolder: "in/S"),
    .init(verb: "export", call: "@repo/in", files: storyboard, found: "in/S/Main.storyboard", foundFolder: "in/S"),
    .init(
      verb: "export",
      call: "@repo/in/S/A.scene.yaml -o %",
      files: scene,
      ending: ".xib",
      inputs: ["in/S/A.scene.yaml"]
    ),
    .init(
      verb: "decompile",
      call: "@repo/A.nib -o %",
      files: scene,
      preparation: ["compile @repo/in/S/A.scene.yaml -o @repo/A.nib"],
      ending: ".scene.yaml",
      inputs: ["A.nib"]
    ),
    .init(
      verb: "decompile",
      call: "@repo/Main.storyboardc -o @repo/New.storyboard.yaml",
      files: joined(storyboard, ["New/.keep": ""]),
      preparation: ["compile @repo/in/S/Main.storyboard.yaml -o @repo/Main.storyboardc"],
      found: "New/Home.scene.yaml",
      foundFolder: "New"
    ),
    .init(
      verb: "merge",
      call: "@repo/base.xib @repo/ours.xib @repo/theirs.xib -o %",
      files: [
        "base.xib": Documents.label, "ours.xib": Documents.label,
        "theirs.xib": Documents.label.replacing("tag=\"7\"", with: "tag=\"8\""),
      ],
      ending: ".xib",
      inputs: ["base.xib", "theirs.xib"]
    ),
  ]

  private static let pictures: [WritingRow] = [
    .init(
      verb: "render",
      call: "@repo/in/S/Main.storyboard.yaml",
      files: storyboard,
      found: "in/S/Main.svg"
    ),
    .init(verb: "render", call: "@repo/in/S/A.scene.yaml", files: scene, found: "in/S/A.svg"),
    .init(
      verb: "render",
      call: "@repo/in/S/A.scene.yaml -o %",
      files: scene,
      ending: ".svg",
      inputs: ["in/S/A.scene.yaml"]
    ),
    .init(
      verb: "diff",
      call: "@repo/a @repo/b --html %",
      files: pair,
      ending: ".html",
      inputs: ["a/S/A.scene.yaml", "b/S/A.scene.yaml"]
    ),
    .init(
      verb: "diff",
      call: "@repo/a @repo/b --markdown %",
      files: pair,
      ending: ".md",
      inputs: ["a/S/A.scene.yaml", "b/S/A.scene.yaml"]
    ),
    .init(
      verb: "diff",
      call: "@repo/a @repo/b --pictures @repo/pictures",
      files: joined(pair, ["pictures/.keep": ""]),
      found: "pictures/S-A.scene.yaml.iphone-15.after.png"
    ),
    .init(
      verb: "review",
      call: "@repo/a @repo/b --output-dir @repo/out",
      files: joined(pair, ["out/.keep": ""]),
      found: "out/index.html"
    ),
    .init(
      verb: "snapshots",
      call: "@repo/snaps --html %",
      files: snapshot,
      ending: ".html",
      inputs: ["snaps/__Snapshots__/T/a.svg"]
    ),
  ]

  private static let translations: [WritingRow] = [
    .init(
      verb: "strings",
      call: "extract @repo/in --catalog %",
      files: keyed,
      ending: ".xcstrings",
      inputs: ["in/S/A.scene.yaml"]
    ),
    .init(
      verb: "strings",
      call: "extract @repo/in --catalog @repo/T",
      files: joined(keyed, ["T/en.lproj/A.strings": "\"x\" = \"y\";\n"]),
      found: "T/en.lproj/A.strings",
      foundFolder: "T/en.lproj"
    ),
    .init(
      verb: "strings",
      call: "extract @repo/in --catalog @repo/T",
      files: joined(keyed, ["T/en.lproj/B.strings": "\"x\" = \"y\";\n"]),
      found: "T/en.lproj/A.strings",
      foundFolder: "T/en.lproj"
    ),
    .init(
      verb: "strings",
      call: "rekey @repo/in --catalog @repo/C.xcstrings",
      files: joined(keyed, catalog),
      found: "in/S/A.scene.yaml",
      foundFolder: "in/S"
    ),
    .init(
      verb: "strings",
      call: "rekey @repo/in --catalog @repo/T",
      files: joined(keyed, ["T/en.lproj/A.strings": "\"d6y-aU-mlq.text\" = \"Hi\";\n"]),
      found: "T/en.lproj/A.strings",
      foundFolder: "T/en.lproj"
    ),
    .init(
      verb: "strings",
      call: "compile @repo/in --catalog @repo/C.xcstrings --output-dir @repo/out",
      files: joined(keyed, catalog, ["out/de.lproj/.keep": ""]),
      found: "out/de.lproj/A.strings",
      foundFolder: "out/de.lproj"
    ),
    .init(
      verb: "strings",
      call: "import @repo/in --tables @repo/T --catalog %",
      files: joined(keyed, ["T/fr.lproj/A.strings": "\"d6y-aU-mlq.text\" = \"Salut\";\n"]),
      ending: ".xcstrings",
      existing: catalog["C.xcstrings"],
      inputs: ["in/S/A.scene.yaml"]
    ),
  ]

  private static let plugins: [WritingRow] = [
    .init(
      verb: "build/build-application",
      call: "Shop @repo/nibs @repo/swift @repo/cache @repo/in/S/A.scene.yaml",
      files: joined(scene, ["nibs/.keep": ""]),
      found: "nibs/A.nib"
    ),
    .init(
      verb: "build/sources",
      call: "Shop @repo/out @repo/Code/A.swift",
      files: joined(source, ["out/.keep": ""]),
      found: "out/A+Linux.swift"
    ),
    .init(verb: "build/fix", call: "@repo/in", files: untidy, found: "in/S/A.scene.yaml", foundFolder: "in/S"),
    .init(verb: "build/format", call: "@repo/in", files: untidy, found: "in/S/A.scene.yaml", foundFolder: "in/S"),
  ]
}
