import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every action sends a message that its receiver understands, with as many arguments as the sender gives.
  static let messages = ValidationRule(
    ids: ["unknown-action", "action-arity"],
    summary: "Every action sends a message that its receiver understands."
  ) { context in
    var diagnostics: [Diagnostic] = []
    for (_, object, schema) in context.connectedObjects {
      for action in object.actions {
        if let problem = arity(of: action, schema) ?? unknown(action, context) { diagnostics.append(problem) }
      }
    }
    return diagnostics
  }

  /// Controls and bar items hand over themselves and the event, recognizers themselves only.
  private static func arity(of action: SceneAction, _ schema: ClassSchema?) -> Diagnostic? {
    let count = action.selector.value.utf8.count { $0 == 58 }
    let isRecognizer = schema?.isKind(of: "UIGestureRecognizer") ?? false
    let most = isRecognizer ? 1 : 2
    guard count > most else { return nil }
    return Diagnostic(
      "action-arity",
      "the message takes \(count) arguments, but at most \(most) \(most == 1 ? "is" : "are") sent",
      at: action.selector.range,
      hint: isRecognizer ? "the argument is the gesture recognizer" : "the arguments are the sender and the event"
    )
  }

  private static func unknown(_ action: SceneAction, _ context: ValidationContext) -> Diagnostic? {
    guard let receiver = action.receiver.object else { return nil }
    let name = context.scene[receiver].className.value
    // UIKit's schemas do not list what their classes understand, and a class may have messages that its schema leaves out
    // where it lists none.
    guard let schema = context.catalog.schema(named: name), schema.isCustom, !schema.actions.isEmpty else { return nil }
    let known = schema.actions.map(selector)
    let sent = action.selector.value
    if known.contains(sent) || standardMessages.contains(sent) { return nil }
    let hint = Spelling.nearest(to: sent, in: known) ?? known.first { baseName($0) == baseName(sent) }
    return Diagnostic(
      "unknown-action",
      "\(name) has no action '\(swiftSpelling(sent))'",
      at: action.selector.range,
      hint: hint.map { Spelling.suggestion(of: [swiftSpelling($0)]) }
    )
  }

  /// What every responder understands.
  static let standardMessages: Set<String> = [
    "cut:", "copy:", "paste:", "delete:", "select:", "selectAll:", "becomeFirstResponder", "resignFirstResponder",
    "setNeedsLayout", "setNeedsDisplay", "layoutIfNeeded", "reloadData", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:", "increaseSize:", "decreaseSize:",
  ]

  /// A message as a schema lists it, in Swift's spelling or in Objective-C's.
  private static func selector(_ message: String) -> String {
    if case .selector(let selector) = SelectorSpelling(message) { selector } else { message }
  }

  private static func baseName(_ selector: String) -> Substring { selector.prefix { $0 != ":" } }

  /// `signIn:` as `signIn(_:)`.
  private static func swiftSpelling(_ selector: String) -> String {
    let labels = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    guard let name = labels.first else { return selector }
    return "\(name)(_:" + labels.dropFirst().map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }
}
