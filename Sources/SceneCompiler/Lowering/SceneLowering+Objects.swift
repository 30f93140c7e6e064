import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension SceneLowering {
  /// Adds an object and its children; nil if the node is not an object.
  mutating func lowerObject(_ node: NodeID, parent: ObjectID?, slot: (name: String, schema: SlotSchema?)?) -> ObjectID?
  {
    if tree[node].kind == .alias {
      let target = tree.resolved(node)
      scene.sharedObjects.append(.init(alias: tree[node].range, object: tree[target].range))
      return nil
    }
    let isBareTag = tree[node].kind == .scalar && tree.text(of: node).isEmpty && tree.tagText(of: node) != nil
    guard tree[node].kind == .mapping || isBareTag else {
      let noun = slot?.schema?.impliedClass == nil ? nil : slot.flatMap { Self.singular($0.name) }
      report(
        "wrong-type",
        "\(noun.map { "\(Wording.withArticle($0)) is a map" } ?? "an object is a map that names its class"), not \(describe(node))",
        at: node,
        hint: objectHint(node, slot?.schema)
      )
      return nil
    }
    let parts = isBareTag ? [] : entries(node, of: "an object")
    guard let className = className(of: node, parts, slot: slot) else { return nil }
    var object = SceneObject(kind: .object, range: tree[node].range, className: className)
    object.parent = parent
    object.slotName = slot?.name
    for part in parts {
      let value = tree.resolved(part.value)
      switch part.name {
      case "id": if let text = word(value, of: "'id'") { object.identifier = Located(text, at: tree[value].range) }
      case "superclass":
        if let text = word(value, of: "'superclass'") { object.superclassName = Located(text, at: tree[value].range) }
      default: break
      }
    }
    // The object is added before its children, so that parents come first.
    let id = ObjectID(scene.objects.count)
    scene.objects.append(object)
    let schema = schema(of: object)
    lowerParts(parts, of: id, into: &object, schema: schema)
    if let schema { makeImpliedChildren(of: id, &object, schema) }
    let constraints = scene[id].constraints
    if !constraints.isEmpty { object.constraints = constraints }
    scene[id] = object
    return id
  }

  /// What each object of a slot is called, `segment` for `segments`; nil where the slot's name is no plural.
  private static func singular(_ slot: String) -> String? {
    slot.hasSuffix("s") && !slot.contains(where: \.isUppercase) ? String(slot.dropLast()) : nil
  }

  /// The map for a text in an object's place: a segment's title, or a class; nil where it is neither.
  private func objectHint(_ node: NodeID, _ slot: SlotSchema?) -> String? {
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
  private func caseHint(_ text: String, _ slot: SlotSchema?) -> String? {
    guard let slot else { return nil }
    let names = slot.impliedClass.map { [$0] } ?? (slot.isSingle ? catalog.classNames : [])
    for name in names {
      guard let schema = catalog.schema(named: name), !schema.isKind(of: "UIView"), !schema.isAbstract,
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
  private func classInText(_ text: String) -> String? {
    guard text.hasPrefix("class") else { return nil }
    let name = text.dropFirst(5).drop { $0 == ":" || $0 == " " || $0 == "=" }
    return name.isEmpty || name.count == text.count - 5 ? nil : "write 'class: \(name)'"
  }

  /// The schema of an object's class or superclass; nil if there is none.
  func schema(of object: SceneObject) -> ClassSchema? {
    if let schema = catalog.schema(named: object.className.value) { return schema }
    return object.superclassName.flatMap { catalog.schema(named: $0.value) }
  }

  private mutating func className(
    of node: NodeID,
    _ parts: [(name: String, key: NodeID, value: NodeID)],
    slot: (name: String, schema: SlotSchema?)?
  ) -> Located<String>? {
    let written = parts.first { $0.name == "class" }
    if let tag = tree.tagText(of: node), let range = tree.tagRange(of: node) {
      if let written {
        diagnostics.append(
          Diagnostic(
            "two-classes",
            "the class of the object is given twice",
            at: tree[written.key].range,
            notes: [.init("this tag gives it", at: range)]
          )
        )
      }
      return Located(String(tag.drop { $0 == "!" }), at: range)
    }
    if let written {
      let value = tree.resolved(written.value)
      if tree[value].kind == .scalar, !tree.text(of: value).isEmpty { return located(value) }
      report("wrong-type", "'class' is the name of a class, not \(describe(value))", at: value)
      return nil
    }
    if let implied = slot?.schema?.impliedClass { return Located(implied, at: emptyStart(of: node)) }
    let meant = parts.first {
      ForeignNames.keys[$0.name] == ["class"] || Spelling.nearest(to: $0.name, in: ["class"]) != nil
    }
    let hint =
      nestedObject(parts)
      ?? (meant == nil ? classHint(of: parts, slot?.schema) : Spelling.suggestion(of: ["class"]))
    report("missing-class", "this object has no class", at: node, hint: hint)
    // One line is enough to find it; the whole map would underline everything inside.
    if let last = diagnostics.indices.last, let key = (meant ?? parts.first)?.key {
      diagnostics[last].range = tree[key].range
    }
    return nil
  }

  /// The class that has the object's keys.
  private func classHint(of parts: [(name: String, key: NodeID, value: NodeID)], _ slot: SlotSchema?) -> String {
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
  private func nestedObject(_ parts: [(name: String, key: NodeID, value: NodeID)]) -> String? {
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

  private func emptyStart(of node: NodeID) -> SourceRange {
    SourceRange(tree[node].range.lowerBound, tree[node].range.lowerBound)
  }

  /// Properties, slots, connections and the rest, in the order written.
  private mutating func lowerParts(
    _ parts: [(name: String, key: NodeID, value: NodeID)],
    of id: ObjectID,
    into object: inout SceneObject,
    schema: ClassSchema?
  ) {
    for part in parts where part.name == "styles" {
      lowerStyleNames(part.value, of: id, into: &object, schema: schema, own: Set(parts.map(\.name)))
    }
    for (index, part) in parts.enumerated() {
      let value = tree.resolved(part.value)
      switch part.name {
      case "class", "id", "superclass", "styles": break
      case "interfaceBuilder": lowerInterfaceBuilder(value, into: &object)
      case "embedIn": lowerEmbedding(part.key, value, into: &object)
      case "outlets": lowerOutlets(value, into: &object)
      case "actions": lowerActions(value, into: &object, schema: schema)
      case "attributes": lowerAttributes(value, into: &object)
      case "constraints": lowerConstraints(value, of: id)
      case "isInstalled":
        if case .bool(let flag) = values.read(value, as: .bool, name: "isInstalled") { object.isInstalled = flag }
      case "variations": if let schema { object.variations = variations(value, schema: schema) }
      default:
        let known = object.unknownKeys.count
        lowerMember(part, value, of: id, into: &object, schema: schema)
        if index > 0, object.unknownKeys.count > known {
          object.unknownKeys[known].joinedText = joinedText(parts[index - 1], part)
        }
      }
    }
  }

  /// `text: 'Hello, world'` for `text: Hello, world` in braces, where the comma ends the text and makes the rest a key.
  private func joinedText(
    _ before: (name: String, key: NodeID, value: NodeID),
    _ part: (name: String, key: NodeID, value: NodeID)
  ) -> String? {
    guard tree[part.value].kind == .scalar, tree[part.value].range.isEmpty, let text = shortText(before.value),
      tree[before.value].style == .plain, shortText(part.key) != nil
    else { return nil }
    let between = tree.source.string(
      in: SourceRange(tree[before.value].range.upperBound, tree[part.key].range.lowerBound)
    )
    guard between.first == ",", between.dropFirst().allSatisfy({ $0 == " " }) else { return nil }
    return "\(before.name): \(ScalarSpelling.quoted(text + between + part.name))"
  }

  /// A property or a slot.
  private mutating func lowerMember(
    _ part: (name: String, key: NodeID, value: NodeID),
    _ value: NodeID,
    of id: ObjectID,
    into object: inout SceneObject,
    schema: ClassSchema?
  ) {
    if let property = schema?.properties[part.name] {
      let read = values.read(part.value, of: property)
      let located = Located(read, at: tree[part.value].range)
      if let styled = object.properties.firstIndex(where: { $0.name.value == part.name }) {
        object.properties.remove(at: styled)
      }
      object.properties.append(SceneProperty(name: self.located(part.key), value: located))
    } else if let slot = schema?.slots[part.name] {
      lowerSlot(part, value, slot, of: id, into: &object)
    } else {
      let holdsObjects = looksLikeSlot(value)
      var unknown = SceneObject.UnknownKey(name: located(part.key), looksLikeSlot: holdsObjects)
      if tree[value].kind == .scalar { unknown.text = tree.text(of: value) }
      unknown.value = tree[value].range
      object.unknownKeys.append(unknown)
      // Objects in a slot that nobody knows are read all the same: their mistakes are mistakes too.
      if holdsObjects, namesClass(value) { lowerSlot(part, value, nil, of: id, into: &object) }
    }
  }

  /// Whether a node is a list that begins with a map, as objects are written.
  private func looksLikeSlot(_ node: NodeID) -> Bool {
    guard tree[node].kind == .sequence, let first = tree[node].firstChild.map({ tree.resolved($0) }) else {
      return false
    }
    return tree[first].kind == .mapping || tree.tagText(of: first) != nil
  }

  /// Whether a list begins with an object that names its class.
  private func namesClass(_ node: NodeID) -> Bool {
    guard let first = tree[node].firstChild.map({ tree.resolved($0) }) else { return false }
    if tree.tagText(of: first) != nil { return true }
    return tree.entries(of: first).contains { tree.text(of: $0.key) == "class" }
  }

  mutating func lowerSlot(
    _ part: (name: String, key: NodeID, value: NodeID),
    _ value: NodeID,
    _ slot: SlotSchema?,
    of id: ObjectID,
    into object: inout SceneObject
  ) {
    var children: [ObjectID] = []
    if slot?.isSingle == true {
      if tree[value].kind == .sequence {
        report("wrong-type", "'\(part.name)' is one object, not a list", at: part.value, hint: singleHint(value))
        // The slot is there all the same: that it holds nothing is no second mistake.
        object.slots.append(SceneSlot(name: located(part.key, as: slot?.aliasOf), children: []))
        return
      }
      if let child = lowerObject(part.value, parent: id, slot: (slot?.aliasOf ?? part.name, slot)) {
        children = [child]
      }
    } else {
      guard tree[value].kind == .sequence else {
        report(
          "wrong-type",
          "'\(part.name)' is a list of objects, not \(describe(value))",
          at: value,
          hint: listHint(value)
        )
        return
      }
      if tree[part.value].kind == .alias {
        scene.sharedObjects.append(.init(alias: tree[part.value].range, object: tree[value].range))
        return
      }
      children = lowerObjects(in: value, parent: id, slot: (part.name, slot))
    }
    object.slots.append(SceneSlot(name: located(part.key, as: slot?.aliasOf), children: children))
  }

  /// What to write for a list in the place of one object.
  private func singleHint(_ list: NodeID) -> String {
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

  /// What to write for an object in the place of a list.
  private func listHint(_ node: NodeID) -> String {
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

  /// The objects of a list; scalars in it were meant for another list and are reported once.
  mutating func lowerObjects(in list: NodeID, parent: ObjectID?, slot: (name: String, schema: SlotSchema?)?)
    -> [ObjectID]
  {
    var found: [ObjectID] = []
    var strange: Int?
    for child in tree.children(of: list) {
      let isText = tree[child].kind == .scalar && tree.tagText(of: child) == nil
      if isText, let strange {
        diagnostics[strange].repeats.append(tree[child].range)
      } else {
        if isText { strange = diagnostics.count }
        if let object = lowerObject(child, parent: parent, slot: slot) { found.append(object) }
      }
    }
    return found
  }

  /// A slot's name, or that of the slot which it is another name for.
  private func located(_ key: NodeID, as alias: String?) -> Located<String> {
    Located(alias ?? tree.text(of: key), at: tree[key].range)
  }

  /// Adds the objects that a class makes itself where the scene has none: they fill the object.
  private mutating func makeImpliedChildren(of id: ObjectID, _ object: inout SceneObject, _ schema: ClassSchema) {
    for name in schema.madeSlots {
      guard let slot = schema.slots[name], let className = slot.impliedClass,
        !object.slots.contains(where: { $0.name.value == name })
      else { continue }
      let none = SourceRange(object.className.range.lowerBound, object.className.range.lowerBound)
      var child = SceneObject(kind: .object, range: none, className: Located(className, at: none))
      child.parent = id
      child.slotName = name
      if case .geometry(.rect, let frame)? = object.property("frame")?.value.value {
        let filling = SceneValue.geometry(.rect, [0, 0, frame[2], frame[3]])
        child.properties = [SceneProperty(name: Located("frame", at: none), value: Located(filling, at: none))]
      }
      object.slots.append(SceneSlot(name: Located(name, at: none), children: [ObjectID(scene.objects.count)]))
      scene.objects.append(child)
    }
  }
}
