import SceneCatalog
import SceneLanguage
import SceneModel

/// A class as the objects of a scene name it, with what lowering them takes.
///
/// Each change of it is one assignment that calls nothing, so that accesses cannot overlap; they are not checked, since there are several
/// for each property of a scene.
final class ObjectClass {
  /// The class's name, with the module of the target where the text has only a dot.
  let name: String
  /// Whether the module of the target is missing in the name, and no object has been reported for it.
  @exclusivity(unchecked) var lacksModule = false
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
  /// The number of the name's bytes.
  let nameLength: Int
  /// Whether a member of the class has the name of a key that all objects have.
  private let hidesKeys: Bool

  init(name: String, superclassName: String?, schema: ClassSchema?, number: UInt32) {
    (self.name, self.superclassName, self.schema, self.number) = (name, superclassName, schema, number)
    nameLength = name.utf8.count
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

  /// The meaning of a key in UTF-8; no class can give the keys of all objects another one.
  func meaning(of key: UnsafeBufferPointer<UInt8>) -> Meaning {
    if hidesKeys, let own = SceneKeys.Object(key) { return .key(own) }
    switch members?.member(of: key) {
    case .property(let index): return .property(index)
    case .slot(let index): return .slot(index)
    case .unknown, nil: return SceneKeys.Object(key).map { .key($0) } ?? .unknown
    }
  }
}

/// A property of a class as the scene has it.
struct PropertyUse {
  let property: ClassMembers.Property
  /// The number of its name in the scene.
  let number: UInt32
}
