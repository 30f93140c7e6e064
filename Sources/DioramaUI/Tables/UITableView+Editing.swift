import Foundation

extension UITableView {
  /// Lets the cells that are shown follow the table; what cannot be selected now loses the selection.
  func editingDidChange(animated: Bool) {
    for path in selection { deselectRow(at: path, animated: animated) }
    for (path, cell) in shown.rows { prepareEditing(of: cell, at: path, animated: animated) }
  }

  /// Gives a cell the controls that its row has now.
  func prepareEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let isEdited = isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? false
    if isEdited {
      let several = allowsMultipleSelectionDuringEditing
      cell.controls.editingStyle =
        several ? .none : tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      cell.controls.indentsWhileEditing =
        tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? cell.shouldIndentWhileEditing
    }
    let isMovable = canMoveRow(cell, at: path)
    if cell.controls.isMovable != isMovable {
      cell.controls.isMovable = isMovable
      cell.setNeedsLayout()
    }
    if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: animated) }
  }

  func confirmationTitle(of cell: UITableViewCell) -> String? {
    guard let path = indexPath(for: cell) else { return nil }
    return tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
  }

  /// Asks the source to delete or insert the row of a cell.
  func commit(_ style: UITableViewCell.EditingStyle, of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.controls.isConfirming = false
    cell.setNeedsLayout()
    closeSwipe()
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  func accessoryWasTapped(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.accessoryActionSegueTemplate?.perform(cell)
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
