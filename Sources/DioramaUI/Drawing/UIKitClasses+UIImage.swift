import Foundation
import NibLoader

extension UIKitClasses {
  /// An image that stands in an archive itself, where a placeholder would be looked up.
  static let archivedImage = NibClass(named: "UIImage") { UIImage(coder: $0) }

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
