import Foundation
import NibLoader

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
