public import Foundation

/// An object that lays out and draws for a layer, as a view does for its own.
@MainActor
public protocol CALayerDelegate: AnyObject {
  /// Places the sublayers of a layer that was marked for layout.
  func layoutSublayers(of layer: CALayer)

  /// Draws the content of a layer.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Hears that the size of a layer's bounds has changed.
  func layer(_ layer: CALayer, didChangeSizeFrom oldSize: CGSize)
}

extension CALayerDelegate {
  /// Places nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing.
  public func layer(_ layer: CALayer, didChangeSizeFrom oldSize: CGSize) {}
}
