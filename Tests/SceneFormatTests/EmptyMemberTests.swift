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
    let pipeline = Pipeline()
    let formatter = SceneFormatter(options: SceneFormatter.Options(), pipeline: pipeline)
    let member = StoryboardMember(name: "Home", source: SourceText(path: "Main/Home.scene.yaml", text: text))
    let formatted = formatter.format(
      storyboard: SourceText(path: "Main.storyboard.yaml", text: manifest),
      members: [member],
      text: 1
    )
    #expect(formatted.value == .unchanged || formatted.value == .erroneous)
  }
}
