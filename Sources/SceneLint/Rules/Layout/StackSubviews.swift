import SceneCatalog
import SceneDiagnostics
import SceneModel

extension LintRule {
  /// A stack view arranges its views, or something else places them.
  static let stackSubviews = LintRule(
    "stack-subviews",
    .layout,
    "A subview of a stack view is neither arranged by it nor placed by constraints."
  ) { context, _ in
    // Most scenes have no such stack view: what constraints place is found for the first one.
    var known: Set<ObjectID>?
    return context.views.flatMap { id -> [LintFinding] in
      guard context.isKind(id, of: .stackView), !context.isCustom(id),
        let slot = context.scene[id].slots.first(where: { $0.name.value == "subviews" })
      else { return [] }
      let placed =
        known ?? Set(context.scene.constraints.flatMap { [$0.first, $0.second].compactMap { $0?.item.object } })
      known = placed
      let loose = slot.children.filter { !placed.contains($0) && !fills($0, in: context) }
      let isAlone = context.children(in: "arrangedSubviews", of: id).isEmpty
      // Where nothing is arranged, the slot was mistaken for the other one.
      if isAlone, loose.count == slot.children.count, !loose.isEmpty {
        return [mistaken(slot.name, of: id, in: context)]
      }
      return loose.map {
        LintFinding(
          "\(context.name(of: $0)) is not arranged by its stack view, and overlaps what is",
          at: context.reportedRange(of: $0),
          hint: "move it to 'arrangedSubviews', or place it with constraints"
        )
      }
    }
  }

  /// Whether a view follows the size of its stack view, as a background does.
  private static func fills(_ id: ObjectID, in context: LintContext) -> Bool {
    guard case .optionSet(let names, _)? = context.value(.autoresizingMask, of: id) else { return false }
    return names.contains("flexibleWidth") && names.contains("flexibleHeight")
  }

  private static func mistaken(_ slot: Located<String>, of id: ObjectID, in context: LintContext) -> LintFinding {
    let edit = TextEdit(range: slot.range, replacement: "arrangedSubviews")
    return LintFinding(
      "\(context.name(of: id)) does not arrange views in 'subviews'",
      at: slot.range,
      hint: "write 'arrangedSubviews'",
      fixIts: [Diagnostic.FixIt("write 'arrangedSubviews'", edits: [edit])]
    )
  }
}
