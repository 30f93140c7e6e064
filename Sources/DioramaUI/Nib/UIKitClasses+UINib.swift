import Foundation
import NibLoader

extension UIKitClasses {
  static let uiNib = NibClass(UINib.self, parent: nil, name: "UINib")
}
