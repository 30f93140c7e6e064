import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

// What to write in place of objects, slots and classes that cannot be read.
extension SceneLowering {
  /// What each object of a slot is called, `segment` for `segments`; nil where the slot's name is no plural.
  static func singular(_ slot: String) -> String? {
    slot.hasSuffix("s") && !slot.contains(where: \.isUppercase) ? String(slot.dropLast()) : nil
  }

  /// The map for a text instead of an object: a segment's title, or a class; nil where it is neither.
  func objectHint(_ node: NodeID, _ slot: SlotSchema?) -> String? {
    if tree[node].kind == .sequence { return "leave out one '- '" }
    guard tree[node].kind == .scalar else { return nil }
    let text = tree.text(of: node)
    if text.isEmpty { return nil }
    if let choice = caseHint(text, slot) { return choice }
    if let implied = slot?.impliedClass.flatMap({ catalog.schema(named: $0) }),
      let property = ["title", "text"].first(where: { implied.properties[$0] != nil })
    {
      return "write {\(property): \(ScalarSpelling.text(text, inFlow: true))}"
    }
    if catalog.schema(named: text) != nil { return "write {class: \(text)}" }
    if let known = classInText(text) { return known }
    if slot?.accepts.contains("UIView") == true, slot?.isSingle == true {
      return "write {class: UILabel, text: \(ScalarSpelling.text(text, inFlow: true))}"
    }
    return nil
  }

  /// The object for one of its own cases: `{barButtonSystemItem: add}` for `add` among a bar's items, and
  /// `{class: UIBlurEffect, style: dark}` for the effect `dark`; nil where no object of the slot has such a case.
  func caseHint(_ text: String, _ slot: SlotSchema?) -> String? {
    guard let slot else { return nil }
    let names = slot.impliedClass.map { [$0] } ?? (slot.isSingle ? catalog.classNames : [])
    for name in names {
      guard let schema = catalog.schema(named: name), !schema.isKind(of: .view), !schema.isAbstract,
        slot.accepts.contains(where: schema.isKind)
      else { continue }
      for property in schema.propertyNames where schema.properties[property]?.declaringClass == name {
        guard case .named(let type)? = schema.properties[property]?.type,
          let found = catalog.enumeration(named: type)?.named(text)
        else { continue }
        let start = slot.impliedClass == nil ? "class: \(name), " : ""
        return "write {\(start)\(property): \(found.name)}"
      }
    }
    return nil
  }

  /// `class: UILabel` for `class:UILabel` and `class UILabel`; nil for other texts.
  func classInText(_ text: String) -> String? {
    guard text.hasPrefix("class") else { return nil }
    let name = text.dropFirst(5).drop { $0 == ":" || $0 == " " || $0 == "=" }
    return name.isEmpty || name.count == text.count - 5 ? nil : "write 'class: \(name)'"
  }

  /// The class that has the object's keys.
  func classHint(of parts: [(name: String, key: NodeID, value: NodeID)], _ slot: SlotSchema?) -> String {
    let keys = parts.map(\.name).filter { !SceneKeys.object.contains($0) }
    let events = parts.first { $0.name == "actions" }.map { part in
      tree.entries(of: tree.resolved(part.value)).prefix(4).map { tree.text(of: $0.key) }
    }
    guard let guess = ClassGuess(catalog: catalog).byKeys(keys, events: events ?? [], accepts: slot?.accepts ?? [])
    else {
      return "add 'class: \(slot?.accepts.first ?? "UIView")'"
    }
    let reasons = guess.reasons.isEmpty ? "" : ", which has \(Wording.quotedList(Array(guess.reasons.prefix(3))))"
    return "add 'class: \(guess.name)'\(reasons)"
  }

