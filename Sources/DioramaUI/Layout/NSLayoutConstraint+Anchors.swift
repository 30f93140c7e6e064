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
