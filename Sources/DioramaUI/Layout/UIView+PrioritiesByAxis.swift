// Rows read and set by key path, and a key path cannot take an axis.
extension UIView {
  var horizontalContentHuggingPriority: UILayoutPriority {
    get { contentHuggingPriority(for: .horizontal) }
    set { setContentHuggingPriority(newValue, for: .horizontal) }
  }

  var verticalContentHuggingPriority: UILayoutPriority {
    get { contentHuggingPriority(for: .vertical) }
    set { setContentHuggingPriority(newValue, for: .vertical) }
  }

  var horizontalContentCompressionResistancePriority: UILayoutPriority {
    get { contentCompressionResistancePriority(for: .horizontal) }
    set { setContentCompressionResistancePriority(newValue, for: .horizontal) }
  }

  var verticalContentCompressionResistancePriority: UILayoutPriority {
    get { contentCompressionResistancePriority(for: .vertical) }
    set { setContentCompressionResistancePriority(newValue, for: .vertical) }
  }

  /// The priorities by the raw value of the axis.
  var contentHuggingPriorities: [Int: UILayoutPriority] {
    [0: horizontalContentHuggingPriority, 1: verticalContentHuggingPriority]
  }

  /// The priorities by the raw value of the axis.
  var contentCompressionResistancePriorities: [Int: UILayoutPriority] {
    [0: horizontalContentCompressionResistancePriority, 1: verticalContentCompressionResistancePriority]
  }
}
