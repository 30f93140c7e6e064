package import SceneDiagnostics

extension SceneObjectList {
  /// Puts an object together.
  func object(at index: Int) -> SceneObject {
    let record = records[index]
    let rest = rest(at: index)
    let kind: SceneObject.Kind =
      switch record.kind {
      case .owner: .owner
      case .firstResponder: .firstResponder
      case .placeholder: .placeholder(identifier: rest?.placeholder ?? "")
      case .object: .object
      }
    var fields = SceneObject.Fields(
      kind: kind,
      range: SourceRange(Int(record.lowerBound), Int(record.upperBound)),
      className: Located(names[record.className], at: classRange(at: index))
    )
    fields.identifier = identifier(at: index)
    fields.parent = record.parent < 0 ? nil : ObjectID(Int(record.parent))
    fields.slotName = record.slotName == NameTable.none ? nil : names[record.slotName]
    if record.propertyCount > 0 { fields.properties = record.properties.map { property(at: $0) } }
    if record.slotCount > 0 { fields.slots = record.slots.map { slot(slots[$0]) } }
    fields.isInstalled = record.isInstalled
    guard let rest else { return SceneObject(fields) }
    fields.outlets = rest.outlets
    fields.actions = rest.actions
    fields.interfaceBuilderID = rest.interfaceBuilderID
    fields.rare = rest.rare
    if !rest.constraints.isEmpty {
      if fields.rare.isEmpty { fields.rare.append(.init()) }
      fields.rare[0].constraints = rest.constraints
    }
    return SceneObject(fields)
  }

  /// A slot, put together from its record.
  package func slot(_ record: SlotRecord) -> SceneSlot {
    SceneSlot(
      name: Located(names[record.name], at: SourceRange(Int(record.lowerBound), Int(record.upperBound))),
      children: children[record.children].map { ObjectID(Int($0)) }
    )
  }

  /// Keeps the parts of an object, and gives its record.
  mutating func keep(_ object: SceneObject) -> ObjectRecord {
    let fields = object.fields
    var rest = ObjectRest()
    let name = fields.className
    var record = ObjectRecord(
      kind: .object,
      className: names.intern(name.value),
      lowerBound: fields.range.lowerBound,
      upperBound: fields.range.upperBound
    )
    switch fields.kind {
    case .owner: record.kind = .owner
    case .firstResponder: record.kind = .firstResponder
    case .placeholder(let identifier): (record.kind, rest.placeholder) = (.placeholder, identifier)
    case .object: break
    }
    record.classStart = UInt32(clamping: name.range.lowerBound)
    if name.range.isEmpty {
      record.classRange = .empty
    } else if name.range.count != name.value.utf8.count {
      (record.classRange, rest.classRange) = (.other, name.range)
    }
    rest.identifier = fields.identifier
    record.parent = fields.parent.map { Int32(clamping: $0.index) } ?? -1
    record.slotName = fields.slotName.map { names.intern($0) } ?? NameTable.none
    record.isInstalled = fields.isInstalled
    (record.firstProperty, record.propertyCount) = (
      UInt32(clamping: properties.count), UInt16(clamping: fields.properties.count)
    )
    for property in fields.properties.prefix(Int(UInt16.max)) { properties.append(kept(property)) }
    keep(fields.slots, of: &record)
    rest.outlets = fields.outlets
    rest.actions = fields.actions
    rest.interfaceBuilderID = fields.interfaceBuilderID
    if var rare = fields.rare.first {
      rest.constraints = rare.constraints
      rare.constraints = []
      if !rare.isEmpty { rest.rare = [rare] }
    }
    if !rest.isEmpty {
      record.rest = Int32(clamping: rests.count)
      rests.append(rest)
    }
    return record
  }

  private mutating func keep(_ slots: [SceneSlot], of record: inout ObjectRecord) {
    (record.firstSlot, record.slotCount) = (UInt32(clamping: self.slots.count), UInt16(clamping: slots.count))
    for slot in slots.prefix(Int(UInt16.max)) {
      self.slots.append(
        SlotRecord(
          name: names.intern(slot.name.value),
          lowerBound: slot.name.range.lowerBound,
          upperBound: slot.name.range.upperBound,
          firstChild: children.count,
          childCount: slot.children.count
        )
      )
      for child in slot.children { children.append(Int32(clamping: child.index)) }
    }
  }

  /// Keeps the value of a property, and gives its record.
  package mutating func kept(_ property: SceneProperty) -> PropertyRecord {
    let name = names.intern(property.name.value)
    var record = kept(property.value.value, name: name, key: property.name.range, at: property.value.range)
    if let style = property.style {
      styles.append(style)
      record.style = UInt32(clamping: styles.count)
    }
    return record
  }

  /// Keeps a value, and gives the record of the property that has it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The number of the property's name.
  ///   - key: The range of the key.
  ///   - range: The range of the value.
  package mutating func kept(_ value: SceneValue, name: UInt32, key: SourceRange, at range: SourceRange)
    -> PropertyRecord
  {
    let (kind, payload) = payload(of: value, at: range)
    return record(name: name, kind: kind, payload: payload, key: key, at: range)
  }

  /// The record of a property whose value is kept already.
  package mutating func record(
    name: UInt32,
    kind: PropertyRecord.Kind,
    payload: UInt64,
    key: SourceRange,
    at range: SourceRange
  ) -> PropertyRecord {
    self.record(
      name: name,
      kind: kind,
      payload: payload,
      key: key,
      at: range,
      isKeyWritten: key.count == names[name].utf8.count
    )
  }

  /// The record of a property whose value is kept already and whose key is known to be written as it reads or not.
  package mutating func record(
    name: UInt32,
    kind: PropertyRecord.Kind,
    payload: UInt64,
    key: SourceRange,
    at range: SourceRange,
    isKeyWritten: Bool
  ) -> PropertyRecord {
    var record = PropertyRecord(name: name, kind: kind, payload: payload, keyStart: key.lowerBound, value: range)
    if range.count > Int(UInt16.max) || !isKeyWritten {
      record.hasOtherRanges = true
      record.keyStart = UInt32(clamping: otherRanges.count)
      otherRanges.append((key, range))
    }
    return record
  }

  private mutating func payload(of value: SceneValue, at range: SourceRange) -> (PropertyRecord.Kind, UInt64) {
    switch value {
    case .null: return (.null, 0)
    case .invalid: return (.invalid, 0)
    case .bool(let flag): return (.bool, flag ? 1 : 0)
    case .int(let number): return (.int, UInt64(bitPattern: Int64(number)))
    case .double(let number): return (.double, number.bitPattern)
    case .text(let text):
      if let start = start(of: text, in: range) {
        return (.text, UInt64(start) | UInt64(text.utf8.count) << 32)
      }
      values.append(value)
      return (.boxed, UInt64(values.count - 1))
    case .geometry(let kind, let numbers) where numbers.count == kind.count:
      let index = self.numbers.count
      self.numbers += numbers
      return (.geometry, UInt64(index) | UInt64(kind.number) << 32)
    default:
      values.append(value)
      return (.boxed, UInt64(values.count - 1))
    }
  }
}
