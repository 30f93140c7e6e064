public import Foundation
import NibLoader

/// An image: what is known of its pixels, and how it is drawn.
///
/// Of a file or data, the size is read, and the pixels of PNG files where they are asked for. An image out of a nib has a name and
/// the size in the archive.
open class UIImage: NSObject, NSCoding, @unchecked Sendable {
  /// The name of the image in the bundle or of the system's symbol; nil for an image without a name.
  ///
  /// UIKit has no such property; it is what an archive keeps of an image.
  public let resourceName: String?

  /// Whether the image is one of the system's symbols.
  public let isSymbolImage: Bool

  /// The size, in points; zero for an empty image, and for one of which it is not known.
  public let size: CGSize

  /// How a symbol is drawn; nil for an image that is no symbol or says nothing about it.
  public let symbolConfiguration: SymbolConfiguration?

  /// How much of a symbol is filled, from 0 to 1; nil for all of it.
  var variableValue: Double? { content.variableValue }

  /// What only images have that are made in code, and what symbols seldom have.
  let content: Content

  /// Creates an empty image.
  public convenience override init() {
    self.init(resourceName: nil)
  }

  /// Creates an image of which no more is known than this.
  package init(
    resourceName: String?,
    isSymbolImage: Bool = false,
    size: CGSize = .zero,
    symbolConfiguration: SymbolConfiguration? = nil
  ) {
    self.resourceName = resourceName
    self.isSymbolImage = isSymbolImage
    self.size = size
    self.symbolConfiguration = symbolConfiguration
    content = Content()
    super.init()
  }

  init(_ content: Content, resourceName: String?, size: CGSize) {
    self.resourceName = resourceName
    isSymbolImage = false
    self.size = size
    symbolConfiguration = nil
    self.content = content
    super.init()
  }

