import DioramaDriver
import SceneCompiler
import SceneDiagnostics
import SceneEditor

/// A scene of a preview: what its text is at present, and the last text that gave a nib.
@MainActor
struct PreviewScene {
  let path: String
  /// Raised with each change of what is shown.
  private(set) var version = 0
  /// The last text without errors; nil as long as there was none.
  private var good: ShownScene?
  /// The present text with its broken lines mended or left out; nil where it has no errors, or others.
  private var repaired: ShownScene?
  /// Whether the present text has no errors.
  private(set) var isGood = false
  /// When the last text without errors was read, in seconds by the caller's clock.
  private(set) var goodTime = 0.0
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var source: SourceText?
  /// Why the file cannot be read; nil where it can.
  private(set) var problem: String?

  init(path: String) {
    self.path = path
  }

  /// What the page shows: the present text as far as it can be read, else the last good one; nil where there is neither.
  var shown: ShownScene? { isGood ? good : repaired ?? good }

  /// Whether what is shown is of an earlier text than the present one.
  var isOld: Bool { !isGood && repaired == nil }

  /// Reads and compiles the file; whether something is new.
  ///
  /// - Parameters:
  ///   - settings: What says which classes and which systems there are.
  ///   - time: The present by the caller's clock, in seconds.
  ///   - open: The text that an editor has and has not saved; nil for that of the file.
  ///   - isForced: Whether something else has changed that the scene may name, so that the same text means something new.
  ///   - run: Where files are read.
  mutating func update(
    _ settings: SettingSources,
    at time: Double,
    open: [UInt8]? = nil,
    isForced: Bool,
    in run: ToolRun
  ) -> Bool {
    let bytes: [UInt8]
    do throws(FileError) {
      if let open {
        bytes = open
      } else {
        // A pipe would be waited for, and a device has no end.
        guard try run.files.status(path).kind == .regular else { return take(problem: "\(path): is no regular file") }
        bytes = try run.files.contents(path)
      }
    } catch {
      return take(problem: "\(error)")
    }
    guard isForced || problem != nil || source?.bytes != bytes else { return false }
    version += 1
    (problem, repaired) = (nil, nil)
    let text = SourceText(path: path, bytes: bytes)
    source = text
    guard let project = Projects(settings, in: run).project(for: path) else {
      (isGood, diagnostics) = (false, [])
      problem = "the project's configuration or schemas have errors, which the terminal shows"
      return true
    }
    let validated = project.pipeline.validated(text)
    diagnostics = validated.diagnostics
    isGood = validated.value != nil
    if let scene = validated.value {
      (good, goodTime) = (ShownScene(scene, text, of: text, in: project), time)
    } else {
      // What was edited since the text was good is what broke it.
      let edited = good.flatMap { Analyzer.editedLines(from: $0.original, to: text) }
      diagnostics = project.pipeline.checked(text, edited: edited).diagnostics
      repaired = ShownScene(repairing: text, edited: edited, in: project)
    }
    return true
  }

  /// Takes that the file cannot be read; whether that is new.
  private mutating func take(problem: String) -> Bool {
    guard self.problem == nil else { return false }
    (self.problem, isGood, source, diagnostics, repaired) = (problem, false, nil, [], nil)
    version += 1
    return true
  }
}
