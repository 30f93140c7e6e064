import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension ValidationRule {
  /// Every action names an event that its class sends.
  static let actions = ValidationRule(
    kinds: [.unknownEvent, .noActions],
    summary: "Every action names an event that its class sends."
  ) { context in
    var unknown = BoundedReports(.unknownEvent)
    var unsent = BoundedReports(.noActions)
    for (id, schema) in context.connectedObjects {
      let actions = context.scene.objects.actions(at: id.index)
      guard let schema, !schema.sendsUnnamedAction || actions.contains(where: { $0.event != nil }) else { continue }
      for action in actions where action.mask == nil {
        let object = context.object(id)
        let range = action.event?.range ?? action.receiver.range
        if schema.events.isEmpty, !schema.sendsUnnamedAction {
          unsent.add(at: range) { sendsNone(action, of: object, schema, context, at: range, suggests: $0) }
        } else if action.event == nil {
          guard !schema.sendsUnnamedAction else { continue }
          unknown.add(at: range) { _ in lacksEvent(action, of: object, schema, context) }
        } else {
          unknown.add(at: range) { unknownEvent(action, of: object, schema, context, suggests: $0) }
        }
      }
    }
    return unknown.diagnostics + unsent.diagnostics
  }

  /// An action of a control that names no event.
  private static func lacksEvent(
    _ action: SceneAction,
    of object: SceneObject,
    _ schema: ClassSchema,
    _ context: ValidationContext
  ) -> Diagnostic {
    Diagnostic(
      .unknownEvent,
      "\(object.className.value) sends its actions for events",
      at: action.receiver.range,
      hint: "write {\(usualEvent(of: schema)): \(message(action, context))}"
    )
  }

  /// An action for an event that its object does not have.
  private static func unknownEvent(
    _ action: SceneAction,
    of object: SceneObject,
    _ schema: ClassSchema,
    _ context: ValidationContext,
    suggests: Bool
  ) -> Diagnostic {
    let event = action.event?.value ?? ""
    let range = action.event?.range ?? action.receiver.range
    if schema.sendsUnnamedAction {
      return Diagnostic(
        .unknownEvent,
        "\(object.className.value) sends its action without an event",
        at: range,
        hint: "write 'actions: \(message(action, context))'"
      )
    }
    let meant =
      suggests
      ? schema.foreignEvent(event).map { Spelling.suggestion(of: [$0]) }
        ?? Spelling.suggestion(for: event, in: schema.events.map(\.name)) : nil
    return Diagnostic(
      .unknownEvent,
      "\(object.className.value) has no event '\(event)'",
      at: range,
      hint: meant ?? "for example \(usualEvent(of: schema))"
    )
  }

  /// Receiver and message as they are written.
  private static func message(_ action: SceneAction, _ context: ValidationContext) -> String {
    context.tree.source.string(in: SourceRange(action.receiver.range.lowerBound, action.selector.range.upperBound))
  }

  /// The usual event of a control: touchUpInside for a button, a change for a text field or a switch.
  private static func usualEvent(of schema: ClassSchema) -> String {
    let changes = schema.isKind(of: .textField) ? "editingChanged" : "valueChanged"
    let isButton = schema.isKind(of: .button) || schema.name == "UIControl"
    return isButton || schema.mask(of: changes) == nil ? "touchUpInside" : changes
  }

  private static func sendsNone(
    _ action: SceneAction,
    of object: SceneObject,
    _ schema: ClassSchema,
    _ context: ValidationContext,
    at range: SourceRange,
    suggests: Bool
  ) -> Diagnostic {
    Diagnostic(
      .noActions,
      "\(object.className.value) sends no actions",
      at: range,
      hint: suggests ? alternative(for: action, of: object, schema, context) : nil
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
    if schema.isKind(of: .tableView) || schema.isKind(of: .collectionView) {
      return
        "write 'outlets: {delegate: \(context.scene.controllerName)}' in place of 'actions', and the delegate's method for a selection in code"
    }
    guard schema.isKind(of: .view) else { return "only controls, bar button items and gesture recognizers do" }
    let recognizer = "{class: UITapGestureRecognizer, actions: \(sent)}"
    let tree = context.tree
    let sibling = tree.sibling("gestureRecognizers", of: tree.mapping(at: object.range, in: context.root))
    let advice =
      sibling.map { $0.hint($0.isFlow ? "'\(recognizer)'" : "'- \(recognizer)'", in: "gestureRecognizers") }
      ?? "write 'gestureRecognizers: [\(recognizer)]'"
    // Labels and image views do not receive touches by default.
    let isDeaf = schema.properties["isUserInteractionEnabled"]?.defaultValue == .bool(false)
    let touch =
      isDeaf && object.property("isUserInteractionEnabled")?.value.value != .bool(true)
      ? " and 'isUserInteractionEnabled: true'" : ""
    return "\(advice)\(touch) in place of 'actions', or make it a UIButton"
  }
}
