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

  /// Converts a rectangle of this view to another view, as the smallest one that holds its corners; nil for the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let (toTop, top) = transformToTop()
    let (targetToTop, targetTop) = (view ?? top).transformToTop()
    let shift = CGPoint.zero.moved(from: top, to: targetTop)
    let translation = CGAffineTransform(translationX: shift.x, y: shift.y)
    return rect.applying(toTop.concatenating(translation).concatenating(targetToTop.inverted()))
  }

  /// Converts a rectangle of another view to this one; nil for the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? transformToTop().top).convert(rect, to: self)
  }

  /// What leads from the bounds to those of the topmost superview.
  func transformToTop() -> (transform: CGAffineTransform, top: UIView) {
    var result = CGAffineTransform.identity
    var view = self
    while let parent = view.superview, !(view is UIWindow) {
      result = result.concatenating(view.layer.transformToSuperlayer)
      view = parent
    }
    return (result, view)
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
  /// The same place seen from another top: windows lie on one screen, other tops are taken to coincide.
  @MainActor
  fileprivate func moved(from top: UIView, to other: UIView) -> CGPoint {
    guard top !== other, top is UIWindow, other is UIWindow else { return self }
    return applying(top.layer.transformToSuperlayer).applying(other.layer.transformToSuperlayer.inverted())
  }
}
