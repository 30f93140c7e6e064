import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ObjectReading {
  /// Takes what stands in an object's slots, slot by slot.
  mutating func readSlots(of index: ObjectID, _ schema: ClassSchema, depth: Int) {
    let slots = schema.slotNames.compactMap { schema.slots[$0] }.filter { $0.aliasOf == nil && !$0.accepts.isEmpty }
    // What stands in a slot of its own is in a list of subviews as well.
    let first = slots.filter { $0.joins != nil || $0.standsIn != nil }
    for slot in first + slots.filter({ $0.joins == nil && $0.standsIn == nil }) {
      let children =
        readStoryboardSlot(slot, of: index, schema, depth: depth + 1)
        ?? readSlot(slot, of: index, schema, depth: depth + 1)
      if !children.isEmpty {
        scene[index].slots.append(SceneSlot(name: Located(unwritten: slot.name), children: children))
      }
    }
    let order = schema.slotNames
    scene[index].slots.sort { left, right in
      (order.firstIndex(of: left.name.value) ?? 0) < (order.firstIndex(of: right.name.value) ?? 0)
    }
  }

  private mutating func readSlot(_ slot: SlotSchema, of index: ObjectID, _ schema: ClassSchema, depth: Int)
    -> [ObjectID]
  {
    let location = location(of: index)
    let content = nibs[location.nib].content
    if slot.outletCollection {
      let connected = nibs[location.nib].connections.first {
        $0.kind == .collection && $0.source == location.number && $0.label == slot.name
      }
      return claimAll(connected?.destinations ?? [], location.nib, slot, of: index, depth: depth)
    }
    if slot.isDataSource {
      return claimAll(sections(of: index), location.nib, slot, of: index, depth: depth)
    }
    guard
      let rule = schema.keys.first(where: {
        guard let (names, form) = $0.slots else { return false }
        return names.contains(slot.name) && (form == .children || form == .prototypeNibs)
      })
    else {
      return []
    }
    if rule.slots?.form == .prototypeNibs {
      return readPrototypes(slot, rule, of: index, schema, depth: depth)
    }
    guard let object = content.object(rule.key, of: location.number) else { return [] }
    let numbers = slot.isSingle ? [object] : content.elements(of: object)
    guard let wrapper = slot.wrapper.flatMap({ catalog.schema(named: $0) }) else {
      return claimAll(numbers, location.nib, slot, of: index, depth: depth)
    }
    return numbers.compactMap { unwrap($0, wrapper, location.nib, slot, of: index, depth: depth) }
  }

  private mutating func claimAll(_ numbers: [Int], _ nib: Int, _ slot: SlotSchema, of index: ObjectID, depth: Int)
    -> [ObjectID]
  {
    var found: [ObjectID] = []
    for number in numbers where !slot.isSingle || found.isEmpty {
      let location = NibLocation(nib: nib, number: number)
      if let child = claim(location, parent: index, slot: slot, depth: depth) { found.append(child) }
    }
    return found
  }

  /// A child that is archived in an object of another class, with what that says of it.
  private mutating func unwrap(
    _ number: Int,
    _ wrapper: ClassSchema,
    _ nib: Int,
    _ slot: SlotSchema,
    of index: ObjectID,
    depth: Int
  ) -> ObjectID? {
    let content = nibs[nib].content
    guard content.className(of: number) == wrapper.name,
      let rule = wrapper.keys.first(where: { $0.slots != nil }),
      let inner = content.object(rule.key, of: number),
      let child = claim(.init(nib: nib, number: inner), parent: index, slot: slot, depth: depth)
    else { return nil }
    for rule in wrapper.keys {
      guard case .slotProperty(_, let name, _) = rule.content, let property = schema(of: child)?.properties[name],
        let payload = content.value(rule.key, of: number), let value = values(nib).value(payload, of: property)
      else { continue }
      if value != property.defaultValue { scene[child].set(name, value) }
    }
    return child
  }

  /// The sections of a static table: they hang on a data source of their own.
  private func sections(of index: ObjectID) -> [Int] {
    let location = location(of: index)
    let content = nibs[location.nib].content
    let parent = scene[index].slotName == "view" ? scene[index].parent : nil
    for connection in nibs[location.nib].connections where connection.kind == .outlet {
      let isOwn = connection.source == location.number && connection.label == "dataSource"
      let source = indexes[.init(nib: location.nib, number: connection.source)]
      let isController = parent != nil && source == parent && connection.label == "staticDataSource"
      guard isOwn || isController, let source = connection.destinations.first,
        content.className(of: source) == "UITableViewDataSource"
      else { continue }
      return content.elements("UITableSections", of: source)
    }
    return []
  }

  // MARK: - Prototypes

  private mutating func readPrototypes(
    _ slot: SlotSchema,
    _ rule: KeyRule,
    of index: ObjectID,
    _ schema: ClassSchema,
    depth: Int
  ) -> [ObjectID] {
    let location = location(of: index)
    let content = nibs[location.nib].content
    guard nibs.count < 10_000, nestingOfNib(index) < Self.deepestNib else { return [] }
    var outsiders: [String: [String: Int]] = [:]
    for outside in schema.keys where outside.slots?.form == .prototypeObjects {
      for pair in content.pairs(outside.key, of: location.number) {
        guard let key = content.string(pair.key) else { continue }
        let flat = content.elements(of: pair.value)
        for start in stride(from: 0, to: flat.count - flat.count % 2, by: 2) {
          if let name = content.string(flat[start]) { outsiders[key, default: [:]][name] = flat[start + 1] }
        }
      }
    }
    var found: [ObjectID] = []
    for pair in content.pairs(rule.key, of: location.number) {
      guard let key = content.string(pair.key), Self.slotName(of: key, among: rule.slots?.names ?? []) == slot.name,
        !slot.isSingle || found.isEmpty,
        let child = readPrototype(pair.value, outsiders[key] ?? [:], slot, of: index, depth: depth)
      else { continue }
      found.append(child)
    }
    return found
  }

  private static func slotName(of key: String, among names: [String]) -> String? {
    let prefixes = [
      "UICollectionElementKindSectionHeader/": "sectionHeaderView",
      "UICollectionElementKindSectionFooter/": "sectionFooterView",
    ]
    for (prefix, name) in prefixes where key.hasPrefix(prefix) && names.contains(name) { return name }
    return names.first { !prefixes.values.contains($0) }
  }

  private func nestingOfNib(_ index: ObjectID) -> Int {
    var count = 0
    var current: ObjectID? = index
    while let object = current {
      if origins[object.index].nestedNib != nil { count += 1 }
      current = scene[object].parent
    }
    return count
  }

  private mutating func readPrototype(
    _ nib: Int,
    _ outsiders: [String: Int],
    _ slot: SlotSchema,
    of index: ObjectID,
    depth: Int
  ) -> ObjectID? {
    let outer = nibs[location(of: index).nib].content
    guard outer.className(of: nib) == "UINib", let data = outer.object("archiveData", of: nib),
      case .data(let bytes)? = outer.value("NS.bytes", of: data), let archive = try? NibArchive(decoding: bytes),
      !archive.objects.isEmpty
    else { return nil }
    let content = NibContent(archive: archive)
    let around = location(of: index).nib
    nibs.append(
      Nib(
        content: content,
        connections: NibConnection.all(in: content),
        outsiders: outsiders,
        data: data,
        outer: around
      )
    )
    let number = nibs.count - 1
    // A storyboard's controllers and segues are found once all objects are known.
    if storyboard == nil { readNestedOutsiders(number, outer: around) }
    for candidate in content.elements("UINibTopLevelObjectsKey", of: 0) {
      let location = NibLocation(nib: number, number: candidate)
      guard let child = claim(location, parent: index, slot: slot, depth: depth) else { continue }
      origins[child.index].nestedNib = number
      return child
    }
    nibs.removeLast()
    indexes = indexes.filter { $0.key.nib != number }
    return nil
  }

  /// The placeholders of a nested nib stand for objects around it.
  private mutating func readNestedOutsiders(_ nib: Int, outer: Int) {
    let content = nibs[nib].content
    for number in content.archive.objects.indices where content.className(of: number) == "UIProxyObject" {
      guard let identifier = content.string("UIProxiedObjectIdentifier", of: number) else { continue }
      let location = NibLocation(nib: nib, number: number)
      if identifier == "IBFirstResponder" {
        indexes[location] = Scene.firstResponder
      } else if let object = nibs[nib].outsiders[identifier],
        let index = indexes[.init(nib: outer, number: object)]
      {
        indexes[location] = index
        if identifier.hasPrefix("UpstreamPlaceholder-"), scene[index].interfaceBuilderID == nil {
          scene[index].interfaceBuilderID = String(identifier.dropFirst("UpstreamPlaceholder-".count))
        }
      } else if identifier == "IBFilesOwner" {
        indexes[location] = Scene.owner
      }
    }
  }
}
