import SceneCompiler
import SceneDiagnostics
import SceneEditor
import SceneLanguage
import SceneLint
import TestSupport
import Testing

/// Components in completion, hover, definitions and renaming.
@Suite struct ComponentEditingTests {
  private static let row = """
    component: 1
    parameters:
      title: text
      amount: {type: text, default: '–'}
      tap: {type: action, optional: true}
    slots: {trailing: {accepts: [UISwitch, UIStepper], single: true}}
    outlets: {amountLabel: price}
    object:
      class: UIStackView
      arrangedSubviews:
        - {class: UILabel, text: $title}
        - {class: UILabel, id: price, text: $amount}
        - {class: UIButton, actions: {touchUpInside: $tap}}
        - slot: trailing
    """
  private static let scene = """
    scene: 1
    owner: {class: Shop.Cart, superclass: UIViewController, outlets: {view: root, price: total.amountLabel}}
    objects:
      - class: UIView
        id: root
        subviews:
          - {component: Row, id: total, title: Total, trailing: {class: UISwitch}}
        constraints:
          - total.amountLabel.trailing = self.trailing - 16
    """

  private static func analyzer(_ row: String = row) -> Analyzer {
    var pipeline = Pipeline()
    let source = SourceText(path: "Row.component.yaml", text: row)
    pipeline.components = ComponentLibrary(["Row": source], catalog: pipeline.catalog)
    return Analyzer(linter: Linter(pipeline: pipeline))
  }

  /// A text without the mark `|`, analyzed, and the offset of the mark.
  private static func marked(_ text: String, _ path: String) -> (Analysis, Int) {
    let offset = text.utf8.distance(from: text.startIndex, to: text.firstIndex(of: "|") ?? text.endIndex)
    let source = SourceText(path: path, text: text.replacing("|", with: ""))
    return (analyzer().analyzed(source), offset)
  }

  private static func labels(_ text: String, path: String = "A.scene.yaml") -> [String] {
    let (analysis, offset) = marked(text, path)
    return Completion(analysis, at: offset).items.map(\.label)
  }

  private static func analysis(_ text: String, path: String = "A.scene.yaml") -> Analysis {
    analyzer().analyzed(SourceText(path: path, text: text))
  }

  private static func offset(of text: String, in whole: String, _ more: Int = 1) throws -> Int {
    whole.utf8.distance(from: whole.startIndex, to: try #require(whole.firstRange(of: text)).lowerBound) + more
  }

  @Test func fixturesAreRight() {
    #expect(Self.analysis(Self.scene).diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(Self.analysis(Self.row, path: "Row.component.yaml").diagnostics.filter { $0.severity == .error }.isEmpty)
  }

  @Test func offersComponentsAndWhatTheyTake() {
    let head = "scene: 1\nobjects:\n  - class: UIView\n    id: root\n    subviews:\n"
    #expect(Self.labels(head + "      - |").prefix(2) == ["class", "component"])
    #expect(Self.labels(head + "      - component: |") == ["Row"])
    let keys = Self.labels(head + "      - component: Row\n        |")
    #expect(keys.prefix(4) == ["title", "amount", "tap", "trailing"])
    #expect(keys.contains("spacing") && keys.contains("id") && !keys.contains("class"))
    #expect(!keys.contains("arrangedSubviews"), "what stands in the object is the component's")
    let trailing = Self.labels(head + "      - {component: Row, trailing: {class: |}}")
    #expect(trailing.prefix(2) == ["UIStepper", "UISwitch"])
    #expect(Self.labels(head + "      - {component: Row, title: A, tap: |}").contains("owner"))
    let wired = Self.scene.replacing("price: total.amountLabel", with: "price: |")
    #expect(Self.labels(wired).contains("total.amountLabel"))
    #expect(Self.labels(Self.scene.replacing("total.amountLabel.trailing", with: "total.|")).contains("amountLabel"))
    #expect(Self.labels(Self.scene.replacing("amountLabel.trailing", with: "amountLabel.|")).contains("trailing"))
  }

  @Test func offersWhatAComponentDeclares() {
    let path = "Other.component.yaml"
    #expect(Self.labels("component: 1\n|", path: path).prefix(2) == ["parameters", "slots"])
    #expect(Self.labels("component: 1\nparameters:\n  title: |", path: path).first == "text")
    #expect(
      Self.labels("component: 1\nparameters:\n  title: {|}", path: path).prefix(3) == ["type", "default", "optional"]
    )
    #expect(Self.labels("component: 1\nparameters: {on: {type: Bool, default: |}}", path: path) == ["true", "false"])
    #expect(Self.labels("component: 1\nslots: {end: {accepts: |}}", path: path).contains("UIView"))
    let row = Self.row.replacing("text: $title", with: "text: |")
    #expect(Self.labels(row, path: path).filter { $0.hasPrefix("$") } == ["$title", "$amount"])
    #expect(Self.labels(Self.row.replacing("$tap", with: "|"), path: path).contains("$tap"))
    #expect(Self.labels(Self.row.replacing("slot: trailing", with: "slot: |"), path: path) == ["trailing"])
    #expect(Self.labels(Self.row.replacing("slot: trailing", with: "|"), path: path).contains("slot"))
    #expect(Self.labels(Self.row.replacing("amountLabel: price", with: "amountLabel: |"), path: path) == ["price"])
    #expect(Self.labels(Self.row + "\nexamples:\n  - |", path: path).contains("title"))
    #expect(Self.labels(Self.row.replacing("  title: text\n", with: "  |\n"), path: path).contains("title"))
  }

