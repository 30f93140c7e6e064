import Foundation
import NibLoader

extension UIKitClasses {
  static let systemBackgroundView = NibClass(
    SystemBackgroundView.self,
    parent: UIView.self,
    name: "_UISystemBackgroundView",
    properties: [
      NibProperty("configuration", \SystemBackgroundView.configuration)
    ]
  )
}
