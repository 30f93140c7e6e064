import Foundation
import NibLoader

extension UIKitClasses {
  static let nsTextTab = NibClass(
    NSTextTab.self,
    parent: nil,
    name: "NSTextTab",
    properties: [
      NibProperty("alignment", \NSTextTab.alignment),
      NibProperty("location", \NSTextTab.location),
    ]
  )
}
