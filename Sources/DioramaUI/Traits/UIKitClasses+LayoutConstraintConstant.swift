import Foundation
import NibLoader

extension UIKitClasses {
  static let layoutConstraintConstant = NibClass(
    LayoutConstraintConstant.self,
    parent: nil,
    name: "_NSLayoutConstraintConstant",
    properties: [
      NibProperty("number", \LayoutConstraintConstant.number),
      NibProperty("symbol", \LayoutConstraintConstant.symbol),
    ]
  )
}
