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
    let location = recognizer.location(in: self)
    guard let path = indexPathForRow(at: location), let cell = shown.rows[path], let sign = cell.controls.reorder else {
      return false
    }
    return sign.bounds.contains(sign.convert(location, from: self))
  }

  /// Follows a finger that moves a row.
  func moveRow(_ recognizer: UIGestureRecognizer) {
    let location = recognizer.location(in: self)
    switch recognizer.state {
    case .began:
      guard let path = indexPathForRow(at: location), let cell = shown.rows[path] else { return }
      movedRow = MovedRow(source: path, target: path, offset: cell.center.y - location.y)
      bringSubviewToFront(cell)
    case .changed:
      guard let row = movedRow, let cell = shown.rows[row.source] else { return }
      cell.center.y = location.y + row.offset
      if let proposed = indexPathForRow(at: CGPoint(x: bounds.midX, y: location.y)) {
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
      let location = recognizer.location(in: cell)
      return tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: location).map { ($0, cell) }
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
