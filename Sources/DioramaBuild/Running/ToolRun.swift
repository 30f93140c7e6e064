package import SceneDiagnostics
package import SceneTooling

/// One run of a command: where it prints, what it has found so far, and how it will end.
@MainActor
package final class ToolRun {
  /// The world outside.
  package let surroundings: Surroundings
  /// How many files are worked on at once.
  package let jobs: Int
  /// How the run ends, as far as it is known.
  package private(set) var status = ToolStatus.success
  /// What the arguments name, as soon as scenes were looked for.
  package internal(set) var named = NamedPlaces()
  /// The bounds of scenes that are written over: those that were named, and all in folders that were.
  private(set) lazy var sceneBounds = WritingBounds(folders: named.folders, named: named.scenes, in: files)
  private let form: DiagnosticsForm
  private let manners: TerminalManners
  private let rules: RuleRegister
  private let isQuiet: Bool
  private var counts = FindingCounts()
  /// The ids about which it has been said where to read more.
  private var explained: Set<String> = []
  /// What a document is made of at the end; empty in the other forms.
  private var findings: [ReportedFinding] = []
  private var problems: [Report.Problem] = []

  /// Starts a run.
  ///
  /// - Parameters:
  ///   - surroundings: The world outside.
  ///   - form: How problems are printed.
  ///   - color: When colours are used.
  ///   - jobs: How many files are worked on at once.
  ///   - isQuiet: Whether the summary and everything else that is no problem is left out.
  ///   - rule: Gives the rule of an id, for reports that say more of it; of several registries, the first that knows it.
  package init(
    in surroundings: Surroundings,
    form: DiagnosticsForm = .human,
    color: ColorChoice = .auto,
    jobs: Int = Parallel.coreCount,
    isQuiet: Bool = false,
    rule: @escaping @Sendable (_ id: String) -> RuleDescription? = { _ in nil }
  ) {
    self.surroundings = surroundings
    self.form = form
    self.jobs = jobs
    self.isQuiet = isQuiet
    rules = RuleRegister(pages: surroundings.environment["DIORAMA_PAGES"], find: rule)
    manners = TerminalManners(of: surroundings, color: color)
  }

  /// The files.
  package var files: FileSystem { surroundings.files }

  /// Whether a line on the terminal may say how far the run has come.
  var canShowProgress: Bool { manners.canRewrite && !isQuiet }

  /// The columns of the terminal; nil for a pipe, and where they are not known.
  var columns: Int? { manners.columns }

  /// Prints text that came about for the user to read or to pipe.
  ///
  /// What it holds of other people's text must be safe to show already.
  package func print(_ text: String) {
    surroundings.errors.wipeLine()
    surroundings.output.write(text)
  }

  /// Prints a text of somebody else's: as it is for programs, with everything visible on a terminal, which could obey it.
  package func show(_ text: [UInt8]) {
    surroundings.errors.wipeLine()
    let isTerminal = surroundings.output.isTerminal
    surroundings.output.write(isTerminal ? Array(SafeText.lines(String(decoding: text, as: UTF8.self)).utf8) : text)
  }

  /// Prints what would change in a text.
  package func printDifference(from old: SourceText, to new: [UInt8]) {
    show(Array(UnifiedDiff(from: old.bytes, to: new, label: old.path).text.utf8))
  }

  /// Prints what was found in a file, or keeps it for the document at the end.
  package func report(_ diagnostics: [Diagnostic], in source: SourceText) {
    guard !diagnostics.isEmpty else { return }
    switch form {
    case .human:
      if !counts.isEmpty { surroundings.errors.write("\n") }
      surroundings.errors.write(manners.renderer(for: rules).render(diagnostics, in: source, explained: &explained))
    case .gcc: surroundings.errors.write(GCCRenderer().render(diagnostics, in: source))
    case .github:
      surroundings.errors.write(GitHubReport.text(diagnostics.map { ReportedFinding($0, in: source) }))
    case .json, .sarif: findings += diagnostics.map { ReportedFinding($0, in: source) }
    }
    counts.add(diagnostics)
    if diagnostics.hasErrors { status = status.combined(with: .findings) }
  }

  /// Says something about the work done, beside what it came to.
  package func note(_ lines: [String]) {
    for line in lines { surroundings.errors.write(VisibleText.shown(line) + "\n") }
  }

  /// Says that something was found that is no place in a file.
  package func find() {
    status = status.combined(with: .findings)
  }

  /// Prints why the tool could not do something that was asked of it.
  package func fail(_ message: String, _ failure: ToolStatus) {
    if form == .github {
      surroundings.errors.write(GitHubReport.text(problem: message))
    } else {
      surroundings.errors.write("diorama: \(VisibleText.shown(message))\n")
    }
    problems.append(Report.Problem(message, status: Int(failure.rawValue)))
    status = status.combined(with: failure)
  }

  /// Prints something worth knowing that is no mistake, unless the run is quiet.
  package func note(_ message: String) {
    if !isQuiet { surroundings.errors.write("diorama: note: \(VisibleText.shown(message))\n") }
  }

  /// Prints that the tool itself is wrong about a file.
  package func failInternally(_ message: String, about path: String) {
    fail(
      "\(path): \(message); this is a bug of diorama \(ToolVersion.current), please report it with this file",
      .internalError
    )
  }

  /// Prints the document or how much was found, and says how the run ended.
  package func finish() -> ToolStatus {
    switch form {
    case .json: write(JSONReport(report).value)
    case .sarif: write(SARIFReport(report).value)
    case .human, .gcc, .github:
      if !isQuiet, let summary = counts.summary { surroundings.errors.write(summary + "\n") }
    }
    return status
  }

  private var report: Report {
    Report(
      version: ToolVersion.current,
      findings: findings,
      problems: problems,
      status: Int(status.rawValue),
      folder: try? files.canonicalPath("."),
      rules: rules
    )
  }

  /// Prints a document where nothing else is, so that a program can read it.
  private func write(_ document: JSONValue) {
    let text = document.text(width: 100) + "\n"
    if surroundings.output.isUsed { surroundings.errors.write(text) } else { print(text) }
  }
}
