import Foundation
import NibLoader

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
