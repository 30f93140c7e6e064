import Foundation
import NibLoader

extension UIKitClasses {
  static let uiTableViewLabel = NibClass(UITableViewLabel.self, parent: UILabel.self, name: "UITableViewLabel")
}
