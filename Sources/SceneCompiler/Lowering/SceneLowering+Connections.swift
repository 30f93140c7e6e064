import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension SceneLowering {
  /// The outlets of an object, in the order written.
  mutating func outlets(_ node: NodeID) -> [SceneOutlet] {
    var found: [SceneOutlet] = []
    for entry in entries(node, of: "'outlets'", hint: { $0.mapHint(node) ?? "for example 'outlets: {view: root}'" }) {
      let value = tree.resolved(entry.value)
      let isCollection = tree[value].kind == .sequence
      let targets = elements(value).compactMap { reference($0) }
      guard isCollection || targets.count == 1 else { continue }
      found.append(SceneOutlet(name: located(entry.key), targets: targets, isCollection: isCollection))
    }
    return found
  }

  /// `embedIn: id`: the view that a child controller's own view goes into.
  mutating func embedding(_ key: NodeID, _ value: NodeID) -> SceneEmbedding? {
    guard let container = reference(value, "'embedIn' is the id of a view, not") else { return nil }
    return SceneEmbedding(key: tree[key].range, container: container)
  }

  /// The name of an object; reports a node that is none.
  mutating func reference(
    _ node: NodeID,
    _ problem: String = "an outlet is the id of an object, not"
  ) -> SceneReference? {
    let node = tree.resolved(node)
    let text = tree.text(of: node)
    if let parameter = values.parameter(node) {
      values.checkParameter(parameter, at: node, for: .object, name: "an outlet")
      return nil
    }
    guard tree[node].kind == .scalar, !text.isEmpty else {
      // A whole object in place of its id belongs to a list of objects.
      let isObject = tree[node].kind == .mapping && tree.entries(of: node).contains { tree.text(of: $0.key) == "class" }
      let hint =
        isObject ? "write the object where it belongs, such as under 'objects', with an 'id', and that id here" : nil
      report(.wrongType, "\(problem) \(describe(node))", at: node, hint: hint)
      return nil
    }
    return SceneReference(name: text, range: tree[node].range)
  }

  /// The actions of an object, in the order written.
  mutating func actions(_ node: NodeID, className: String, schema: ClassSchema?) -> [SceneAction] {
    var found: [SceneAction] = []
    guard tree[node].kind == .mapping else {
      // A class that sends one unnamed action has the receiver and message themselves, or a list of them.
      for element in elements(node) {
        if let action = action(element, event: nil, mask: nil) { found.append(action) }
      }
      return found
    }
    for (key, value) in tree.entries(of: node) {
      let mask = schema?.mask(of: tree.text(of: key)) ?? fallbackMask(of: tree.text(of: key), className, schema)
      for element in elements(value) {
        if let action = action(element, event: located(key), mask: mask) { found.append(action) }
      }
    }
    return found
  }

  /// A custom class that no schema declares may send any event of a control.
  func fallbackMask(of event: String, _ className: String, _ schema: ClassSchema?) -> Int? {
    guard schema == nil || catalog.schema(named: className) == nil else { return nil }
    return catalog.schema(named: "UIControl")?.mask(of: event)
  }

  /// `owner.signIn(_:)`: a receiver, a point, and a message as Swift spells it.
  private mutating func action(_ node: NodeID, event: Located<String>?, mask: Int?) -> SceneAction? {
    let node = tree.resolved(node)
    let text = tree.text(of: node)
    if let parameter = values.parameter(node) {
      values.checkParameter(parameter, at: node, for: .action, name: "an action")
      return nil
    }
    guard tree[node].kind == .scalar, let dot = endOfReceiver(in: text), dot > text.startIndex else {
      if let meant = actionHint(node) {
        report(.actionForm, "an action is written 'receiver.message', not \(describe(node))", at: node, hint: meant)
        return nil
      }
      let isMessage = SelectorSpelling(text).isSelector
      report(
        .actionForm,
        "an action is written 'receiver.message', not \(describe(node))",
        at: node,
        hint: "for example owner.\(["owner", "self", ""].contains(text) || !isMessage ? "signIn(_:)" : text)"
      )
      return nil
    }
    let receiver = String(text[..<dot])
    // Code has a parenthesis or a space in front of its first point.
    if !IdentifierForm.isIdentifier(receiver), let meant = CodeAction.message(in: text) {
      report(.actionForm, "an action is written 'receiver.message', as text", at: node, hint: "write \(meant)")
      return nil
    }
    switch SelectorSpelling(String(text[text.index(after: dot)...])) {
    case .selector(let selector):
      let (receiverRange, messageRange) = split(node, at: receiver.utf8.count)
      return SceneAction(
        event: event,
        mask: mask,
        receiver: SceneReference(name: receiver, range: receiverRange),
        selector: Located(selector, at: messageRange)
      )
    case .invalid(let why, let hint):
      // What is marked has the receiver too.
      let whole = hint.map { $0.hasPrefix("write ") ? "write \(text[...dot])\($0.dropFirst(6))" : $0 }
      report(.actionForm, why, at: node, hint: whole)
      return nil
    }
  }

  /// What to write for a selector of code, or for a map of target, action and event; nil for other nodes.
  private func actionHint(_ node: NodeID) -> String? {
    if tree[node].kind == .scalar { return CodeAction.message(in: tree.text(of: node)).map { "write \($0)" } }
    guard tree[node].kind == .mapping else { return nil }
    // The events of a control as a list: `- touchUpInside: owner.signIn(_:)`.
    let entries = Array(tree.entries(of: node).prefix(2))
    if entries.count == 1, let entry = entries.first, let value = shortText(tree.resolved(entry.value)),
      value.firstIndex(of: ".").map({ $0 > value.startIndex }) == true
    {
      return "write '\(tree.text(of: entry.key)): \(value)', with 2 spaces in place of '- '"
    }
    func text(_ names: [String]) -> String? {
      tree.entries(of: node).first { names.contains(tree.text(of: $0.key)) }.flatMap {
        shortText(tree.resolved($0.value))
      }
    }
    guard let action = text(["action", "selector", "method", "message", "name", "handler"]) else { return nil }
    let message =
      CodeAction.message(in: action)
      ?? (action.contains(".") ? action : "\(text(["target", "receiver", "destination", "to"]) ?? "owner").\(action)")
    guard let event = text(["event", "on", "for", "eventType", "events", "controlEvent"]) else {
      return "write \(message)"
    }
    return "write 'actions: {\(event): \(message)}'"
  }

  /// The ranges before and after a point in a scalar; the whole scalar twice where its text is not written as it reads.
  private func split(_ node: NodeID, at offset: Int) -> (SourceRange, SourceRange) {
    let range = tree[node].range
    let start = tree[node].style == .plain ? range.lowerBound : range.lowerBound + 1
    let end = tree[node].style == .plain ? range.upperBound : range.upperBound - 1
    guard !tree[node].isCopied, end - start == tree.length(of: node) else { return (range, range) }
    return (SourceRange(start, start + offset), SourceRange(start + offset + 1, end))
  }
}
