import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

// How objects are put into each other.
extension CodeUnit {
  /// The statements that fill an object's slots.
  func slotStatements(_ id: ObjectID) -> [CodeStatement] {
    guard let access = access(id) else { return [] }
    let object = scene[id]
    let schema = context.schema(id)
    var statements: [CodeStatement] = []
    for slot in object.slots {
      let name = slot.name.value
      let children = slot.children.filter { has($0) && context.effective.isInNib($0) }
      let version = schema.slots[name]?.availability.flatMap { context.isNewer($0) ? $0 : nil }
      guard !children.isEmpty else { continue }
      // Of a container with scenes inside, the coordinator puts the list together.
      if name == "viewControllers", !object.sceneLinks.isEmpty { continue }
      var made = self.statements(filling: name, of: schema, with: children, access, slot.name.range)
      if version != nil { for index in made.indices { made[index].version = version } }
      statements += made
    }
    return statements
  }

  private func statements(
    filling slot: String,
    of schema: ClassSchema,
    with children: [ObjectID],
    _ access: String,
    _ range: SourceRange
  ) -> [CodeStatement] {
    switch slot {
    case "subviews": installed(children).compactMap { call(access + "addSubview", $0) }
    case "arrangedSubviews": installed(children).compactMap { call(access + "addArrangedSubview", $0) }
    case "gestureRecognizers": children.compactMap { call(access + "addGestureRecognizer", $0) }
    case "children": children.flatMap { childStatements($0, access) }
    case "collectionViewLayout", "effect", "blurEffect", "contentView", "navigationItem", "textLabel",
      "detailTextLabel", "navigationBar", "tabBar":
      []
    case "configuration" where schema.isKind(of: .webView): []
    case "toolbar" where schema.isKind(of: .navigationController): []
    case "tabBarItem" where isPart(children[0]): []
    case "imageView" where schema.isKind(of: .tableViewCell): []
    default: assignment(slot, schema, children, access, range)
    }
  }

  /// The children that are there by default: variations bring the others.
  private func installed(_ children: [ObjectID]) -> [ObjectID] {
    children.filter { scene.objects.records[$0.index].isInstalled }
  }

  private func call(_ name: String, _ child: ObjectID) -> CodeStatement? {
    reference(child).map { CodeStatement("", .call(name, [.init("", .text($0))])) }
  }

  private func assignment(
    _ slot: String,
    _ schema: ClassSchema,
    _ children: [ObjectID],
    _ access: String,
    _ range: SourceRange
  ) -> [CodeStatement] {
    let codes = children.compactMap { child in
      inline.contains(child) ? maker(of: child).code : reference(child).map { Code.text($0) }
    }
    guard codes.count == children.count else { return [] }
    let isSingle = schema.slots[slot]?.isSingle == true
    return [CodeStatement("\(access)\(slot) = ", isSingle ? codes[0] : .list(codes), at: range)]
  }

  /// A child controller with its view where it goes.
  private func childStatements(_ id: ObjectID, _ access: String) -> [CodeStatement] {
    guard let child = reference(id), let parent = access.isEmpty ? "self" : String(access.dropLast()) as String? else {
      return []
    }
    var statements = [CodeStatement("", .call(access + "addChild", [.init("", .text(child))]))]
    if let embedding = scene[id].embedding, let container = embedding.container.object,
      let inside = self.access(container)
    {
      statements.append(CodeStatement("", .call(inside + "addSubview", [.init("", .text("\(child).view"))])))
    }
    statements.append(CodeStatement("", .call("\(child).didMove", [.init("toParent", .text(parent))])))
    return statements
  }

  // MARK: - Segments

  /// The titles of a control all of whose segments have one, which its initializer takes; nil for other controls.
  func segmentTitles(_ id: ObjectID) -> [Code]? {
    let segments = scene[id].children(in: "segments")
    guard id != root, !segments.isEmpty else { return nil }
    let titles = segments.compactMap { segment -> Code? in
      let object = scene[segment]
      guard object.property("image") == nil, let title = object.property("title")?.value.value, title != .null else {
        return nil
      }
      return context.values.code(title)
    }
    return titles.count == segments.count ? titles : nil
  }

