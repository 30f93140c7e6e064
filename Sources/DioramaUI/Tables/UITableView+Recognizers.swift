import Foundation

extension UITableView {
  /// The recognizers of what fingers do with rows, beside selecting them.
  func makeRowRecognizers() -> [UIGestureRecognizer] {
    let swipe = RowSwipeGestureRecognizer()
    swipe.addAction { [weak self] in
      if let pan = $0 as? UIPanGestureRecognizer { self?.swipe(pan) }
    }
    let move = RowMoveGestureRecognizer()
    move.addAction { [weak self] in self?.moveRow($0) }
    let menu = ContextMenuGestureRecognizer { [weak self] recognizer in
      guard let self, !isEditing, let path = indexPathForRow(at: recognizer.location(in: self)),
        let cell = shown.rows[path]
      else { return nil }
      let place = recognizer.location(in: cell)
      return tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: place).map { ($0, cell) }
    }
    let recognizers: [UIGestureRecognizer] = [move, swipe, menu]
    for recognizer in recognizers { recognizer.view = self }
    return recognizers
  }
}
