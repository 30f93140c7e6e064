import Foundation
import NibLoader

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
