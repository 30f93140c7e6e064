import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// Storyboards of thousands of scenes, right and wrong, are looked at without the product of anything.
@Suite struct StoryboardScaleTests {
  private static let count = Sampling.count(4_000)

  private func manifest(count: Int = Self.count, _ scene: (Int) -> String) -> String {
    "storyboard: 1\ninitialViewController: S0\nscenes:\n" + (0..<count).map { "  S\($0):\n\(scene($0))" }.joined()
  }

  @Test func aChainOfSegues() {
    let text = manifest { index in
      let next = index + 1 < Self.count ? index + 1 : 0
      return """
            viewController:
              class: UIViewController
              view: {frame: [0, 0, 1, 1]}
              segues: [{kind: show, destination: S\(next), identifier: next}]

        """
    }
    let checked = StoryboardFixture(text: text).checked()
    #expect(checked.lines == [])
    #expect(checked.storyboard?.scenes.count == Self.count)
  }

  @Test func aChainOfContainersThatEndsInItself() {
    let text = manifest { index in
      "    viewController: {class: UITabBarController, viewControllers: [S\((index + 1) % Self.count)]}\n"
    }
    let found = StoryboardFixture(text: text).checked().manifest.diagnostics
    #expect(found.map(\.id) == ["endless-containment"])
    #expect(found.first.map { $0.message.utf8.count < 200 && $0.notes.count <= 6 } == true)
  }

  @Test func containersOfAllOthers() {
    let few = 300
    let names = (0..<few).map { "S\($0)" }.joined(separator: ", ")
    let scenes = (0..<few).map { index in
      "  S\(index): {viewController: {class: UITabBarController, viewControllers: [\(names)]}}\n"
    }
    let text = "storyboard: 1\ninitialViewController: S0\nscenes:\n" + scenes.joined()
    let found = StoryboardFixture(text: text).checked().manifest.diagnostics
    #expect(!found.isEmpty && found.allSatisfy { $0.id == "endless-containment" } && found.count <= 100)
  }

  @Test func namesThatAreAllUnknown() {
    let text = manifest { index in
      """
          viewController:
            class: UIViewController
            segues:
              - {kind: show, destination: Nowhere\(index), identifier: a}
              - {kind: unwind, action: back\(index)(_:), identifier: b}

      """
    }
    let found = StoryboardFixture(text: text).checked().manifest.diagnostics
    #expect(found.filter { $0.id == "unknown-scene" }.count == Self.count)
    #expect(found.filter { $0.id == "undeclared-unwind-action" }.count == Self.count)
  }

  @Test func aMistakeInEachScene() {
    let text = manifest { _ in
      "    viewController: {class: UIViewController, titel: A, outlets: {delegate: nobody}}\n"
    }
    let found = StoryboardFixture(text: text).checked().manifest.diagnostics
    #expect(found.filter { $0.id == "unknown-property" }.count == Self.count)
    #expect(found.filter { $0.id == "dangling-reference" }.count == Self.count)
  }

  @Test func membersThatShareAStyle() {
    let members = Dictionary(
      uniqueKeysWithValues: (0..<1_000).map { index in
        (
          "S\(index)",
          "scene: 1\nviewController: {class: UIViewController, storyboardIdentifier: S\(index), view: {styles: page}}\n"
        )
      }
    )
    let text = "storyboard: 1\nstyles: {page: {frame: [0, 0, 1, 1], alpha: 2, colour: red}}\n"
    let checked = StoryboardFixture(text: text, members: members).checked()
    #expect(checked.manifest.diagnostics.map(\.id) == ["out-of-range", "unknown-property"])
    #expect(checked.members.allSatisfy { $0.diagnostics.isEmpty })
  }
}
