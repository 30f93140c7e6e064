public import Foundation
import NibLoader

/// An image: the name under which its pixels are found, and how a symbol is drawn.
///
/// No pixels are read here.
open class UIImage: NSObject, NSCoding, @unchecked Sendable {
  /// The name of the image in the bundle or of the system's symbol; nil for an empty image.
  ///
  /// UIKit has no such property; it is what an archive keeps of an image.
  public let resourceName: String?

  /// Whether the image is one of the system's symbols.
  public let isSymbolImage: Bool

  /// The size that the archive says, in points; zero for an empty image.
  public let size: CGSize

  /// How a symbol is drawn; nil for an image that is no symbol or says nothing about it.
  public let symbolConfiguration: SymbolConfiguration?

  /// Creates an empty image.
  public override init() {
    resourceName = nil
    isSymbolImage = false
    size = .zero
    symbolConfiguration = nil
    super.init()
  }

  /// Creates an image by the name of an asset; nil for an empty name.
  ///
  /// UIKit gives nil for an asset that it does not find. Nothing is looked for here, and the size is zero.
  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    resourceName = name
    isSymbolImage = false
    size = .zero
    symbolConfiguration = nil
    super.init()
  }

  /// Creates one of the system's symbols by its name; nil for an empty name, and nil as a configuration for none.
  public init?(systemName name: String, withConfiguration configuration: Configuration? = nil) {
    guard !name.isEmpty else { return nil }
    resourceName = name
    isSymbolImage = true
    size = .zero
    symbolConfiguration = configuration as? SymbolConfiguration
    super.init()
  }

  private init(of other: UIImage, configuration: SymbolConfiguration?) {
    resourceName = other.resourceName
    isSymbolImage = other.isSymbolImage
    size = other.size
    symbolConfiguration = configuration
    super.init()
  }

  /// Reads the placeholder that an archive keeps for an image.
  public required init?(coder: NSCoder) {
    let symbol = coder.decodeText(forKey: "UISystemSymbolResourceName")
    isSymbolImage = symbol != nil || coder.decodeBool(forKey: "UIIsSystemImage", absent: false)
    resourceName = symbol ?? coder.decodeText(forKey: "UIResourceName") ?? coder.decodeText(forKey: "UIImageName")
    size = CGSize(
      width: coder.decodeSingle(forKey: "UIImageWidth", absent: 0),
      height: coder.decodeSingle(forKey: "UIImageHeight", absent: 0)
    )
    symbolConfiguration = coder.decode(SymbolConfiguration.self, forKey: "UISymbolImageConfiguration")
    super.init()
  }

  /// Writes the placeholder under UIKit's keys.
  open func encode(with coder: NSCoder) {
    coder.encode(Float(size.width), forKey: "UIImageWidth")
    coder.encode(Float(size.height), forKey: "UIImageHeight")
    if let resourceName {
      coder.encode(
        NSString(string: resourceName),
        forKey: isSymbolImage ? "UISystemSymbolResourceName" : "UIResourceName"
      )
    }
    if let symbolConfiguration { coder.encode(symbolConfiguration, forKey: "UISymbolImageConfiguration") }
  }

  /// How the image is drawn; nil if it says nothing about it.
  open var configuration: Configuration? { symbolConfiguration }

  /// Returns the image drawn another way; anything but a symbol is returned unchanged.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, let configuration = configuration as? SymbolConfiguration else { return self }
    return UIImage(of: self, configuration: configuration)
  }

  /// Whether another object is the same image drawn the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if other === self { return true }
    return resourceName != nil && resourceName == other.resourceName && isSymbolImage == other.isSymbolImage
      && symbolConfiguration == other.symbolConfiguration
  }

  /// A hash that equal images share.
  open override var hash: Int {
    resourceName?.hashValue ?? ObjectIdentifier(self).hashValue
  }

  /// The image in words.
  open override var description: String {
    guard let resourceName else { return "empty image" }
    return isSymbolImage ? "symbol \(resourceName)" : resourceName
  }
}

extension UIImage {
  /// How an image is drawn.
  open class Configuration: NSObject, NSCoding, @unchecked Sendable {
    /// Creates a configuration that says nothing.
    public override init() {
      super.init()
    }

    /// Reads a configuration out of an archive.
    public required init?(coder: NSCoder) {
      super.init()
    }

    /// Writes the configuration under UIKit's keys.
    open func encode(with coder: NSCoder) {}
  }
}

extension UIImage {
  /// An image of which only the name is known.
  static func placeholder(named name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}

extension UIKitClasses {
  /// An image that stands in an archive itself, where a placeholder would be looked up.
  static let archivedImage = NibClass(named: "UIImage") { UIImage(coder: $0) }

  static let uiImage = NibClass(
    UIImage.self,
    parent: nil,
    name: "UIImageNibPlaceholder",
    properties: [
      NibProperty("resourceName", \UIImage.resourceName),
      NibProperty("isSymbolImage", \UIImage.isSymbolImage),
      NibProperty("size", \UIImage.size),
      NibProperty("symbolConfiguration", \UIImage.symbolConfiguration),
    ]
  )
}
