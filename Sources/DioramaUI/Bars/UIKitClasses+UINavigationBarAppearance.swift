import Foundation
import NibLoader

extension UIKitClasses {
  static let uiNavigationBarAppearance = NibClass(
    UINavigationBarAppearance.self,
    parent: UIBarAppearance.self,
    name: "UINavigationBarAppearance"
  )
}
