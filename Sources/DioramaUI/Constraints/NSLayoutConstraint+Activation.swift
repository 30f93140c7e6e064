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