  /// Creates an image by the name of a file or of an asset in the main bundle; nil if there is none.
  ///
  /// A file is found with or without its extension, for several scales the one with the most pixels; an asset in the source of a
  /// catalog that lies in the bundle.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil)
  }

  /// Creates an image of a literal; a name without an image stops the program.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let file = ImageFile(named: name, in: .main) else {
      UIKitException.raise(.internalInconsistency, "Unable to find an image named '\(name)'")
    }
    self.init(Content(scale: file.scale, data: file.data), resourceName: name, size: file.size)
  }

  /// Creates an image by the name of a file or of an asset in a bundle, nil for the main one; nil if there is none.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard let file = ImageFile(named: name, in: bundle ?? .main) else { return nil }
    self.init(Content(scale: file.scale, data: file.data), resourceName: name, size: file.size)
  }

  /// Creates an image out of the data of a PNG, JPEG or GIF file; nil for other data.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image out of the data of a file, with a number of pixels per point; nil for other data.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile(data, scale: scale > 0 ? scale : 1) else { return nil }
    self.init(Content(scale: file.scale, data: file.data), resourceName: nil, size: file.size)
  }

  /// Creates an image out of a file; nil if it cannot be read, or is no PNG, JPEG or GIF.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFile.scale(ofFileNamed: (path as NSString).lastPathComponent))
  }

  /// Creates one of the system's symbols by its name; nil for an empty name, and nil as a configuration for none.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration? = nil) {
    guard !name.isEmpty else { return nil }
    self.init(
      resourceName: name,
      isSymbolImage: true,
      symbolConfiguration: configuration as? SymbolConfiguration
    )
  }

  /// Creates one of the system's symbols that is filled in part, from 0 to 1; nil for an empty name.
  public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
    guard !name.isEmpty else { return nil }
    var content = Content()
    content.variableValue = min(max(variableValue, 0), 1)
    self.init(symbol: name, configuration as? SymbolConfiguration, content)
  }

  private init(symbol name: String, _ configuration: SymbolConfiguration?, _ content: Content) {
    resourceName = name
    isSymbolImage = true
    size = .zero
    symbolConfiguration = configuration
    self.content = content
    super.init()
  }

  private init(of other: UIImage, configuration: SymbolConfiguration?, content: Content) {
    resourceName = other.resourceName
    isSymbolImage = other.isSymbolImage
    size = other.size
    symbolConfiguration = configuration
    self.content = content
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
    var content = Content()
    if coder.has("UISymbolVariableValue") {
      content.variableValue = coder.decodeDouble(forKey: "UISymbolVariableValue", absent: 1)
    }
    self.content = content
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
    return UIImage(of: self, configuration: configuration, content: content)
  }

  // MARK: - Ways to draw

  /// Whether the image is drawn in its own colors or as a stencil in the tint color.
  public var renderingMode: RenderingMode { content.renderingMode }

  /// The number of pixels per point.
  public var scale: CGFloat { content.scale }

  /// Returns the image drawn in its own colors or as a stencil.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    var content = content
    content.renderingMode = renderingMode
    return UIImage(of: self, configuration: symbolConfiguration, content: content)
  }

  /// Returns the image as a stencil that is drawn in a color, whatever the tint color is.
  open func withTintColor(_ color: UIColor) -> UIImage {
    var content = content
    content.tintColor = color
    return UIImage(of: self, configuration: symbolConfiguration, content: content)
  }

  /// Returns the image as a stencil that is drawn in a color, with a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  // MARK: - Parts and directions

  /// The edges that keep their widths where the image is resized, in points.
  public var capInsets: UIEdgeInsets { content.capInsets }

  /// How the parts between the edges fill their rectangles; `tile` unless it was said.
  public var resizingMode: ResizingMode { content.resizingMode ?? .tile }

  /// Whether the image is mirrored where the layout runs from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }

  /// Returns the image with edges that keep their widths where it is resized, in points; what is between them is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with edges that keep their widths where it is resized, in points; what is between them is tiled or stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    var content = content
    content.capInsets = capInsets
    content.resizingMode = resizingMode
    return UIImage(of: self, configuration: symbolConfiguration, content: content)
  }

  /// Returns the image mirrored, left and right exchanged.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    var content = content
    content.isMirrored.toggle()
    return UIImage(of: self, configuration: symbolConfiguration, content: content)
  }

  /// Returns the image as one that is mirrored where the layout of the view that shows it runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    var content = content
    content.flipsForRightToLeft = true
    return UIImage(of: self, configuration: symbolConfiguration, content: content)
  }

  /// Whether another object is the same image drawn the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if other === self { return true }
    return resourceName != nil && resourceName == other.resourceName && isSymbolImage == other.isSymbolImage
      && symbolConfiguration == other.symbolConfiguration && content.renderingMode == other.content.renderingMode
      && content.tintColor == other.content.tintColor && content.capInsets == other.content.capInsets
      && content.resizingMode == other.content.resizingMode && content.isMirrored == other.content.isMirrored
      && content.flipsForRightToLeft == other.content.flipsForRightToLeft
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
  /// Whether an image is drawn in its own colors.
  public enum RenderingMode: Int, Sendable {
    /// As where it is shown demands: as a stencil in bars and of symbols, in its own colors elsewhere.
    case automatic
    /// In its own colors.
    case alwaysOriginal
    /// As a stencil in the tint color.
    case alwaysTemplate
  }

  /// How the parts of a resized image fill their rectangles.
  public enum ResizingMode: Int, Sendable {
    /// Each part is repeated.
    case tile
    /// Each part is stretched.
    case stretch
  }

  /// What only images have that are made in code.
  struct Content {
    var scale: CGFloat = 1
    var renderingMode = RenderingMode.automatic
    /// The color that replaces the tint color; nil for none.
    var tintColor: UIColor?
    /// The file; nil for an image without one.
    var data: Data?
    /// What was drawn; nil for an image that was not drawn.
    var drawing: [DrawingCommand]?
    /// The edges that keep their widths where the image is resized.
    var capInsets = UIEdgeInsets.zero
    /// How the parts between the edges fill their rectangles; nil for an image that is stretched as a whole.
    var resizingMode: ResizingMode?
    var isMirrored = false
    var flipsForRightToLeft = false
    /// How much of a symbol is filled; nil for all of it.
    var variableValue: Double?
  }

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
