import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension ValidationRule {
  /// Every action sends a message that its receiver understands, with as many arguments as the sender gives.
  static let messages = ValidationRule(
    kinds: [.unknownAction, .actionArity],
    summary: "Every action sends a message that its receiver understands."
  ) { context in
    var arities = BoundedReports(.actionArity)
    var unknown = BoundedReports(.unknownAction)
    for (id, schema) in context.connectedObjects {
      for action in context.scene.objects.actions(at: id.index) {
        let range = action.selector.range
        if let problem = arity(of: action, schema) {
          arities.add(at: range) { _ in problem }
        } else if let schema = unknownReceiver(of: action, context) {
          unknown.add(at: range) { unknownAction(action, schema, context, suggests: $0) }
        }
      }
    }
    return arities.diagnostics + unknown.diagnostics
  }

  /// Controls and bar items hand over themselves and the event, recognizers themselves only.
  private static func arity(of action: SceneAction, _ schema: ClassSchema?) -> Diagnostic? {
    let count = action.selector.value.utf8.count { $0 == 58 }
    let isRecognizer = schema?.isKind(of: .gestureRecognizer) ?? false
    let most = isRecognizer ? 1 : 2
    guard count > most else { return nil }
    return Diagnostic(
      .actionArity,
      "the message takes \(count) arguments, but at most \(most) \(most == 1 ? "is" : "are") sent",
      at: action.selector.range,
      hint: isRecognizer ? "the argument is the gesture recognizer" : "the arguments are the sender and the event"
    )
  }

  /// The class of the receiver where it has no such message; nil where it has, or where that is not known.
  private static func unknownReceiver(of action: SceneAction, _ context: ValidationContext) -> ClassSchema? {
    guard let receiver = action.receiver.object else { return nil }
    // UIKit's schemas do not list what their classes understand, and a class may have messages that its schema leaves out
    // where it lists none.
    guard let schema = context.catalog.schema(named: context.scene.objects.className(at: receiver.index)),
      schema.isCustom,
      schema.listsActions, !UIKitMessages.isKnown(action.selector.value),
      !schema.actions.contains(where: { selector($0) == action.selector.value }),
      !context.catalog.application.added(schema.lineage).contains(action.selector.value)
    else { return nil }
    return schema
  }

  private static func unknownAction(
    _ action: SceneAction,
    _ schema: ClassSchema,
    _ context: ValidationContext,
    suggests: Bool
  ) -> Diagnostic {
    let sent = action.selector.value
    let known = suggests ? schema.actions.map(selector) : []
    let hint = Spelling.nearest(to: sent, in: known) ?? known.first { baseName($0) == baseName(sent) }
    let name = action.receiver.object.map { context.object($0).className.value } ?? schema.name
    let spelled = hint.map { MethodSpelling.swift(selector: $0) }
    let fixes = spelled.map { spelled in
      [Diagnostic.FixIt("write '\(spelled)'", edits: [TextEdit(range: action.selector.range, replacement: spelled)])]
    }
    return Diagnostic(
      .unknownAction,
      "\(name) has no action '\(MethodSpelling.swift(selector: sent))'",
      at: action.selector.range,
      hint: schema.whereDeclared(
        behind: spelled.map { Spelling.suggestion(of: [$0]) },
        member: hint,
        in: context.catalog
      ),
      fixIts: fixes ?? []
    )
  }

  /// A message as a schema lists it, in Swift's spelling or in Objective-C's.
  private static func selector(_ message: String) -> String {
    if case .selector(let selector) = SelectorSpelling(message) { selector } else { message }
  }

  private static func baseName(_ selector: String) -> Substring { selector.prefix { $0 != ":" } }
}
