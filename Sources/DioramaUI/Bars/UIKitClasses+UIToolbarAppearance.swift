import Foundation
import NibLoader

extension UIKitClasses {
  static let uiToolbarAppearance = NibClass(
    UIToolbarAppearance.self,
    parent: UIBarAppearance.self,
    name: "UIToolbarAppearance"
  )
}
