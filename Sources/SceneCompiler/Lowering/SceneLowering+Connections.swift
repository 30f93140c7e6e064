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
      report(.wrongType, "\(problem) \(describe(node))", at: node)
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
    if let usual = usualAction(node) {
      return SceneAction(event: event, mask: mask, receiver: usual.receiver, selector: usual.selector)
    }
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
    let message = String(text[text.index(after: dot)...])
    if let selector = selectors[text] {
      let (receiverRange, messageRange) = split(node, at: text.utf8.distance(from: text.startIndex, to: dot))
      return SceneAction(
        event: event,
        mask: mask,
        receiver: SceneReference(name: String(text[..<dot]), range: receiverRange),
        selector: Located(selector, at: messageRange)
      )
    }
    if let meant = CodeAction.message(in: text) {
      report(.actionForm, "an action is written 'receiver.message', as text", at: node, hint: "write \(meant)")
      return nil
    }
    switch SelectorSpelling(message) {
    case .selector(let selector):
      selectors[text] = selector
      return action(node, event: event, mask: mask)
    case .invalid(let why, let hint):
      // What is marked has the receiver too.
      let whole = hint.map { $0.hasPrefix("write ") ? "write \(text[...dot])\($0.dropFirst(6))" : $0 }
      report(.actionForm, why, at: node, hint: whole)
      return nil
    }
  }

  /// An action as nearly all are written, from its bytes: a receiver of letters and digits, a point, and a method with its labels.
  ///
  /// Nil for all else, which takes more than a look at bytes.
  private func usualAction(_ node: NodeID) -> (receiver: SceneReference, selector: Located<String>)? {
    guard values.parameters == nil, expanded.uses.isEmpty, expanded.useNames.isEmpty,
      let written = buffers.writtenValue(of: node), !tree[node].isCopied
    else { return nil }
    let text = buffers.utf8(of: node)
    guard let point = text.firstIndex(of: UInt8(ascii: ".")), point > 0,
      IdentifierForm.isIdentifier(UnsafeBufferPointer(rebasing: text[..<point])),
      let selector = SelectorSpelling.usual(UnsafeBufferPointer(rebasing: text[(point + 1)...]))
    else { return nil }
    let (start, middle) = (written.lowerBound, written.lowerBound + point)
    return (
      SceneReference(
        name: String(decoding: UnsafeBufferPointer(rebasing: text[..<point]), as: UTF8.self),
        range: SourceRange(start, middle)
      ),
      Located(selector, at: SourceRange(middle + 1, written.upperBound))
    )
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
    guard !tree[node].isCopied, end - start == tree.utf8(of: node).count else { return (range, range) }
    return (SourceRange(start, start + offset), SourceRange(start + offset + 1, end))
  }
}
