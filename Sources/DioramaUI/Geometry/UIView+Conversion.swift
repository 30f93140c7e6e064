public import Foundation

// Points of a view lie in the units of its bounds; without a view, in those of the window.
extension UIView {
  /// Converts a point of this view to another view; nil for the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (toTop, top) = transformToTop()
    let (targetToTop, targetTop) = (view ?? top).transformToTop()
    return point.applying(toTop).moved(from: top, to: targetTop).applying(targetToTop.inverted())
  }

  /// Converts a point of another view to this one; nil for the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? transformToTop().top).convert(point, to: self)
  }

  /// Converts a rectangle of this view to another view; nil for the window.
  ///
  /// The result is the smallest rectangle that holds the corners. As on a device, that is taken twice where both views
  /// are turned: once in the nearest view around both, once in the other view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let target = view ?? transformToTop().top
    let common = nearestSuperview(with: target)
    let (up, top) = transformToTop(stoppingAt: common)
    let (targetUp, targetTop) = target.transformToTop(stoppingAt: common)
    let shift = CGPoint.zero.moved(from: top, to: targetTop)
    return rect.applying(up).offsetBy(dx: shift.x, dy: shift.y).applying(targetUp.inverted())
  }

  /// Converts a rectangle of another view to this one; nil for the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? transformToTop().top).convert(rect, to: self)
  }

  /// What leads from the bounds to those of the topmost superview, or of a view on the way.
  func transformToTop(stoppingAt end: UIView? = nil) -> (transform: CGAffineTransform, top: UIView) {
    var result = CGAffineTransform.identity
    var view = self
    while view !== end, let parent = view.superview, !(view is UIWindow) {
      result = result.concatenating(view.layer.transformToSuperlayer)
      view = parent
    }
    return (result, view)
  }

  /// The nearest view that holds, or is, this one and another; nil if there is none.
  private func nearestSuperview(with other: UIView) -> UIView? {
    func depth(of view: UIView) -> Int { sequence(first: view, next: \.superview).reduce(0) { count, _ in count + 1 } }
    var (a, b): (UIView?, UIView?) = (self, other)
    let difference = depth(of: self) - depth(of: other)
    for _ in 0..<max(0, difference) { a = a?.superview }
    for _ in 0..<max(0, -difference) { b = b?.superview }
    while a !== b {
      a = a?.superview
      b = b?.superview
    }
    return a
  }
}

extension UIWindow {
  /// Converts a point of this window to another; nil for the screen.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    guard let window else { return point.applying(layer.transformToSuperlayer) }
    return convert(point, to: window as UIView)
  }

  /// Converts a point of another window to this one; nil for the screen.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    guard let window else { return point.applying(layer.transformToSuperlayer.inverted()) }
    return convert(point, from: window as UIView)
  }

  /// Converts a rectangle of this window to another; nil for the screen.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    guard let window else { return rect.applying(layer.transformToSuperlayer) }
    return convert(rect, to: window as UIView)
  }

  /// Converts a rectangle of another window to this one; nil for the screen.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    guard let window else { return rect.applying(layer.transformToSuperlayer.inverted()) }
    return convert(rect, from: window as UIView)
  }
}

extension CALayer {
  /// What leads from the layer's own coordinates to those of its superlayer.
  var transformToSuperlayer: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width,
      y: -bounds.minY - anchorPoint.y * bounds.height
    )
    .concatenating(affineTransform())
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

extension CGPoint {
  /// The point in the coordinates of another topmost view: windows lie on one screen, other tops are taken to coincide.
  @MainActor
  fileprivate func moved(from top: UIView, to other: UIView) -> CGPoint {
    guard top !== other, top is UIWindow, other is UIWindow else { return self }
    return applying(top.layer.transformToSuperlayer).applying(other.layer.transformToSuperlayer.inverted())
  }
}
