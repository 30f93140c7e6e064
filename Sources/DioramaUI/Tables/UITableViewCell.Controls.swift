extension UITableViewCell {
  /// The state of a cell, and the views that it brings along.
  struct Controls {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var editingStyle = EditingStyle.none
    var indentsWhileEditing = true

    /// Whether the button that confirms a deletion is shown.
    var isConfirming = false

    /// The sign at the trailing edge; nil for none.
    var accessory: TableCellAccessory?

    /// The control at the leading edge while editing; nil for none.
    var edit: TableCellEditControl?

    /// The button that confirms a deletion; nil for none.
    var confirmation: UIButton?
  }
}
