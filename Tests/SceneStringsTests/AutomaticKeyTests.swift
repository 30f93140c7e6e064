import SceneCompiler
import SceneDiagnostics
import SceneModel
import Testing

/// Keys made of ids.
struct AutomaticKeyTests {
  private static func keys(_ text: String) -> [String] {
    Pipeline().lowered(SourceText(path: "Main.scene.yaml", text: text)).texts.map { "\($0.key) = \($0.text)" }
  }

  @Test("States, lists and configurations are in the key; what people do not read has none")
  func paths() {
    let text = """
      scene: 1
      strings: {keys: automatic}
      objects:
        - class: UIButton
          id: go
          title: {normal: Go, selected+highlighted: Gone}
          accessibilityIdentifier: go
          restorationIdentifier: go
        - class: UIButton
          id: buy
          configuration: {plain: {title: Buy, subtitle: Now}}
        - {class: UISearchBar, id: search, scopeButtonTitles: [All, Mine]}
        - {class: UILabel, id: empty, text: '  '}
      """
    #expect(
      Self.keys(text) == [
        "go.title = Go", "go.title.selected+highlighted = Gone", "buy.configuration.title = Buy",
        "buy.configuration.subtitle = Now", "search.scopeButtonTitles.0 = All", "search.scopeButtonTitles.1 = Mine",
      ]
    )
  }

  @Test("A text of a style has a key for each object; the object's own text replaces it")
  func styles() {
    let text = """
      scene: 1
      strings: {keys: automatic}
      styles:
        named: {text: Name, accessibilityHint: Hint}
      objects:
        - {class: UILabel, id: a, styles: named}
        - {class: UILabel, id: b, styles: named, text: {text: Other, key: none}}
        - {class: UILabel, id: c, text: Mine, styles: named}
      """
    #expect(
      Self.keys(text) == [
        "a.text = Name", "a.accessibilityHint = Hint", "b.accessibilityHint = Hint", "c.accessibilityHint = Hint",
        "c.text = Mine",
      ]
    )
  }

  @Test(
    "What a use of a component shows has the use's id in its key; a use without one is reported"
  )
  func components() throws {
    var pipeline = Pipeline()
    let row = """
      component: 1
      parameters: {title: text}
      object:
        class: UIStackView
        arrangedSubviews:
          - {class: UILabel, id: name, text: $title}
          - {class: UILabel, text: {text: '–', key: none}}
      """
    pipeline.components = ComponentLibrary(
      ["Row": SourceText(path: "Row.component.yaml", text: row)],
      catalog: pipeline.catalog
    )
    func source(_ use: String) -> SourceText {
      SourceText(
        path: "Main.scene.yaml",
        text: "scene: 1\nstrings: {keys: automatic}\nobjects:\n  - {component: Row, \(use)title: Hi}\n"
      )
    }
    #expect(pipeline.lowered(source("id: total, ")).texts.map(\.key) == ["total.name.text"])
    #expect(pipeline.validated(source("id: use, ")).diagnostics.isEmpty)
    let found = pipeline.validated(source("")).diagnostics
    #expect(found.map(\.id) == ["text-without-id"] && found[0].fixIts.isEmpty)
    #expect(found[0].hint == "give the use and the object in the component an id, or write {text: …, key: none}")
  }

  @Test("The fixes give ids that are free, once for each object")
  func fixes() throws {
    let text = """
      scene: 1
      strings: {keys: automatic}
      objects:
        - class: UIView
          id: label1
          subviews:
            - class: UILabel # A word.
              text: Hi
            - {class: UIButton, title: {normal: Buy, disabled: Wait}}
      """
    let source = SourceText(path: "Main.scene.yaml", text: text)
    let found = Pipeline().validated(source).diagnostics
    #expect(found.map(\.id) == ["text-without-id", "text-without-id", "text-without-id"])
    let edits = found.flatMap(\.fixIts).flatMap(\.edits)
    var bytes = source.bytes
    for edit in edits.sorted(by: { $0.range > $1.range }) {
      bytes.replaceSubrange(edit.range.lowerBound..<edit.range.upperBound, with: edit.replacement.utf8)
    }
    let fixed = String(decoding: bytes, as: UTF8.self)
    #expect(edits.count == 2)
    #expect(Pipeline().validated(SourceText(path: "Main.scene.yaml", text: fixed)).diagnostics.isEmpty)
    #expect(Self.keys(fixed) == ["label2.text = Hi", "button1.title = Buy", "button1.title.disabled = Wait"])
  }

  @Test("Without 'strings', nothing has a key that does not write one, and the nib of a key is the same in both ways")
  func nibs() throws {
    let automatic = "scene: 1\nstrings: {keys: automatic}\nobjects: [{class: UILabel, id: a, text: Hi}]\n"
    let written = "scene: 1\nobjects: [{class: UILabel, id: a, text: {text: Hi, key: a.text}}]\n"
    let plain = "scene: 1\nobjects: [{class: UILabel, id: a, text: Hi}]\n"
    func nib(_ text: String) -> [UInt8]? { Pipeline().encoded(SourceText(path: "Main.scene.yaml", text: text)).value }
    let first = try #require(nib(automatic))
    #expect(first == nib(written))
    #expect(first != nib(plain))
    #expect(Self.keys(plain).isEmpty)
  }
}
