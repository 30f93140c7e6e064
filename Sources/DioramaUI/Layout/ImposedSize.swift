import Foundation
import LayoutEngine
import SceneGeometry

/// Who gives a view its size from outside of the system of constraints, after which UIKit names the constraints that stand for it.
///
/// The names are those of messages on the console.
enum ImposedSize: Hashable {
  /// A screen, a container of controllers or a cell.
  case encapsulated
  /// Nobody: the view is laid out alone, and keeps the size that it has.
  case temporary
  /// Who looks for the size that fits.
  case fitting

  /// The identifier of the constraint for an axis.
  func identifier(_ axis: LayoutAxis) -> String {
    switch (self, axis) {
    case (.encapsulated, .horizontal): "UIView-Encapsulated-Layout-Width"
    case (.encapsulated, .vertical): "UIView-Encapsulated-Layout-Height"
    case (.temporary, .horizontal): "_UITemporaryLayoutWidth"
    case (.temporary, .vertical): "_UITemporaryLayoutHeight"
    case (.fitting, .horizontal): "fittingSizeHTarget"
    case (.fitting, .vertical): "fittingSizeVTarget"
    }
  }
}

extension UIView {
  /// Who gives the view its size, where it stands at the top of a system.
  var imposedSizeAtTop: ImposedSize { translatesAutoresizingMaskIntoConstraints ? .encapsulated : .temporary }

  /// Whether a container of controllers or a cell gives the view its size, and not its own mask.
  var isGivenItsSize: Bool { translatesAutoresizingMaskIntoConstraints && (controller != nil || isCellContent) }

  /// Whether the view is the content of a cell, a header or a footer.
  private var isCellContent: Bool {
    self is UITableViewCellContentView || (superview as? UITableViewCell)?.contentView === self
      || (superview as? UICollectionViewCell)?.contentView === self
      || (superview as? UITableViewHeaderFooterView)?.contentView === self
  }

  /// The constraint that stands for a length that the view is given; the same one as long as the view lives.
  ///
  /// - Parameters:
  ///   - kind: Who gives the length.
  ///   - axis: The axis.
  ///   - length: The length that constraints see, in points.
  ///   - priority: How strongly it is given.
  func systemConstraint(
    _ kind: ImposedSize,
    _ axis: LayoutAxis,
    length: CGFloat,
    priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let identifier = kind.identifier(axis)
    let known = madeLayoutParts.systemConstraints[identifier]
    let part = AnchorPart(item: self, attribute: axis == .horizontal ? .width : .height)
    let constraint = known ?? NSLayoutConstraint(part, .equal, nil)
    constraint.identifier = identifier
    constraint.isMadeBySystem = true
    // Nobody is to be marked by what follows from a layout.
    constraint.holder = nil
    constraint.setConstant(length)
    constraint.setPriority(priority)
    constraint.holder = self
    madeLayoutParts.systemConstraints[identifier] = constraint
    return constraint
  }
}

extension UIView {
  /// The constraint by which an equation says what length the view is given; nil for an equation that says something else.
  ///
  /// - Parameters:
  ///   - relation: The equation, whose first term is about the view.
  ///   - isFitting: Whether the view is looked for a size.
  func systemConstraint(for relation: LayoutEngine.Relation, isFitting: Bool = false) -> NSLayoutConstraint? {
    guard relation.terms.count == 1, let term = relation.terms.first, relation.comparison == .equal else { return nil }
    let kind: ImposedSize
    switch relation.source {
    case .root: kind = isFitting ? .fitting : imposedSizeAtTop
    case .autoresizing where isGivenItsSize: kind = .encapsulated
    default: return nil
    }
    let axis: LayoutAxis
    switch term.quantity {
    case .width: axis = .horizontal
    case .height: axis = .vertical
    case .x, .y: return nil
    }
    return systemConstraint(
      kind,
      axis,
      length: CGFloat(-relation.constant / term.factor),
      priority: UILayoutPriority(relation.priority)
    )
  }
}
