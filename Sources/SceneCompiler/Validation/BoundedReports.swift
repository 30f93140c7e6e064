import SceneDiagnostics

/// Limits the number of diagnostics of one kind, since a malicious text can have millions of errors.
///
/// The first thousand are made one by one, the first hundred of them with suggestions: where nearly all names are unknown
/// they are no slips. What comes behind is counted in a last report.
struct BoundedReports {
  /// How many reports are made one by one.
  static let limit = 1_000
  /// How many of them look for what was meant.
  static let suggestionLimit = 100

  private let kind: DiagnosticKind
  private var reports: [Diagnostic] = []
  private var rest: (first: SourceRange, count: Int)?

  /// Starts without reports.
  init(_ kind: DiagnosticKind) {
    self.kind = kind
  }

  /// The reports, and behind them one that counts the others.
  var diagnostics: [Diagnostic] {
    guard let rest else { return reports }
    return reports + [
      Diagnostic(kind, "\(rest.count) more problems of this kind are not shown", at: rest.first)
    ]
  }

  /// Adds a report at a range; `make` gets whether it should look for what was meant.
  mutating func add(at range: SourceRange, _ make: (_ suggests: Bool) -> Diagnostic) {
    if reports.count < Self.limit {
      reports.append(make(reports.count < Self.suggestionLimit))
    } else {
      rest = (rest?.first ?? range, (rest?.count ?? 0) + 1)
    }
  }
}
