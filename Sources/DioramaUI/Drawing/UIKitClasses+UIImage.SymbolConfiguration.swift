import Foundation
import NibLoader

extension UIKitClasses {
  static let uiImageSymbolConfiguration = NibClass(
    UIImage.SymbolConfiguration.self,
    parent: nil,
    name: "UIImageSymbolConfiguration"
  )
}
