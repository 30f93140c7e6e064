public import Foundation

extension UIScrollView {
  /// The insets, and the safe area where `contentInsetAdjustmentBehavior` adds it.
  public var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    let (horizontal, vertical) = addsSafeAreaToInset
    return UIEdgeInsets(
      top: contentInset.top + (vertical ? safe.top : 0),
      left: contentInset.left + (horizontal ? safe.left : 0),
      bottom: contentInset.bottom + (vertical ? safe.bottom : 0),
      right: contentInset.right + (horizontal ? safe.right : 0)
    )
  }

  /// Whether the safe area is added to the content inset along each axis, so that it does not reach the subviews there.
  var addsSafeAreaToInset: (horizontal: Bool, vertical: Bool) {
    switch contentInsetAdjustmentBehavior {
    case .never: (false, false)
    case .always: (true, true)
    case .automatic, .scrollableAxes:
      (
        alwaysBounceHorizontal || keepsInset.horizontal || contentSize.width > bounds.width,
        alwaysBounceVertical || keepsInset.vertical || contentSize.height > bounds.height
      )
    }
  }

  /// Takes the content size that constraints give.
  ///
  /// Content that leaves room for the safe area may scroll with that room and fit without it. An axis along which it scrolls
  /// keeps the safe area in the inset until the content fits together with it, so that layouts settle.
  func take(solvedContentSize size: CGSize) {
    let (safe, isInset) = (safeAreaInsets, addsSafeAreaToInset)
    keepsInset = (
      isInset.horizontal && size.width + safe.left + safe.right > bounds.width,
      isInset.vertical && size.height + safe.top + safe.bottom > bounds.height
    )
    if contentSize != size { contentSize = size }
  }

  /// Keeps content that rests at its beginning there when what the safe area adds to the inset has changed.
  func followSafeAreaInset() {
    let (adjusted, known) = (adjustedContentInset, knownInset)
    let added = (top: adjusted.top - contentInset.top, left: adjusted.left - contentInset.left)
    guard added != known else { return }
    knownInset = added
    defer { updateBars() }
    guard !isTracking, !isDecelerating, searchBarLink?.isFollowing != true else { return }
    var offset = contentOffset
    if offset.y == -(contentInset.top + known.top) { offset.y = -adjusted.top }
    if offset.x == -(contentInset.left + known.left) { offset.x = -adjusted.left }
    if offset != contentOffset { contentOffset = offset }
  }

  /// Tells the subviews of their safe area, which hangs on whether the content scrolls.
  func contentSizeDidChange() {
    followSafeAreaInset()
    updateBars()
    if followsSafeArea { announceSafeArea() }
  }

  /// The offsets that show content and insets only, from the least to the greatest.
  var offsetRange: (least: CGPoint, greatest: CGPoint) {
    var inset = adjustedContentInset
    // While content is being refreshed, the control stays in sight.
    if let refreshControl, refreshControl.isRefreshing { inset.top += UIRefreshControl.height }
    // A search bar that was hidden comes back at the top.
    let least = CGPoint(x: -inset.left, y: -inset.top - (searchBarLink?.revealable ?? 0))
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

  /// Scrolls as little as shows a rectangle of the content inside the insets; one that is seen already moves nothing.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func shift(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if from < start { return from }
      return to > start + length ? min(from, to - length) : start
    }
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    let wanted = CGPoint(
      x: shift(seen.minX, seen.width, rect.minX, rect.maxX) - inset.left,
      y: shift(seen.minY, seen.height, rect.minY, rect.maxY) - inset.top
    )
    if wanted != contentOffset { setContentOffset(clamped(wanted), animated: animated) }
  }
}
