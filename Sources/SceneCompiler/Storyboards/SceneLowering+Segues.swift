import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension SceneLowering {
  /// The segues of an object, as indexes in `Scene.segues`, to which they are added.
  mutating func segues(_ node: NodeID, of id: ObjectID, _ use: ObjectClass) -> [Int] {
    guard tree[node].kind == .sequence else {
      report(
        .wrongType,
        "'segues' is a list of segues, not \(describe(node))",
        at: node,
        hint: tree[node].kind == .mapping
          ? "begin each segue with '- '" : "for example [{kind: show, destination: Detail}]"
      )
      return []
    }
    return tree.children(of: node).compactMap { element in
      guard let segue = segue(tree.resolved(element), of: id, use) else { return nil }
      scene.segues.append(segue)
      return scene.segues.count - 1
    }
  }

  private mutating func segue(_ node: NodeID, of id: ObjectID, _ use: ObjectClass) -> SceneSegue? {
    let parts = entries(node, of: "a segue") {
      "for example {kind: show, destination: \($0.shortText(node) ?? "Detail")}"
    }
    guard tree[node].kind == .mapping else { return nil }
    let unknown = parts.filter { SceneKeys.Segue(rawValue: $0.name) == nil }
    reportUnknown(unknown, of: "a segue", known: SceneKeys.segue)
    guard let kind = segueKind(parts, unknown, node) else { return nil }
    var segue = SceneSegue(kind: kind, source: id, range: tree[node].range)
    let keys = SceneKeys.Segue.keys(of: kind.value)
    for part in parts {
      guard let key = SceneKeys.Segue(rawValue: part.name) else { continue }
      guard keys.contains(key) else {
        reportKey(part.key, key, of: kind.value)
        continue
      }
      lowerSegueKey(key, part, of: use, into: &segue)
    }
    checkCompleteness(of: segue, parts, unknown, node)
    return segue
  }

  /// The kind of a segue; nil after a report where there is none.
  private mutating func segueKind(
    _ parts: [(name: String, key: NodeID, value: NodeID)],
    _ unknown: [(name: String, key: NodeID, value: NodeID)],
    _ node: NodeID
  ) -> Located<SceneSegue.Kind>? {
    let names = SceneSegue.Kind.allCases.map(\.rawValue)
    guard let part = parts.first(where: { $0.name == "kind" }) else {
      guard !unknown.contains(where: { Spelling.nearest(to: $0.name, in: ["kind"]) != nil }) else { return nil }
      let range = parts.first.map { tree[$0.key].range } ?? tree[node].range
      diagnostics.append(
        Diagnostic(.segueKey, "the segue has no 'kind'", at: range, hint: "for example 'kind: show'")
      )
      return nil
    }
    let value = tree.resolved(part.value)
    guard let text = word(value, of: "'kind'") else { return nil }
    guard let kind = SceneSegue.Kind(rawValue: text) else {
      report(
        .unknownCase,
        "there is no kind of segue '\(text)'",
        at: value,
        hint: text == "relationship"
          ? "write the scene's name in 'viewControllers'" : Spelling.choice(for: text, in: names)
      )
      return nil
    }
    return Located(kind, at: tree[value].range)
  }

  private mutating func reportKey(_ node: NodeID, _ key: SceneKeys.Segue, of kind: SceneSegue.Kind) {
    let others = SceneSegue.Kind.allCases.filter { SceneKeys.Segue.keys(of: $0).contains(key) }.map(\.rawValue)
    report(
      .segueKey,
      "a segue of kind '\(kind.rawValue)' has no '\(key.rawValue)'",
      at: node,
      hint: others.count > 4 ? "leave it out" : "only of kind \(Wording.list(others, conjunction: "or")) has it"
    )
  }

  private mutating func lowerSegueKey(
    _ key: SceneKeys.Segue,
    _ part: (name: String, key: NodeID, value: NodeID),
    of use: ObjectClass,
    into segue: inout SceneSegue
  ) {
    let value = tree.resolved(part.value)
    func text() -> Located<String>? {
      word(value, of: "'\(part.name)'").map { Located($0, at: tree[value].range) }
    }
    switch key {
    case .kind: break
    case .destination: segue.destination = text()
    case .identifier: segue.identifier = text()
    case .class: segue.className = text().map { className($0.value, at: $0.range) }
    case .action: segue.action = message(value, of: "action")
    case .creator: segue.creator = message(value, of: "creator", arguments: 1...3)
    case .trigger: segue.trigger = trigger(value, of: use)
    case .animates, .modalPresentationStyle, .modalTransitionStyle, .permittedArrowDirections,
      .splitViewControllerTargetIndex:
      let type: PropertyType =
        key.enumeration.map { .named($0) } ?? (key == .animates ? .bool : .int)
      let read = values.read(value, as: type, name: part.name)
      segue.properties.append(SceneProperty(name: located(part.key), value: Located(read, at: tree[value].range)))
    case .sourceView: segue.sourceView = reference(value, "'sourceView' is the id of a view, not")
    case .barButtonItem: segue.barButtonItem = reference(value, "'barButtonItem' is the id of a bar item, not")
    case .passthroughViews:
      segue.passthroughViews = elements(value).compactMap {
        reference($0, "'passthroughViews' are the ids of views, not")
      }
    case .interfaceBuilder: segue.interfaceBuilderID = interfaceBuilderParts(value).id
    }
  }

  /// `selection` and `accessoryAction` of a cell, or an event.
  private mutating func trigger(_ node: NodeID, of use: ObjectClass) -> Located<SceneSegue.Trigger>? {
    guard let text = word(node, of: "'trigger'") else { return nil }
    let range = tree[node].range
    if let trigger = SceneSegue.Trigger(ofCells: text) { return Located(trigger, at: range) }
    let mask = use.schema?.mask(of: text) ?? fallbackMask(of: text, use.name, use.schema)
    // Whether the source sends the event at all is a question of its own.
    let known = mask ?? catalog.schema(named: "UIControl")?.mask(of: text)
    guard let known else {
      let events = (use.schema?.events.map(\.name) ?? []) + SceneSegue.Trigger.ofCells.map(\.name)
      report(
        .unknownEvent,
        "nothing triggers a segue by '\(text)'",
        at: node,
        hint: Spelling.choice(for: text, in: events)
      )
      return nil
    }
    return Located(.event(name: text, mask: known), at: range)
  }

  /// Reports what a segue of its kind cannot be without.
  private mutating func checkCompleteness(
    of segue: SceneSegue,
    _ parts: [(name: String, key: NodeID, value: NodeID)],
    _ unknown: [(name: String, key: NodeID, value: NodeID)],
    _ node: NodeID
  ) {
    func isMissing(_ name: String) -> Bool {
      !parts.contains { $0.name == name } && !unknown.contains { Spelling.nearest(to: $0.name, in: [name]) != nil }
    }
    func report(_ kind: DiagnosticKind, _ message: String, hint: String) {
      diagnostics.append(Diagnostic(kind, message, at: segue.kind.range, hint: hint))
    }
    switch segue.kind.value {
    case .unwind:
      if isMissing("action") {
        report(.missingDestination, "an unwind segue has an 'action'", hint: "for example 'action: unwindToHome(_:)'")
      }
    default:
      if isMissing("destination") {
        report(.missingDestination, "the segue has no 'destination'", hint: "write the name of a scene or reference")
      }
      if segue.kind.value == .custom, isMissing("class") {
        report(.segueKey, "a custom segue has a 'class'", hint: "name a subclass of UIStoryboardSegue")
      }
    }
  }
}
