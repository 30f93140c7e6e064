import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every action names an event that its class sends.
  static let actions = ValidationRule(
    ids: ["unknown-event", "no-actions"],
    summary: "Every action names an event that its class sends."
  ) { context in
    var diagnostics: [Diagnostic] = []
    for (_, object, schema) in context.connectedObjects {
      guard let schema else { continue }
      for action in object.actions {
        if let problem = check(action, of: object, schema) { diagnostics.append(problem) }
      }
    }
    return diagnostics
  }

  private static func check(_ action: SceneAction, of object: SceneObject, _ schema: ClassSchema) -> Diagnostic? {
    let name = object.className.value
    guard let event = action.event else {
      if schema.sendsUnnamedAction { return nil }
      let range = action.receiver.range
      if schema.events.isEmpty { return sendsNone(name, at: range) }
      return Diagnostic(
        "unknown-event",
        "\(name) sends actions for events",
        at: range,
        hint: "like {touchUpInside: owner.save(_:)}"
      )
    }
    if action.mask != nil { return nil }
    if schema.sendsUnnamedAction {
      return Diagnostic(
        "unknown-event",
        "\(name) sends one action, without an event",
        at: event.range,
        hint: "like actions: owner.save(_:)"
      )
    }
    if schema.events.isEmpty { return sendsNone(name, at: event.range) }
    let hint = Spelling.nearest(to: event.value, in: schema.events.map(\.name)).map { "did you mean '\($0)'?" }
    return Diagnostic("unknown-event", "\(name) has no event '\(event.value)'", at: event.range, hint: hint)
  }

  private static func sendsNone(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("no-actions", "\(name) sends no actions", at: range, hint: "controls do, and gesture recognizers")
  }
}
