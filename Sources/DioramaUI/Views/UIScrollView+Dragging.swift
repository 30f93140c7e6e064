public import Foundation

// A finger that drags the content, and what the content does once it is lifted.
extension UIScrollView {
  /// Whether a finger is on the content that may scroll it, or scrolls it.
  public var isTracking: Bool { isScrollEnabled && panGestureRecognizer.numberOfTouches > 0 }

  /// Whether the user is dragging the content.
  public var isDragging: Bool { motion.isDragged }

  /// Whether the content moves on after the user has lifted the finger.
  public var isDecelerating: Bool { motion.isDecelerating }

  /// Follows a finger that drags the content.
  func drag(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      stopDecelerating()
      if expandsSheet(recognizer) { return }
      motion.start = contentOffset
      motion.isDragged = true
      refreshControl?.hasBegunInDrag = false
      delegate?.scrollViewWillBeginDragging(self)
      if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory, let window {
        UIRuntime.shared.keyboard.endEditing(in: window)
      }
      follow(recognizer)
    case .changed:
      follow(recognizer)
    case .ended, .cancelled:
      endDragging(recognizer)
    default:
      break
    }
  }

  /// Whether a drag upward at the top of the content makes the sheet larger in which the content is, and scrolls nothing.
  private func expandsSheet(_ recognizer: UIPanGestureRecognizer) -> Bool {
    guard recognizer.translation(in: superview).y < 0, contentOffset.y <= -adjustedContentInset.top else {
      return false
    }
    var responder: UIResponder? = next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    guard let controller = responder as? UIViewController else { return false }
    return controller.sheetPresentationController?.userExpands() ?? false
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    guard motion.isDragged else { return }
    let way = recognizer.translation(in: superview)
    var wanted = CGPoint(x: motion.start.x - way.x, y: motion.start.y - way.y)
    if isDirectionalLockEnabled {
      if abs(way.x) > abs(way.y) { wanted.y = motion.start.y } else { wanted.x = motion.start.x }
    }
    let allowed = clamped(wanted)
    contentOffset = CGPoint(
      x: stretched(wanted.x, allowed.x, bounds.width, mayBounce.horizontal),
      y: stretched(wanted.y, allowed.y, bounds.height, mayBounce.vertical)
    )
    refreshControl?.wasPulled(by: -adjustedContentInset.top - contentOffset.y)
  }

  /// Whether content may be moved beyond its ends along each axis, where the view bounces at all.
  private var mayBounce: (horizontal: Bool, vertical: Bool) {
    (
      alwaysBounceHorizontal || contentSize.width > bounds.width,
      alwaysBounceVertical || contentSize.height > bounds.height
    )
  }

  /// Where a drag beyond the end leads: as if the content hung on a rubber band, never further than its own length.
  private func stretched(_ wanted: CGFloat, _ allowed: CGFloat, _ length: CGFloat, _ mayBounce: Bool) -> CGFloat {
    let beyond = abs(wanted - allowed)
    guard bounces, mayBounce, beyond > 0, length > 0 else { return allowed }
    let stretch = length * (1 - 1 / (beyond * 0.55 / length + 1))
    return allowed + (wanted > allowed ? stretch : -stretch)
  }

  // MARK: - Lifted

  /// Tells the delegate where the content will stop, lets it choose another offset, and moves the content there.
  private func endDragging(_ recognizer: UIPanGestureRecognizer) {
    guard motion.isDragged else { return }
    motion.isDragged = false
    dismissCoveredKeyboard(recognizer)
    let speed = recognizer.state == .ended ? recognizer.velocity(in: superview) : .zero
    // In points a millisecond, as the delegate gets it; an axis along which the content does not move has none.
    let range = offsetRange
    let velocity = CGPoint(
      x: range.greatest.x > range.least.x ? -speed.x / 1000 : 0,
      y: range.greatest.y > range.least.y ? -speed.y / 1000 : 0
    )
    let rest = rest(of: velocity)
    let allowed = isPagingEnabled ? page(at: contentOffset, velocity) : clamped(rest)
    var target = allowed
    if !isPagingEnabled {
      target = proposedOffset(target, velocity)
      withUnsafeMutablePointer(to: &target) {
        delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
      }
    }
    if let searchBarLink { target.y = searchBarLink.settled(target.y, top: adjustedContentInset.top) }
    let moves = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    let rate = isPagingEnabled || velocity == .zero ? DecelerationRate.fast : decelerationRate
    let (offset, mayBounce) = (contentOffset, mayBounce)
    func path(_ axis: (CGPoint) -> CGFloat, _ mayBounce: Bool) -> ScrollPath {
      let (start, end) = (axis(offset), axis(target))
      // Pages stop softly, and so does content that the delegate sends elsewhere.
      guard !isPagingEnabled, end == axis(allowed) else { return ScrollPath(from: start, to: end, rate) }
      let edge = axis(clamped(offset))
      if start != edge, end == edge { return ScrollPath(from: start, backTo: edge, velocity: axis(velocity) * 1000) }
      guard axis(rest) != end else { return ScrollPath(from: start, to: end, rate) }
      return ScrollPath(from: start, toward: axis(rest), beyond: end, mayBounce: bounces && mayBounce, rate)
    }
    move(path(\.x, mayBounce.horizontal), path(\.y, mayBounce.vertical))
  }

  /// Where content stops that moves with a velocity, in points a millisecond: at the sum of all that it loses.
  private func rest(of velocity: CGPoint) -> CGPoint {
    let way = decelerationRate.rawValue / (1 - decelerationRate.rawValue)
    return CGPoint(x: contentOffset.x + velocity.x * way, y: contentOffset.y + velocity.y * way)
  }

  /// The page at which the content stops: the nearest, or the next in the direction of a finger that moved.
  private func page(at offset: CGPoint, _ velocity: CGPoint) -> CGPoint {
    func page(_ offset: CGFloat, _ length: CGFloat, _ velocity: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let page = offset / length
      let rule: FloatingPointRoundingRule =
        abs(velocity) < 0.3 ? .toNearestOrAwayFromZero : velocity > 0 ? .up : .down
      return page.rounded(rule) * length
    }
    return clamped(
      CGPoint(x: page(offset.x, bounds.width, velocity.x), y: page(offset.y, bounds.height, velocity.y))
    )
  }

  private func dismissCoveredKeyboard(_ recognizer: UIPanGestureRecognizer) {
    guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory,
      let window, let keyboard = UIRuntime.shared.keyboardFrame
    else { return }
    let finger = recognizer.location(in: nil).y + window.frame.minY
    if finger >= keyboard.minY, recognizer.translation(in: nil).y > 0 {
      UIRuntime.shared.keyboard.endEditing(in: window)
    }
  }
}

extension UIScrollView {
  /// How the content moves under a finger and after it.
  struct Motion {
    /// Where the content was when the finger came.
    var start = CGPoint.zero
    var isDragged = false
    var isDecelerating = false
    /// Counts the decelerations, so that one knows whether another has replaced it.
    var ticket = 0
  }

  /// How much of its velocity moving content keeps in a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share, below 1.
    public let rawValue: CGFloat

    /// Creates a rate from a share below 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast stop.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
