import SceneComparison
import SceneCompiler
import SceneDiagnostics
import Testing

@Suite struct SceneDifferenceTests {
  private static func scene(_ subviews: String) throws -> ComparedScene {
    let text = "scene: 1\nobjects:\n  - class: UIView\n    id: root\n    subviews:\n\(subviews)"
    let checked = Pipeline().validated(SourceText(path: "test.scene.yaml", text: text))
    return ComparedScene(try #require(checked.value), hasOwnIDs: true)
  }

  private static let title = "      - {class: UILabel, id: title, text: Hi}\n"
  private static let button = "      - {class: UIButton, id: button}\n"

  @Test("Equal scenes have no differences")
  func equal() throws {
    let scene = try Self.scene(Self.title + Self.button)
    #expect(SceneDifference(scene, scene).changes.isEmpty)
  }

  @Test("What was added, removed and changed is named by its object")
  func changes() throws {
    let old = try Self.scene(Self.title)
    let new = try Self.scene("      - {class: UILabel, id: title, text: Hello}\n" + Self.button)
    #expect(
      SceneDifference(old, new).lines == [
        "~ title (UILabel).text: Hi -> Hello", "+ button (UIButton) at root.subviews[1]",
      ]
    )
    #expect(SceneDifference(new, old).lines.last == "- button (UIButton) from root.subviews[1]")
  }
}
