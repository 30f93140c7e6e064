import SceneCompiler
import SceneDiagnostics
import SceneLanguage
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
      for line in Sampling.sample(stride(from: 1, through: source.lineCount, by: EditorScenes.stride).map(\.self)) {
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
    #expect(all > Sampling.count(100))
    #expect(
      Double(wrong.count) / Double(all) < 0.03,
      "\(wrong.count) of \(all): \(wrong.prefix(12).joined(separator: "\n"))"
    )
  }

  // MARK: - Storyboards

  private func storyboardIDs(_ manifest: String, _ members: [(name: String, text: String)]) -> [[String]] {
    let checked = EditorScenes.pipeline.checkedStoryboard(
      manifest: SourceText(path: "Main.storyboard.yaml", text: manifest),
      members: members.map {
        StoryboardMember(name: $0.name, source: SourceText(path: "Main/\($0.name).scene.yaml", text: $0.text))
      }
    )
    return checked.texts.map { text in
      text.diagnostics.filter { $0.severity == .error }.map {
        "\(text.tree.source.position(at: $0.range.lowerBound).line) \($0.id)"
      }
    }
  }

  private static let manifest = """
    storyboard: 1
    initialViewController: Home
    styles:
      big: {font: title1}
    scenes:
      List:
        viewController:
          class: UIViewController
          view:
            subviews:
              - class: UILabel
                text: Hello
    """
  private static let home = """
    scene: 1
    viewController:
      class: UIViewController
      view:
        subviews:
          - class: UILabel
            styles: big
            text: Home
      segues:
        - {kind: show, identifier: all, destination: List}
    """

  @Test func aWholeStoryboardHasNoErrors() {
    #expect(storyboardIDs(Self.manifest, [("Home", Self.home)]) == [[], []])
  }

  @Test func brokenMembersAreReportedAsAWhole() {
    let broken = Self.home.replacing("text: Home", with: "text: Home: sweet\n        hiden: true")
    #expect(storyboardIDs(Self.manifest, [("Home", broken)]) == [[], ["8 unquoted-text", "9 unknown-property"]])
  }

  @Test func brokenStoryboardsAreReportedAsAWhole() {
    let broken = Self.manifest.replacing("text: Hello", with: "text: Hello: World\n            hiden: true")
    #expect(
      storyboardIDs(broken, [("Home", Self.home.replacing("text: Home", with: "txt: Home"))])
        == [["12 unquoted-text", "13 unknown-property"], ["8 unknown-property"]]
    )
  }

  @Test func whatABrokenStoryboardMayDeclareIsNotMissed() {
    let style = Self.manifest.replacing("big: {font: title1}", with: "@big: {font: title1}")
    #expect(storyboardIDs(style, [("Home", Self.home)]).last == [])
    let scene = Self.manifest.replacing("  List:", with: "  List")
    #expect(storyboardIDs(scene, [("Home", Self.home)]).last == [])
    let member = Self.home.replacing("identifier: all", with: "identifier all")
    #expect(storyboardIDs(Self.manifest, [("Home", member)]).first == [])
  }

  /// Each line of each text of a storyboard is broken in turn: nothing is said of other lines and texts.
  @Test func breakingALineOfAStoryboardBlamesNoOther() throws {
    var (all, wrong) = (0, [String]())
    for manifest in Repository.files(below: "Tests/Fixtures/storyboards", suffix: ".storyboard.yaml") {
      let folder = String(manifest.dropLast(SourceKind.storyboard.suffix.count))
      let paths = [manifest] + Repository.files(below: folder, suffix: ".scene.yaml")
      let sources = try paths.map(EditorScenes.source)
      func errors(_ sources: [SourceText]) -> [[Diagnostic]] {
        let members = sources.dropFirst().map {
          StoryboardMember(name: SourceKind.name(ofPath: $0.path), source: $0)
        }
        return EditorScenes.pipeline.checkedStoryboard(manifest: sources[0], members: members).texts
          .map { $0.diagnostics.filter { $0.severity == .error } }
      }
      guard errors(sources).allSatisfy(\.isEmpty) else { continue }
      for (changedIndex, source) in sources.enumerated() {
        for line in stride(from: 1, through: source.lineCount, by: EditorScenes.stride) {
          let range = source.rangeOfLine(line)
          let text = source.string(in: range)
          guard let colon = text.firstRange(of: ": ") else { continue }
          let broken = text[..<colon.lowerBound] + " " + text[colon.upperBound...]
          let bytes = source.bytes[..<range.lowerBound] + Array(broken.utf8) + source.bytes[range.upperBound...]
          var changed = sources
          changed[changedIndex] = SourceText(path: source.path, bytes: Array(bytes))
          guard parse(changed[changedIndex]).diagnostics.hasErrors else { continue }
          all += 1
          for (index, found) in errors(changed).enumerated() {
            let others = found.filter {
              index != changedIndex || abs(changed[changedIndex].position(at: $0.range.lowerBound).line - line) > 1
            }
            if !others.isEmpty {
              wrong.append("\(source.path):\(line) '\(broken)': \(paths[index]) \(others.map(\.message))")
            }
          }
        }
      }
    }
    #expect(all > 20)
    #expect(
      Double(wrong.count) / Double(all) < 0.03,
      "\(wrong.count) of \(all): \(wrong.prefix(12).joined(separator: "\n"))"
    )
  }
}
