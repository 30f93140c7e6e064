extension UIView {
  /// Whether constraints leave the view's location or size open, as of the last layout.
  public var hasAmbiguousLayout: Bool {
    layoutRoot.layoutParts?.pass?.isAmbiguous(layer.layoutState.solvedPlace) ?? false
  }

  /// Gives the view another one of the frames that its constraints leave open, at the next layout; nothing without such.
  public func exerciseAmbiguityInLayout() {
    layoutRoot.layoutParts?.pass?.exercise(layer.layoutState.solvedPlace)
  }

  /// The constraints that the view's location and size along an axis come from, as of the last layout.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutRoot.layoutParts?.pass?.constraints(affecting: layer.layoutState.solvedPlace, on: axis) ?? []
  }
}
