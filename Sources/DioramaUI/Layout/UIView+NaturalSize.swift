public import Foundation
import LayoutEngine
import SceneGeometry

extension UIRuntime {
  /// The rules for natural sizes on the screen.
  var naturalSizes: NaturalSizes { NaturalSizes(scale: Double(screenScale), controls: lookFigures.metrics) }
}

extension UIView {
  /// The frame size for the size of an alignment rectangle.
  func frameSize(ofAlignment size: CGSize) -> CGSize {
    let insets = alignmentRectInsets
    return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  /// Gives a view whose archive has no size the fixed size of its class.
  func adoptFixedSize(_ size: CGSize) {
    if bounds.size == .zero { frame.size = size }
  }
}

extension CGSize {
  /// The intrinsic content size for a natural size.
  @MainActor
  init(_ natural: PerAxis<Double?>) {
    self.init(
      width: natural.horizontal.map { CGFloat($0) } ?? UIView.noIntrinsicMetric,
      height: natural.vertical.map { CGFloat($0) } ?? UIView.noIntrinsicMetric
    )
  }

  /// A size of a control.
  init(_ size: PerAxis<Double>) { self.init(width: size.horizontal, height: size.vertical) }
}

extension PerAxis<Double> {
  /// The engine's size for a `CGSize`.
  init(points size: CGSize) { self.init(size.width, size.height) }
}

extension UIEdgeInsets {
  /// The insets for those of the layout engine.
  init(_ insets: LayoutInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension UIView {
  /// Stands for an axis along which content asks for no size.
  public class var noIntrinsicMetric: CGFloat { -1 }
}
