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

/// Recognizes a finger that moves sideways over a row whose actions it may reveal.
@MainActor
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  /// Fails for a finger that moves along the rows, or over a row without actions.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      let way = translation(in: nil)
      let isFar = max(abs(way.x), abs(way.y)) >= Self.slack
      let mayBegin = abs(way.x) > abs(way.y) && (view as? any RowSwipeOwner)?.mayBeginSwipe(self) == true
      if isFar, !mayBegin { return state = .failed }
    }
    super.touchesMoved(touches, with: event)
  }
}

/// A view whose rows reveal actions under a finger that moves sideways.
@MainActor
protocol RowSwipeOwner: UIView {
  /// Whether the row under a finger has actions at the side from which it moves away; they are asked for.
  func mayBeginSwipe(_ recognizer: RowSwipeGestureRecognizer) -> Bool
}

extension UITableView: RowSwipeOwner {}

/// Recognizes a finger on the sign of a row that can be moved.
@MainActor
final class RowMoveGestureRecognizer: UILongPressGestureRecognizer {
  /// Fails for a finger beside all signs.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard (view as? UITableView)?.mayBeginMove(self) == true else { return state = .failed }
    super.touchesBegan(touches, with: event)
    if state == .possible { state = .began }
  }
}
