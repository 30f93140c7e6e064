public import Foundation
import NibLoader

/// The shadow of text.
open class NSShadow: NSObject, NSCoding {
  /// How far the shadow is moved, in points.
  open var shadowOffset: CGSize

  /// How blurred the shadow is, in points; 0 is sharp.
  open var shadowBlurRadius: CGFloat

  /// The color of the shadow, a `UIColor`; nil for no shadow.
  open var shadowColor: Any?

  /// Creates a sharp shadow that is not moved.
  public override init() {
    shadowOffset = .zero
    shadowBlurRadius = 0
    super.init()
  }

  /// Creates a shadow out of an archive.
  public required init?(coder: NSCoder) {
    shadowOffset = CGSize(
      width: coder.decodeCGFloat(forKey: "NSShadowHoriz", absent: 0),
      height: coder.decodeCGFloat(forKey: "NSShadowVert", absent: 0)
    )
    shadowBlurRadius = coder.decodeCGFloat(forKey: "NSShadowBlurRadius", absent: 0)
    shadowColor = coder.decode(UIColor.self, forKey: "NSShadowColor")
    super.init()
  }

  /// Writes the shadow under UIKit's keys.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
    coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    coder.encode(shadowColor as? UIColor, forKey: "NSShadowColor")
  }
}

extension UIKitClasses {
  static let nsShadow = NibClass(
    NSShadow.self,
    parent: nil,
    name: "NSShadow",
    properties: [
      NibProperty("shadowOffset", \NSShadow.shadowOffset),
      NibProperty("shadowBlurRadius", \NSShadow.shadowBlurRadius),
    ]
  )
}
