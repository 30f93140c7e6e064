import Foundation

// What a gesture is to a view that has a use of its own for it.
extension UIGestureRecognizer {
  /// Whether the recognizer is of a view around another view, and not of that view or one inside.
  func isAround(_ view: UIView) -> Bool { self.view.map { $0 !== view && view.isDescendant(of: $0) } ?? false }

  /// Whether one tap of one finger is recognized.
  var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Whether a press of one finger is recognized.
  var isSinglePress: Bool { (self as? UILongPressGestureRecognizer)?.numberOfTouchesRequired == 1 }

  /// Whether fingers that move are recognized.
  var isDrag: Bool { self is UIPanGestureRecognizer || self is UISwipeGestureRecognizer }

  /// Whether a drag of one finger began in an area of a view and goes along an axis.
  ///
  /// - Parameters:
  ///   - isHorizontal: Whether the axis is the horizontal one.
  ///   - area: The area, in points of the view.
  ///   - view: The view.
  func drags(alongX isHorizontal: Bool, from area: CGRect, of view: UIView) -> Bool {
    guard isDrag, touches.count == 1, let touch = touches.first,
      area.contains(view.convert(touch.startLocation, from: nil as UIView?))
    else { return false }
    let way = (touch.windowLocation.x - touch.startLocation.x, touch.windowLocation.y - touch.startLocation.y)
    return (abs(way.0) > abs(way.1)) == isHorizontal
  }
}
