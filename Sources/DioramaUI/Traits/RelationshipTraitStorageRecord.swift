import Foundation
import NibLoader

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
