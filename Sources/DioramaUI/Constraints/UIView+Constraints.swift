extension UIView {
  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { layoutParts?.constraints ?? [] }

  /// Makes the view hold a constraint, whose items must be the view or lie inside it; one that it holds already stays.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    if let ancestor = constraint.commonAncestor, ancestor.isDescendant(of: self) { return hold(constraint) }
    UIKitException.raise(
      .generic,
      "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the "
        + "view?  That's illegal. constraint:\(constraint) view:\(UIKitException.describe(self))"
    )
  }

  /// Makes the view hold constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Takes a constraint away; one that the view does not hold is ignored.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    removeConstraints([constraint])
  }

  /// Takes constraints away; those that the view does not hold are ignored.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    var lost = false
    for constraint in constraints where constraint.holder === self {
      constraint.holder = nil
      lost = true
    }
    if lost { forgetForeignConstraints() }
  }

  /// Holds a constraint, wherever its items lie.
  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    UIRuntime.shared.activations &+= 1
    constraint.activation = UIRuntime.shared.activations
    madeLayoutParts.constraints.append(constraint)
    for item in constraint.items { NSLayoutConstraint.owningView(of: item)?.layer.becomeConstrained() }
    constraintsDidChange()
  }

  /// Removes the constraints whose holder is no longer the view.
  func forgetForeignConstraints() {
    layoutParts?.constraints.removeAll { $0.holder !== self }
    constraintsDidChange()
  }

  /// Makes the next pass lay out what the view's constraints determine.
  func constraintsDidChange() { arrangementDidChange() }

  /// Drops the constraints that name a guide, here and in the views around.
  func dropConstraints(naming guide: UILayoutGuide) {
    dropConstraints { $0 === guide }
  }

  /// Drops the constraints that name something inside a view which is leaving.
  func dropConstraints(naming view: UIView) {
    dropConstraints { NSLayoutConstraint.owningView(of: $0)?.isDescendant(of: view) ?? false }
  }

  private func dropConstraints(naming isLost: (AnyObject) -> Bool) {
    var holder: UIView? = self
    while let current = holder {
      if let held = current.layoutParts?.constraints, !held.isEmpty {
        let lost = held.filter { $0.items.contains(where: isLost) }
        if !lost.isEmpty { current.removeConstraints(lost) }
      }
      holder = current.superview
    }
  }
}