  @Test(arguments: [
    ("Row,", "component made of `UIStackView`"), ("title: Total", "Every use must say it."),
    ("trailing: {", "Accepts one `UISwitch`"), ("amountLabel}", "outlet of the component `Row`"),
    ("total, title", "the component `Row`"), ("amountLabel.trailing", "It is `price` there."),
  ])
  func explains(text: String, said: String) throws {
    let analysis = Self.analysis(Self.scene)
    let hover = Hover(analysis, at: try Self.offset(of: text, in: Self.scene))
    #expect(hover?.markdown.contains(said) == true, "\(hover?.markdown ?? "nothing")")
  }

  @Test func explainsParametersWhereTheyAreDeclared() throws {
    let analysis = Self.analysis(Self.row, path: "Row.component.yaml")
    let hover = Hover(analysis, at: try Self.offset(of: "$amount", in: Self.row, 2))
    #expect(hover?.markdown.contains("Type: `text`") == true)
  }

  /// A name of the component is renamed in its file and in a scene; the scene's nib stays.
  @Test(arguments: [("title: text", "heading"), ("trailing: {acc", "end"), ("amountLabel: price", "sumLabel")])
  func renamesInBothFiles(text: String, new: String) throws {
    let own = Self.analysis(Self.row, path: "Row.component.yaml")
    let user = Self.analysis(Self.scene)
    let renaming = try Renaming(own, at: try Self.offset(of: text, in: Self.row))
    let row = try #require(TextEdits.applied(try renaming.edits(to: new), to: own.source))
    let edits = renaming.edits(to: new, in: user)
    #expect(!edits.isEmpty)
    let scene = try #require(TextEdits.applied(edits, to: user.source))
    let before = Self.analyzer().linter.pipeline.encoded(user.source).value
    let renamed = Self.analyzer(String(decoding: row.bytes, as: UTF8.self)).linter.pipeline
    #expect(before != nil && renamed.encoded(scene).value == before)
    #expect(!renamed.checked(row).diagnostics.hasErrors)
    // The same from the other side.
    let back = try Renaming(user, at: try #require(edits.first).range.lowerBound)
    #expect(back.name.kind == renaming.name.kind && back.name.name == renaming.name.name)
    #expect(back.edits(to: new, in: own).count == (try renaming.edits(to: new).count))
  }

  @Test func refusesTakenNames() throws {
    let own = Self.analysis(Self.row, path: "Row.component.yaml")
    let renaming = try Renaming(own, at: try Self.offset(of: "title: text", in: Self.row))
    for taken in ["amount", "trailing", "spacing", "id", "component", "1a", ""] {
      #expect(throws: Renaming.Refusal.self) { try renaming.edits(to: taken) }
    }
    let user = Self.analysis(Self.scene)
    let used = try Renaming(user, at: try Self.offset(of: "title: Total", in: Self.scene))
    #expect(throws: Renaming.Refusal.self) { try used.edits(to: "amount") }
    let component = try Renaming(user, at: try Self.offset(of: "Row,", in: Self.scene))
    #expect(throws: Renaming.Refusal.self) { try component.edits(to: "Row 2") }
    #expect(try component.edits(to: "PriceRow").count == 1)
  }

  /// A broken line does not make a use, or a component, an unknown thing.
  @Test func brokenTextsKeepTheirComponents() {
    let broken = Self.scene.replacing("id: root\n    subviews", with: "id: root\n    tag 1\n    subviews")
    #expect(Self.analysis(broken).diagnostics.filter { $0.severity == .error }.map(\.id) == ["yaml-syntax"])
    let row = Self.row.replacing("text: $amount}", with: "text: $amount, hiden: true}") + "\nexamples: [{title: 'A}]"
    let found = Self.analysis(row, path: "Row.component.yaml").diagnostics.filter { $0.severity == .error }.map(\.id)
    #expect(found.contains("unknown-property") && !found.contains("unknown-key"), "\(found)")
  }
}
