extension UIView {
  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { ownConstraints }

  /// Makes the view hold a constraint; one that it holds already is not added again.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    ownConstraints.append(constraint)
  }

  /// Makes the view hold constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Takes a constraint away; one that the view does not hold is ignored.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    ownConstraints.removeAll { $0 === constraint }
  }

  /// Takes constraints away.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}
