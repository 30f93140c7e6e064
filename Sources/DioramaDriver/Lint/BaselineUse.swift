import SceneCompiler
package import SceneDiagnostics
import SceneLint

/// A baseline in use: what it knows of each file, and what of that was found in this run.
@MainActor
package final class BaselineUse {
  private let baseline: Baseline
  private let known: [String: KnownFindings]
  private let folder: String
  private let files: FileSystem
  private var matched: [KnownFinding: Int] = [:]

  /// Reads a baseline; nil after reporting why that cannot be done.
  package init?(_ path: String, in run: ToolRun) {
    files = run.files
    folder = Self.folder(of: path, in: run.files)
    do throws(FileError) {
      let source = SourceText(path: path, bytes: try run.files.contents(path))
      let read = Baseline.read(source)
      run.report(read.diagnostics, in: source)
      guard !read.diagnostics.hasErrors else { return nil }
      baseline = read.value
      known = baseline.files
    } catch {
      run.fail("\(error)", .unreadableInput)
      return nil
    }
  }

  /// The folder from which the paths of a baseline are meant.
  static func folder(of path: String, in files: FileSystem) -> String {
    FilePath.folder(of: Location.of(path, in: files))
  }

  /// The path of a file in a baseline.
  static func path(of file: String, from folder: String, in files: FileSystem) -> String {
    FilePath.relative(Location.of(file, in: files), to: folder)
  }

  /// What is known of a scene, with its path in the baseline; nil for standard input.
  func known(of input: SceneInput) -> (findings: KnownFindings, path: String)? {
    guard !input.isStandardInput else { return nil }
    let path = Self.path(of: input.path, from: folder, in: files)
    return (known[path] ?? KnownFindings(), path)
  }

  /// Takes note of findings that were known.
  func note(_ found: [KnownFinding: Int]) {
    matched.merge(found) { $0 + $1 }
  }

  /// Takes the known findings out of those of a file.
  package func sift(_ diagnostics: [Diagnostic], in source: SourceText) -> [Diagnostic] {
    let path = Self.path(of: source.path, from: folder, in: files)
    guard let known = known[path] else { return diagnostics }
    let sifted = known.sift(diagnostics, in: source, path: path)
    note(sifted.matched)
    return sifted.rest
  }

  /// The entries that stand for nothing any more, of files that were looked at or are gone.
  func stale(_ judgement: BaselineJudgement) -> SourceDiagnostics {
    SourceDiagnostics(baseline.source, baseline.stale(matched: matched) { isJudged($0, judgement) })
  }

  /// The findings of files that were not looked at, and still exist.
  func unjudged(_ judgement: BaselineJudgement) -> [KnownFinding: Int] {
    var kept: [KnownFinding: Int] = [:]
    for entry in baseline.entries where !isJudged(entry.key, judgement) { kept[entry.key, default: 0] += entry.count }
    return kept
  }

  private func isJudged(_ finding: KnownFinding, _ judgement: BaselineJudgement) -> Bool {
    let path = FilePath.resolve(finding.path, from: folder)
    guard (try? files.status(path)) != nil else { return true }
    return judgement.covers(finding, at: Location.of(path, in: files))
  }
}

/// What a run has looked for, and where.
struct BaselineJudgement {
  /// The absolute paths of the scenes that were checked against the rules.
  var scenes: Set<PathKey> = []
  /// Whether rules about folders were looked at.
  var hasFolders = false
  /// The only rules that were; empty for all.
  var only: Set<String> = []

  func covers(_ finding: KnownFinding, at path: String) -> Bool {
    guard only.isEmpty || only.contains(finding.rule) else { return false }
    if case .folder? = LintRules.rule(finding.rule)?.check { return hasFolders }
    return scenes.contains(PathKey(path))
  }
}
