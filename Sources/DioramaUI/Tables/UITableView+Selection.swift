public import Foundation

extension UITableView {
  /// The row that is selected, the first of several; nil for none.
  public var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The rows that are selected, in the order in which they were; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row without telling the delegate; nil deselects all.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection { setSelected(false, path, animated: animated) }
      return
    }
    guard rows.contains(indexPath) else { return }
    if !takesSeveral {
      for path in selection where path != indexPath { setSelected(false, path, animated: animated) }
    }
    setSelected(true, indexPath, animated: animated)
    if scrollPosition != .none { scroll(toRow: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath, animated: animated)
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    guard selection.contains(path) != isSelected else { return }
    if isSelected { selection.append(path) } else { selection.removeAll { $0 == path } }
    shown.rows[path]?.setSelected(isSelected, animated: animated)
  }

  private var takesSelection: Bool { isEditing ? allowsSelectionDuringEditing || takesSeveral : allowsSelection }

  private var takesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  // MARK: - Touches

  /// Highlights the row under a finger that came down.
  func beginHighlight(_ touch: UITouch) {
    guard takesSelection, highlightedRow == nil, let path = row(under: touch),
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    highlightedRow = path
    shown.rows[path]?.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  /// Selects the row that was highlighted, if the finger is still there.
  func endHighlight(_ touch: UITouch) {
    guard let path = highlightedRow else { return }
    let isInside = rectForRow(at: path).contains(touch.location(in: self))
    cancelHighlight()
    if isInside { userSelects(path) }
  }

  /// Highlights nothing any more.
  func cancelHighlight() {
    guard let path = highlightedRow else { return }
    highlightedRow = nil
    shown.rows[path]?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// The row whose cell a touch belongs to; nil for a touch of a header, a footer or nothing.
  private func row(under touch: UITouch) -> IndexPath? {
    guard let view = touch.view else { return nil }
    return shown.rows.first { view.isDescendant(of: $0.value) }?.key
  }

  private func userSelects(_ path: IndexPath) {
    if takesSeveral, selection.contains(path) { return userDeselects(path) }
    let wanted = tableDelegate == nil ? path : tableDelegate?.tableView(self, willSelectRowAt: path)
    guard let wanted, rows.contains(wanted) else { return }
    if !takesSeveral {
      for other in selection where other != wanted { userDeselects(other) }
    }
    setSelected(true, wanted, animated: false)
    if let cell = shown.rows[wanted] { cell.selectionSegueTemplate?.perform(cell) }
    tableDelegate?.tableView(self, didSelectRowAt: wanted)
  }

  private func userDeselects(_ path: IndexPath) {
    let wanted = tableDelegate == nil ? path : tableDelegate?.tableView(self, willDeselectRowAt: path)
    guard let wanted, selection.contains(wanted) else { return }
    setSelected(false, wanted, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: wanted)
  }
}
