import SceneDiagnostics

/// How much a run has found.
struct FindingCounts {
  private var errors = 0
  private var warnings = 0
  private var notes = 0
  private var files = 0
  private var fixable = 0

  var isEmpty: Bool { files == 0 }

  /// Counts what was found in one file.
  mutating func add(_ diagnostics: [Diagnostic]) {
    files += 1
    for diagnostic in diagnostics {
      if diagnostic.certainFix != nil { fixable += 1 }
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }

  /// Such as `2 errors and 1 warning in 3 files`; nil where nothing was found.
  ///
  /// With `naming`, which is `--fix` where the verb has it, how much of that a run with the flag mends.
  func summary(naming flag: String? = nil) -> String? {
    guard !isEmpty else { return nil }
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }.map(Self.count)
    let list = parts.count > 2 ? "\(parts[0]), \(parts[1]) and \(parts[2])" : parts.joined(separator: " and ")
    let mended = fixable == 0 ? nil : flag.map { " (\(fixable) fixable with '\($0)')" }
    return "\(list) in \(Self.count(files, "file"))\(mended ?? "")"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
