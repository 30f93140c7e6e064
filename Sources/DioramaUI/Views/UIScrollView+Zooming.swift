public import Foundation

extension UIScrollView {
  private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// How large the zoomed view is shown, from `minimumZoomScale` to `maximumZoomScale`; 1 where no view is zoomed.
  ///
  /// Setting it scales the view that the delegate names, and the content size with it; the middle stays in the middle.
  public var zoomScale: CGFloat {
    get { zoomedView.map { hypotenuse($0.transform.a, $0.transform.b) } ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether fingers are zooming.
  public var isZooming: Bool { isPinched }

  /// Scales the zoomed view about the middle of what is shown.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    change(animated: animated) { [self] in scaleContent(to: scale, around: CGPoint(x: bounds.midX, y: bounds.midY)) }
  }

  /// Shows a rectangle of the zoomed view as large as it can be shown, in the middle.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return }
    change(animated: animated) { [self] in
      scaleContent(to: min(bounds.width / rect.width, bounds.height / rect.height), around: bounds.origin)
      let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
      contentOffset = clamped(CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
    }
  }

  /// Follows two fingers.
  func pinch(_ recognizer: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    switch recognizer.state {
    case .began:
      isPinched = true
      pinchStart = zoomScale
      delegate?.scrollViewWillBeginZooming(self, with: view)
      scaleContent(to: pinchStart * recognizer.scale, around: recognizer.location(in: self))
    case .changed:
      scaleContent(to: pinchStart * recognizer.scale, around: recognizer.location(in: self))
    case .ended, .cancelled:
      isPinched = false
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    default:
      break
    }
  }

  /// Scales the zoomed view; a point of the content stays where it is seen.
  private func scaleContent(to wanted: CGFloat, around point: CGPoint) {
    guard let view = zoomedView, wanted.isFinite else { return }
    let scale = min(max(wanted, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    let old = zoomScale
    guard scale > 0, old > 0, scale != old else { return }
    let origin = view.frame.origin
    let inView = view.convert(point, from: self)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = view.frame.size
    view.center = CGPoint(
      x: origin.x + view.layer.anchorPoint.x * size.width,
      y: origin.y + view.layer.anchorPoint.y * size.height
    )
    contentSize = size
    let moved = view.convert(inView, to: self)
    contentOffset = clamped(CGPoint(x: bounds.minX + moved.x - point.x, y: bounds.minY + moved.y - point.y))
    delegate?.scrollViewDidZoom(self)
  }

  private func change(animated: Bool, _ body: () -> Void) {
    let old = zoomScale
    guard animated else {
      body()
      return finishZoom(from: old)
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      body()
    } completion: { [weak self] _ in
      self?.finishZoom(from: old)
    }
  }

  private func finishZoom(from old: CGFloat) {
    if zoomScale != old { delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale) }
  }

  private func hypotenuse(_ a: CGFloat, _ b: CGFloat) -> CGFloat { (a * a + b * b).squareRoot() }
}
