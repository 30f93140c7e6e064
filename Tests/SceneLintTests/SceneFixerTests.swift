import SceneDiagnostics
import SceneLint
import Testing

/// Fixes change what they mean to change, and nothing else.
@Suite struct SceneFixerTests {
  private static func fixed(_ text: String, uncertain: Bool = false) -> String? {
    let source = SourceText(path: "A.scene.yaml", text: text)
    let linter = Linter()
    return SceneFixer(linter: linter, makesUncertain: uncertain).fixed(source, linted: linter.lint(source)).map {
      String(decoding: $0.source.bytes, as: UTF8.self)
    }
  }

  @Test("Comments, layout, line endings and the byte order mark stay")
  func layout() {
    let before =
      "\u{FEFF}# top\r\nscene:   1\r\nobjects:\r\n  - class: UILabel   # a label\r\n    alpha: 1\r\n    text:  'Hi'\r\n"
    let after = "\u{FEFF}# top\r\nscene:   1\r\nobjects:\r\n  - class: UILabel   # a label\r\n    text:  'Hi'\r\n"
    #expect(Self.fixed(before) == after)
  }

  @Test("What a comment explains is not taken out from under it")
  func comments() {
    #expect(Self.fixed("scene: 1\nobjects:\n  - class: UILabel\n    # as designed\n    alpha: 1\n") == nil)
    #expect(Self.fixed("scene: 1\nobjects:\n  - class: UILabel\n    alpha: 1   # as designed\n    text: Hi\n") == nil)
  }

  @Test("The first, the last and the only entry behind it, in blocks and in brackets")
  func positions() {
    #expect(
      Self.fixed("scene: 1\nobjects:\n  - alpha: 1\n    class: UIView\n    tag: 0\n")
        == "scene: 1\nobjects:\n  - class: UIView\n"
    )
    #expect(
      Self.fixed("scene: 1\nobjects: [{alpha: 1, class: UIView, tag: 0}]\n") == "scene: 1\nobjects: [{class: UIView}]\n"
    )
    #expect(
      Self.fixed("scene: 1\nobjects:\n  - class: UIView\n    alpha: 1") == "scene: 1\nobjects:\n  - class: UIView"
    )
  }

  @Test("An anchor that an alias names stays")
  func anchors() {
    let text = "scene: 1\nobjects:\n  - {class: UIView, alpha: &one 1}\n  - {class: UIView, tag: *one}\n"
    #expect(Self.fixed(text) == nil)
  }

  @Test("An error that is certain to be fixed is fixed, and then the rules look")
  func passes() {
    let text = "scene: 1\nobjects:\n  - class: UIView\n    isHidden: yes\n    alpha: 1\n"
    #expect(Self.fixed(text) == "scene: 1\nobjects:\n  - class: UIView\n    isHidden: true\n")
  }

  @Test("A guess is made only where it is asked for")
  func guesses() {
    let text = "scene: 1\nobjects:\n  - {class: UILabel, txt: Hi}\n"
    #expect(Self.fixed(text) == nil)
    #expect(Self.fixed(text, uncertain: true) == "scene: 1\nobjects:\n  - {class: UILabel, text: Hi}\n")
  }

  @Test("A text of which one error stays keeps what else was fixed")
  func remaining() {
    let text = "scene: 1\nobjects:\n  - {class: UIView, isHidden: yes, tag: seven}\n"
    #expect(Self.fixed(text) == "scene: 1\nobjects:\n  - {class: UIView, isHidden: true, tag: seven}\n")
  }

  @Test("Edits that touch each other, or lie outside the text, are not made")
  func edits() {
    let source = SourceText(path: "A", text: "abcdef")
    let edit = { (lower: Int, upper: Int) in TextEdit(range: SourceRange(lower, upper), replacement: "X") }
    #expect(
      TextEdits.applied([edit(3, 4), edit(0, 1)], to: source).map { String(decoding: $0.bytes, as: UTF8.self) }
        == "XbcXef"
    )
    #expect(TextEdits.applied([edit(0, 2), edit(1, 3)], to: source) == nil)
    #expect(TextEdits.applied([edit(2, 2), edit(2, 2)], to: source) == nil)
    #expect(TextEdits.applied([edit(5, 9)], to: source) == nil)
  }
}
