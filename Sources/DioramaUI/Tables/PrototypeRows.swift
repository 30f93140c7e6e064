import Foundation

/// The cells of a nib that code would take by their identifiers, shown as rows, as Interface Builder does.
@MainActor
final class PrototypeRows: NSObject, UITableViewDataSource {
  let cells: [UITableViewCell]
  private let heights: [CGFloat]

  /// Rows as high as the cells are in their nibs.
  init(_ cells: [UITableViewCell]) {
    self.cells = cells
    heights = cells.map(\.bounds.height)
    super.init()
  }

  /// The height of a row in points; nil where its cell has none of its own.
  func height(ofRow row: Int) -> CGFloat? {
    heights.indices.contains(row) && heights[row] > 0 ? heights[row] : nil
  }

  /// Whether constraints in the content of a row can determine its height.
  func isSizedByConstraints(row: Int) -> Bool {
    cells.indices.contains(row) && cells[row].contentView.layer.layoutState.usesConstraints
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells.indices.contains(indexPath.row)
      ? cells[indexPath.row] : UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

extension UITableView {
  /// Who gives the content: the prototypes that a tool shows, or the source.
  var contentSource: (any UITableViewDataSource)? { prototypeRows ?? dataSource }
}

extension UITableView: PrototypeHolder {
  package var prototypeNibs: [PrototypeNib] { cellPool.nibs.unread }

  package var hasContent: Bool { rows.rowCounts.contains { $0 > 0 } }

  package func show(prototypes: [(nib: PrototypeNib, view: UIView)]) {
    prototypeRows = PrototypeRows(prototypes.compactMap { $0.view as? UITableViewCell })
    reloadData()
  }

  package func layOutPrototypes() {
    guard let prototypeRows else { return }
    for (row, cell) in prototypeRows.cells.enumerated() where cell.superview !== self {
      let path = IndexPath(row: row, section: 0)
      guard rows.contains(path) else { continue }
      cell.table = self
      measure(cell, at: path)
      cell.frame = rectForRow(at: path)
      take(cell, at: path)
      cell.layoutIfNeeded()
    }
  }
}
