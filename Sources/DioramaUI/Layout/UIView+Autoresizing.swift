import Foundation
import LayoutEngine
import SceneGeometry

extension UIView {
  /// Lets each subview follow by its mask.
  func resizeSubviews(from oldSize: CGSize) {
    let newSize = bounds.size
    UIRuntime.shared.resizing += 1
    defer { UIRuntime.shared.resizing -= 1 }
    let views = children
    for index in views.indices where !views[index].autoresizingMask.isEmpty && views[index].followsMask {
      views[index].follow(from: oldSize, to: newSize)
    }
  }

  /// Gives way to a superview that changed its size.
  ///
  /// A transform plays no part: what is resized are the bounds about the center.
  private func follow(from oldSize: CGSize, to newSize: CGSize) {
    let anchor = layer.anchorPoint
    let (size, origin, axes) = (bounds.size, plainFrame.origin, autoresizing)
    let horizontal = axes.horizontal.resized(
      Span(position: origin.x, length: size.width),
      from: oldSize.width,
      to: newSize.width
    )
    let vertical = axes.vertical.resized(
      Span(position: origin.y, length: size.height),
      from: oldSize.height,
      to: newSize.height
    )
    let newBounds = CGSize(width: horizontal.length, height: vertical.length)
    if newBounds != size { bounds.size = newBounds }
    let place = CGPoint(
      x: horizontal.position + anchor.x * newBounds.width,
      y: vertical.position + anchor.y * newBounds.height
    )
    if place != center { center = place }
  }
}
