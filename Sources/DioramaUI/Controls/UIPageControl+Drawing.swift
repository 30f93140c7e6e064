import Foundation
import NibLoader

extension UIPageControl {
  /// The size of a dot and the distance from one to the next, in points.
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 16

  /// The most dots that are drawn: more than any screen has room for, and few enough to draw for a width out of a hostile nib.
  private static let mostDots = 1000

  func drawDots() {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    // More dots than fit are not drawn; the number of pages and the width out of a nib may be any.
    let fitting = Int(clamping: (bounds.width + Self.pitch - Self.dot) / Self.pitch)
    let count = min(numberOfPages, max(1, fitting), Self.mostDots)
    let width = CGFloat(count - 1) * Self.pitch + Self.dot
    if backgroundStyle == .prominent {
      UIColor.tertiarySystemFill.setFill()
      let pill = CGRect(x: bounds.midX - width / 2 - 11, y: bounds.midY - 13, width: width + 22, height: 26)
      UIBezierPath(roundedRect: pill, cornerRadius: 13).fill()
    }
    for page in 0..<count {
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.4)
      color.setFill()
      let x = bounds.midX - width / 2 + CGFloat(page) * Self.pitch
      UIBezierPath(ovalIn: CGRect(x: x, y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)).fill()
    }
  }
}
