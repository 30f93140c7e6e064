import Foundation
import NibLoader

extension UIKitClasses {
  static let tapCounter = NibClass(TapCounter.self, parent: nil, name: "UITapRecognizer")
}
