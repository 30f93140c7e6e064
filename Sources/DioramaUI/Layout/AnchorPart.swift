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
