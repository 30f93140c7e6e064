import Foundation

/// The edge of a controller's bars, as archives had it before the safe area: a hidden view in the root view.
@MainActor
final class LayoutSupportView: UIView {
  /// Which edge it is, such as `_UIViewControllerTop`; nil for none.
  let guideIdentifier: String?

  /// The constraints that stand for the edge until a controller knows where it is.
  private(set) var constraintsToRemove: [NSLayoutConstraint]

  override init(frame: CGRect) {
    guideIdentifier = nil
    constraintsToRemove = []
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    guideIdentifier = coder.decodeText(forKey: "_UILayoutGuideIdentifier")
    constraintsToRemove = []
    super.init(coder: coder)
    constraintsToRemove = coder.decodeList(of: NSLayoutConstraint.self, forKey: "_UILayoutGuideConstraintsToRemove")
  }
}
