import Foundation
import NibLoader

extension UIKitClasses {
  static let visualEffectContentView = NibClass(
    VisualEffectContentView.self,
    parent: UIView.self,
    name: "_UIVisualEffectContentView"
  )
}
