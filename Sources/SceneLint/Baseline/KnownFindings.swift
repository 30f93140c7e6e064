package import SceneDiagnostics

/// What a baseline knows of one file.
package struct KnownFindings: Sendable {
  /// What is left of a file's findings, and which were known.
  package struct Sifted: Sendable {
    package var rest: [Diagnostic]
    /// How many findings of each kind were known.
    package var matched: [KnownFinding: Int] = [:]
  }

  private var counts: [KnownFinding: Int] = [:]

  /// Makes the knowledge of a file of which nothing is known.
  package init() {}

  mutating func add(_ finding: KnownFinding, _ count: Int) {
    counts[finding, default: 0] += min(count, Baseline.maximumCount)
  }

  /// Takes the known findings out.
  package func sift(_ diagnostics: [Diagnostic], in source: SourceText, path: String) -> Sifted {
    guard !counts.isEmpty else { return Sifted(rest: diagnostics) }
    var left = counts
    var sifted = Sifted(rest: [])
    for diagnostic in diagnostics {
      if let finding = KnownFinding(diagnostic, in: source, path: path), let count = left[finding], count > 0 {
        left[finding] = count - 1
        sifted.matched[finding, default: 0] += 1
      } else {
        sifted.rest.append(diagnostic)
      }
    }
    return sifted
  }

  /// Takes out what was known before some lines were fixed, although the text of its line may have changed since.
  package static func siftFixed(
    _ diagnostics: [Diagnostic],
    in source: SourceText,
    path: String,
    known: [KnownFinding: Int]
  ) -> [Diagnostic] {
    guard !known.isEmpty else { return diagnostics }
    var exact = KnownFindings()
    exact.counts = known
    let sifted = exact.sift(diagnostics, in: source, path: path)
    var left: [[String]: Int] = [:]
    for (finding, count) in known {
      left[[finding.rule, finding.message], default: 0] += count - (sifted.matched[finding] ?? 0)
    }
    return sifted.rest.filter { diagnostic in
      let words = [diagnostic.id, diagnostic.message]
      guard let count = left[words], count > 0 else { return true }
      left[words] = count - 1
      return false
    }
  }
}
