import Foundation
import NibLoader

/// What an archive keeps of the values of one top-level object that depend on traits.
@MainActor
final class TraitStorageList: NSObject, @MainActor NSCoding {
  /// The object; nil if the archive has none.
  let topLevelObject: NSObject?

  /// What depends on traits: relationships and attributes.
  let storages: [NSObject]

  /// The objects below the top-level one, in no order.
  let descendants: [NSObject]

  required init?(coder: NSCoder) {
    topLevelObject = coder.decode(NSObject.self, forKey: "UITopLevelObject")
    storages = coder.decodeList(of: NSObject.self, forKey: "UITraitStorages")
    descendants = coder.decodeSet(of: NSObject.self, forKey: "UIDescendants")
    super.init()
  }

  func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}

/// Which value a property of an object has for which traits.
@MainActor
final class AttributeTraitStorage: NSObject, @MainActor NSCoding {
  /// The object that has the property; nil if the archive has none.
  let object: NSObject?

  /// The name of the property.
  let keyPath: String

  /// The values for traits.
  let records: [AttributeTraitStorageRecord]

  required init?(coder: NSCoder) {
    object = coder.decode(NSObject.self, forKey: "UIObject")
    keyPath = coder.decodeText(forKey: "UIKeyPath") ?? ""
    records = coder.decodeList(of: AttributeTraitStorageRecord.self, forKey: "UIRecords")
    super.init()
  }

  func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}

/// The value of a property for some traits.
@MainActor
final class AttributeTraitStorageRecord: NSObject, @MainActor NSCoding {
  /// The traits; nil for any.
  let traits: UITraitCollection?

  /// The value; nil for none.
  let value: NSObject?

  required init?(coder: NSCoder) {
    traits = coder.decode(UITraitCollection.self, forKey: "UITraitCollection")
    value = coder.decode(NSObject.self, forKey: "UIValue")
    super.init()
  }

  func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}

/// Which objects are in a list of an object for which traits.
@MainActor
final class RelationshipTraitStorage: NSObject, @MainActor NSCoding {
  /// The object that has the list; nil if the archive has none.
  let object: NSObject?

  /// The name of the list, such as `traitStorageConstraints`.
  let keyPath: String

  /// What changes for which traits, the later before the earlier.
  let records: [RelationshipTraitStorageRecord]

  /// All objects that may be in the list, in order.
  let candidates: [NSObject]

  /// The list as the archive had it, with all that may be in it; empty as long as nothing was taken out.
  var fullList: [UIView] = []

  /// The constraints that went with objects which are taken out now.
  var lostConstraints: [ObjectIdentifier: [LostConstraint]] = [:]

  required init?(coder: NSCoder) {
    object = coder.decode(NSObject.self, forKey: "UIObject")
    keyPath = coder.decodeText(forKey: "UIKeyPath") ?? ""
    records = coder.decodeList(of: RelationshipTraitStorageRecord.self, forKey: "UIRecords")
    candidates = coder.decodeSet(of: NSObject.self, forKey: "UIRelationshipCandidates")
    super.init()
  }

  func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}

/// What is added to a list and taken from it for some traits.
@MainActor
final class RelationshipTraitStorageRecord: NSObject, @MainActor NSCoding {
  /// The traits; nil for any.
  let traits: UITraitCollection?

  /// The objects that are added, in no order.
  let addedObjects: [NSObject]

  /// The objects that are taken away, in no order.
  let removedObjects: [NSObject]

  required init?(coder: NSCoder) {
    traits = coder.decode(UITraitCollection.self, forKey: "UITraitCollection")
    addedObjects = coder.decodeSet(of: NSObject.self, forKey: "UIAddedObjects")
    removedObjects = coder.decodeSet(of: NSObject.self, forKey: "UIRemovedObjects")
    super.init()
  }

  func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}

/// The constant of a constraint as the value of a trait: a number, or a name for one.
@MainActor
final class LayoutConstraintConstant: NSObject, @MainActor NSCoding {
  /// The number in points.
  let number: CGFloat

  /// The name of the distance, such as `NSSpace`; nil for the number.
  let symbol: String?

  required init?(coder: NSCoder) {
    number = coder.decodeCGFloat(forKey: "UINumericConstant", absent: 0)
    symbol = coder.decodeText(forKey: "UISymbolicConstant")
    super.init()
  }

  func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}

extension UIKitClasses {
  static let traitStorageList = NibClass(
    TraitStorageList.self,
    parent: nil,
    name: "_UITraitStorageList",
    properties: [
      NibProperty("topLevelObject", \TraitStorageList.topLevelObject),
      NibProperty("storages", \TraitStorageList.storages),
      NibProperty("descendants", \TraitStorageList.descendants),
    ]
  )

  static let attributeTraitStorageRecord = NibClass(
    AttributeTraitStorageRecord.self,
    parent: nil,
    name: "_UIAttributeTraitStorageRecord",
    properties: [
      NibProperty("traits", \AttributeTraitStorageRecord.traits),
      NibProperty("value", \AttributeTraitStorageRecord.value),
    ]
  )
}

extension UIKitClasses {
  static let attributeTraitStorage = NibClass(
    AttributeTraitStorage.self,
    parent: nil,
    name: "_UIAttributeTraitStorage",
    properties: [
      NibProperty("object", \AttributeTraitStorage.object),
      NibProperty("keyPath", \AttributeTraitStorage.keyPath),
      NibProperty("records", \AttributeTraitStorage.records),
    ]
  )

  static let relationshipTraitStorageRecord = NibClass(
    RelationshipTraitStorageRecord.self,
    parent: nil,
    name: "_UIRelationshipTraitStorageRecord",
    properties: [
      NibProperty("traits", \RelationshipTraitStorageRecord.traits),
      NibProperty("addedObjects", \RelationshipTraitStorageRecord.addedObjects),
      NibProperty("removedObjects", \RelationshipTraitStorageRecord.removedObjects),
    ]
  )
}

extension UIKitClasses {
  static let relationshipTraitStorage = NibClass(
    RelationshipTraitStorage.self,
    parent: nil,
    name: "_UIRelationshipTraitStorage",
    properties: [
      NibProperty("object", \RelationshipTraitStorage.object),
      NibProperty("keyPath", \RelationshipTraitStorage.keyPath),
      NibProperty("records", \RelationshipTraitStorage.records),
      NibProperty("candidates", \RelationshipTraitStorage.candidates),
    ]
  )

  static let layoutConstraintConstant = NibClass(
    LayoutConstraintConstant.self,
    parent: nil,
    name: "_NSLayoutConstraintConstant",
    properties: [
      NibProperty("number", \LayoutConstraintConstant.number),
      NibProperty("symbol", \LayoutConstraintConstant.symbol),
    ]
  )
}
