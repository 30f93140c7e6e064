import SceneCatalog
import SceneLanguage
import SceneModel
import TextTables

/// A class as the objects of a scene name it, with what lowering them takes.
///
/// Each change of it is one assignment that calls nothing, so that accesses cannot overlap; they are not checked, since there are several
/// for each property of a scene.
final class ObjectClass {
  /// The class's name as written.
  let name: String
  /// The superclass that the objects name; nil where they name none.
  let superclassName: String?
  /// The schema of the class or of its superclass; nil where there is none.
  let schema: ClassSchema?
  let members: ClassMembers?
  /// The number of the name in the scene.
  let number: UInt32
  /// The properties that occur in the scene, which are few of the class's, in the order in which they came up.
  @exclusivity(unchecked) var properties: [PropertyUse] = []
  /// The indexes of the class's properties in `properties`; negative for those that did not occur.
  @exclusivity(unchecked) private var indexes: [Int16]
  @exclusivity(unchecked) private var slots: [SlotUse?]
  /// The keys of the object that was read last, in their order: the next one often has the same.
  @exclusivity(unchecked) private var keys: [(name: UnsafeBufferPointer<UInt8>, meaning: Meaning)] = []
  /// The hash of the name, and the number of its bytes.
  let nameHash: UInt32
  let nameLength: Int
  /// Whether a member of the class has the name of a key that all objects have.
  private let hidesKeys: Bool

  init(name: String, superclassName: String?, schema: ClassSchema?, number: UInt32) {
    (self.name, self.superclassName, self.schema, self.number) = (name, superclassName, schema, number)
    nameLength = name.utf8.count
    nameHash = name.withBytes { TextSlots.hash($0) }
    members = schema?.members
    hidesKeys = members?.hidesKeys ?? false
    indexes = Array(repeating: -1, count: members?.propertyCount ?? 0)
    slots = Array(repeating: nil, count: members?.slotCount ?? 0)
  }

  /// The index in `properties` of one of the class's properties; nil where the class does not have it.
  ///
  /// - Parameters:
  ///   - index: The index among the members of the class.
  ///   - names: The names of the scene.
  func property(at index: Int, _ names: inout NameTable) -> Int? {
    let known = Int(indexes[index])
    if known >= 0 { return known }
    guard let property = members?.property(at: index) else { return nil }
    indexes[index] = Int16(clamping: properties.count)
    properties.append(PropertyUse(property: property, number: names.intern(property.schema.name)))
    return properties.count - 1
  }

  /// The slot at an index among the members of the class.
  func slot(at index: Int) -> SlotUse? {
    if let known = slots[index] { return known }
    slots[index] = members?.slot(at: index).map { SlotUse($0) }
    return slots[index]
  }

  /// What a key of the class's objects means.
  enum Meaning {
    case property(Int)
    case slot(Int)
    case key(SceneKeys.Object)
    case unknown
  }

  /// The meaning of a key; no class can give the keys of all objects another one.
  ///
  /// - Parameters:
  ///   - key: The key, in the buffers of the lowering, which outlive the class.
  ///   - index: The index of the entry in its object.
  func meaning(of key: UnsafeBufferPointer<UInt8>, at index: Int) -> Meaning {
    if index < keys.count, TextSlots.isEqual(keys[index].name, key) { return keys[index].meaning }
    let meaning = meaning(of: key)
    if index < keys.count {
      keys[index] = (key, meaning)
    } else if index == keys.count {
      keys.append((key, meaning))
    }
    return meaning
  }

  private func meaning(of key: UnsafeBufferPointer<UInt8>) -> Meaning {
    if hidesKeys, let own = SceneKeys.Object(key) { return .key(own) }
    switch members?.member(of: key) {
    case .property(let index): return .property(index)
    case .slot(let index): return .slot(index)
    case .unknown, nil: return SceneKeys.Object(key).map { .key($0) } ?? .unknown
    }
  }

  /// Whether this is the class of a name, of objects that name no superclass.
  func isNamed(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard superclassName == nil, nameLength == other.count else { return false }
    return name.withBytes { TextSlots.isEqual($0, other) }
  }
}

/// A property of a class as the scene has it.
struct PropertyUse {
  let property: ClassMembers.Property
  /// The number of its name in the scene.
  let number: UInt32
  /// The values that were read already.
  var values = KnownValues()
}

/// Values of a property that depend on nothing but their characters, such as the names of colors.
struct KnownValues {
  private var entries: [(start: Int, length: Int, value: UInt32, isOnlyThere: Bool)] = []
  /// A property of many values has them once each: they are not worth remembering.
  private static let maximum = 8

  /// Whether another value can be remembered.
  var hasRoom: Bool { entries.count < Self.maximum }

  /// The index of the value that is written like this one; nil where there is none.
  func value(writtenAt start: Int, length: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
    for entry in entries where entry.length == length {
      if entry.start == start { return entry.value }
      guard !entry.isOnlyThere else { continue }
      var offset = 0
      while offset < length, bytes[entry.start + offset] == bytes[start + offset] { offset += 1 }
      if offset == length { return entry.value }
    }
    return nil
  }

  /// Remembers the index of a value.
  ///
  /// - Parameters:
  ///   - value: The index.
  ///   - start: Where the value is written.
  ///   - length: The number of its bytes.
  ///   - isOnlyThere: Whether something was noted of the value, which holds for this location only.
  mutating func remember(_ value: UInt32, writtenAt start: Int, length: Int, isOnlyThere: Bool) {
    entries.append((start, length, value, isOnlyThere))
  }
}
