public import Foundation

/// A function that changes the attributes of a text in a configuration.
public struct UIConfigurationTextAttributesTransformer {
  /// Returns the attributes that replace those given.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer of a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  /// Returns the attributes that replace those given.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension AttributeScopes {
  /// The attributes that UIKit adds to those of Foundation.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute

    /// The font of a text.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The name in archives.
      public static let name = "NSFont"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds UIKit's attributes by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// Creates a container of attributes as attributed texts have them; of UIKit's, it takes the font.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    if let font = attributes[.font] as? UIFont { self[AttributeScopes.UIKitAttributes.FontAttribute.self] = font }
  }
}

extension UIButton.Configuration {
  /// What changes the attributes of the title; nil for nothing.
  ///
  /// Of the attributes, the button takes the font.
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get {
      titleFont.map { font in
        UIConfigurationTextAttributesTransformer { $0.merging(AttributeContainer([.font: font])) }
      }
    }
    set {
      titleFont = newValue?(AttributeContainer())[AttributeScopes.UIKitAttributes.FontAttribute.self]
    }
  }
}
