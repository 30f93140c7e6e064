import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

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
        if let problem = check(action, of: object, schema, context) { diagnostics.append(problem) }
      }
    }
    return diagnostics
  }

  private static func check(
    _ action: SceneAction,
    of object: SceneObject,
    _ schema: ClassSchema,
    _ context: ValidationContext
  ) -> Diagnostic? {
    let name = object.className.value
    guard let event = action.event else {
      if schema.sendsUnnamedAction { return nil }
      let range = action.receiver.range
      let written = context.tree.source.string(in: SourceRange(range.lowerBound, action.selector.range.upperBound))
      if schema.events.isEmpty { return sendsNone(name, at: range) }
      return Diagnostic(
        "unknown-event",
        "\(name) sends its actions for events",
        at: range,
        hint: "write {\(usualEvent(of: schema)): \(written)}"
      )
    }
    if action.mask != nil { return nil }
    if schema.sendsUnnamedAction {
      return Diagnostic(
        "unknown-event",
        "\(name) sends its action without an event",
        at: event.range,
        hint: "write 'actions: \(message(action, context))'"
      )
    }
    if schema.events.isEmpty { return sendsNone(name, at: event.range) }
    let hint =
      schema.foreignEvent(event.value).map { Spelling.suggestion(of: [$0]) }
      ?? Spelling.suggestion(for: event.value, in: schema.events.map(\.name))
      ?? "for example \(usualEvent(of: schema))"
    return Diagnostic("unknown-event", "\(name) has no event '\(event.value)'", at: event.range, hint: hint)
  }

  /// Receiver and message as they are written.
  private static func message(_ action: SceneAction, _ context: ValidationContext) -> String {
    context.tree.source.string(in: SourceRange(action.receiver.range.lowerBound, action.selector.range.upperBound))
  }

  /// The event that a control is mostly used for: a button's is a touch, a text field's and a switch's is a change.
  private static func usualEvent(of schema: ClassSchema) -> String {
    let changes = schema.isKind(of: "UITextField") ? "editingChanged" : "valueChanged"
    let isButton = schema.isKind(of: "UIButton") || schema.name == "UIControl"
    return isButton || schema.mask(of: changes) == nil ? "touchUpInside" : changes
  }

  private static func sendsNone(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "no-actions",
      "\(name) sends no actions",
      at: range,
      hint: "only controls, bar button items and gesture recognizers do"
    )
  }
}
