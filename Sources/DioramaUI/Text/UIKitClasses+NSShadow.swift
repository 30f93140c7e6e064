import Foundation
import NibLoader

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
