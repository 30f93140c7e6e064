import SceneCatalog
import SceneDiagnostics
import SceneModel

extension LintRule {
  /// Nothing waits for touches that cannot come.
  static let blockedTouches = LintRule(
    "blocked-touches",
    .correctness,
    "A view that handles touches receives none."
  ) { context, _ in
    // The outermost view that keeps touches from a view and all inside it.
    var blockers: [ObjectID: ObjectID] = [:]
    return context.views.compactMap { id -> LintFinding? in
      let outer = blockers.isEmpty ? nil : context.superview(of: id).flatMap { blockers[$0] }
      let blocker = outer ?? (context.surelyTakesNoTouches(id) ? id : nil)
      guard let blocker else { return nil }
      blockers[id] = blocker
      guard let use = context.useOfTouches(id, isInside: outer != nil) else { return nil }
      let isSame = blocker == id
      return LintFinding(
        "\(context.name(of: id)) receives no touches, so \(use) never happens",
        at: context.reportedRange(of: id),
        hint: isSame
          ? "set 'isUserInteractionEnabled: true'"
          : "set 'isUserInteractionEnabled: true' on \(context.name(of: blocker))",
        notes: isSame ? [] : [Diagnostic.Note("this view ignores touches", at: context.reportedRange(of: blocker))]
      )
    }
  }
}

extension LintContext {
  /// Whether a view keeps touches from itself and all inside it, and nothing can change that later.
  fileprivate func surelyTakesNoTouches(_ id: ObjectID) -> Bool {
    flag(.isUserInteractionEnabled, of: id) == false && hasTouches(id) && !isCustom(id) && !isReached(id)
      && !isOverridden("isUserInteractionEnabled", of: id)
  }

  /// Whether anything at all could want the touches of a view: a recognizer, an action, or what is inside.
  private func hasTouches(_ id: ObjectID) -> Bool {
    list.records[id.index].slotCount > 0 || !actions(of: id).isEmpty || !outlets(of: id).isEmpty
  }

  /// What a view does on touches, in words; nil where it does nothing.
  fileprivate func useOfTouches(_ id: ObjectID, isInside: Bool) -> String? {
    if !recognizers(of: id).isEmpty { return "its gesture" }
    if isKind(id, of: .control), !actions(of: id).isEmpty { return "its action" }
    guard isInside else { return nil }
    if isKind(id, of: .textField) { return "editing" }
    return isKind(id, of: .textView) && flag(.isEditable, of: id) == true ? "editing" : nil
  }
}
