import Backports
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneLint
import SceneModel

extension Completion {
  /// What the value of the entry at the cursor can be.
  var valueItems: [CompletionItem] {
    guard let entry = context.entry else { return [] }
    let position = shape.positions[entry]
    // The first key of an object is written where its item begins.
    if position.isMap || isConstraintMap(position), case .item = sketch.entries[entry].kind {
      var inner = Completion(analysis, at: offset, surroundings: surroundings)
      inner.asFirstKey(of: entry)
      let own = values(of: position, entry)
      return typedText.contains(where: { $0 == " " || $0 == "." })
        ? own : isConstraintMap(position) ? own + inner.items : inner.items + own
    }
    return values(of: position, entry)
  }

  private func isConstraintMap(_ position: ScenePosition) -> Bool {
    if case .constraint = position { true } else { false }
  }

  private mutating func asFirstKey(of entry: Int) {
    var inner = context
    inner.side = .key
    inner.parent = entry
    inner.entry = nil
    self = Completion(self, in: inner)
  }

  private init(_ other: Completion, in context: EditorContext) {
    analysis = other.analysis
    offset = other.offset
    surroundings = other.surroundings
    self.context = context
  }

  /// The values that fit a position.
  func values(of position: ScenePosition, _ entry: Int) -> [CompletionItem] {
    switch position {
    case .className(let slot): return classItems(slot)
    case .componentName, .slotName, .parameter, .parameterType, .acceptedClasses, .componentSlot:
      return componentValues(of: position)
    case .superclassName(let slot): return classItems(slot).filter { catalog.schema(named: $0.label)?.isCustom != true }
    case .property(let property), .value(let property):
      return propertyValues(property) + parameterItems(of: .value(property.type))
    case .type(let type): return typeValues(type) + parameterItems(of: .value(type))
    case .words(let words): return words.map { item($0, .keyword) }
    case .symbolName: return symbolItems
    case .styleNames:
      let names = analysis.names.defined(.style).map(\.name) + surroundings.styles
      return unique(names).map { item($0, .reference) }
    case .reference(let use): return referenceItems(use, entry)
    case .action: return actionItems(entry) + parameterItems(of: .action)
    case .equation, .constraint: return equationItems(at: offset, in: context.token)
    case .colorName:
      return unique(analysis.names.defined(.color).map(\.name) + surroundings.colors).map { item($0, .color) }
    case .sceneName: return sceneItems
    case .object where shape.isOfStoryboard: return isInControllers(entry) ? sceneItems : []
    case .trigger: return triggerItems(entry)
    case .message: return messageItems(entry)
    case .identifier: return identifierItems(entry)
    default: return []
    }
  }

  /// The names of symbols that the target has, those that are drawn without a list of many variants first.
  private var symbolItems: [CompletionItem] {
    let names = SystemSymbols.names.filter { name in
      guard let target = surroundings.target, let availability = SystemSymbols.availability(of: name) else {
        return true
      }
      return !target.isBefore(availability)
    }
    let ordered = names.map { ($0.utf8.count { $0 == UInt8(ascii: ".") }, $0) }.sorted { $0 < $1 }
    return ordered.map { item($0.1, .value) }
  }

  private func isInControllers(_ entry: Int) -> Bool {
    if case .controllers = shape.position(of: sketch.entries[entry].parent) { true } else { false }
  }

  func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  // MARK: - Classes

  func classItems(_ slot: SlotSchema?) -> [CompletionItem] {
    var items: [CompletionItem] = []
    let isOutsider =
      context.entry.map { entry -> Bool in
        switch shape.position(of: sketch.entries[entry].parent) {
        case .owner, .placeholder: true
        default: false
        }
      } ?? false
    for name in catalog.classNames {
      guard let schema = catalog.schema(named: name), isOutsider || Self.isAdmitted(schema, in: slot) else { continue }
      guard !schema.isAbstract || isOutsider || slot?.accepts.contains(name) == true else { continue }
      guard !schema.isGeneric else { continue }
      var item = item(name, .aClass)
      item.detail = schema.superclass ?? ""
      item.summary = schema.summary
      item.isDeprecated = Deprecation(schema.deprecation)?.holds(for: surroundings.target) ?? false
      items.append(item)
    }
    for name in surroundings.classes
    where catalog.schema(named: name).map({ isOutsider || Self.isAdmitted($0, in: slot) }) ?? true {
      var item = item(name, .aClass)
      item.detail = catalog.schema(named: name)?.superclass ?? ""
      items.append(item)
    }
    let first = Set([slot?.impliedClass].compactMap { $0 } + (slot?.accepts ?? []))
    let found = items.filter { first.contains($0.label) } + items.filter { !first.contains($0.label) }
    return found.isEmpty || slot != nil || isOutsider ? found : Self.usualFirst(found)
  }

