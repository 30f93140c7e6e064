import Foundation

extension UIImage {
  /// An image of which only the name is known.
  static func placeholder(named name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
