import SceneCompiler
import SceneDiagnostics
import SceneFormat
import TestSupport
import Testing

/// The texts of a storyboard are laid out together.
struct StoryboardFormatTests {
  private let formatter = SceneFormatter()

  private func read(_ manifest: String, _ members: KeyValuePairs<String, String>) -> ReadStoryboard {
    Pipeline().read(
      manifest: SourceText(path: "Main.storyboard.yaml", text: manifest),
      members: members.map { name, text in
        StoryboardMember(name: name, source: SourceText(path: "Main/\(name).scene.yaml", text: text))
      }
    )
  }

  private func texts(_ outcomes: [Diagnosed<SceneFormatter.Outcome>]) -> [String?] {
    outcomes.map { outcome in
      guard case .changed(let bytes) = outcome.value else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test("Together, texts become what each becomes alone", arguments: ["storyboards", "diagnostics/storyboards"])
  func together(folder: String) throws {
    let all = Fixtures.storyboards(in: folder)
    #expect(!all.isEmpty)
    for name in all {
      let path = "Tests/Fixtures/\(folder)/\(name)"
      let members = try Fixtures.members(of: path).map {
        StoryboardMember(name: $0.name, source: try FormattedScenes.source($0.path))
      }
      let read = Pipeline().read(manifest: try FormattedScenes.source(path), members: members)
      let together = formatter.format(read, texts: Array(read.sources.indices))
      for (index, outcome) in together.enumerated() {
        let alone = formatter.format(storyboard: read.manifest, members: members, text: index)
        #expect(outcome.value == alone.value, "\(read.sources[index].path)")
        #expect(outcome.diagnostics == alone.diagnostics)
      }
      let mangled = Pipeline().read(
        read,
        with: Dictionary(
          uniqueKeysWithValues: zip(read.sources.indices, read.sources).map { ($0, $1.bytes + Array("\n\n".utf8)) }
        )
      )
      for outcome in formatter.format(mangled, texts: Array(read.sources.indices)) {
        if case .unsound(let reason) = outcome.value { Issue.record("\(path): \(reason)") }
      }
    }
  }

  @Test("A text with errors, or one that is not asked for, stays, and the others are laid out")
  func others() {
    let wide = "scene:   1\nviewController:   {class: UIViewController}\n"
    let laidOut = "scene: 1\nviewController: {class: UIViewController}\n"
    let storyboard = read(
      "storyboard:   1\ninitialViewController: A\n",
      ["A": wide, "B": wide.replacing("UIViewController", with: "UIViewControler"), "C": wide, "D": wide]
    )
    let outcomes = formatter.format(storyboard, texts: [0, 1, 2, 4])
    #expect(texts(outcomes) == ["storyboard: 1\ninitialViewController: A\n", laidOut, nil, laidOut])
    #expect(outcomes[2].value == .erroneous && outcomes[2].diagnostics.hasErrors)
  }
}
