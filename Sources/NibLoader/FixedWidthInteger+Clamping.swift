extension FixedWidthInteger {
  /// The nearest integer towards zero; 0 for what is not a number, the limits for what is beyond them.
  package init(clamping value: Double) {
    if value.isNaN {
      self = 0
    } else if let exact = Self(exactly: value.rounded(.towardZero)) {
      self = exact
    } else {
      self = value < 0 ? .min : .max
    }
  }
}
