public import Foundation
import NibLoader
import SceneGeometry

/// The space that bars take at the upper or lower edge of a controller's view, as it was before the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// How high the space is, in points.
  var length: CGFloat { get }

  /// Its upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }

  /// Its lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }

  /// Its height.
  var heightAnchor: NSLayoutDimension { get }
}

/// Which edge of a controller's view bars lie at, by the identifiers that archives have.
enum LayoutSupportEdge: String {
  case top = "_UIViewControllerTop"
  case bottom = "_UIViewControllerBottom"

  /// What bars cover of a view at the edge, in points.
  @MainActor
  func length(in view: UIView?) -> CGFloat {
    let insets = view?.safeAreaInsets ?? .zero
    return self == .top ? insets.top : insets.bottom
  }
}

/// The space at an edge, where no archive brought a view for it along.
@MainActor
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  var edge: LayoutSupportEdge { LayoutSupportEdge(rawValue: identifier) ?? .top }

  var length: CGFloat { edge.length(in: owningView) }

  override var layoutFrame: CGRect {
    let bounds = owningView?.bounds ?? .zero
    return CGRect(x: 0, y: edge == .top ? bounds.minY : bounds.maxY - length, width: 0, height: length)
  }
}

extension LayoutSupportView: UILayoutSupport {
  var length: CGFloat { LayoutSupportEdge(rawValue: guideIdentifier ?? "")?.length(in: superview) ?? 0 }
}

extension UIViewController {
  /// The space that bars take at the upper edge of the view; the safe area has replaced it.
  public var topLayoutGuide: any UILayoutSupport { layoutSupport(at: .top) }

  /// The space that bars take at the lower edge of the view; the safe area has replaced it.
  public var bottomLayoutGuide: any UILayoutSupport { layoutSupport(at: .bottom) }

  /// The least margins of the root view, by reading direction, in points: what the system leaves at the sides.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = SystemMargins.side(ofWidth: Double((viewIfLoaded?.bounds ?? UIScreen.main.bounds).width))
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  private func layoutSupport(at edge: LayoutSupportEdge) -> any UILayoutSupport {
    guard let view else { return LayoutSupportGuide() }
    for case let support as LayoutSupportView in view.subviews where support.guideIdentifier == edge.rawValue {
      return support
    }
    for case let support as LayoutSupportGuide in view.layoutGuides where support.identifier == edge.rawValue {
      return support
    }
    let made = LayoutSupportGuide()
    made.identifier = edge.rawValue
    view.addLayoutGuide(made)
    // The root view holds two constraints for each, as on a device; where the space is, the safe area decides.
    let attribute: NSLayoutConstraint.Attribute = edge == .top ? .top : .bottom
    LayoutSupportConstraint(
      AnchorPart(item: made, attribute: attribute),
      .equal,
      AnchorPart(item: view, attribute: attribute)
    ).isActive = true
    LayoutSupportConstraint(AnchorPart(item: made, attribute: .height), .equal, nil, constant: made.length).isActive =
      true
    return made
  }
}

/// A constraint that lays out a `LayoutSupportView`.
@MainActor
final class LayoutSupportConstraint: NSLayoutConstraint {}

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

extension UIKitClasses {
  static let layoutSupportConstraint = NibClass(
    LayoutSupportConstraint.self,
    parent: NSLayoutConstraint.self,
    name: "_UILayoutSupportConstraint"
  )
}

extension UIKitClasses {
  static let layoutSupportView = NibClass(
    LayoutSupportView.self,
    parent: UIView.self,
    name: "_UILayoutGuide",
    properties: [
      NibProperty("guideIdentifier", \LayoutSupportView.guideIdentifier),
      NibProperty("constraintsToRemove", \LayoutSupportView.constraintsToRemove),
    ]
  )
}
