public import Foundation

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

  /// The system font in a size and a weight with digits of one width, which those of the system font here have anyway.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}
