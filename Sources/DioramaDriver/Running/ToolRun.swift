package import JSONText
import ProjectConfiguration
package import SceneDiagnostics
import SceneLint
import SceneReports
import SwiftCodegen

/// One run of a command: where it prints, what it has found so far, and how it will end.
@MainActor
package final class ToolRun {
  /// The environment of the run.
  package let surroundings: Surroundings
  /// How many files are worked on at once.
  package let jobs: Int
  /// How the run ends, as far as it is known.
  package private(set) var status = ToolStatus.success
  /// What the arguments name, as soon as scenes were looked for.
  package internal(set) var named = NamedPaths()
  /// The configurations and schemas that were read.
  private(set) var settingFiles: [String] = []
  /// The bounds of scenes that are written over: those that were named, and all in folders that were.
  package private(set) lazy var sceneBounds = WritingBounds(folders: named.folders, named: named.scenes, in: files)
  private let form: DiagnosticsForm
  private let manners: TerminalManners
  /// The kinds of diagnostics that the program can report.
  private(set) lazy var registry = makeRegistry()
  private let makeRegistry: @Sendable () -> DiagnosticRegistry
  private let page: @Sendable (_ id: String) -> String?
  /// The kinds of the custom rules that were read.
  private var customKinds: [DiagnosticKind] = []
  private let isQuiet: Bool
  private let options: FindingsOutput
  private var counts = FindingCounts()
  /// The ids about which it has been said where to read more.
  private var explained: Set<String> = []
  private var statistics = RuleStatistics()
  /// The scenes that were looked at.
  private var looked: [String] = []
  /// What a document is made of at the end; empty in the other forms.
  private var findings: [ReportedFinding] = []
  private var problems: [Report.Problem] = []
  /// The messages of problems so far.
  private var told: Set<String> = []

  /// Starts a run.
  ///
  /// - Parameters:
  ///   - surroundings: The environment of the run.
  ///   - form: How problems are printed.
  ///   - color: When colors are used.
  ///   - jobs: How many files are worked on at once.
  ///   - isQuiet: Whether the summary and everything else that is no problem is left out.
  ///   - options: Where findings go and what is said of them.
  ///   - registry: The kinds of diagnostics that the program can report.
  ///   - page: Gives the Markdown page about the kind with an id, for reports; nil if there is none.
  package init(
    in surroundings: Surroundings,
    form: DiagnosticsForm = .human,
    color: ColorChoice = .auto,
    jobs: Int = Parallel.coreCount,
    isQuiet: Bool = false,
    options: FindingsOutput = FindingsOutput(),
    registry: @escaping @autoclosure @Sendable () -> DiagnosticRegistry = .driver,
    page: @escaping @Sendable (_ id: String) -> String? = { _ in nil }
  ) {
    self.surroundings = surroundings
    self.form = form
    self.jobs = jobs
    self.isQuiet = isQuiet
    self.options = options
    makeRegistry = registry
    self.page = page
    manners = TerminalManners(of: surroundings, color: color, findingsOn: options.stream)
  }

  /// The files.
  package var files: FileSystem { surroundings.files }

  /// Whether a line on the terminal may say how far the run has come.
  var canShowProgress: Bool { manners.canRewrite && !isQuiet }

  /// The columns of the terminal; nil for a pipe, and where they are not known.
  var columns: Int? { manners.errorColumns }

  /// Prints text that came about for the user to read or to pipe.
  ///
  /// What it holds of other people's text must be safe to show already.
  package func print(_ text: String) {
    surroundings.errors.wipeLine()
    surroundings.output.write(text)
  }

  /// Prints a text from elsewhere: as it is for programs, with everything visible on a terminal, which could obey it.
  package func show(_ text: [UInt8]) {
    surroundings.errors.wipeLine()
    let isTerminal = surroundings.output.isTerminal
    surroundings.output.write(isTerminal ? Array(SafeText.lines(String(decoding: text, as: UTF8.self)).utf8) : text)
  }

  /// Prints what would change in a text.
  package func printDifference(from old: SourceText, to new: [UInt8]) {
    show(Array(UnifiedDiff(from: old.bytes, to: new, label: VisibleText.shown(old.path)).text.utf8))
  }

  /// Prints what was found in a file, or keeps it for the document at the end.
  ///
  /// What was found in a text that was read from a document is reported there, without what was found while that was read.
  package func report(_ diagnostics: [Diagnostic], in source: SourceText) {
    if let origin = source.origin { return report(origin.located(diagnostics, in: source), in: origin.source) }
    guard !diagnostics.isEmpty else { return }
    if options.onlyStatistics, !form.isDocument {
      for diagnostic in diagnostics { statistics.add(diagnostic) }
    } else {
      show(diagnostics, in: source)
    }
    counts.add(diagnostics)
    if diagnostics.hasErrors { status = status.combined(with: .findings) }
  }

  private func show(_ diagnostics: [Diagnostic], in source: SourceText) {
    if options.keepsFindings, !form.isDocument { findings += diagnostics.map { ReportedFinding($0, in: source) } }
    switch form {
    case .human:
      if !counts.isEmpty { writeFindings("\n") }
      writeFindings(manners.renderer(for: pages).render(diagnostics, in: source, explained: &explained))
    case .gcc: writeFindings(GCCRenderer().render(diagnostics, in: source))
    case .github: writeFindings(GitHubReport.text(diagnostics.map { ReportedFinding($0, in: source) }))
    case .json, .sarif, .junit, .checkstyle, .gitlab: findings += diagnostics.map { ReportedFinding($0, in: source) }
    }
  }

  private func writeFindings(_ text: String) {
    switch options.stream {
    case .errors: surroundings.errors.write(text)
    case .output: print(text)
    }
  }

  /// Takes note of scenes that are looked at.
  func look(at paths: some Sequence<String>) { looked += paths }

  /// Takes note of configurations and schemas that are read.
  func readSettings(_ paths: [String]) { settingFiles += paths }

  /// Takes rules up that a configuration makes.
  func learn(_ rules: [CustomRule]) { customKinds += rules.map(\.rule.kind) }

  /// Where the kinds of diagnostics are documented.
  private var pages: DiagnosticPages {
    let kinds = customKinds
    return DiagnosticPages(registry.adding(kinds), at: surroundings.environment["DIORAMA_PAGES"], text: page)
  }

  /// Lets the run end as one that failed in some way that was reported at its location.
  func end(with failure: ToolStatus) { status = status.combined(with: failure) }

  /// Says something about the work done, beside what it came to.
  package func note(_ lines: [String]) {
    for line in lines { surroundings.errors.write(VisibleText.line(line) + "\n") }
  }

  /// Says that something was found that has no location in a file.
  package func find() {
    status = status.combined(with: .findings)
  }

  /// Prints why the tool could not do something that was asked of it.
  package func fail(_ message: String, _ failure: ToolStatus) {
    status = status.combined(with: failure)
    // Two searches may meet the same file.
    guard told.insert(message).inserted else { return }
    if form == .github {
      surroundings.errors.write(GitHubReport.text(problem: message))
    } else {
      surroundings.errors.write("diorama: \(VisibleText.shown(message))\n")
    }
    problems.append(Report.Problem(message, status: Int(failure.rawValue)))
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
    files.syncFolders()
    switch form {
    case .json: write(JSONReport(report).value.text(width: 100) + "\n")
    case .sarif: write(SARIFReport(report).value.text(width: 100) + "\n")
    case .gitlab: write(GitLabReport(report).value.text(width: 100) + "\n")
    case .junit: write(JUnitReport(report).text)
    case .checkstyle: write(CheckstyleReport(report).text)
    case .human, .gcc, .github:
      if options.onlyStatistics { writeFindings(statistics.text) }
      let flag = options.namesFix ? "--fix" : nil
      if !isQuiet, let summary = counts.summary(naming: flag) { surroundings.errors.write(summary + "\n") }
    }
    return status
  }

  /// What was found and what could not be done so far, as in the form JSON; without findings where they are printed and not kept.
  package var reportValue: JSONValue { JSONReport(report).value }

  private var report: Report {
    Report(
      version: ToolVersion.current,
      files: looked,
      findings: findings,
      problems: problems,
      status: Int(status.rawValue),
      folder: try? files.canonicalPath("."),
      pages: pages
    )
  }

  /// Prints a document where nothing else is, so that a program can read it.
  private func write(_ text: String) {
    if surroundings.output.isUsed { surroundings.errors.write(text) } else { print(text) }
  }
}

extension DiagnosticRegistry {
  /// Every problem that the driver's verbs report.
  package static let driver = configuration.adding(generation.kinds)
}
