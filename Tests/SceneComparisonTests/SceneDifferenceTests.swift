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

  @Test(
    "The order of keys in a value, of traits and of cases is no difference",
    arguments: [
      (
        "configuration: {filled: {title: Buy, cornerStyle: large}}",
        "configuration: {filled: {cornerStyle: large, title: Buy}}"
      ),
      (
        "title: {normal: Buy, disabled: Sold}",
        "title: {disabled: Sold, normal: Buy}"
      ),
      ("autoresizingMask: [flexibleWidth, flexibleHeight]", "autoresizingMask: [flexibleHeight, flexibleWidth]"),
      (
        "variations: [{when: {horizontalSizeClass: compact, verticalSizeClass: regular}, alpha: 0.5, isHidden: true}]",
        "variations: [{when: {verticalSizeClass: regular, horizontalSizeClass: compact}, isHidden: true, alpha: 0.5}]"
      ),
    ]
  )
  func keyOrder(old: String, new: String) throws {
    let (old, new) = (try Self.scene(Self.button(old)), try Self.scene(Self.button(new)))
    #expect(SceneDifference(old, new).lines == [])
    let other = try Self.scene(Self.button("isHidden: true"))
    #expect(!SceneDifference(old, other).changes.isEmpty)
  }

  private static func button(_ entry: String) -> String { "      - {class: UIButton, id: button, \(entry)}\n" }
}
