import Foundation

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
