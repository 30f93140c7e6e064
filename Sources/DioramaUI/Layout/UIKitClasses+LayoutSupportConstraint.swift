import Foundation
import NibLoader

extension UIKitClasses {
  static let layoutSupportConstraint = NibClass(
    LayoutSupportConstraint.self,
    parent: NSLayoutConstraint.self,
    name: "_UILayoutSupportConstraint"
  )
}