  /// What to write for an object under its class or its id, `UILabel: {text: Hi}` or `title: {class: UILabel}`; nil for others.
  func nestedObject(_ parts: [(name: String, key: NodeID, value: NodeID)]) -> String? {
    guard parts.count == 1 || parts.dropFirst().allSatisfy({ tree[tree.resolved($0.value)].kind != .mapping }),
      let first = parts.first, first.name.count > 1
    else { return nil }
    let value = tree.resolved(first.value)
    if catalog.schema(named: first.name) != nil {
      let inner =
        tree[value].kind == .mapping
        ? tree.entries(of: value).prefix(2).compactMap { entry -> String? in
          guard let name = shortText(entry.key), let text = tree.flowText(of: tree.resolved(entry.value)) else {
            return nil
          }
          return "\(name): \(text)"
        } : []
      return
        "write {\((["class: \(first.name)"] + inner).joined(separator: ", "))\(tree.entries(of: value).prefix(3).map { $0 }.count == inner.count ? "" : ", …")}"
    }
    guard tree[value].kind == .mapping,
      let named = tree.entries(of: value).first(where: { tree.text(of: $0.key) == "class" }),
      let className = shortText(tree.resolved(named.value))
    else { return nil }
    return "write {class: \(className), id: \(first.name), …}"
  }

  /// `text: 'Hello, world'` for `text: Hello, world` in braces, where the comma ends the text and makes the rest a key.
  func joinedText(
    _ before: (key: NodeID, value: NodeID),
    _ part: (key: NodeID, value: NodeID)
  ) -> String? {
    guard tree[part.value].kind == .scalar, tree[part.value].range.isEmpty, let text = shortText(before.value),
      tree[before.value].style == .plain, shortText(part.key) != nil
    else { return nil }
    let between = tree.source.string(
      in: SourceRange(tree[before.value].range.upperBound, tree[part.key].range.lowerBound)
    )
    guard between.first == ",", between.dropFirst().allSatisfy({ $0 == " " }) else { return nil }
    return "\(tree.text(of: before.key)): \(ScalarSpelling.quoted(text + between + tree.text(of: part.key)))"
  }

  /// Whether a node is a list that begins with a map, as objects are written.
  func looksLikeSlot(_ node: NodeID) -> Bool {
    guard tree[node].kind == .sequence, let first = tree.firstChild(of: node).map({ tree.resolved($0) }) else {
      return false
    }
    return tree[first].kind == .mapping || tree.tagText(of: first) != nil
  }

  /// Whether a list begins with an object that names its class.
  func namesClass(_ node: NodeID) -> Bool {
    guard let first = tree.firstChild(of: node).map({ tree.resolved($0) }) else { return false }
    if tree.tagText(of: first) != nil { return true }
    return tree.entries(of: first).contains { tree.text(of: $0.key) == "class" }
  }

  /// What to write for a list instead of one object.
  func singleHint(_ list: NodeID) -> String {
    let children = tree.children(of: list).prefix(2).map { tree.resolved($0) }
    if tree.isFlow(list) {
      guard children.count == 1, let written = tree.flowText(of: children[0]) else {
        return "write one object, without brackets"
      }
      return "write \(written)"
    }
    guard let first = children.first, tree[first].kind == .mapping, !tree.isFlow(first) else {
      return "leave out the '- '"
    }
    let (dash, key) = (tree[list].range.lowerBound, tree[first].range.lowerBound)
    let spaces = "\(max(key - dash, 1)) spaces in place of '- ', so that the keys stay below each other"
    return children.count == 1 ? "write \(spaces)" : "keep one of the objects, and write \(spaces)"
  }

  /// What to write for an object instead of a list.
  func objectListHint(_ node: NodeID) -> String {
    guard tree[node].kind == .mapping, let first = tree.entries(of: node).first(where: { _ in true }) else {
      return "begin each object with '- '"
    }
    if tree.isFlow(node) {
      return tree.flowText(of: node).map { "write [\($0)]" } ?? "put it in brackets"
    }
    let (start, value) = (tree.line(of: first.key), tree.resolved(first.value))
    let name = shortText(first.key) ?? "class"
    // Objects below their names rather than in a list.
    if tree[value].kind == .mapping, tree.entry("class", of: value) != nil {
      return "write '- id: \(name)' in place of '\(name):', with its keys below 'id'"
    }
    let written = tree[value].kind == .scalar ? shortText(value).map { "'- \(name): \($0)'" } : "'- \(name):'"
    let last = tree.source.position(at: max(tree[node].range.upperBound - 1, 0)).line
    let line = written ?? "'- ' in front of '\(name)'"
    if last == start { return "write \(line)" }
    let lines = last == start + 1 ? "line \(last)" : "lines \(start + 1) to \(last)"
    return "write \(line), and indent \(lines) by two more spaces"
  }
}
