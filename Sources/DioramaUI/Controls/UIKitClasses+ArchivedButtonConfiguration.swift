import Foundation
import NibLoader

extension UIKitClasses {
  static let archivedButtonConfiguration = NibClass(
    ArchivedButtonConfiguration.self,
    parent: nil,
    name: "UIButtonConfiguration"
  )
}
