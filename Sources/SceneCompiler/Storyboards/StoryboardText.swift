import SceneCatalog
import SceneDiagnostics
import SceneSyntax

/// A text of a storyboard as YAML reads it, with lines changed where it cannot be read as it is.
struct StoryboardText: Sendable {
  let parsed: Diagnosed<SyntaxTree>
  private let repaired: RepairedText?

  init(_ source: SourceText, limits: SyntaxLimits) {
    parsed = parse(source, limits: limits)
    repaired = parsed.diagnostics.hasErrors ? TextRepair.repaired(source, limits: limits) : nil
  }

  var isBroken: Bool { parsed.diagnostics.hasErrors }

  /// What can be checked against rules; nil where nothing can.
  var readable: SyntaxTree? {
    if !isBroken { return parsed.value }
    return repaired.flatMap { $0.isUncertain ? nil : $0.tree }
  }

  /// What reading it found, without what breaks it.
  var earlier: [Diagnostic] { isBroken ? repaired?.remaining ?? [] : parsed.diagnostics }

  /// What was found, in the ranges of the text as it is.
  ///
  /// - Parameters:
  ///   - checked: What the rules found in what can be read; nil where nothing can.
  ///   - absences: The ids of diagnostics of something missing that may be in a broken line of another text.
  func checked(
    _ checked: CheckedStoryboard.Text?,
    without absences: Set<String>,
    _ catalog: SceneCatalog
  ) -> CheckedStoryboard.Text {
    if !isBroken, var checked {
      checked.diagnostics.removeAll { absences.contains($0.id) }
      return checked
    }
    let problems = Cascades.removed(fromSyntax: repaired?.problems ?? parsed.diagnostics)
    let explained = CallsInValues.completed(problems, in: parsed.value.source, catalog)
    guard let repaired, let checked else {
      return .init(tree: parsed.value, diagnostics: explained, suppressions: Suppressions(parsed.value))
    }
    func kept(_ found: [Diagnostic]) -> [Diagnostic] {
      repaired.kept(found.filter { !absences.contains($0.id) }, absences: BrokenText.absences)
    }
    return .init(
      tree: parsed.value,
      diagnostics: (explained + kept(checked.diagnostics)).sortedByLocation(),
      silenced: kept(checked.silenced),
      suppressions: checked.suppressions
    )
  }
}
