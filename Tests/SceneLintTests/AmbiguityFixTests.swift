import SceneDiagnostics
import SceneLint
import Testing

/// Fixes of ambiguous layouts write what is missing in the scene's own spelling, and leave nothing open.
@Suite struct AmbiguityFixTests {
  private static let rules: Set<String> = ["ambiguous-layout", "ambiguous-scroll-content"]

  private func linter() -> Linter {
    var settings = LintSettings()
    settings.only = Self.rules
    return Linter(settings: settings)
  }

  /// A scene with its unsafe fixes, and what the rules still say.
  private func fixed(_ text: String) -> (text: String, left: [String]) {
    let source = SourceText(path: "A.scene.yaml", text: "scene: 1\nobjects:\n" + text)
    let linter = linter()
    let fixed = SceneFixer(linter: linter, makesUncertain: true).fixed(source, linted: linter.lint(source))
    let lines = String(decoding: (fixed?.source ?? source).bytes, as: UTF8.self).split(separator: "\n").dropFirst(2)
    return (lines.joined(separator: "\n") + "\n", (fixed?.linted ?? linter.lint(source)).diagnostics.map(\.message))
  }

  @Test("A position without a frame is the solved one, with a frame the written one, behind the other constraints")
  func positions() {
    let (text, left) = fixed(
      """
        - class: UIView
          frame: [0, 0, 320, 200]
          subviews:
            - {class: UILabel, id: a, text: One}
            - {class: UIView, id: b, frame: [-8, 30.5, 40, 20]}
          constraints:
            - a.leading = self.leading + 20   # the margin
            - b.width = 40
            - b.height = 20 # low

      """
    )
    #expect(left == [])
    #expect(
      text.hasSuffix(
        """
              - a.leading = self.leading + 20   # the margin
              - b.width = 40
              - b.height = 20 # low
              - a.top = self.top
              - b.leading = self.leading - 8
              - b.top = self.top + 30.5

        """
      ),
      "\(text)"
    )
  }

  @Test("Lists in brackets are added to, lists that are missing are made, and a view without an id has its own")
  func styles() {
    let brackets = fixed(
      """
        - {class: UIView, id: root, subviews: [{class: UILabel, id: a, text: One}], constraints: [a.top = self.top]}

      """
    )
    #expect(brackets.left == [])
    #expect(brackets.text.contains("constraints: [a.top = self.top, a.leading = self.leading]}"), "\(brackets.text)")
    let missing = fixed(
      """
        - class: UIView
          subviews:
            - class: UIView
              id: box
              subviews:
                - {class: UILabel, id: a, text: One, frame: [4, 5, 40, 20]}
            - class: UIView
              frame: [0, 0, 30, 10]
              id: line
          constraints:
            - box.leading = self.leading
            - box.top = self.top
            - box.width = 100
            - box.height = 100
            - line.leading = box.trailing
            - line.top = self.top
            - a.height = 20

      """
    )
    #expect(missing.left == [])
    let list = "\n        constraints:\n          - a.leading = self.leading + 4\n          - a.top = self.top + 5\n"
    #expect(missing.text.contains("frame: [4, 5, 40, 20]}\(list)"), "\(missing.text)")
    #expect(missing.text.contains("- line.width = 30\n") && missing.text.contains("- line.height = 10\n"))
  }

  @Test("Of two views that hug their content equally, the first hugs it more")
  func priorities() {
    let scene = { (more: String) in
      """
        - class: UIView
          frame: [0, 0, 320, 100]
          subviews:
            - {class: UILabel, id: name, text: Name\(more)}
            - class: UILabel
              text: Alex
              id: value
          constraints:
            - name.leading = self.leading + 16
            - value.leading = name.trailing + 8
            - value.trailing = self.trailing - 16
            - name.top = self.top + 20
            - value.firstBaseline = name.firstBaseline

      """
    }
    let bare = fixed(scene(""))
    #expect(bare.left == [])
    #expect(
      bare.text.contains("{class: UILabel, id: name, contentHuggingPriority: {horizontal: 251}, text: Name}"),
      "\(bare.text)"
    )
    let written = fixed(scene(", contentHuggingPriority: {vertical: 300}"))
    #expect(written.left == [])
    #expect(written.text.contains("contentHuggingPriority: {horizontal: 251, vertical: 300}}"), "\(written.text)")
  }

  @Test("Views without room for both texts keep their size, and say how much is missing")
  func shortage() {
    let text = """
        - class: UIView
          frame: [0, 0, 100, 100]
          subviews:
            - {class: UILabel, id: name, text: A rather long name}
            - {class: UILabel, id: value, text: And its value}
          constraints:
            - name.leading = self.leading
            - value.leading = name.trailing
            - value.trailing = self.trailing
            - name.top = self.top
            - value.top = self.top

      """
    let source = SourceText(path: "A.scene.yaml", text: "scene: 1\nobjects:\n" + text)
    let said = linter().lint(source).diagnostics
    #expect(said.count == 1)
    #expect(said.first?.message.contains("missing points of width") == true, "\(said.map(\.message))")
    #expect(said.first?.hint?.hasPrefix("raise the 'contentCompressionResistancePriority' of one") == true)
    let fixed = fixed(text)
    #expect(fixed.left == [])
    #expect(fixed.text.contains("contentCompressionResistancePriority: {horizontal: 751}"), "\(fixed.text)")
  }

  @Test("Scroll content becomes as wide as the scroll view")
  func scrollContent() {
    let (text, left) = fixed(
      """
        - class: UIScrollView
          frame: [0, 0, 320, 480]
          subviews:
            - class: UIView
              id: page
              constraints:
                - self.height = 900
          constraints:
            - page.leading = self.leading
            - page.trailing = self.trailing
            - page.top = self.top
            - page.bottom = self.bottom

      """
    )
    #expect(left == [])
    #expect(text.hasSuffix("      - page.bottom = self.bottom\n      - page.width = self.width\n"), "\(text)")
  }

  @Test("A length that would be zero, and a position of a view without an id, get no fix")
  func none() {
    let text = """
        - class: UIView
          subviews:
            - class: UIView
              constraints: [self.width = 20]
            - {class: UIView, id: line}
          constraints:
            - line.leading = self.leading
            - line.trailing = self.trailing
            - line.top = self.top

      """
    let fixed = fixed(text)
    #expect(fixed.text == text)
    #expect(fixed.left.contains("'line' is ambiguous vertically: nothing sets its height"), "\(fixed.left)")
  }
}
