import Foundation

/// The recognizer of the finger that drags a scroll view's content, and what it means for touches of the content.
///
/// As Apple describes it at `UIScrollView`: the view waits for a short time to see whether a finger scrolls; if it does not move until
/// then, the content gets the touch. Once the content has it, only what the scroll view may take away from there scrolls.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// How long a touch of the content waits, in seconds.
  private static let delay: TimeInterval = 0.15

  private var hasWaited = false
  /// Counts the gestures, so that an old delay does not end a new one.
  private var ticket = 0

  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, self.touches.count == touches.count else { return }
    (hasWaited, ticket) = (false, ticket + 1)
    let (clock, mine) = (UIRuntime.shared.mainLoop.clock, ticket)
    clock.schedule(at: clock.now + Self.delay) { [weak self] in
      guard let self, ticket == mine else { return }
      hasWaited = true
      view?.window?.delivery.releaseWithheld()
    }
  }

  override func reset() {
    super.reset()
    (hasWaited, ticket) = (false, ticket + 1)
  }

  override func holdsBack(_ touch: UITouch) -> Bool {
    guard let scrollView, scrollView.delaysContentTouches, !hasWaited, touch.view !== scrollView else { return false }
    return scrollView.scrolls(.horizontal) || scrollView.scrolls(.vertical)
  }
}

extension UIScrollView {
  /// Whether a finger can move the content along an axis.
  func scrolls(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard isScrollEnabled else { return false }
    let range = offsetRange
    switch axis {
    case .horizontal: return range.greatest.x > range.least.x || (bounces && alwaysBounceHorizontal)
    case .vertical: return range.greatest.y > range.least.y || (bounces && alwaysBounceVertical)
    }
  }

  /// Whether the scroll view around a view lets the view have new touches.
  static func letsBegin(_ touches: Set<UITouch>, _ event: UIEvent?, in view: UIView) -> Bool {
    var ancestor = view.superview
    while let current = ancestor {
      if let scrollView = current as? UIScrollView {
        return scrollView.touchesShouldBegin(touches, with: event, in: view)
      }
      ancestor = current.superview
    }
    return true
  }

  /// Whether the finger that begins to move may scroll: along an axis of the content, and not what the content keeps.
  func mayScroll(_ pan: UIPanGestureRecognizer) -> Bool {
    let way = pan.translation(in: nil)
    guard scrolls(abs(way.x) > abs(way.y) ? .horizontal : .vertical) else { return false }
    return pan.touches.allSatisfy { touch in
      guard touch.isKnownToView, let content = touch.view, content !== self else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: content)
    }
  }
}
