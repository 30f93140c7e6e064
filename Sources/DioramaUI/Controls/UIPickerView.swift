public import Foundation

/// A view of wheels, each with a list of values.
@MainActor
open class UIPickerView: UIView {
  /// The object that gives what a picker shows, and is told what was picked; nil for none.
  open weak var delegate: (any UIPickerViewDelegate)?

  /// The object that gives a picker its content; nil for none.
  open weak var dataSource: (any UIPickerViewDataSource)?

  /// Creates a picker view in code.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a picker view out of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Draws the band in which the chosen rows stand.
  open override func draw(_ rect: CGRect) { PickerWheel.draw([], in: bounds) }
}
