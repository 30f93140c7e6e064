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
      if schema.events.isEmpty { return sendsNone(action, of: object, schema, context, at: range) }
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
    if schema.events.isEmpty { return sendsNone(action, of: object, schema, context, at: event.range) }
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

  private static func sendsNone(
    _ action: SceneAction,
    of object: SceneObject,
    _ schema: ClassSchema,
    _ context: ValidationContext,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "no-actions",
      "\(object.className.value) sends no actions",
      at: range,
      hint: alternative(for: action, of: object, schema, context)
    )
  }

  /// What to write for an action of an object that sends none: a view has a recognizer for it.
  private static func alternative(
    for action: SceneAction,
    of object: SceneObject,
    _ schema: ClassSchema,
    _ context: ValidationContext
  ) -> String {
    let sent = message(action, context)
    if schema.isKind(of: "UITableView") || schema.isKind(of: "UICollectionView") {
      return
        "write 'outlets: {delegate: owner}' in place of 'actions', and the delegate's method for a selection in code"
    }
    guard schema.isKind(of: "UIView") else { return "only controls, bar button items and gesture recognizers do" }
    let recognizer = "{class: UITapGestureRecognizer, actions: \(sent)}"
    let tree = context.tree
    let sibling = tree.sibling("gestureRecognizers", of: tree.mapping(at: object.range))
    let place =
      sibling.map {
        MistakenKey.Sibling(line: $0.line, isFlow: $0.isFlow)
          .hint($0.isFlow ? "'\(recognizer)'" : "'- \(recognizer)'", in: "gestureRecognizers")
      } ?? "write 'gestureRecognizers: [\(recognizer)]'"
    // Labels and pictures are not touched unless they say so.
    let isDeaf = schema.properties["isUserInteractionEnabled"]?.defaultValue == .bool(false)
    let touch =
      isDeaf && object.property("isUserInteractionEnabled")?.value.value != .bool(true)
      ? " and 'isUserInteractionEnabled: true'" : ""
    return "\(place)\(touch) in place of 'actions', or make it a UIButton"
  }
}
