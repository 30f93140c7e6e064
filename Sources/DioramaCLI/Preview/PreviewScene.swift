import DioramaDriver
import SceneCompiler
import SceneDiagnostics
import SceneEditor

/// A scene of a preview, or the map of a storyboard: what its text is at present, and the last text that gave a nib.
@MainActor
struct PreviewScene {
  /// The file that has the scene; for the map, the storyboard's own.
  let path: String
  /// The name of a scene in a file that has several; nil for a file that is one scene, and for the map.
  let name: String?
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

  init(path: String, name: String? = nil) {
    (self.path, self.name) = (path, name)
  }

  /// What the page shows: the present text as far as it can be read, else the last good one; nil where there is neither.
  var shown: ShownScene? { isGood ? good : repaired ?? good }

  /// Whether what is shown is of an earlier text than the present one.
  var isOld: Bool { !isGood && repaired == nil }

  /// Reads and compiles a scene that stands alone where something is new.
  mutating func update(_ reading: PreviewReading, isForced: Bool) {
    let bytes: [UInt8]
    switch reading.bytes(of: path) {
    case .success(let found): bytes = found
    case .failure(let problem): return take(problem)
    }
    guard isForced || problem != nil || source?.bytes != bytes else { return }
    let text = SourceText(path: path, bytes: bytes)
    guard let project = reading.project(for: path) else {
      return take(.settings, of: text)
    }
    let validated = project.pipeline.validated(text)
    if let scene = validated.value {
      take(ShownScene(scene, text, of: text, in: project), validated.diagnostics, of: text, at: reading.time)
    } else {
      // What was edited since the text was good is what broke it.
      let edited = editedLines(to: text)
      let diagnostics = project.pipeline.checked(text, edited: edited).diagnostics
      take(repaired: ShownScene(repairing: text, edited: edited, in: project), diagnostics, of: text)
    }
  }

  /// The lines that were edited since the text was good; nil where that is not known.
  func editedLines(to text: SourceText) -> ClosedRange<Int>? {
    good.flatMap { Analyzer.editedLines(from: $0.original, to: text) }
  }

  /// Takes a text without errors.
  mutating func take(_ shown: ShownScene, _ diagnostics: [Diagnostic], of text: SourceText, at time: Double) {
    version += 1
    (good, goodTime, isGood, repaired) = (shown, time, true, nil)
    (self.diagnostics, source, problem) = (diagnostics, text, nil)
  }

  /// Takes a text with errors.
  ///
  /// - Parameters:
  ///   - shown: What the text is with its broken lines mended or left out; nil where errors remain.
  ///   - diagnostics: What was found.
  ///   - text: The text.
  ///   - problem: What is wrong elsewhere; nil where the errors are in the text.
  mutating func take(
    repaired shown: ShownScene?,
    _ diagnostics: [Diagnostic],
    of text: SourceText,
    problem: String? = nil
  ) {
    version += 1
    (isGood, repaired, self.diagnostics, source) = (false, shown, diagnostics, text)
    self.problem = problem
  }

  /// Takes that the file cannot be shown, and the text where it could be read.
  mutating func take(_ problem: PreviewProblem, of text: SourceText? = nil) {
    guard self.problem != problem.text || source?.bytes != text?.bytes else { return }
    (self.problem, isGood, source, diagnostics, repaired) = (problem.text, false, text, [], nil)
    version += 1
  }
}
