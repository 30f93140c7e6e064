import SceneCompiler
import SceneDiagnostics
import SceneFormat
import Testing

/// What a formatter does in cases that no file of the project is.
@Suite struct SceneFormatterTests {
  private func formatted(_ text: String, width: Int = 120) -> String? {
    let formatter = SceneFormatter(options: FormatOptions(width: width))
    switch formatter.format(SourceText(path: "A.scene.yaml", text: text)).value {
    case .unchanged: return text
    case .changed(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .erroneous, .unsound: return nil
    }
  }

  @Test func leavesScenesWithErrorsAlone() {
    for text in ["", "scene: 1\nobjects: [", "scene: 1\nobjects: [{class: UILabel, txt: Hi}]", "- a", "\u{0}"] {
      let result = SceneFormatter().format(SourceText(path: "A.scene.yaml", text: text))
      #expect(result.value == .erroneous)
      #expect(result.diagnostics.hasErrors)
    }
  }

  @Test func endsWithOneLineEnding() {
    #expect(formatted("scene: 1\nobjects: []") == "scene: 1\nobjects: []\n")
    #expect(formatted("\n\nscene: 1\nobjects: []\n\n\n") == "scene: 1\nobjects: []\n")
    #expect(formatted("scene: 1\r\nobjects: []\n# end\n\n") == "scene: 1\r\nobjects: []\r\n# end\r\n")
    #expect(formatted("scene: 1\robjects: []") == "scene: 1\robjects: []\r")
  }

  @Test func widthDecidesAboutBrackets() {
    let wide = "scene: 1\nobjects:\n  - {class: UILabel, text: Hello}\n"
    let narrow = "scene: 1\nobjects:\n  - class: UILabel\n    text: Hello\n"
    #expect(formatted(wide, width: 33) == wide)
    #expect(formatted(wide, width: 32) == narrow)
    #expect(formatted(narrow, width: 200) == narrow)
    #expect(formatted("{scene: 1, objects: [{class: UILabel, text: 🕶🕶🕶🕶🕶}]}", width: 40) != nil)
    #expect(formatted(wide, width: 0) == narrow)
    #expect(formatted(wide, width: .min) == narrow)
  }

  @Test func keepsTheOrderOfSlotsAndOfWhatIsWired() {
    let text = """
      scene: 1
      objects:
        - class: UIView
          id: root
          subviews:
            - {class: UIView, id: b}
          gestureRecognizers:
            - {class: UITapGestureRecognizer, id: a, actions: root.becomeFirstResponder}
          attributes: {z: 1, a: 2}

      """
    #expect(formatted(text) == text)
  }

  @Test func leavesUnusualKeysAlone() {
    let text = "scene: 1\nobjects: []\ninterfaceBuilder:\n    ? [a, b]\n    : c\n"
    #expect(formatted(text) == text)
  }

  @Test func rangesOverDeepScenes() {
    var text = "scene: 1\nobjects:\n"
    for level in 0..<120 {
      let space = String(repeating: " ", count: 4 * level)
      text += "\(space)- class: UIView\n\(space)  subviews:\n"
    }
    text += String(repeating: " ", count: 480) + "- {class: UIView}\n"
    #expect(formatted(text).flatMap { formatted($0) } == formatted(text))
  }

  @Test func longKeysStandAlone() throws {
    let key = String(repeating: "k", count: 2000)
    let text = "scene: 1\nobjects:\n  - class: UIView\n    attributes: {? \(key) : 1, b: 2}\n"
    let result = try #require(formatted(text))
    #expect(result.contains("      ? \(key)\n      : 1\n      b: 2\n"))
    #expect(formatted(result) == result)
  }
}
