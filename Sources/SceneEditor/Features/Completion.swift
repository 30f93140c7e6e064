import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneLint
import SceneModel
import SceneSyntax

/// Offers what can be written at a position of a text.
package struct Completion: Sendable {
  let analysis: Analysis
  let context: EditorContext
  let offset: Int
  /// What the surroundings of the text know.
  let surroundings: EditorSurroundings

  /// More items than this are of no help.
  package static let maximumItems = 300

  /// Looks at a position.
  package init(_ analysis: Analysis, at offset: Int, surroundings: EditorSurroundings = EditorSurroundings()) {
    self.analysis = analysis
    self.offset = offset
    self.surroundings = surroundings
    var context = analysis.sketch.context(at: offset)
    // An equation goes on behind a space.
    if context.side == .nothing, let entry = context.entry, analysis.sketch.entries[entry].style == .plain,
      analysis.sketch.entries[entry].value.upperBound < offset
    {
      switch analysis.shape.positions[entry] {
      case .equation, .constraint:
        context.side = .value
        context.token = SourceRange(analysis.sketch.entries[entry].value.lowerBound, offset)
      default: break
      }
    }
    self.context = context
  }

  var shape: SceneShape { analysis.shape }
  var sketch: SceneSketch { analysis.sketch }
  var catalog: SceneCatalog { analysis.catalog }

  /// What is offered, the likeliest first.
  package var items: [CompletionItem] {
    switch context.side {
    case .comment: commentItems
    case .nothing: []
    case .key: keyItems(of: context.parent)
    case .item: itemItems(of: context.parent)
    case .value: valueItems
    }
  }

  /// The first items; where there are too many, those that begin with what is typed come first.
  package func shown(of items: [CompletionItem]) -> [CompletionItem] {
    guard items.count > Self.maximumItems else { return items }
    let isBegun = items.map { begins($0.label, at: $0.range) }
    let ordered = zip(items, isBegun).filter(\.1) + zip(items, isBegun).filter { !$0.1 }
    return ordered.prefix(Self.maximumItems).map(\.0)
  }

  /// Whether a word begins with the text from the start of a range to the cursor, in letters of any case.
  private func begins(_ word: String, at range: SourceRange) -> Bool {
    let bytes = sketch.source.bytes
    let end = min(offset, bytes.count)
    guard range.lowerBound < end else { return true }
    let typed = bytes[range.lowerBound..<end]
    return word.utf8.count >= typed.count
      && zip(word.utf8, typed).allSatisfy { $0 == $1 || $0 | 0x20 == $1 | 0x20 && 0x61...0x7A ~= $0 | 0x20 }
  }

  /// The ids of a scope, each once: no more than can be shown where there are many, the likeliest then first.
  ///
  /// - Parameters:
  ///   - scope: The entry around which they are known.
  ///   - range: What an id replaces.
  ///   - isWanted: Whether an id is one of those that are counted.
  func ids(in scope: Int, at range: SourceRange, where isWanted: (String) -> Bool = { _ in true }) -> [String] {
    let all = unique(analysis.names.defined(.object, in: scope).map(\.name))
    guard all.count > Self.maximumItems else { return all.filter(isWanted) }
    let isBegun = all.map { begins($0, at: range) }
    let ordered = zip(all, isBegun).lazy.filter(\.1).map(\.0) + zip(all, isBegun).lazy.filter { !$0.1 }.map(\.0)
    var found: [String] = []
    for id in ordered where isWanted(id) {
      found.append(id)
      // One more than is shown, so that the list is known to be incomplete.
      if found.count > Self.maximumItems { break }
    }
    return found
  }

  // MARK: - Keys

  private func keyItems(of parent: Int) -> [CompletionItem] {
    let position = shape.position(of: parent)
    if !position.isMap {
      // Below a key whose value is a list, a dash comes first; one whose value is a word may stand in the next line.
      switch position {
      case .objects, .controllers, .constraints, .segues, .runs, .assets, .styleNames: return itemItems(of: parent)
      // They may be a map by words, or a list.
      case .variations: return keys(VariationWord.names + traitNames, parent) + itemItems(of: parent)
      case .parameter: return keys(SceneKeys.Parameter.names, parent) + values(of: position, parent)
      case .componentSlot:
        return keys(SceneKeys.ComponentSlot.names, parent) + (context.entry == nil ? values(of: position, parent) : [])
      case .examples: return itemItems(of: parent)
      case .property, .value, .type:
        return mapItems(position, parent) + (context.entry == nil ? values(of: position, parent) : [])
      case .constraint: return keys(SceneKeys.constraint, parent)
      default: return context.entry == nil ? values(of: position, parent) : []
      }
    }
    return mapItems(position, parent)
  }

  /// What can begin a new item of a list.
  private func itemItems(of parent: Int) -> [CompletionItem] {
    let position = shape.position(of: parent)
    let dash = context.isInFlow ? "" : "- "
    switch position {
    case .objects(let slot), .controllers(let slot as SlotSchema?):
      var object = start(SceneKeys.Object.class.rawValue)
      object.sample = slot?.impliedClass ?? slot?.accepts.first ?? "UIView"
      var items = [object] + firstKeys.map { start($0) }
      if case .controllers = position { items += sceneItems.map { prefixed($0, dash) } }
      return items
    case .constraints: return equationItems(at: offset, in: SourceRange(offset, offset)).map { prefixed($0, dash) }
    case .variations:
      var variation = start(SceneKeys.Variation.when.rawValue)
      variation.text += "{"
      return [variation]
    case .segues:
      return [start(SceneKeys.Segue.kind.rawValue)]
    case .examples: return exampleStart
    case .property(let property) where property.type == .attributedText:
      return [start(ValueKeys.Run.text.rawValue, goesOn: false)]
    default: return values(of: position.item, parent).map { prefixed($0, dash) }
    }
  }

  /// A key that begins a new item of a list.
  private func start(_ key: String, goesOn: Bool = true) -> CompletionItem {
    var item = item(key, .key, context.isInFlow ? "{\(key): " : "- \(key): ")
    item.goesOn = goesOn
    return item
  }

  private func prefixed(_ item: CompletionItem, _ prefix: String) -> CompletionItem {
    var item = item
    item.text = prefix + item.text
    return item
  }

  /// The keys of a map.
  private func mapItems(_ position: ScenePosition, _ parent: Int) -> [CompletionItem] {
    switch position {
    case .document: return keys(documentKeys, parent)
    case .storyboard: return keys(SceneKeys.Storyboard.names, parent)
    case .component: return keys(SceneKeys.Component.names, parent)
    case .parameters: return undeclared(parent)
    case .componentSlots, .parts, .traitNames: return []
    case .example: return argumentKeys(parent) + propertyKeys(parent)
    case .partEntries: return keys([SceneKeys.StoryboardObject.segues.rawValue], parent)
    case .strings: return keys([SceneKeys.Strings.keys.rawValue], parent)
    case .storyboardScene: return keys(SceneKeys.StoryboardScene.inline, parent)
    case .owner: return keys(SceneKeys.owner, parent)
    case .placeholder: return keys(SceneKeys.placeholder, parent)
    case .canvas: return keys(SceneKeys.canvas, parent)
    case .object: return objectKeys(parent)
    case .style: return styleKeys(parent)
    case .styles: return missingNames(.style, parent)
    case .colors: return missingNames(.color, parent)
    case .outlets: return outletItems(parent)
    case .actions: return eventItems(parent)
    case .constraint: return keys(SceneKeys.constraint, parent)
    case .attributes: return attributeItems(parent)
    case .variation(let ofConstraint): return variationKeys(ofConstraint, parent)
    case .traits: return keys(SceneKeys.Trait.names, parent)
    case .references: return []
    case .sceneReference: return keys(SceneKeys.Reference.names, parent)
    case .segue: return segueKeys(parent)
    case .property(let property): return stateKeys(property, parent) + partKeys(property.type, parent)
    case .value(let property): return partKeys(property.type, parent)
    case .type(let type): return partKeys(type, parent)
    case .symbolConfiguration: return keys(ValueKeys.SymbolConfiguration.names, parent)
    case .factoryParts(let kind): return keys(kind.parts.keys.sorted(), parent)
    case .run: return keys(runKeys, parent)
    default: return []
    }
  }

  private var runKeys: [String] {
    [ValueKeys.Run.text.rawValue] + ValueReader.attributeTypes.keys.sorted() + [ValueKeys.Run.paragraphStyle.rawValue]
  }

  private var documentKeys: [String] {
    shape.isOfStoryboard ? SceneKeys.StoryboardScene.names : SceneKeys.document
  }

  /// The keys of the language's own that a map lacks.
  private func keys(_ names: [String], _ parent: Int) -> [CompletionItem] {
    let present = siblings(of: parent)
    return names.filter { !present.contains($0) }.map { name in
      let around = parent < 0 ? -1 : shape.objects[parent] != nil ? parent : shape.owners[parent]
      let position = shape.position(of: name, in: shape.position(of: parent), parent: parent, around: around)
      return key(name, .key, position)
    }
  }

  /// The names of the other keys of a map.
  func siblings(of parent: Int) -> Set<String> {
    Set(sketch.children(of: parent).filter { $0 != context.entry }.map { sketch.entries[$0].name })
  }

  /// A key with what must follow it.
  func key(_ name: String, _ kind: CompletionItem.Kind, _ position: ScenePosition) -> CompletionItem {
    let text = context.hasColon ? name : "\(name): "
    var item = item(name, kind, text)
    item.goesOn = !context.hasColon
    item.sample = sample(of: position)
    return item
  }

  func item(_ label: String, _ kind: CompletionItem.Kind, _ text: String? = nil) -> CompletionItem {
    CompletionItem(label, kind, text ?? label, at: context.token)
  }

  private func objectKeys(_ parent: Int) -> [CompletionItem] {
    let object = shape.objects[parent]
    let present = siblings(of: parent)
    var items: [CompletionItem] = []
    let isUse = object?.use != nil
    if !isUse, !present.contains(SceneKeys.Object.class.rawValue), !present.contains(SceneKeys.slotInsertionPoint),
      sketch.entries[parent].tag == nil
    {
      items.append(key(SceneKeys.Object.class.rawValue, .key, .className(object?.slot)))
      items += firstKeys.filter { !present.contains($0) }
        .map { key($0, .key, shape.position(of: $0, in: .object(nil), parent: parent, around: parent)) }
    }
    if isUse { items += argumentKeys(parent) }
    let schema = object?.schema
    let order = ObjectKeyOrder(schema, in: catalog)
    let usual = UsualKeys.rank(of: schema)
    var own: [(rank: Int, item: CompletionItem)] = []
    for name in schema?.propertyNames ?? [] where !present.contains(name) {
      guard let property = schema?.properties[name] else { continue }
      own.append((property.isRequired ? -1 : usual[name] ?? 100 + order.rank(of: name), item(of: property)))
    }
    // What stands in the object of a component is the component's.
    for name in isUse ? [] : schema?.slotNames ?? [] where !present.contains(name) {
      guard let slot = schema?.slots[name], !slot.accepts.isEmpty else { continue }
      var item = key(name, .slot, slot.isSingle ? .object(slot) : .objects(slot))
      item.detail = slot.accepts.joined(separator: ", ")
      item.summary = slot.summary
      own.append((slot.isRequired ? -1 : usual[name] ?? 100 + order.rank(of: name), item))
    }
    items += own.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element.item)
    let isController = schema?.isKind(of: .viewController) == true
    for own in SceneKeys.Object.allCases where own != .class && !present.contains(own.rawValue) {
      if isUse, own == .superclass { continue }
      if own == .actions, schema.map({ $0.events.isEmpty && !$0.sendsUnnamedAction }) ?? false { continue }
      if own == .embedIn, !isController { continue }
      let name = own.rawValue
      if schema?.properties[name] != nil || schema?.slots[name] != nil { continue }
      items.append(key(name, .key, shape.position(of: name, in: .object(nil), parent: parent, around: parent)))
    }
    if shape.isOfStoryboard {
      for own in SceneKeys.StoryboardObject.allCases where !present.contains(own.rawValue) {
        if own != .segues, !isController { continue }
        if shape.kind == .component { continue }
        let name = own.rawValue
        items.append(key(name, .key, shape.position(of: name, in: .object(nil), parent: parent, around: parent)))
      }
    }
    return items
  }

  func item(of property: PropertySchema) -> CompletionItem {
    var item = key(property.name, .property, .property(property))
    item.detail = property.type.name
    item.summary = property.summary
    item.isDeprecated = Deprecation(property.deprecation)?.holds(for: surroundings.target) ?? false
    return item
  }

  private func styleKeys(_ parent: Int) -> [CompletionItem] {
    let present = siblings(of: parent)
    var seen: Set<String> = []
    var items: [CompletionItem] = []
    for schema in SceneShape.styledClasses.compactMap({ catalog.schema(named: $0) }) {
      for name in schema.propertyNames where !present.contains(name) && seen.insert(name).inserted {
        guard let property = schema.properties[name] else { continue }
        items.append(item(of: property))
      }
    }
    return items
  }

  private func missingNames(_ kind: NameOccurrence.Kind, _ parent: Int) -> [CompletionItem] {
    let known = Set(analysis.names.defined(kind).map(\.name))
    var seen = known
    let used = analysis.names.used(kind).map(\.name)
    return used.filter { seen.insert($0).inserted }.map { key($0, .reference, kind == .color ? .type(.color) : .style) }
  }

  private func variationKeys(_ ofConstraint: Bool, _ parent: Int) -> [CompletionItem] {
    if ofConstraint { return keys(SceneKeys.Variation.names, parent) }
    let present = siblings(of: parent)
    let properties = shape.object(around: parent)?.schema.map { schema in
      schema.propertyNames.filter { !present.contains($0) }.compactMap { schema.properties[$0] }
    }
    return keys(
      [SceneKeys.Variation.when, .isInstalled].map(\.rawValue) + [SceneKeys.Object.constraints.rawValue],
      parent
    )
      + (properties ?? []).map { item(of: $0) }
  }

  private func segueKeys(_ parent: Int) -> [CompletionItem] {
    let kind = sketch.text(of: SceneKeys.Segue.kind.rawValue, in: parent).flatMap { SceneSegue.Kind(rawValue: $0) }
    return keys(kind.map { SceneKeys.Segue.keys(of: $0).map(\.rawValue) } ?? SceneKeys.Segue.names, parent)
  }

  private func stateKeys(_ property: PropertySchema, _ parent: Int) -> [CompletionItem] {
    guard let type = property.keyedBy.flatMap({ catalog.enumeration(named: $0) }) else { return [] }
    let present = siblings(of: parent)
    var names = type.cases.map(\.name)
    // States can be joined, except that of nothing.
    let joined = type.isOptionSet ? type.cases.filter { $0.raw != .int(0) }.map(\.name) : []
    names += joined.flatMap { first in joined.filter { $0 != first }.map { "\(first)+\($0)" } }
    return names.filter { !present.contains($0) }.map { key($0, .enumMember, .value(property)) }
  }

  private func partKeys(_ type: PropertyType, _ parent: Int) -> [CompletionItem] {
    switch type {
    case .factory(let kind): return keys(kind.factories, parent)
    case .attributedText: return keys(runKeys, parent)
    case .geometry(.transform):
      return keys(GeometryKind.transform.components + ValueKeys.Transform.names, parent)
    default: return keys(ValueReader.parts(of: type), parent)
    }
  }

  /// What stands in the token before the cursor.
  var typedText: String {
    sketch.source.string(
      in: SourceRange(context.token.lowerBound, max(context.token.lowerBound, min(offset, context.token.upperBound)))
    )
  }
}
