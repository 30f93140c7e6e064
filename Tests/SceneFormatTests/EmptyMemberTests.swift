import SceneCompiler
import SceneDiagnostics
import SceneFormat
import Testing

/// Files of a storyboard's folder that have no scene.
struct EmptyMemberTests {
  @Test(
    "A file with nothing but comments stays as it is, also where the storyboard's own file cannot be read",
    arguments: ["storyboard: 1\n", "storyboard: 1\nscenes: {A: {\n", ""],
    ["\n# Later", "# Later\n\n\n", "  # Later\n", "---\n# Later\n...\n", "\n"]
  )
  func commentsOnly(manifest: String, text: String) {
    let formatter = SceneFormatter()
    let member = StoryboardMember(name: "Home", source: SourceText(path: "Main/Home.scene.yaml", text: text))
    let formatted = formatter.format(
      storyboard: SourceText(path: "Main.storyboard.yaml", text: manifest),
      members: [member],
      text: 1
    )
    #expect(formatted.value == .unchanged || formatted.value == .erroneous)
  }

  @Test(
    "Scenes of a storyboard's file that is no YAML are not moved",
    arguments: [
      "storyboard: 1\nscenes:\n  font: *a{viewController: {class: UIViewController}}\n",
      "storyboard: 1\nscenes:\n  A: {viewController: {class: UIViewController\n  B: }\n",
      "storyboard: 1\nscenes:\n  A\n",
      "storyboard: 1\nscenes: {A: {}, ? }\n", "storyboard: 1\nscenes:\n  ? A\n", "storyboard: 1\nscenes:\n\tA: {}\n",
    ]
  )
  func noYAML(manifest: String) {
    let split = StoryboardSplit(pipeline: Pipeline())
    let source = SourceText(path: "Main.storyboard.yaml", text: manifest)
    let member = StoryboardMember(name: "Bad", source: SourceText(path: "Main/Bad.scene.yaml", text: "scene: 1\n"))
    for outcome in [split.split(source, members: [member]).outcome, split.join(source, members: [member]).outcome] {
      if case .changed = outcome { Issue.record("moved: \(manifest)") }
      if case .unsound(let reason) = outcome { Issue.record("\(reason): \(manifest)") }
    }
  }
}