  /// The statements that give a segmented control its segments.
  func segmentStatements(_ id: ObjectID) -> [CodeStatement] {
    guard let access = access(id) else { return [] }
    var statements: [CodeStatement] = []
    let isMadeWithTitles = segmentTitles(id) != nil
    for (index, segment) in scene[id].children(in: "segments").enumerated() {
      let object = scene[segment]
      func value(_ name: String) -> Code? {
        object.property(name).flatMap { context.values.code($0.value.value) }
      }
      let place: [Code.Argument] = [.init("at", .text("\(index)")), .init("animated", "false")]
      let content: Code.Argument =
        if let image = value("image"), image != "nil" {
          .init("with", image)
        } else {
          .init("withTitle", value("title") ?? "nil")
        }
      if !isMadeWithTitles {
        statements.append(CodeStatement("", .call("\(access)insertSegment", [content] + place), at: object.range))
      }
      let behind: [(String, String)] = [
        ("width", "setWidth"), ("isEnabled", "setEnabled"), ("contentOffset", "setContentOffset"),
      ]
      for (name, setter) in behind {
        guard let code = value(name), let property = object.property(name) else { continue }
        if context.effective.unwrittenValue(named: name, in: segment) == property.value.value { continue }
        statements.append(
          CodeStatement("", .call(access + setter, [.init("", code), .init("forSegmentAt", .text("\(index)"))]))
        )
      }
    }
    return statements
  }

  // MARK: - Menus

  /// A menu, or an element of one, with all that is in it.
  func menuElement(_ id: ObjectID) -> Code {
    let object = scene[id]
    let type = context.schema(id).archivedName
    func argument(_ label: String, _ name: String, _ make: (Code) -> Code = { $0 }) -> [Code.Argument] {
      guard let property = object.property(name), property.value.value != .null,
        let code = context.values.code(property.value.value, of: context.schema(id).properties[name])
      else { return [] }
      return [.init(label, make(code))]
    }
    if object.property("subtitle") != nil {
      context.note("'subtitle' of a menu's element is set where the element is made", at: object.range)
    }
    let title = argument("title", "title").first ?? .init("title", .literal(""))
    switch type {
    case "UIMenu":
      let children = object.children(in: "children").map { menuElement($0) }
      let identifier = argument("identifier", "identifier") { .text("UIMenu.Identifier(\($0.flat))") }
      return .call(
        type,
        [title] + argument("image", "image") + identifier + argument("options", "options")
          + [.init("children", .list(children))]
      )
    case "UIAction":
      let identifier = argument("identifier", "identifier") { .text("UIAction.Identifier(\($0.flat))") }
      let arguments =
        [title] + argument("image", "image") + identifier + argument("discoverabilityTitle", "discoverabilityTitle")
        + argument("attributes", "elementAttributes") + argument("state", "state")
      return actionElement(object, arguments)
    default:
      var arguments = [title] + argument("image", "image") + [.init("action", commandAction(object))]
      if type == "UIKeyCommand" {
        arguments += [argument("input", "input").first ?? .init("input", .literal(""))]
        arguments += argument("modifierFlags", "modifierFlags")
      }
      arguments += argument("discoverabilityTitle", "discoverabilityTitle")
      return .call(type, arguments + argument("attributes", "elementAttributes") + argument("state", "state"))
    }
  }

  private func commandAction(_ object: SceneObject) -> Code {
    if let action = object.actions.first { return selector(action) }
    if case .text(let message)? = object.property("action")?.value.value {
      return .text("Selector((\(SwiftName.literal(message))))")
    }
    return "Selector((\"\"))"
  }

  /// An action calls the methods that it is connected to.
  private func actionElement(_ object: SceneObject, _ arguments: [Code.Argument]) -> Code {
    guard let action = object.actions.first, let receiver = action.receiver.object,
      let target = reference(receiver), let call = messageCall(action)
    else { return .closure("UIAction", arguments, parameters: "_", body: "()") }
    for other in object.actions.dropFirst() {
      context.note(
        "an action of a menu calls one method here, and not '\(other.selector.value)'",
        at: other.selector.range
      )
    }
    let usesAction = call.hasSuffix("action)")
    let name = target == "self" ? "self" : target
    return .closure(
      "UIAction",
      arguments,
      parameters: "[weak \(name)] \(usesAction ? "action" : "_")",
      body: .text("\(name)?.\(call)")
    )
  }

  private func messageCall(_ action: SceneAction) -> String? {
    guard let spelling = ActionSpelling.swift(of: action.selector, in: scene.source) else { return nil }
    guard let open = spelling.firstIndex(of: "(") else { return spelling + "()" }
    let labels = spelling[spelling.index(after: open)...].dropLast(2).split(separator: ":")
    guard labels.count == 1 else { return nil }
    let label = labels[0] == "_" ? "" : "\(labels[0]): "
    return "\(spelling[..<open])(\(label)action)"
  }
}
