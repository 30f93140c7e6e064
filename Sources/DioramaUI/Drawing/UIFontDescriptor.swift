public import Foundation
import NibLoader

/// What an archive says about a font beside its name.
open class UIFontDescriptor: NSObject, NSCoding, @unchecked Sendable {
  /// The role that the system's fonts have, such as `CTFontEmphasizedUsage`; nil for a font chosen by name.
  let usage: String?

  /// The name of the font; nil for one chosen by its role.
  let fontName: String?

  /// The size, in points; 0 where the archive says none.
  open var pointSize: CGFloat { size }

  private let size: CGFloat

  /// The face of a descriptor made in code; nil for one out of an archive.
  let face: UIFont.Face?

  init(_ face: UIFont.Face, size: CGFloat) {
    self.face = face
    usage = nil
    fontName = face.name
    self.size = size
    super.init()
  }

  /// Reads a descriptor out of an archive.
  public required init?(coder: NSCoder) {
    let attributes = coder.decodeTable(forKey: "UIFontDescriptorAttributes")
    usage = attributes?.text("NSCTFontUIUsageAttribute")
    fontName = attributes?.text("NSFontNameAttribute")
    size = CGFloat(attributes?.number("NSFontSizeAttribute") ?? 0)
    face = nil
    super.init()
  }

  /// Writes the descriptor under UIKit's keys.
  open func encode(with coder: NSCoder) {
    let attributes = NSMutableDictionary()
    if let usage { attributes["NSCTFontUIUsageAttribute"] = NSString(string: usage) }
    if let fontName { attributes["NSFontNameAttribute"] = NSString(string: fontName) }
    attributes["NSFontSizeAttribute"] = NSNumber(value: Double(size))
    coder.encode(attributes, forKey: "UIFontDescriptorAttributes")
  }

  /// The face that the role names; nil for one chosen by name.
  var systemFace: UIFont.Face? {
    switch usage {
    case "CTFontRegularUsage": .system(.regular)
    case "CTFontEmphasizedUsage": .boldSystem
    case "CTFontObliqueUsage": .italicSystem
    case "CTFontUltraLightUsage": .system(.ultraLight)
    case "CTFontThinUsage": .system(.thin)
    case "CTFontLightUsage": .system(.light)
    case "CTFontMediumUsage": .system(.medium)
    case "CTFontDemiUsage": .system(.semibold)
    case "CTFontBoldUsage": .system(.bold)
    case "CTFontHeavyUsage": .system(.heavy)
    case "CTFontBlackUsage": .system(.black)
    default: nil
    }
  }
}

extension UIFontDescriptor {
  /// What makes a face different from the plain one of its family.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
  }

  /// What the descriptor says of the face.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if resolvedFace.isBold { traits.insert(.traitBold) }
    if resolvedFace.isItalic { traits.insert(.traitItalic) }
    return traits
  }

  /// The descriptor of the face with other traits; nil if there is none, as for fonts by name and for bold italic.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    if symbolicTraits == self.symbolicTraits { return self }
    guard resolvedFace.isSystem else { return nil }
    let face: UIFont.Face? =
      switch symbolicTraits {
      case []: .system(.regular)
      case .traitBold: .boldSystem
      case .traitItalic: .italicSystem
      default: nil
      }
    return face.map { UIFontDescriptor($0, size: pointSize) }
  }

  /// The face and everything else in another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(resolvedFace, size: newPointSize)
  }

  /// The face that the descriptor means; the plain one of the system where it says none.
  var resolvedFace: UIFont.Face { face ?? systemFace ?? fontName.map { .named($0) } ?? .system(.regular) }
}

extension UIFont {
  /// What the font is, without its measures.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face, size: pointSize) }

  /// Creates the font that a descriptor means, in a size in points; 0 for the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.resolvedFace, size: pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  /// The system font in a size and a weight with digits of one width; they are measured as those of the system font.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}

extension UIKitClasses {
  static let uiFontDescriptor = NibClass(
    UIFontDescriptor.self,
    parent: nil,
    name: "UIFontDescriptor",
    properties: [
      NibProperty("pointSize", \UIFontDescriptor.pointSize)
    ]
  )
}
