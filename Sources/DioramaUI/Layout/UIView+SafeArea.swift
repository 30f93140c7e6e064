import Foundation

extension UIView {
  /// How far bars reach into the view from its edges, in points.
  ///
  /// There is no notch and no status bar here: the safe area leaves out the bars of the containers around the view, and
  /// what their controllers add with `additionalSafeAreaInsets`.
  public var safeAreaInsets: UIEdgeInsets {
    var path: [UIView] = []
    var current: UIView? = self
    while let view = current, !(view is UIWindow) {
      path.append(view)
      current = view.superview
    }
    var insets = UIEdgeInsets.zero
    for view in path.reversed() {
      if let outer = view.superview?.bounds { insets = view.frame.insets(in: outer, covering: insets) }
      guard let controller = view.controller else { continue }
      insets = insets + controller.barInsets + controller.additionalSafeAreaInsets
    }
    return insets
  }
}

extension UIEdgeInsets {
  fileprivate static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}

extension CGRect {
  /// How far insets of a rectangle around this one reach into this one; where there is none, nothing does.
  fileprivate func insets(in outer: CGRect, covering insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: insets.top > 0 ? Swift.max(0, outer.minY + insets.top - minY) : 0,
      left: insets.left > 0 ? Swift.max(0, outer.minX + insets.left - minX) : 0,
      bottom: insets.bottom > 0 ? Swift.max(0, maxY - outer.maxY + insets.bottom) : 0,
      right: insets.right > 0 ? Swift.max(0, maxX - outer.maxX + insets.right) : 0
    )
  }
}
