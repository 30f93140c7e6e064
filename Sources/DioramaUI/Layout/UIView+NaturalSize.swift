import Foundation
import LayoutEngine
import SceneGeometry

extension UIRuntime {
  /// The rules by which content asks for a size on the screen.
  var naturalSizes: NaturalSizes { NaturalSizes(scale: Double(screenScale), controls: .current) }
}

extension UIView {
  /// The size that an alignment rectangle of a size has as a frame.
  func frameSize(ofAlignment size: CGSize) -> CGSize {
    let insets = alignmentRectInsets
    return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  /// Gives a view out of an archive that says no size the one that all of its kind have.
  func adoptFixedSize(_ size: CGSize) {
    if bounds.size == .zero { frame.size = size }
  }
}

extension CGSize {
  /// A natural size as an intrinsic one.
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
  /// A size out of UIKit's world.
  init(points size: CGSize) { self.init(size.width, size.height) }
}

extension UIEdgeInsets {
  /// Insets out of the layout's world.
  init(_ insets: LayoutInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
