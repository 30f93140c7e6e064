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
