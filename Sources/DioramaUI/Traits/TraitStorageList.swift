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
}
