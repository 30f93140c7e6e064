public import Foundation
import NibLoader

/// A font: a face and a size.
///
/// It keeps what a program or an archive said. Which measures it has is up to `UIRuntime.shared.textMeasuring`.
open class UIFont: NSObject, NSCoding, NSCopying, @unchecked Sendable {
  let face: Face

  /// The size, in points.
  open var pointSize: CGFloat { size }

  private let size: CGFloat

  /// How the font was scaled; nil for one that does not follow the size that the user prefers, or follows by its text style.
  let scaling: Scaling?

  init(_ face: Face, size: CGFloat, scaling: Scaling? = nil) {
    self.face = face
    self.size = size
    self.scaling = scaling
    super.init()
  }

  /// Creates the font with a name; nil if the name is empty.
  ///
  /// Which fonts are installed is not known here, so every other name is accepted.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    face = .named(fontName)
    size = fontSize
    scaling = nil
    super.init()
  }

  /// Reads a font out of an archive.
  public required init?(coder: NSCoder) {
    guard let (face, size) = Face.decode(from: coder) else { return nil }
    self.face = face
    self.size = size
    scaling = nil
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

  /// Returns the font of a text style, in the size that the user prefers; beside the main actor, in the usual one.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let category = MainActorText.onMainActor { UITraitCollection.current.preferredContentSizeCategory }
    return UIFont(.textStyle(style), size: style.pointSize(category ?? .large))
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

extension UIFont {
  /// A font without its size.
  enum Face: Hashable, Sendable {
    case system(Weight)
    case boldSystem
    case italicSystem
    case named(String)
    case textStyle(TextStyle)

    var isSystem: Bool {
      if case .named = self { return false }
      return true
    }

    var isBold: Bool {
      switch self {
      case .boldSystem: true
      case .system(let weight): weight.rawValue >= Weight.semibold.rawValue
      case .textStyle(let style): style == .headline
      case .italicSystem, .named: false
      }
    }

    var isItalic: Bool { self == .italicSystem }

    var family: String {
      if case .named(let name) = self { return name.split(separator: "-").first.map(String.init) ?? name }
      return ".AppleSystemUIFont"
    }

    var name: String {
      switch self {
      case .named(let name): name
      case .boldSystem: ".SFUI-Semibold"
      case .italicSystem: ".SFUI-RegularItalic"
      case .textStyle(let style): style == .headline ? ".SFUI-Semibold" : ".SFUI-Regular"
      case .system(let weight): ".SFUI-" + (Self.weightNames.first { $0.weight == weight }?.name ?? "Regular")
      }
    }

    static let weightNames: [(weight: Weight, name: String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
      (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]
  }
}

extension UIFont {
  /// What a text is for; the system chooses the font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name that archives give the style.
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest title.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The second largest title.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// A very large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading below a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark set apart.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note at the foot.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A lesser caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size in points at the default content size category.
    var defaultPointSize: CGFloat {
      switch self {
      case .extraLargeTitle: 36
      case .extraLargeTitle2, .title1: 28
      case .largeTitle: 34
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}

extension UIFont {
  /// How heavy a face is, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The heaviness.
    public let rawValue: CGFloat

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Very light.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// Neither light nor heavy.
    public static let regular = Weight(0)
    /// A little heavier than regular.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)
  }
}

@MainActor
extension UIFont {
  private var metrics: FontMetrics { UIRuntime.shared.textMeasuring.metrics(of: self) }

  /// How far letters reach above the baseline, in points.
  public var ascender: CGFloat { metrics.ascender }

  /// How far letters reach below the baseline, in points, as a negative number.
  public var descender: CGFloat { metrics.descender }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { metrics.lineHeight }

  /// The space between lines that the font asks for, in points.
  public var leading: CGFloat { metrics.leading }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { metrics.capHeight }

  /// The height of an x, in points.
  public var xHeight: CGFloat { metrics.xHeight }
}

extension UIKitClasses {
  static let uiFont = NibClass(
    UIFont.self,
    parent: nil,
    name: "UIFont",
    properties: [
      NibProperty("fontName", \UIFont.fontName),
      NibProperty("familyName", \UIFont.familyName),
      NibProperty("pointSize", \UIFont.pointSize),
    ]
  )
}

extension UIFont.Face {
  /// Reads a face and its size; nil if the archive names none.
  static func decode(from coder: NSCoder) -> (face: UIFont.Face, size: CGFloat)? {
    let size = coder.decodeCGFloat(forKey: "UIFontPointSize", absent: 0)
    if let style = coder.decodeText(forKey: "UIIBTextStyle") {
      let textStyle = UIFont.TextStyle(rawValue: style)
      // The archive has the size of the usual category; a text style has the one that the user prefers.
      let category = MainActorText.onMainActor { UITraitCollection.current.preferredContentSizeCategory } ?? .large
      if category != .large, category != .unspecified { return (.textStyle(textStyle), textStyle.pointSize(category)) }
      return (.textStyle(textStyle), size > 0 ? size : textStyle.defaultPointSize)
    }
    let descriptor = coder.decode(UIFontDescriptor.self, forKey: "UIFontDescriptor")
    if let face = descriptor?.systemFace { return (face, size) }
    guard let name = coder.decodeText(forKey: "UIFontName") ?? descriptor?.fontName else { return nil }
    guard coder.decodeBool(forKey: "UISystemFont", absent: name.hasPrefix(".")) else { return (.named(name), size) }
    switch coder.decodeInteger(forKey: "UIFontTraits", absent: 0) & 3 {
    case 1: return (.italicSystem, size)
    case 2, 3: return (.boldSystem, size)
    default: return (.system(weight(in: name)), size)
    }
  }

  /// The weight that a system font's name ends in.
  private static func weight(in name: String) -> UIFont.Weight {
    weightNames.first { name.hasSuffix("-" + $0.name) }?.weight ?? .regular
  }
}
