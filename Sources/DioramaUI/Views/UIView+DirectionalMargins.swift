import Foundation

extension UIView {
  /// Takes in margins that an archive gives by reading direction, which differ in text from right to left only.
  func decodeDirectionalMargins(of coder: NSCoder) {
    directionalLayoutMargins = coder.decodeDirectionalEdgeInsets(forKey: "UIViewLayoutMargins")
  }
}
