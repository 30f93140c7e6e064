import DioramaCLI
import DioramaDriver
import SceneCompiler
import SceneDiagnostics

/// A scene of a preview: what its text is at present, and the last nib that it gave.
@MainActor
struct PreviewScene {
  let path: String
  /// Raised with each change of what is shown.
  private(set) var version = 0
  /// The last nib without errors, with the text that it was made of; nil as long as there was none.
  private(set) var good: (nib: NibInput, source: SourceText)?
  /// Whether the present text is the one of the last nib.
  private(set) var isGood = false
  /// When the last nib was made, in seconds by the caller's clock.
  private(set) var goodTime = 0.0
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var source: SourceText?
  /// Why the file cannot be read; nil where it can.
  private(set) var problem: String?

  init(path: String) {
    self.path = path
  }

  /// Reads and compiles the file; whether something is new.
  ///
  /// - Parameter isForced: Whether something else has changed that the scene may name, so that the same text means something new.
  mutating func update(_ settings: SettingSources, at time: Double, isForced: Bool, in run: ToolRun) -> Bool {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try run.files.contents(path)
    } catch {
      guard problem == nil else { return false }
      (problem, isGood, source, diagnostics) = ("\(error)", false, nil, [])
      version += 1
      return true
    }
    guard isForced || problem != nil || source?.bytes != bytes else { return false }
    version += 1
    problem = nil
    let text = SourceText(path: path, bytes: bytes)
    source = text
    guard let project = Projects(settings, in: run).project(for: path) else {
      (isGood, diagnostics) = (false, [])
      problem = "the project's configuration or schemas have errors, which the terminal shows"
      return true
    }
    let validated = project.pipeline.validated(text)
    diagnostics = validated.diagnostics
    guard let scene = validated.value else {
      isGood = false
      return true
    }
    let made = project.pipeline.traced(scene)
    let nib = NibInput(
      path: path,
      archive: made.archive,
      project: project,
      scene: scene,
      objectPlaces: made.objectPlaces
    )
    good = (nib, text)
    (isGood, goodTime) = (true, time)
    return true
  }
}
