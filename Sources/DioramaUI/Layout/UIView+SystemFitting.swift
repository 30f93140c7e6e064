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
    let insets = alignmentRectInsets
    var engine = LayoutEngine()
    var recovery = ConflictRecovery()
    let (_, result) = recovery.solve(with: &engine) { leftOut in
      var live = LiveLayoutTree(of: self, isFitting: true, leavingOut: leftOut) { sizes.size(of: $0) }
      live.tree.width = Double(targetSize.width - insets.left - insets.right)
      live.tree.height = Double(targetSize.height - insets.top - insets.bottom)
      live.tree.fitting = PerAxis(horizontal.engineValue, vertical.engineValue)
      return live
    }
    sizes.restore()
    tellOfFittingConflicts(recovery.reports)
    guard result.isComplete, let rect = result.alignmentRects.first else { return bounds.size }
    let sizesOnScreen = UIRuntime.shared.naturalSizes
    return CGSize(
      width: max(0, CGFloat(sizesOnScreen.up(rect.width)) + insets.left + insets.right),
      height: max(0, CGFloat(sizesOnScreen.up(rect.height)) + insets.top + insets.bottom)
    )
  }

  /// Tells of contradictions that the target takes part in, each set once; the others are told of when the views are laid out.
  private func tellOfFittingConflicts(_ reports: [ConflictReport]) {
    let own = reports.filter(\.namesRootSize)
    let known = layoutParts?.toldWhileFitting ?? []
    guard !own.isEmpty || !known.isEmpty else { return }
    madeLayoutParts.toldWhileFitting = Set(own.map(\.lines))
    for report in own where !known.contains(report.lines) { UIRuntime.shared.warn(report.text) }
  }
}

extension UIView {
  /// Whether the constraints leave the view's location or size ambiguous, as of the last layout.
  public var hasAmbiguousLayout: Bool {
    layoutRoot.layoutParts?.pass?.isAmbiguous(layer.layoutState.solvedIndex) ?? false
  }

  /// Gives an ambiguous view another valid frame at the next layout; does nothing if the view is not ambiguous.
  public func exerciseAmbiguityInLayout() {
    layoutRoot.layoutParts?.pass?.exercise(layer.layoutState.solvedIndex)
  }

  /// The constraints that affect the view's location and size along an axis, as of the last layout.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutRoot.layoutParts?.pass?.constraints(affecting: layer.layoutState.solvedIndex, on: axis) ?? []
  }
}
