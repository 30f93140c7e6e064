import Foundation
import NibLoader

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
