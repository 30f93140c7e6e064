import Foundation

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
