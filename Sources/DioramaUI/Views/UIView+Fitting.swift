import Foundation

extension UIView {
  /// The direction in which the view is read: from left to right unless the view asks for the other one.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The direction in which a view with an attribute is read in the user's language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIRuntime.shared.userInterfaceLayoutDirection)
  }

  /// The direction in which a view with an attribute is read where everything else is read in a given one.
  ///
  /// What is played and what is a place are always read from left to right.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  /// The view's own tint color, or that of the nearest superview that has one; the system's blue at the top.
  var inheritedTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.ownTintColor { return color }
      view = current.superview
    }
    return .systemBlue
  }

  /// Notifies the view that its tint has changed, and the subviews that have theirs from it.
  func announceTint() {
    tintColorDidChange()
    var pending = children
    while let view = pending.popLast() {
      guard view.ownTintColor == nil else { continue }
      view.tintColorDidChange()
      pending += view.children
    }
  }

  /// Gives the view the size that fits its content; the top left of its untransformed frame does not move.
  func fitSize() {
    let old = bounds.size
    let new = sizeThatFits(old)
    guard new != old else { return }
    let anchor = layer.anchorPoint
    bounds.size = new
    center = CGPoint(
      x: center.x + (new.width - old.width) * anchor.x,
      y: center.y + (new.height - old.height) * anchor.y
    )
  }

  /// Makes the superview lay out again, because the natural size has changed.
  func intrinsicContentSizeDidChange() {
    layer.layoutState.isMarkedForConstraints = true
    layer.layoutState.isNaturalSizeKnown = false
    placementDidChange()
  }
}
