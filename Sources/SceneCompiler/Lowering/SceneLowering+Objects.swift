import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension SceneLowering {
  /// Adds an object and its children; nil if the node is not an object.
  mutating func lowerObject(_ node: NodeID, parent: ObjectID?, slot: SlotUse?) -> ObjectID? {
    if buffers[node].isAlias {
      let target = tree.resolved(node)
      scene.sharedObjects.append(.init(alias: tree[node].range, object: tree[target].range))
      return nil
    }
    if isEmptyUse(node) || isSlotInsertionPoint(node) { return nil }
    let isBareTag = buffers[node].isScalar && tree.text(of: node).isEmpty && tree.tagText(of: node) != nil
    guard buffers[node].isMapping || isBareTag else {
      let noun = slot?.schema?.impliedClass == nil ? nil : slot.flatMap { Self.singular($0.name) }
      report(
        .wrongType,
        "\(noun.map { "\(Wording.withArticle($0)) is a map" } ?? "an object is a map that names its class"), not \(describe(node))",
        at: node,
        hint: objectHint(node, slot?.schema)
      )
      return nil
    }
    guard let (use, className, hasStyles) = objectClass(of: node, slot: slot) else { return nil }
    if use.lacksModule {
      use.lacksModule = false
      reportMissingModule(use.name, className)
    }
    // The object is added before its children, so that parents come first.
    let id = ObjectID(scene.objects.count)
    let range = buffers[node].range
    var record = ObjectRecord(
      kind: .object,
      className: use.number,
      lowerBound: range.lowerBound,
      upperBound: range.upperBound
    )
    record.parent = parent.map { Int32(clamping: $0.index) } ?? -1
    record.slotName = slot.map { childNumber(of: $0) } ?? NameTable.none
    if className.count == use.nameLength {
      record.classStart = UInt32(truncatingIfNeeded: className.lowerBound)
      scene.objects.records.append(record)
    } else {
      scene.objects.records.append(record)
      scene.objects.setClassRange(className, at: id.index)
    }
    noteUse(of: node, as: id)
    lowerParts(of: node, of: id, use, hasStyles: hasStyles)
    return id
  }

  /// The objects of a list, whose indexes go behind those in `pendingChildren`; scalars in it were meant for another list and are
  /// reported once.
  mutating func lowerObjects(in list: NodeID, parent: ObjectID?, slot: SlotUse?) {
    var strange: Int?
    for child in buffers.children(of: list) {
      let isText = buffers[child].isScalar && tree.tagText(of: child) == nil && !isEmptyUse(child)
      if isText, let strange {
        diagnostics[strange].repeats.append(tree[child].range)
      } else {
        if isText { strange = diagnostics.count }
        if let object = lowerObject(child, parent: parent, slot: slot) {
          pendingChildren.append(Int32(clamping: object.index))
        }
      }
    }
  }

  /// Properties, slots, connections and the rest, in the order written.
  private mutating func lowerParts(of node: NodeID, of id: ObjectID, _ use: ObjectClass, hasStyles: Bool) {
    let (firstProperty, firstSlot) = (pendingProperties.count, pendingSlots.count)
    let firstText = pendingTexts.count
    var parts: ObjectParts?
    if hasStyles { lowerStyleNames(of: node, of: id, use, since: firstProperty, firstSlot, into: &parts) }
    var before: (key: NodeID, value: NodeID)?
    for entry in buffers.entries(of: node) {
      switch use.meaning(of: buffers.utf8(of: entry.key)) {
      case .property(let index): lowerProperty(index, entry, of: use, since: firstProperty)
      case .slot(let index): lowerSlot(entry, use.slot(at: index), of: id)
      case .key(let key): lowerKey(key, entry, of: id, use, into: &parts)
      case .unknown:
        if shared != nil, let key = SceneKeys.StoryboardObject(rawValue: tree.text(of: entry.key)) {
          lowerStoryboardKey(key, entry, of: id, use, into: &parts)
          break
        }
        if values.parameters != nil, SceneKeys.StoryboardObject(rawValue: tree.text(of: entry.key)) != nil { break }
        lowerUnknownKey(entry, of: id, into: &parts)
        if let before { parts?.setJoinedText(joinedText(before, entry)) }
      }
      before = entry
    }
    if let schema = use.schema, !schema.madeSlots.isEmpty {
      makeImpliedChildren(of: id, schema, since: firstProperty, firstSlot)
    }
    if let parts { keep(parts, of: id) }
    if pendingTexts.count > firstText { giveKeys(since: firstText, firstProperty, of: id, node) }
    keepPending(since: firstProperty, firstSlot, of: id)
  }

  /// One of the keys that all objects have.
  private mutating func lowerKey(
    _ key: SceneKeys.Object,
    _ entry: (key: NodeID, value: NodeID),
    of id: ObjectID,
    _ use: ObjectClass,
    into parts: inout ObjectParts?
  ) {
    let value = tree.resolved(entry.value)
    switch key {
    case .class, .styles: break
    case .superclass:
      if let text = word(value, of: "'superclass'") {
        ObjectParts.of(&parts).superclassName = className(text, at: tree[value].range)
      }
    case .id: lowerIdentifier(value, of: id)
    case .interfaceBuilder: ObjectParts.of(&parts).interfaceBuilder = interfaceBuilderParts(value)
    case .embedIn: ObjectParts.of(&parts).embedding = embedding(entry.key, value)
    case .outlets:
      noteParameters(in: value, of: id)
      ObjectParts.of(&parts).outlets += outlets(value)
    case .actions:
      noteParameters(in: value, of: id)
      ObjectParts.of(&parts).actions += actions(value, className: use.name, schema: use.schema)
    case .attributes:
      let first = values.texts.count
      ObjectParts.of(&parts).attributes += attributes(value)
      addTexts(values.texts[first...], path: key.rawValue, of: id)
    case .constraints: lowerConstraints(value, of: id)
    case .isInstalled:
      if case .bool(let flag) = values.read(value, as: .bool, name: "isInstalled") {
        scene.objects.records[id.index].isInstalled = flag
      }
    case .variations:
      guard let schema = use.schema else { break }
      // A variation replaces a value, not what a table has.
      let makesKeys = values.makesKeys
      values.makesKeys = false
      ObjectParts.of(&parts).variations += variations(value, schema: schema, of: id)
      values.makesKeys = makesKeys
    }
  }

  private mutating func lowerIdentifier(_ value: NodeID, of id: ObjectID) {
    let range = buffers[value].range
    if !range.isEmpty, buffers.writtenValue(of: value) == range, range.count <= Int(UInt16.max) {
      scene.objects.records[id.index].hasWrittenIdentifier = true
      scene.objects.records[id.index].identifierStart = UInt32(clamping: range.lowerBound)
      scene.objects.records[id.index].identifierLength = UInt16(clamping: range.count)
    } else if let text = word(value, of: "'id'") {
      scene.objects.withRest(at: id.index) { $0.identifier = Located(text, at: range) }
    }
  }

  private mutating func lowerUnknownKey(
    _ entry: (key: NodeID, value: NodeID),
    of id: ObjectID,
    into parts: inout ObjectParts?
  ) {
    let value = tree.resolved(entry.value)
    let holdsObjects = looksLikeSlot(value)
    var unknown = SceneObject.UnknownKey(name: located(entry.key), looksLikeSlot: holdsObjects)
    if tree[value].kind == .scalar { unknown.text = tree.text(of: value) }
    unknown.value = tree[value].range
    ObjectParts.of(&parts).unknownKeys.append(unknown)
    // Objects in an unknown slot are read nevertheless: their mistakes are mistakes too.
    if holdsObjects, namesClass(value) { lowerSlot(entry, nil, of: id) }
  }

  /// Reads a slot: its record goes behind those of the slots read before.
  mutating func lowerSlot(_ entry: (key: NodeID, value: NodeID), _ known: SlotUse?, of id: ObjectID) {
    let value = tree.resolved(entry.value)
    let slot = known ?? SlotUse(named: tree.text(of: entry.key))
    let name = slot.name
    let firstChild = pendingChildren.count
    if slot.isSingle {
      if tree[value].kind == .sequence {
        report(.wrongType, "'\(name)' is one object, not a list", at: entry.value, hint: singleHint(value))
        // The slot is there nevertheless: that it holds nothing is no second mistake.
      } else if let child = lowerObject(entry.value, parent: id, slot: slot) {
        pendingChildren.append(Int32(clamping: child.index))
      }
    } else {
      guard tree[value].kind == .sequence else {
        report(
          .wrongType,
          "'\(name)' is a list of objects, not \(describe(value))",
          at: value,
          hint: objectListHint(value)
        )
        return
      }
      if tree[entry.value].kind == .alias {
        scene.sharedObjects.append(.init(alias: tree[entry.value].range, object: tree[value].range))
        return
      }
      if shared != nil, let schema = slot.schema, !schema.segues.isEmpty {
        lowerControllers(in: value, of: id, slot)
      } else {
        lowerObjects(in: value, parent: id, slot: slot)
      }
    }
    let range = tree[entry.key].range
    appendSlot(recordNumber(of: slot), at: range, childrenSince: firstChild)
  }

  /// Adds the record of a slot, whose children leave `pendingChildren`.
  private mutating func appendSlot(_ name: UInt32, at range: SourceRange, childrenSince first: Int) {
    pendingSlots.append(
      SlotRecord(
        name: name,
        lowerBound: range.lowerBound,
        upperBound: range.upperBound,
        firstChild: scene.objects.children.count,
        childCount: pendingChildren.count - first
      )
    )
    for index in first..<pendingChildren.count { scene.objects.children.append(pendingChildren[index]) }
    pendingChildren.removeLast(pendingChildren.count - first)
  }

  /// Keeps the properties and slots that were read for an object.
  mutating func keepPending(since firstProperty: Int, _ firstSlot: Int, of id: ObjectID) {
    let propertyCount = min(pendingProperties.count - firstProperty, Int(UInt16.max))
    let slotCount = min(pendingSlots.count - firstSlot, Int(UInt16.max))
    var record = scene.objects.records[id.index]
    record.firstProperty = UInt32(clamping: scene.objects.properties.count)
    record.propertyCount = UInt16(truncatingIfNeeded: propertyCount)
    record.firstSlot = UInt32(clamping: scene.objects.slots.count)
    record.slotCount = UInt16(truncatingIfNeeded: slotCount)
    scene.objects.records[id.index] = record
    // In loops: most objects have a handful of them.
    for index in firstProperty..<firstProperty + propertyCount {
      scene.objects.properties.append(pendingProperties[index])
    }
    for index in firstSlot..<firstSlot + slotCount { scene.objects.slots.append(pendingSlots[index]) }
    pendingProperties.removeLast(pendingProperties.count - firstProperty)
    pendingSlots.removeLast(pendingSlots.count - firstSlot)
  }

  private mutating func keep(_ parts: ObjectParts, of id: ObjectID) {
    scene.objects.withRest(at: id.index) { parts.keep(in: &$0) }
  }

  /// Adds the objects that a class makes itself where the scene has none: they fill the object.
  private mutating func makeImpliedChildren(
    of id: ObjectID,
    _ schema: ClassSchema,
    since firstProperty: Int,
    _ firstSlot: Int
  ) {
    for name in schema.madeSlots {
      let number = scene.objects.names.intern(name)
      guard let slot = schema.slots[name], let className = slot.impliedClass,
        !pendingSlots[firstSlot...].contains(where: { $0.name == number })
      else { continue }
      let start = scene.objects.classRange(at: id.index).lowerBound
      let none = SourceRange(start, start)
      var child = SceneObject(kind: .object, range: none, className: Located(className, at: none))
      child.parent = id
      child.slotName = name
      let frame = scene.objects.names.number(of: "frame").flatMap { frame in
        pendingProperties[firstProperty...].first { $0.name == frame }
      }
      if let frame, case .geometry(.rect, let frame) = scene.objects.value(of: frame) {
        let filling = SceneValue.geometry(.rect, [0, 0, frame[2], frame[3]])
        child.properties = [SceneProperty(name: Located("frame", at: none), value: Located(filling, at: none))]
      }
      pendingChildren.append(Int32(clamping: scene.objects.count))
      appendSlot(number, at: none, childrenSince: pendingChildren.count - 1)
      scene.objects.append(child)
    }
  }
}
