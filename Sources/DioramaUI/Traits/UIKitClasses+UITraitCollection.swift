import Foundation
import NibLoader

extension UIKitClasses {
  static let uiTraitCollection = NibClass(
    UITraitCollection.self,
    parent: nil,
    name: "UITraitCollection",
    properties: [
      NibProperty("horizontalSizeClass", \UITraitCollection.horizontalSizeClass),
      NibProperty("verticalSizeClass", \UITraitCollection.verticalSizeClass),
      NibProperty("userInterfaceStyle", \UITraitCollection.userInterfaceStyle),
      NibProperty("userInterfaceIdiom", \UITraitCollection.userInterfaceIdiom),
      NibProperty("displayGamut", \UITraitCollection.displayGamut),
      NibProperty("displayScale", \UITraitCollection.displayScale),
    ]
  )
}
