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
    let list = context.scene.constraints
    let constraints = list.indices.compactMap { index in
      // Nearly no constraint does: few are copied.
      let outline = list[index].outline
      let isOf = LintContext.flowingName(outline.first.attributeValue) != nil
      return isOf || outline.second.map { LintContext.flowingName($0.attributeValue) != nil } ?? false
        ? context.leftRight(list[index]) : nil
    }
    guard options.flag("textAlignment") else { return constraints }
    return constraints + context.writtenValues.compactMap { context.alignment($0) }
  }
}

extension LintContext {
  /// The attribute that follows the direction of text, for a raw value of `NSLayoutConstraint.Attribute`; nil for one
  /// that is neither at the left nor at the right.
  fileprivate static func flowingName(_ attribute: Int) -> String? {
    switch attribute {
    case 1: "leading"
    case 2: "trailing"
    case 13: "leadingMargin"
    case 14: "trailingMargin"
    default: nil
    }
  }

  fileprivate func leftRight(_ constraint: SceneConstraint) -> LintFinding? {
    let terms = [constraint.first, constraint.second].compactMap { $0 }
    let edits = terms.compactMap { term in
      Self.flowingName(term.attributeValue).map { TextEdit(range: term.attribute.range, replacement: $0) }
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

  fileprivate func alignment(_ written: LocatedValue) -> LintFinding? {
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
    caseName(.semanticContentAttribute, of: id).map { $0 != "unspecified" } ?? false
  }
}
