package import SceneDiagnostics

/// One run of a command: where it prints, what it has found so far, and how it will end.
@MainActor
package final class ToolRun {
  /// The world outside.
  package let surroundings: Surroundings
  /// How the run ends, as far as it is known.
  package private(set) var status = ToolStatus.success
  private let form: DiagnosticsForm
  private let usesColor: Bool
  private let isQuiet: Bool
  private var counts = FindingCounts()

  /// Starts a run.
  package init(
    in surroundings: Surroundings,
    form: DiagnosticsForm = .human,
    color: ColorChoice = .auto,
    isQuiet: Bool = false
  ) {
    self.surroundings = surroundings
    self.form = form
    self.isQuiet = isQuiet
    usesColor = color.usesColor(on: surroundings.errors, environment: surroundings.environment)
  }

  /// The files.
  package var files: FileSystem { surroundings.files }

  /// Prints text that came about for the user to read or to pipe.
  ///
  /// What it holds of other people's text must be safe to show already.
  package func print(_ text: String) {
    surroundings.output.write(text)
  }

  /// Prints what was found in a file.
  package func report(_ diagnostics: [Diagnostic], in source: SourceText) {
    guard !diagnostics.isEmpty else { return }
    switch form {
    case .human:
      if !counts.isEmpty { surroundings.errors.write("\n") }
      surroundings.errors.write(HumanRenderer(usesColor: usesColor).render(diagnostics, in: source))
    case .gcc:
      surroundings.errors.write(GCCRenderer().render(diagnostics, in: source))
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
    surroundings.errors.write("diorama: \(VisibleText.shown(message))\n")
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

  /// Prints how much was found, and says how the run ended.
  package func finish() -> ToolStatus {
    if !isQuiet, let summary = counts.summary { surroundings.errors.write(summary + "\n") }
    return status
  }
}
