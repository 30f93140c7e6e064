import Foundation

extension UIView {
  /// How far bars and the edges of the screen reach into the view, in points; zero outside of a window.
  public var safeAreaInsets: UIEdgeInsets {
    guard let window = containingWindow ?? (self as? UIWindow) else { return .zero }
    var path: [UIView] = []
    var view: UIView? = self
    while let current = view, current !== window {
      path.append(current)
      view = current.superview
    }
    var safe = window.safeRect
    for step in path.reversed() {
      safe = safe.applying(step.layer.transformToSuperlayer.inverted()).inset(by: step.additionalSafeArea)
    }
    return UIEdgeInsets(
      top: max(0, safe.minY - bounds.minY),
      left: max(0, safe.minX - bounds.minX),
      bottom: max(0, bounds.maxY - safe.maxY),
      right: max(0, bounds.maxX - safe.maxX)
    )
  }
}

extension UIView {
  /// What the controller of the view adds: the bars around its content, and what it asks for itself.
  fileprivate var additionalSafeArea: UIEdgeInsets {
    guard let controller else { return .zero }
    let (bars, own) = (controller.barInsets, controller.additionalSafeAreaInsets)
    return UIEdgeInsets(
      top: bars.top + own.top,
      left: bars.left + own.left,
      bottom: bars.bottom + own.bottom,
      right: bars.right + own.right
    )
  }
}

extension UIWindow {
  /// The part of the bounds that the screen leaves free.
  fileprivate var safeRect: CGRect {
    let screen = UIRuntime.shared.screenBounds
    let free = screen.inset(by: UIRuntime.shared.screenSafeAreaInsets)
    let inset = UIEdgeInsets(
      top: max(0, free.minY - frame.minY),
      left: max(0, free.minX - frame.minX),
      bottom: max(0, frame.maxY - free.maxY),
      right: max(0, frame.maxX - free.maxX)
    )
    // A window beyond the screen, as tests make them, is not eaten up by what lies outside.
    let isInside = screen.contains(frame)
    return isInside ? bounds.inset(by: inset) : bounds
  }
}
