public import Foundation

extension UIScrollView {
  /// The space around the content: what was set, as nothing covers the view here.
  public var adjustedContentInset: UIEdgeInsets { contentInset }

  /// The offsets that show content and insets only, from the least to the greatest.
  var offsetRange: (least: CGPoint, greatest: CGPoint) {
    let inset = adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    return (
      least,
      CGPoint(
        x: max(least.x, contentSize.width + inset.right - bounds.width),
        y: max(least.y, contentSize.height + inset.bottom - bounds.height)
      )
    )
  }

  /// The nearest offset that shows content and insets only.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let (least, greatest) = offsetRange
    return CGPoint(
      x: min(max(offset.x, least.x), greatest.x),
      y: min(max(offset.y, least.y), greatest.y)
    )
  }

  /// Scrolls as little as shows a rectangle of the content; one that is seen already moves nothing.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func shift(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if from < start { return from }
      return to > start + length ? min(from, to - length) : start
    }
    let wanted = CGPoint(
      x: shift(contentOffset.x, bounds.width, rect.minX, rect.maxX),
      y: shift(contentOffset.y, bounds.height, rect.minY, rect.maxY)
    )
    if wanted != contentOffset { setContentOffset(clamped(wanted), animated: animated) }
  }

  /// Follows a finger that drags the content.
  func drag(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      dragStart = contentOffset
      delegate?.scrollViewWillBeginDragging(self)
      follow(recognizer)
    case .changed:
      follow(recognizer)
    case .ended, .cancelled:
      if isPagingEnabled { snapToPage() }
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    default:
      break
    }
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    let way = recognizer.translation(in: superview)
    contentOffset = clamped(CGPoint(x: dragStart.x - way.x, y: dragStart.y - way.y))
  }

  private func snapToPage() {
    func page(_ offset: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (offset / length).rounded() * length : offset
    }
    let wanted = CGPoint(x: page(contentOffset.x, bounds.width), y: page(contentOffset.y, bounds.height))
    setContentOffset(clamped(wanted), animated: true)
  }
}
