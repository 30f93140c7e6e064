import Foundation
import NibLoader

extension UIKitClasses {
  static let uiVisualEffect = NibClass(UIVisualEffect.self, parent: nil, name: "UIVisualEffect")
}
