import Foundation
import NibLoader

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
}
