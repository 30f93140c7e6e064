import SceneDiagnostics
import SceneLint

/// A baseline that is to be written of what a run finds.
@MainActor
final class BaselineDraft {
  private let path: String
  private let folder: String
  /// What the file says now; nil where it does not exist.
  private let old: BaselineUse?
  private var counts: [KnownFinding: Int] = [:]

  /// Begins a baseline; nil after reporting that the file is something else.
  init?(_ path: String, in run: ToolRun) {
    self.path = path
    folder = BaselineUse.folder(of: path, in: run.files)
    if (try? run.files.status(path)) == nil {
      old = nil
    } else {
      guard let use = BaselineUse(path, in: run) else { return nil }
      old = use
    }
  }

  /// Takes the findings of a file up; gives those back that no baseline can hold.
  func take(_ diagnostics: [Diagnostic], in source: SourceText, files: FileSystem) -> [Diagnostic] {
    guard source.path != SceneInput.standardInputName else { return diagnostics }
    let path = BaselineUse.path(of: source.path, from: folder, in: files)
    return diagnostics.filter { diagnostic in
      guard let finding = KnownFinding(diagnostic, in: source, path: path) else { return true }
      counts[finding, default: 0] += 1
      return false
    }
  }

  /// Writes the baseline; what it said of files that were not looked at stays.
  func write(_ judgement: BaselineJudgement, in run: ToolRun) {
    let number = counts.values.reduce(0, +)
    let all = counts.merging(old?.unjudged(judgement) ?? [:]) { $0 + $1 }
    let text = Array(Baseline.text(all).utf8)
    guard DioramaDriver.write(text, to: .named(path), replacing: .version, as: .kept, in: run) else { return }
    run.note("\(path) holds \(number == 1 ? "1 finding" : "\(number) findings") of this run")
  }
}
