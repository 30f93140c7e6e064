import Foundation

extension NSLayoutConstraint {
  /// Makes constraints active.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    var holders: [UIView] = []
    var seen: Set<ObjectIdentifier> = []
    for constraint in constraints {
      guard let holder = constraint.holder else { continue }
      constraint.holder = nil
      if seen.insert(ObjectIdentifier(holder)).inserted { holders.append(holder) }
    }
    for holder in holders { holder.forgetForeignConstraints() }
  }

  /// Gives the constraint to the nearest view that holds both items; without one, the program stops, or the nib that is
  /// being loaded fails.
  func activate() {
    guard holder == nil else { return }
    guard let ancestor = commonAncestor else {
      UIKitException.refuse(
        .generic,
        "Unable to activate constraint with anchors \(firstAnchor) and "
          + "\(secondAnchor.map { "\($0)" } ?? "(null)") because they have no common ancestor.  Does the constraint or its "
          + "anchors reference items in different view hierarchies?  That's illegal."
      )
      return
    }
    ancestor.hold(self)
  }

  /// The nearest view that holds all items; nil if they lie in different hierarchies.
  var commonAncestor: UIView? {
    guard var candidate = Self.owningView(of: firstItem) else { return nil }
    for item in items.dropFirst() {
      guard let view = Self.owningView(of: item) else { return nil }
      while !view.isDescendant(of: candidate) {
        guard let outer = candidate.superview else { return nil }
        candidate = outer
      }
    }
    return candidate
  }

  /// What the constraint names, the first item first; what is gone is left out.
  var items: [AnyObject] {
    guard let distances else { return [firstItem, secondItem].compactMap(\.self) }
    return [firstItem, secondItem, distances.first?.item, distances.second?.item].compactMap(\.self)
  }

  /// The view whose hierarchy an item belongs to: itself, or the one that owns the guide; nil for a guide without
  /// owner.
  static func owningView(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}

extension NSLayoutConstraint {
  /// The anchor on the left side, without the type of its axis; it is equal to the one that the constraint was made of.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: firstItem, attribute: firstAttribute)
  }

  /// The anchor on the right side, without the type of its axis; nil if there is only a constant.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }
}

// What a nib sets by name: what code may not ask for either fails the nib that is being loaded.
extension NSLayoutConstraint {
  /// The constant; one that is not finite is refused.
  var connectedConstant: CGFloat {
    get { constant }
    set {
      guard newValue.isFinite else {
        return UIKitException.refuse(.internalInconsistency, Self.fault(ofConstant: newValue))
      }
      setConstant(newValue)
    }
  }

  /// The priority; one that the constraint may not have now is refused.
  var connectedPriority: UILayoutPriority {
    get { priority }
    set {
      if let fault = fault(ofPriority: newValue) { return UIKitException.refuse(.internalInconsistency, fault) }
      setPriority(newValue)
    }
  }
}

extension NSLayoutConstraint {
  /// What UIKit's exception says of a constraint that cannot mean anything; nil for a legal one.
  static func fault(
    _ first: (item: AnyObject?, attribute: Attribute),
    _ second: (item: AnyObject?, attribute: Attribute),
    multiplier: CGFloat
  ) -> String? {
    guard let item = first.item else {
      return "NSLayoutConstraint for (null): Constraint must contain a first layout item"
    }
    let prefix = "NSLayoutConstraint for \(UIKitException.describe(item)): "
    for item in [first.item, second.item].compactMap(\.self) where owningView(of: item) == nil {
      guard !(item is UIView || item is UILayoutGuide) else { continue }
      return prefix + "Constraint items must each be a view or layout guide."
    }
    guard first.attribute.axis != nil else {
      return prefix + "Constraint must contain a first layout attribute."
    }
    guard second.item != nil, multiplier != 0 else {
      guard !first.attribute.isDimension else { return nil }
      return prefix + "A multiplier of 0 or a nil second item together with a location for the first attribute creates "
        + "an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
    }
    guard second.attribute.axis != nil, first.attribute.isDimension == second.attribute.isDimension
    else { return prefix + "Invalid pairing of layout attributes." }
    let pair = [first.attribute, second.attribute]
    if pair.contains(where: \.isDirectional), pair.contains(where: \.isAbsoluteSide) {
      return prefix + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
        + "Use leading/trailing for both or neither."
    }
    return nil
  }

  /// What UIKit's exception says of a location along one axis that depends on one along the other; nil for a legal constraint.
  ///
  /// Such a constraint can be made and be active, and is refused when it is to be solved.
  var faultOfAxes: String? {
    guard secondItem != nil, multiplier != 0, !firstAttribute.isDimension, firstAttribute.axis != secondAttribute.axis
    else { return nil }
    return "Constraint improperly relates anchors of incompatible types: \(description)"
  }

  /// Stops the program if a constant is NaN or infinite, as UIKit does.
  static func check(constant: CGFloat) {
    guard !constant.isFinite else { return }
    UIKitException.raise(.internalInconsistency, fault(ofConstant: constant))
  }

  /// What UIKit's exception says of a constant that is not finite.
  static func fault(ofConstant constant: CGFloat) -> String {
    "Constant is not finite! That's illegal.  constant:\(constant)"
  }

  /// What UIKit's exception says of a new priority; nil for one that the constraint may have.
  func fault(ofPriority new: UILayoutPriority) -> String? {
    guard new.rawValue > 0, new.rawValue <= 1000 else {
      return "It's illegal to set priority:\(new.rawValue.formatted6).  Priorities must be greater than 0 and less or "
        + "equal to NSLayoutPriorityRequired, which is 1000.000000."
    }
    guard isActive, (new == .required) != (priority == .required) else { return nil }
    return "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You "
      + "passed priority \(new.rawValue.shortText) and the existing priority was \(priority.rawValue.shortText)."
  }
}

extension Float {
  /// The number as `%g` writes it.
  fileprivate var shortText: String { String(format: "%g", Double(self)) }

  /// The number as `%f` writes it.
  fileprivate var formatted6: String { String(format: "%f", Double(self)) }
}
