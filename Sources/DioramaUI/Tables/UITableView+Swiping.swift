import Foundation

// Actions that a swipe over a row reveals.
extension UITableView {
  /// The part of a row's width that a swipe covers to perform the first action at once.
  private static let fullSwipe: CGFloat = 0.75

  /// What a swipe over a row reveals.
  struct SwipedRow {
    var path: IndexPath
    /// Nil for the button that deletes.
    var configuration: UISwipeActionsConfiguration?
    var isLeading: Bool
  }

  /// Whether the row under a finger has actions at the side from which it moves away; they are asked for.
  func mayBeginSwipe(_ recognizer: RowSwipeGestureRecognizer) -> Bool {
    guard !isEditing else { return false }
    let way = recognizer.translation(in: self).x
    let location = recognizer.location(in: self)
    guard let path = indexPathForRow(at: CGPoint(x: location.x - way, y: location.y)) else { return false }
    closeSwipe()
    pendingSwipe = swipe(at: path, isLeading: (way > 0) != isRightToLeft)
    return pendingSwipe != nil
  }

  private func swipe(at path: IndexPath, isLeading: Bool) -> SwipedRow? {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return nil }
    let wanted =
      isLeading
      ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) ?? olderActions(at: path)
    if let wanted {
      return wanted.actions.isEmpty ? nil : SwipedRow(path: path, configuration: wanted, isLeading: isLeading)
    }
    let style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    return !isLeading && style == .delete ? SwipedRow(path: path, configuration: nil, isLeading: false) : nil
  }

  /// The actions that a delegate has for a row as before there were configurations; nil for none.
  private func olderActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let actions = tableDelegate?.tableView(self, editActionsForRowAt: path) else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(for: path) })
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  /// Follows a finger that moves sideways over a row.
  func swipe(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      guard let pendingSwipe else { return }
      open(pendingSwipe)
    case .ended:
      guard let swipedRow, let cell = shown.rows[swipedRow.path] else { return }
      let way = abs(recognizer.translation(in: self).x)
      let isBack = (recognizer.translation(in: self).x > 0) != (swipedRow.isLeading != isRightToLeft)
      guard !isBack, way >= UIPanGestureRecognizer.slack * 2 else {
        closeSwipe()
        return
      }
      guard way >= cell.bounds.width * Self.fullSwipe else { return }
      if let configuration = swipedRow.configuration {
        if configuration.performsFirstActionWithFullSwipe, let first = configuration.actions.first {
          perform(first, of: cell)
        }
      } else {
        commit(.delete, of: cell)
      }
    case .cancelled:
      closeSwipe()
    default:
      break
    }
  }

  private func open(_ row: SwipedRow) {
    guard let cell = shown.rows[row.path] else { return }
    swipedRow = row
    tableDelegate?.tableView(self, willBeginEditingRowAt: row.path)
    if let configuration = row.configuration {
      let view = SwipeActionsView(configuration.actions, isLeading: row.isLeading != isRightToLeft) {
        [weak self, weak cell] action in
        if let cell { self?.perform(action, of: cell) }
      }
      cell.controls.swipeActions = view
      cell.addSubview(view)
    } else {
      cell.controls.isConfirming = true
    }
    cell.setNeedsLayout()
  }

  private func perform(_ action: UIContextualAction, of cell: UITableViewCell) {
    guard let view = cell.controls.swipeActions else { return }
    action.handler(action, view) { [weak self] _ in self?.closeSwipe() }
  }

  /// Hides the actions of the row that shows some, and says whether there was one.
  @discardableResult
  func closeSwipe() -> Bool {
    guard let row = swipedRow else { return false }
    swipedRow = nil
    for cell in shown.rows.values where cell.controls.swipeActions != nil || cell.controls.isConfirming {
      cell.controls.swipeActions?.removeFromSuperview()
      cell.controls.swipeActions = nil
      cell.controls.isConfirming = false
      cell.setNeedsLayout()
    }
    tableDelegate?.tableView(self, didEndEditingRowAt: row.path)
    return true
  }
}
