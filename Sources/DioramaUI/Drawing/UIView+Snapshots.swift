public import Foundation

extension UIView {
  /// Draws the view and what it holds into a rectangle of the current graphics context, scaled to fill it.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - afterUpdates: Whether what is marked is laid out first.
  /// - Returns: Whether the view was drawn; false outside of a context, and for a view without a size.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// Returns a view with the size of this one that shows what this one looks like now, whatever becomes of it.
  ///
  /// A view that was never seen has no content unless the snapshot is taken after updates.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view that shows what a part of this one looks like now; resized, its insides stretch and its caps do not.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinates.
  ///   - afterUpdates: Whether what is marked is laid out first.
  ///   - capInsets: The widths of the edges that do not stretch, in points.
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let context = CGContext(size: rect.size)
    if afterUpdates || layer.displayState.wasShown {
      if afterUpdates { layoutIfNeeded() }
      context.clip(to: CGRect(origin: .zero, size: rect.size))
      context.translateBy(x: -rect.minX, y: -rect.minY)
      layer.render(in: context)
    }
    let image = UIImage.drawn(context, size: rect.size, scale: UIRuntime.shared.screenScale)
    return FrozenView(image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
  }
}

/// A view that shows what another one looked like.
@MainActor
private final class FrozenView: UIView {
  private let image: UIImage

  init(_ image: UIImage) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image.size))
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    image = UIImage()
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) { image.draw(in: bounds) }
}
