import Foundation
import NibLoader

extension UIKitClasses {
  static let uiTabBarAppearance = NibClass(
    UITabBarAppearance.self,
    parent: UIBarAppearance.self,
    name: "UITabBarAppearance"
  )
}
