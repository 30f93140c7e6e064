public import Foundation
import LayoutEngine
import SceneGeometry

extension UIView {
  /// The smallest size that fits, as a target of `systemLayoutSizeFitting`.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The largest size that fits, as a target of `systemLayoutSizeFitting`.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size, in points, that satisfies the constraints of the view and its subviews and is nearest to a target size.
  ///
  /// The constraints of superviews are ignored.
  ///
  /// - Parameters:
  ///   - targetSize: The target size, in points.
  ///   - horizontal: The priority of the target's width.
  ///   - vertical: The priority of the target's height.
  func fittingSize(_ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    layer.updateConstraintsInside()
    let sizes = NaturalSizeProbe()
    var live = LiveLayoutTree(of: self, isFitting: true) { sizes.size(of: $0) }
    let insets = alignmentRectInsets
    live.tree.width = Double(targetSize.width - insets.left - insets.right)
    live.tree.height = Double(targetSize.height - insets.top - insets.bottom)
    live.tree.fitting = PerAxis(horizontal.engineValue, vertical.engineValue)
    var engine = LayoutEngine()
    let result = engine.layout(live.tree)
    sizes.restore()
    guard result.isComplete, let rect = result.alignmentRects.first else { return bounds.size }
    let sizesOnScreen = UIRuntime.shared.naturalSizes
    return CGSize(
      width: max(0, CGFloat(sizesOnScreen.up(rect.width)) + insets.left + insets.right),
      height: max(0, CGFloat(sizesOnScreen.up(rect.height)) + insets.top + insets.bottom)
    )
  }
}
