import Foundation
import NibLoader

extension UIKitClasses {
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
