import Foundation
import NibLoader

extension UIKitClasses {
  static let uiImage = NibClass(
    UIImage.self,
    parent: nil,
    name: "UIImageNibPlaceholder",
    properties: [
      NibProperty("resourceName", \UIImage.resourceName),
      NibProperty("isSymbolImage", \UIImage.isSymbolImage),
      NibProperty("size", \UIImage.size),
      NibProperty("symbolConfiguration", \UIImage.symbolConfiguration),
    ]
  )
}
