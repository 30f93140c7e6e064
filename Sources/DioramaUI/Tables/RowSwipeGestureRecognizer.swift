import Foundation

/// Recognizes a finger that moves sideways over a row whose actions it may reveal.
@MainActor
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  /// Fails for a finger that moves along the rows, or over a row without actions.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      let way = translation(in: nil)
      let isFar = max(abs(way.x), abs(way.y)) >= Self.slack
      let mayBegin = abs(way.x) > abs(way.y) && (view as? UITableView)?.mayBeginSwipe(self) == true
      if isFar, !mayBegin { return state = .failed }
    }
    super.touchesMoved(touches, with: event)
  }
}
