public import Foundation

/// A font: a face and a size.
///
/// It keeps what a program or an archive said. Which measures it has is up to `UIRuntime.shared.textMeasuring`.
open class UIFont: NSObject, NSCoding, NSCopying, @unchecked Sendable {
  let face: Face

  /// The size, in points.
  open var pointSize: CGFloat { size }

  private let size: CGFloat

  init(_ face: Face, size: CGFloat) {
    self.face = face
    self.size = size
    super.init()
  }

  /// Creates the font with a name; nil if the name is empty.
  ///
  /// Which fonts are installed is not known here, so every other name is accepted.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    face = .named(fontName)
    size = fontSize
    super.init()
  }

  /// Reads a font out of an archive.
  public required init?(coder: NSCoder) {
    guard let (face, size) = Face.decode(from: coder) else { return nil }
    self.face = face
    self.size = size
    super.init()
  }

  /// Writes the font under UIKit's keys.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: fontName), forKey: "UIFontName")
    coder.encode(Double(size), forKey: "UIFontPointSize")
    if case .textStyle(let style) = face { coder.encode(NSString(string: style.rawValue), forKey: "UIIBTextStyle") }
    coder.encode(face.isBold ? 2 : face.isItalic ? 1 : 0, forKey: "UIFontTraits")
    coder.encode(face.isSystem, forKey: "UISystemFont")
  }

  /// Returns the font itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The name of the face, such as `HelveticaNeue` or `.SFUI-Regular`.
  open var fontName: String { face.name }

  /// The name of the family, such as `HelveticaNeue` or `.AppleSystemUIFont`.
  open var familyName: String { face.family }

  /// Returns the font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(face, size: fontSize)
  }

  /// Whether another object is the same face in the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && size == other.size
  }

  /// A hash that equal fonts share.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(size)
    return hasher.finalize()
  }

  /// The font in words.
  open override var description: String {
    "\(fontName) \(size)"
  }

  // MARK: - System fonts

  /// Returns the system font in a size.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(.regular), size: fontSize)
  }

  /// Returns the system font in a size and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(weight), size: fontSize)
  }

  /// Returns the bold system font in a size.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.boldSystem, size: fontSize)
  }

  /// Returns the italic system font in a size.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.italicSystem, size: fontSize)
  }

  /// Returns the font of a text style, in the size that it has by default.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.textStyle(style), size: style.defaultPointSize)
  }

  /// The size of a label's font, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of a button's font, in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of the system font where it is small, in points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system font, in points.
  public static var systemFontSize: CGFloat { 14 }
}
