import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneSyntax
import TestSupport
import Testing

/// Valid storyboards have nothing wrong with them, and the meaning that is recorded of them.
@Suite struct StoryboardFixtureTests {
  private static let shared = "../shared/design/storyboard-examples"

  private static var given: [String] {
    Repository.files(in: shared).filter { $0.hasSuffix(".storyboard.yaml") }
  }

  @Test(arguments: Fixtures.storyboards(in: "storyboards"))
  func recordedMeaning(name: String) throws {
    let path = "Tests/Fixtures/storyboards/\(name)"
    let checked = try StoryboardFixture(path).checked()
    #expect(checked.lines == [])
    let storyboard = try #require(checked.storyboard)
    #expect(storyboard.scenes.count == storyboard.storyboard.scenes.count)
    try Repository.expectFresh(
      path.replacingOccurrences(of: ".storyboard.yaml", with: ".ir.txt"),
      storyboard.storyboard.dump(),
      command: "DIORAMA_RECORD=1 swift test --filter StoryboardFixtureTests"
    )
  }

  @Test(.enabled(if: !given.isEmpty, "the examples stand beside the repository, in ../shared"), arguments: given)
  func givenExamplesHaveNoErrors(name: String) throws {
    let checked = try StoryboardFixture("\(Self.shared)/\(name)").checked()
    let errors = zip(checked.texts.map(\.tree.source.path), checked.texts.map(\.diagnostics)).flatMap { path, found in
      found.filter { $0.severity == .error }.map { "\(path): \($0.id): \($0.message)" }
    }
    #expect(errors == [])
    #expect(checked.storyboard != nil)
  }
}
