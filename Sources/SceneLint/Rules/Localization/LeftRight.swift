import SceneDiagnostics
import SceneModel
import SceneSyntax

extension LintRule {
  /// Layout turns around where text runs from right to left.
  static let leftRight = LintRule(
    "left-right",
    .localization,
    "A constraint uses 'left' or 'right' instead of 'leading' or 'trailing'.",
    options: [LintOption("textAlignment", "whether to report 'textAlignment: left'", .flag(false))]
  ) { context, options in
    let constraints = context.scene.constraints.compactMap { context.leftRight($0) }
    guard options.flag("textAlignment") else { return constraints }
    return constraints + context.writtenValues.compactMap { context.alignment($0) }
  }
}

extension LintContext {
  fileprivate func leftRight(_ constraint: SceneConstraint) -> LintFinding? {
    let names = [
      "left": "leading", "right": "trailing", "leftMargin": "leadingMargin", "rightMargin": "trailingMargin",
    ]
    let terms = [constraint.first, constraint.second].compactMap { $0 }
    let edits = terms.compactMap { term in
      names[term.attribute.value].map { TextEdit(range: term.attribute.range, replacement: $0) }
    }
    guard let first = edits.first, !terms.contains(where: { $0.item.object.map(staysAsItIs) == true }) else {
      return nil
    }
    let word = tree.source.string(in: first.range)
    return LintFinding(
      "'\(word)' does not flip where text runs from right to left",
      at: first.range,
      hint: "write '\(first.replacement)'",
      fixIts: [Diagnostic.FixIt("write '\(first.replacement)'", edits: edits, isCertain: false)]
    )
  }

  fileprivate func alignment(_ written: PlacedValue) -> LintFinding? {
    guard written.name.value == "textAlignment", case .enumeration("left", _) = written.value.value,
      !staysAsItIs(written.object)
    else { return nil }
    let edit = TextEdit(range: written.value.range, replacement: "natural")
    return LintFinding(
      "'left' does not flip where text runs from right to left",
      at: written.value.range,
      hint: "write 'natural'",
      fixIts: [Diagnostic.FixIt("write 'natural'", edits: [edit], isCertain: false)]
    )
  }

  /// Whether the scene says that a view is not turned around.
  private func staysAsItIs(_ id: ObjectID) -> Bool {
    caseName("semanticContentAttribute", of: id).map { $0 != "unspecified" } ?? false
  }
}
