import SceneCatalog
import SceneModel

/// A slot as the objects of a scene fill it, with what reading its children takes.
///
/// An object: a schema has many parts, and copying them for each child takes longer than reading it.
final class SlotUse {
  /// The slot of the schema that a scene's slot is; nil for an unknown one.
  let schema: SlotSchema?
  /// The name as written.
  let name: String
  /// The name of the slot whose objects these are, of which `name` may be another spelling.
  let recordName: String
  /// Whether the slot holds one object.
  let isSingle: Bool
  /// The number of the name that children are given, and of `recordName`, in the scene; `NameTable.none` before they are asked for.
  @exclusivity(unchecked) fileprivate var childNumber = NameTable.none
  @exclusivity(unchecked) fileprivate var recordNumber = NameTable.none

  /// Makes a slot of a schema.
  convenience init(_ schema: SlotSchema) { self.init(schema.name, schema) }

  /// Makes a slot of an unknown name.
  convenience init(named name: String) { self.init(name, nil) }

  private init(_ name: String, _ schema: SlotSchema?) {
    (self.name, self.schema) = (name, schema)
    recordName = schema?.aliasOf ?? name
    isSingle = schema?.isSingle == true
  }
}

extension SceneLowering {
  /// The number of the slot's name that the objects in it have.
  mutating func childNumber(of slot: SlotUse) -> UInt32 {
    if slot.childNumber == NameTable.none {
      slot.childNumber = scene.objects.names.intern(slot.isSingle ? slot.recordName : slot.name)
    }
    return slot.childNumber
  }

  /// The number of the name that the record of the slot has.
  mutating func recordNumber(of slot: SlotUse) -> UInt32 {
    if slot.recordNumber == NameTable.none { slot.recordNumber = scene.objects.names.intern(slot.recordName) }
    return slot.recordNumber
  }
}
