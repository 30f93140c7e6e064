import SceneCompiler
import SceneDiagnostics
import SceneFormat
import TestSupport
import Testing

/// How scenes look when they are formatted, in pairs of files.
@Suite struct FormatFixtureTests {
  private static let folder = "Tests/Fixtures/format"
  static let names = Repository.files(in: folder)

  @Test(arguments: names)
  func isAsRecorded(name: String) throws {
    let source = try FormattedScenes.source("\(Self.folder)/\(name)/before.scene.yaml")
    let outcome = FormattedScenes.formatter.format(source)
    let problems = GCCRenderer().render(outcome.diagnostics, in: source)
    let bytes = try #require(FormattedScenes.formatted(source), "\(outcome.value) \(problems)")
    try Repository.expectFresh(
      "\(Self.folder)/\(name)/after.scene.yaml",
      String(decoding: bytes, as: UTF8.self),
      command: "DIORAMA_RECORD=1 swift test --filter FormatFixtureTests"
    )
  }

  @Test(arguments: FormattedScenes.own.filter { $0.hasPrefix("samples/") || $0.hasPrefix("Examples/") })
  func samplesAreFormatted(path: String) throws {
    // Scenes of storyboards are formatted with their storyboard, and tested with that.
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    guard (try? FormattedScenes.source("\(folder).storyboard.yaml")) == nil else { return }
    let outcome = FormattedScenes.formatter.format(try FormattedScenes.source(path)).value
    #expect(outcome == .unchanged, "run 'diorama format samples Examples'")
  }
}