  private static func usualFirst(_ items: [CompletionItem]) -> [CompletionItem] {
    let usual = Set(SceneShape.styledClasses)
    return items.filter { usual.contains($0.label) } + items.filter { !usual.contains($0.label) }
  }

  /// Whether objects of a class may stand in a slot; nil stands for the top level.
  static func isAdmitted(_ schema: ClassSchema, in slot: SlotSchema?) -> Bool {
    guard let slot else { return schema.placement != .namedSlots }
    switch schema.placement {
    case .topLevel: return false
    case .namedSlots where !slot.accepts.contains(schema.archivedName): return false
    default: return slot.accepts.contains { schema.isKind(of: $0) }
    }
  }

  // MARK: - Properties

  private func propertyValues(_ property: PropertySchema) -> [CompletionItem] {
    var items: [CompletionItem] = property.constants.keys.sorted().map { item($0, .value) }
    items += typeValues(property.type)
    if property.isOptional { items.append(item("null", .keyword)) }
    if property.type == .int || property.type == .double || property.isList == false, items.isEmpty,
      let text = Self.text(of: property.defaultValue), !text.isEmpty
    {
      var usual = item(text, .value)
      usual.detail = "the default"
      items.append(usual)
    }
    return items
  }

  /// A value as a scene writes it, in one line; nil for one that no scene can write.
  static func text(of value: SceneValue) -> String? { value.written().map { SceneWriter.line(of: $0) } }

  private func typeValues(_ type: PropertyType) -> [CompletionItem] {
    switch type {
    case .bool: return [item("true", .keyword), item("false", .keyword)]
    case .named(let name): return enumerationItems(name)
    case .color:
      let names = catalog.colorNames.compactMap { catalog.color(named: $0) }.map { color -> CompletionItem in
        var item = item(color.name, .color)
        item.isDeprecated = Deprecation(color.deprecation)?.holds(for: surroundings.target) ?? false
        item.detail = Self.text(of: .color(color.components)) ?? ""
        return item
      }
      let own = unique(analysis.names.defined(.color).map(\.name) + surroundings.colors)
        .map { item("{named: \($0)}", .color) }
      return own + names
    case .font:
      return (catalog.enumeration(named: "UIFont.TextStyle")?.cases ?? []).map { item($0.name, .enumMember) }
        + ["{systemFont: 17}", "{boldSystemFont: 17}"].map { item($0, .value) }
    case .image:
      return surroundings.images.map { item($0, .file) } + [item("{systemName: star}", .value)]
    case .factory(let kind): return kind.factories.map { item($0, .enumMember) }
    default: return []
    }
  }

  private func enumerationItems(_ name: String) -> [CompletionItem] {
    guard let type = catalog.enumeration(named: name) else { return [] }
    // An option set is a list; within its brackets or items, the cases stand alone.
    let isListed = context.entry.map { if case .item = sketch.entries[$0].kind { true } else { false } } ?? false
    return type.cases.map { one in
      var item = item(one.name, .enumMember, type.isOptionSet && !isListed ? "[\(one.name)]" : one.name)
      item.detail = type.name
      item.isDeprecated = Deprecation(one.deprecation)?.holds(for: surroundings.target) ?? false
      return item
    }
  }

