import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import TestSupport
import Testing

/// Texts that YAML cannot read are reported as a whole.
@Suite struct RepairTests {
  private func ids(_ text: String) -> [String] {
    let source = SourceText(path: "a.scene.yaml", text: text)
    return EditorScenes.pipeline.checked(source).diagnostics.map {
      "\(source.position(at: $0.range.lowerBound).line) \($0.id)"
    }
  }

  @Test func threeMistakesAreThreeReports() {
    let found = ids(
      """
      scene: 1
      objects:
        - class: UIView
          subviews:
            - class: UILabel
              text: Hello: World
            - class: UISwitch
              isOm: true
            - class: UIButton
              frame: [1, 2, 3, 4
              title: Go
      """
    )
    #expect(found == ["6 unquoted-text", "8 unknown-property", "10 yaml-syntax"])
  }

  @Test func conflictsHideNoOtherMistake() {
    let found = ids(
      """
      scene: 1
      objects:
        - class: UILabel
      <<<<<<< HEAD
          text: Oak
      =======
          text: Elm
      >>>>>>> trees
          numberOfLins: 0
      """
    )
    #expect(found == ["4 merge-conflict", "9 unknown-property"])
  }

  @Test func whatARepairMightHaveCausedIsNotReported() {
    // The line that gives the id is broken: that it is missing elsewhere says nothing.
    let found = ids(
      """
      scene: 1
      objects:
        - class: UIView
          subviews:
            - class: UILabel
              id title
          constraints:
            - title.top = self.top
      """
    )
    #expect(found == ["6 yaml-syntax"])
  }

  /// Each line of a right scene is broken in turn: nothing is said of other lines.
  @Test func breakingALineBlamesNoOther() throws {
    var wrong: [String] = []
    var all = 0
    for path in EditorScenes.paths where path.contains("samples") || path.contains("scenes/") {
      let source = try EditorScenes.source(path)
      guard !EditorScenes.pipeline.validated(source).diagnostics.hasErrors else { continue }
      for line in stride(from: 1, through: source.lineCount, by: EditorScenes.stride) {
        let range = source.rangeOfLine(line)
        let text = source.string(in: range)
        guard let colon = text.firstRange(of: ": ") else { continue }
        for broken in [
          text[..<colon.lowerBound] + " " + text[colon.upperBound...],
          text[...colon.lowerBound] + " \"" + text[colon.upperBound...],
        ] {
          let bytes = source.bytes[..<range.lowerBound] + Array(broken.utf8) + source.bytes[range.upperBound...]
          let typed = SourceText(path: path, bytes: Array(bytes))
          let syntax = parse(typed).diagnostics
          guard syntax.hasErrors else { continue }
          all += 1
          // A quote that is never closed is found where the next one begins.
          let found = Set(syntax.map(\.range.lowerBound))
          let others = EditorScenes.pipeline.checked(typed).diagnostics.filter {
            !found.contains($0.range.lowerBound) && abs(typed.position(at: $0.range.lowerBound).line - line) > 1
              && $0.severity == .error
          }
          if others.count > 0 {
            wrong.append(
              "\(path):\(line) '\(broken)': \(others.map { "\(typed.position(at: $0.range.lowerBound).line) \($0.message)" })"
            )
          }
        }
      }
    }
    #expect(all > 100)
    #expect(
      Double(wrong.count) / Double(all) < 0.03,
      "\(wrong.count) of \(all): \(wrong.prefix(12).joined(separator: "\n"))"
    )
  }
}
