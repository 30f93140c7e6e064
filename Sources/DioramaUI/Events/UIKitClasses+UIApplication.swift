import Foundation
import NibLoader

extension UIKitClasses {
  static let uiApplication = NibClass(
    UIApplication.self,
    parent: UIResponder.self,
    name: "UIApplication",
    outlets: [
      NibOutlet("delegate", \UIApplication.delegate)
    ],
    properties: [
      NibProperty("windows", \UIApplication.windows),
      NibProperty("keyWindow", \UIApplication.keyWindow),
    ]
  )
}