  /// A value with which a key makes a scene that is right; nil where none fits everywhere.
  func sample(of position: ScenePosition) -> String? {
    switch position {
    case .property(let property), .value(let property):
      if property.defaultValue != .null, property.defaultValue != .invalid {
        return Self.text(of: property.defaultValue)
      }
      return property.isOptional ? "null" : nil
    case .objects: return "[]"
    case .type(.bool): return "true"
    case .words(let words): return words.first
    default: return nil
    }
  }

  // MARK: - Names

  func referenceItems(_ use: ScenePosition.ReferenceUse, _ entry: Int) -> [CompletionItem] {
    let scope = shape.scopes[entry]
    var type: String?
    if case .outlet(let name) = use { type = shape.object(around: entry)?.schema?.outlets[name]?.type }
    if let wanted = type, catalog.schema(named: wanted) == nil { type = nil }
    func fits(_ name: String) -> Bool {
      guard let type else { return true }
      let object = shape.object(named: name, in: scope)
      return object?.schema.map { $0.isKind(of: type) } ?? (object == nil && type == "NSLayoutConstraint")
    }
    func reference(to name: String) -> CompletionItem {
      var item = item(name, .reference)
      item.detail = shape.object(named: name, in: scope)?.className ?? "NSLayoutConstraint"
      return item
    }
    var items = ids(in: scope, at: context.token, where: fits).map(reference(to:))
    if type != nil, items.count <= Self.maximumItems {
      items += ids(in: scope, at: context.token) { !fits($0) }.map(reference(to:))
    }
    items += partItems(in: scope)
    switch use {
    case .outlet: items += parameterItems(of: .object)
    case .container, .popover, .part, .argument: break
    }
    if use == .part { return items }
    if case .outlet = use, shape.kind == .component { return items + [item(ReservedName.itself.rawValue, .keyword)] }
    if use == .argument || isOutlet(use) {
      let names: [ReservedName] = shape.isOfStoryboard ? [.itself, .viewController] : [.owner, .itself]
      items += names.map { item($0.rawValue, .keyword) }
    }
    return items
  }

  private func isOutlet(_ use: ScenePosition.ReferenceUse) -> Bool {
    if case .outlet = use { true } else { false }
  }

  func outletItems(_ parent: Int) -> [CompletionItem] {
    let object = shape.object(around: parent) ?? shape.objects[parent]
    let present = siblings(of: parent)
    let schema = object?.schema
    var items = (schema?.outletNames ?? []).filter { !present.contains($0) }.map { name -> CompletionItem in
      var item = key(name, .property, .reference(.outlet(name)))
      item.detail = schema?.outlets[name]?.type ?? ""
      item.summary = schema?.outlets[name]?.summary ?? ""
      return item
    }
    for member in surroundings.members where member.kind == .outlet && member.className == object?.className {
      guard !present.contains(member.name), schema?.outlets[member.name] == nil else { continue }
      items.append(key(member.name, .property, .reference(.outlet(member.name))))
    }
    return items
  }

  func eventItems(_ parent: Int) -> [CompletionItem] {
    let present = siblings(of: parent)
    let schema = shape.object(around: parent)?.schema
    let sent = schema?.sentEvents ?? []
    let names = (schema?.events ?? []).map(\.name)
    return (sent.filter(names.contains) + names.filter { !sent.contains($0) }).filter { !present.contains($0) }
      .map { key($0, .event, .action(event: $0)) }
  }

  /// A receiver before the point, a message behind it.
  private func actionItems(_ entry: Int) -> [CompletionItem] {
    guard let dot = typedText.lastIndex(of: ".") else {
      let owner = shape.isOfStoryboard ? ReservedName.viewController : .owner
      let names = [owner, .itself, .firstResponder].map(\.rawValue)
      let ids = ids(in: shape.scopes[entry], at: context.token)
      let begun = names.map { item($0, .keyword, "\($0).") } + ids.map { item($0, .reference, "\($0).") }
      let known = messages(of: shape.className(ofReceiver: names[0], at: entry))
        .map { item("\(names[0]).\($0)", .method) }
      return known
        + begun.map { item in
          var item = item
          item.goesOn = true
          return item
        }
    }
    let receiver = String(typedText[..<dot])
    let start = context.token.lowerBound + typedText.utf8.distance(from: typedText.startIndex, to: dot) + 1
    let range = SourceRange(start, max(start, context.token.upperBound))
    return messages(of: shape.className(ofReceiver: receiver, at: entry))
      .map { CompletionItem($0, .method, $0, at: range) }
  }

