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
