import Foundation
import NibLoader

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

extension UIKitClasses {
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
}
