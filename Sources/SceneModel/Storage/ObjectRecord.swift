/// An object of a scene as it is kept: 48 bytes without references, since a large scene has hundreds of thousands.
///
/// What few objects have is in `SceneObjectList.rests`.
package struct ObjectRecord: Sendable {
  /// Where an object comes from, as `SceneObject.Kind` without the text of a placeholder.
  package enum Kind: UInt8, Sendable {
    case owner
    case firstResponder
    case placeholder
    case object
  }

  package var kind: Kind
  /// False for a view that no size class installs by default.
  package var isInstalled: Bool = true
  /// Whether the object has an id that is written in the source as it reads, at `identifierStart`.
  package var hasWrittenIdentifier: Bool = false
  /// How the class's range follows from its name.
  package var classRange: ClassRange = .name
  package var identifierLength: UInt16 = 0
  package var slotCount: UInt16 = 0
  package var propertyCount: UInt16 = 0
  /// The number of the class's name in `SceneObjectList.names`.
  package var className: UInt32
  /// The number of the slot's name around the object; `NameTable.none` at the top level.
  package var slotName: UInt32 = NameTable.none
  /// The index of the object around this one; negative at the top level.
  package var parent: Int32 = -1
  package var lowerBound: UInt32
  package var upperBound: UInt32
  package var classStart: UInt32 = 0
  package var identifierStart: UInt32 = 0
  /// The index of the first property in `SceneObjectList.properties`; the others follow.
  package var firstProperty: UInt32 = 0
  /// The index of the first slot in `SceneObjectList.slots`; the others follow.
  package var firstSlot: UInt32 = 0
  /// The index in `SceneObjectList.rests`; negative for an object that has nothing there.
  package var rest: Int32 = -1

  /// Where the characters of a class's name are.
  package enum ClassRange: UInt8, Sendable {
    /// At `classStart`, as long as the name.
    case name
    /// Nowhere: the slot implies the class, at `classStart`.
    case empty
    /// In the rest.
    case other
  }

  /// Makes the record of an object without properties and slots.
  package init(kind: Kind, className: UInt32, lowerBound: Int, upperBound: Int) {
    self.kind = kind
    self.className = className
    self.lowerBound = UInt32(clamping: lowerBound)
    self.upperBound = UInt32(clamping: upperBound)
  }

  /// The indexes of the object's properties.
  package var properties: Range<Int> { Int(firstProperty)..<Int(firstProperty) + Int(propertyCount) }

  /// The indexes of the object's slots.
  package var slots: Range<Int> { Int(firstSlot)..<Int(firstSlot) + Int(slotCount) }
}

/// A slot of an object as it is kept.
package struct SlotRecord: Sendable {
  /// The number of the slot's name.
  package var name: UInt32
  package var lowerBound: UInt32
  package var upperBound: UInt32
  /// The index of the first child in `SceneObjectList.children`; the others follow.
  package var firstChild: UInt32
  package var childCount: UInt32

  /// Makes the record of a slot.
  package init(name: UInt32, lowerBound: Int, upperBound: Int, firstChild: Int, childCount: Int) {
    self.name = name
    self.lowerBound = UInt32(clamping: lowerBound)
    self.upperBound = UInt32(clamping: upperBound)
    self.firstChild = UInt32(clamping: firstChild)
    self.childCount = UInt32(clamping: childCount)
  }

  /// The indexes of the children in `SceneObjectList.children`.
  package var children: Range<Int> { Int(firstChild)..<Int(firstChild) + Int(childCount) }
}
