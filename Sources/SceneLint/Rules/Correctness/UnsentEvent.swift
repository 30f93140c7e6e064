import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension LintRule {
  /// Every action is for an event that its control sends.
  static let unsentEvent = LintRule(
    "unsent-event",
    .correctness,
    "A control never sends an event that has an action."
  ) { context, _ in
    context.views.flatMap { id -> [LintFinding] in
      // Code of the application may send whatever it likes.
      guard !context.actions(of: id).isEmpty, !context.isCustom(id) else { return [] }
      // Several actions of one event are one mistake.
      var seen: Set<Int> = []
      return context.actions(of: id).compactMap { action in
        guard let event = action.event, seen.insert(event.range.lowerBound).inserted else { return nil }
        return context.finding(of: event, of: id)
      }
    }
  }
}

extension LintContext {
  fileprivate func finding(of event: Located<String>, of id: ObjectID) -> LintFinding? {
    let schema = schema(of: id)
    guard let usual = schema.sentEvents.first, schema.mask(of: event.value) != nil,
      !schema.sends(event.value), flag(.changesSelectionAsPrimaryAction, of: id) != true
    else { return nil }
    // One event is not renamed to another that has its actions already.
    let isTaken = actions(of: id).contains { $0.event?.value == usual }
    let isWritten = tree.source.string(in: event.range) == event.value
    let fix = Diagnostic.FixIt(
      "write '\(usual)'",
      edits: [TextEdit(range: event.range, replacement: usual)],
      isCertain: false
    )
    return LintFinding(
      "a \(schema.name) never sends '\(event.value)'",
      at: event.range,
      hint: "its usual event is '\(usual)'",
      fixIts: isTaken || !isWritten ? [] : [fix]
    )
  }
}

extension ClassSchema {
  /// Whether objects of the class may send an event, or one of several that a name stands for.
  ///
  /// Every control sends those of touches, and any may show a menu.
  fileprivate func sends(_ event: String) -> Bool {
    if event.hasPrefix("touch") || ["allTouchEvents", "allEvents", "menuActionTriggered"].contains(event) {
      return true
    }
    if event == "allEditingEvents" { return sentEvents.contains { $0.hasPrefix("editing") } }
    return sentEvents.contains(event)
  }
}
