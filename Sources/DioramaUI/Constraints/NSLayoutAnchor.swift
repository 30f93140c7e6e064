public import Foundation

/// One edge, center line, baseline or length of a view or guide, from which constraints are made.
///
/// The type parameter keeps anchors of different axes apart.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide; nil once it is gone.
  public internal(set) weak var item: AnyObject?

  /// The part of the item.
  let attribute: NSLayoutConstraint.Attribute

  nonisolated private let identity: LayoutAnchorIdentity

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.attribute = attribute
    identity = LayoutAnchorIdentity(item: item.map(ObjectIdentifier.init), attribute: attribute)
    super.init()
    self.item = item
  }

  /// What the anchor is called: `UILabel:0x…'Name'.top`.
  open var name: String { "\(NSLayoutConstraint.itemText(item)).\(attribute.equationName)" }

  /// The part that constraints of the anchor lay out.
  var part: AnchorPart { AnchorPart(item: item, attribute: attribute) }

  /// What is subtracted, where the anchor is a distance; nil for any other.
  var subtracted: AnchorPart? { nil }

  /// Returns a constraint that makes this anchor equal to another, plus a constant in points.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: c)
  }

  /// Returns a constraint that makes this anchor at least another, plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: c)
  }

  /// Returns a constraint that makes this anchor at most another, plus a constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: c)
  }

  /// Relates the anchor to another, or to a constant alone; what cannot mean anything stops the program as in UIKit.
  func relate(
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    usesSystemSpacing: Bool = false
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.check(constant: constant)
    let (first, second) = (part, other?.part)
    if subtracted == nil, other?.subtracted == nil,
      let fault = NSLayoutConstraint.fault(
        (first.item, first.attribute),
        (second?.item, second?.attribute ?? .notAnAttribute),
        multiplier: multiplier
      )
    {
      UIKitException.raise(.invalidArgument, fault)
    }
    let distances =
      subtracted == nil && other?.subtracted == nil
      ? nil : ConstraintDistances(first: subtracted, second: other?.subtracted)
    return NSLayoutConstraint(
      first,
      relation,
      second,
      multiplier: multiplier,
      constant: constant,
      usesSystemSpacing: usesSystemSpacing,
      distances: distances
    )
  }

  /// The anchor as UIKit prints it: `<NSLayoutYAxisAnchor:0x… "UILabel:0x…'Name'.top">`.
  nonisolated open override var description: String { MainActorText.of(self, otherwise: super.description) { $0.text } }

  private var text: String {
    let kind =
      switch (attribute.axis, attribute.isDimension) {
      case (_, true): "NSLayoutDimension"
      case (.horizontal, _): "NSLayoutXAxisAnchor"
      default: "NSLayoutYAxisAnchor"
      }
    return "<\(kind):\(UIKitException.address(of: self)) \"\(name)\">"
  }

  /// Whether another anchor means the same part of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? any IdentifiedLayoutAnchor)?.anchorIdentity == identity
  }

  /// A hash that anchors of the same part share.
  nonisolated open override var hash: Int { identity.hashValue }
}

/// Which part of which item an anchor means.
struct LayoutAnchorIdentity: Hashable {
  let item: ObjectIdentifier?
  let attribute: NSLayoutConstraint.Attribute
}

/// Anchors of all types, to be compared.
protocol IdentifiedLayoutAnchor {
  nonisolated var anchorIdentity: LayoutAnchorIdentity { get }
}

extension NSLayoutAnchor: IdentifiedLayoutAnchor {
  nonisolated var anchorIdentity: LayoutAnchorIdentity { identity }
}

/// A part of a view or guide, which is not kept alive.
struct AnchorPart {
  weak var item: AnyObject?
  var attribute: NSLayoutConstraint.Attribute
}

/// What the two sides of a constraint subtract, where they are distances between anchors.
struct ConstraintDistances {
  /// Subtracted from the first part; nil where that is no distance.
  var first: AnchorPart?

  /// Subtracted from the second part; nil where that is no distance.
  var second: AnchorPart?
}

/// A vertical line of a view or guide: a side, the center, or a margin.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another, positive towards the right.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    LayoutDistance(from: part, to: otherAnchor.part)
  }

  /// Returns a constraint that keeps this anchor the system's spacing behind another, times the multiplier.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(spacing: .equal, anchor, multiplier)
  }

  /// Returns a constraint that keeps this anchor at least the system's spacing behind another, times the multiplier.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(spacing: .greaterThanOrEqual, anchor, multiplier)
  }

  /// Returns a constraint that keeps this anchor at most the system's spacing behind another, times the multiplier.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(spacing: .lessThanOrEqual, anchor, multiplier)
  }
}

extension NSLayoutAnchor {
  /// Relates the anchor to another by the system's spacing, times a factor.
  func relate(
    spacing relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutAnchor<AnchorType>,
    _ factor: CGFloat
  ) -> NSLayoutConstraint {
    relate(relation, other, constant: NSLayoutConstraint.systemSpacing * factor, usesSystemSpacing: true)
  }
}

/// A horizontal line of a view or guide: an edge, the center, a baseline, or a margin.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another, positive downwards.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    LayoutDistance(from: part, to: otherAnchor.part)
  }

  /// Returns a constraint that keeps this anchor the system's spacing below another, times the multiplier.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(spacing: .equal, anchor, multiplier)
  }

  /// Returns a constraint that keeps this anchor at least the system's spacing below another, times the multiplier.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(spacing: .greaterThanOrEqual, anchor, multiplier)
  }

  /// Returns a constraint that keeps this anchor at most the system's spacing below another, times the multiplier.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(spacing: .lessThanOrEqual, anchor, multiplier)
  }
}

/// A length: the width or height of a view or guide, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that makes the length equal to a number of points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, nil, constant: c) }

  /// Returns a constraint that makes the length at least a number of points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that makes the length at most a number of points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that makes the length a multiple of another, plus a constant in points.
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint that makes the length at least a multiple of another, plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint that makes the length at most a multiple of another, plus a constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}

/// The distance between two anchors of an axis.
@MainActor
final class LayoutDistance: NSLayoutDimension {
  private let start: AnchorPart

  init(from start: AnchorPart, to end: AnchorPart) {
    self.start = start
    super.init(item: end.item, attribute: end.attribute)
  }

  override var subtracted: AnchorPart? { start }

  override var name: String {
    "(\(super.name) - \(NSLayoutConstraint.itemText(start.item)).\(start.attribute.equationName))"
  }
}
