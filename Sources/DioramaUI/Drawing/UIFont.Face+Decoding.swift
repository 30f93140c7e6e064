import Foundation

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
