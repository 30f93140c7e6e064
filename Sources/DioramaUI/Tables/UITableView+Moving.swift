import Foundation

/// The sign at the trailing edge of a cell by which a finger moves the row.
@MainActor
final class TableCellReorderControl: UIView {
  static let width: CGFloat = 44

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    accessibilityLabel = "Reorder"
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    UIColor.tertiaryLabel.setFill()
    for line in [-6, 0, 6] as [CGFloat] {
      UIBezierPath(rect: CGRect(x: bounds.midX - 10, y: bounds.midY + line - 0.5, width: 20, height: 1)).fill()
    }
  }
}

// Rows that a finger moves while the table is edited.
extension UITableView {
  /// A row on its way.
  struct MovedRow {
    var source: IndexPath
    var target: IndexPath
    /// How far the finger was from the middle of the row, in points.
    var offset: CGFloat
  }

  /// Whether a row has the sign by which it is moved.
  func canMoveRow(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
    isEditing && cell.showsReorderControl && dataSource?.tableView(self, canMoveRowAt: path) ?? false
  }

  /// Whether a finger came down on the sign of a row.
  func mayBeginMove(_ recognizer: RowMoveGestureRecognizer) -> Bool {
    guard isEditing, movedRow == nil else { return false }
    let place = recognizer.location(in: self)
    guard let path = indexPathForRow(at: place), let cell = shown.rows[path], let sign = cell.controls.reorder else {
      return false
    }
    return sign.bounds.contains(sign.convert(place, from: self))
  }

  /// Follows a finger that moves a row.
  func moveRow(_ recognizer: UIGestureRecognizer) {
    let place = recognizer.location(in: self)
    switch recognizer.state {
    case .began:
      guard let path = indexPathForRow(at: place), let cell = shown.rows[path] else { return }
      movedRow = MovedRow(source: path, target: path, offset: cell.center.y - place.y)
      bringSubviewToFront(cell)
    case .changed:
      guard let row = movedRow, let cell = shown.rows[row.source] else { return }
      cell.center.y = place.y + row.offset
      if let proposed = indexPathForRow(at: CGPoint(x: bounds.midX, y: place.y)) {
        movedRow?.target = target(of: row.source, proposed)
      }
    case .ended: finishMove()
    case .cancelled:
      movedRow = nil
      setNeedsLayout()
    default: break
    }
  }

  private func target(of source: IndexPath, _ proposed: IndexPath) -> IndexPath {
    tableDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
  }

  /// Tells the source where the row is now, and moves its cell there.
  private func finishMove() {
    guard let row = movedRow else { return }
    movedRow = nil
    guard row.target != row.source else { return setNeedsLayout() }
    dataSource?.tableView(self, moveRowAt: row.source, to: row.target)
    moveRow(at: row.source, to: row.target)
  }
}
