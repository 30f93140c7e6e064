public import Foundation

/// A view of wheels, each with a list of values.
@MainActor
open class UIPickerView: UIView {
  /// The object that is asked and told about what happens; nil for none.
  open weak var delegate: (any UIPickerViewDelegate)?

  /// The object that gives the content; nil for none.
  open weak var dataSource: (any UIPickerViewDataSource)?

  /// Creates a picker view in code.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a picker view out of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
