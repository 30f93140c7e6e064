extension UIView {
  /// Whether the constraints leave the view's location or size ambiguous, as of the last layout.
  public var hasAmbiguousLayout: Bool {
    layoutRoot.layoutParts?.pass?.isAmbiguous(layer.layoutState.solvedPlace) ?? false
  }

  /// Gives an ambiguous view another valid frame at the next layout; does nothing if the view is not ambiguous.
  public func exerciseAmbiguityInLayout() {
    layoutRoot.layoutParts?.pass?.exercise(layer.layoutState.solvedPlace)
  }

  /// The constraints that affect the view's location and size along an axis, as of the last layout.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutRoot.layoutParts?.pass?.constraints(affecting: layer.layoutState.solvedPlace, on: axis) ?? []
  }
}