  /// The messages that a class is known to understand, in Swift's spelling.
  private func messages(of className: String?) -> [String] {
    guard let className else { return [] }
    let schema = catalog.schema(named: className) ?? shape.objects.values.first { $0.className == className }?.schema
    let lineage = Set(catalog.application.lineage(className))
    let own = surroundings.members.filter { $0.kind == .action && lineage.contains($0.className) }.map(\.name)
    let all = own + (schema?.actions ?? [])
    return unique(all.map { MessageSpelling.swift(ofSelector: $0) ?? $0 })
  }

  private func messageItems(_ entry: Int) -> [CompletionItem] {
    messages(of: shape.controller(around: entry)?.className).map { item($0, .method) }
  }

  var sceneItems: [CompletionItem] {
    unique(analysis.names.defined(.scene).map(\.name) + surroundings.scenes).map { item($0, .reference) }
  }

  private func triggerItems(_ entry: Int) -> [CompletionItem] {
    let schema = shape.object(around: entry)?.schema
    let isCell = schema?.isKind(of: .tableViewCell) == true || schema?.isKind(of: .collectionViewCell) == true
    return (isCell ? SceneSegue.Trigger.ofCells : []).map { item($0.name, .keyword) }
      + (schema?.events ?? []).map { item($0.name, .event) }
  }

  /// Names that are used, and that no object has.
  private func identifierItems(_ entry: Int) -> [CompletionItem] {
    let scope = shape.scopes[entry]
    let known = Set(analysis.names.defined(.object, in: scope).filter { $0.entry != entry }.map(\.name))
    let used = analysis.names.used(.object, in: scope).map(\.name)
    return unique(used).filter { !known.contains($0) && ReservedName(rawValue: $0) == nil }.map { item($0, .reference) }
  }

  func attributeItems(_ parent: Int) -> [CompletionItem] {
    let object = shape.object(around: parent)
    let present = siblings(of: parent)
    let lineage = Set(object.map { catalog.application.lineage($0.className) } ?? [])
    let own = surroundings.members.filter { $0.kind == .inspectable && lineage.contains($0.className) }.map(\.name)
    let layer =
      object?.schema?.isKind(of: .view) == true
      ? ["layer.cornerRadius", "layer.borderWidth", "layer.masksToBounds", "layer.zPosition"] : []
    return unique(own + layer).filter { !present.contains($0) }.map { key($0, .property, .attribute) }
  }

  // MARK: - Comments

  /// The words of comments to the tool.
  var commentItems: [CompletionItem] {
    let text = sketch.source.string(in: SourceRange(context.token.lowerBound, offset))
    let start = (text.lastIndex { $0 == " " || $0 == "#" || $0 == "," }).map(text.index(after:)) ?? text.startIndex
    let range = SourceRange(
      context.token.lowerBound + text.utf8.distance(from: text.startIndex, to: start),
      wordEnd(offset, until: context.token.upperBound)
    )
    if text.contains(Suppression.marker), !text.contains(" --") {
      let named = Set(text.split { $0 == " " || $0 == "," }.map(String.init))
      return surroundings.rules.filter { !named.contains($0) || $0 == text[start...] }
        .map { CompletionItem($0, .keyword, $0, at: range) }
    }
    guard text.drop(while: { $0 == "#" || $0 == " " }).count == text[start...].count else { return [] }
    return Suppression.Scope.allCases.map { scope in
      let word = Suppression.word(of: scope)
      return CompletionItem(word, .keyword, "\(word) ", at: range)
    }
  }

  private func wordEnd(_ offset: Int, until end: Int) -> Int {
    var offset = offset
    while offset < end, sketch.source.bytes[offset] > 0x20, sketch.source.bytes[offset] != UInt8(ascii: ",") {
      offset += 1
    }
    return offset
  }
}
