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
