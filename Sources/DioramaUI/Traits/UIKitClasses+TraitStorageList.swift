import Foundation
import NibLoader

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
