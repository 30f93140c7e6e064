import Foundation
import SceneGeometry

extension UITableView {
  /// The horizontal location and the width of rows: the full width, except in the inset grouped style.
  var rowSpan: (x: CGFloat, width: CGFloat) {
    guard style == .insetGrouped else { return (0, bounds.width) }
    let margin = SystemMargins.side(ofWidth: bounds.width)
    return (margin, max(0, bounds.width - 2 * margin))
  }

  /// Makes what is known about the content out of date; the source is asked when the table is laid out.
  func contentDidChange() {
    layout = nil
    if !shown.rows.isEmpty || !shown.headers.isEmpty || !shown.footers.isEmpty {
      reloadData()
    } else {
      setNeedsLayout()
    }
  }

  /// Shows what the bounds reach.
  func tile() {
    guard !shown.isTiling, updates.depth == 0 else { return }
    shown.isTiling = true
    layOutHeaderAndFooter()
    if layOutRows() { layOutSectionViews() }
    layOutHeaderAndFooter()
    updateContentSize()
    backgroundView?.frame = bounds
    shown.width = bounds.width
    shown.isTiling = false
  }

  /// Makes the content as large as all rows.
  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: rows.bottom + (tableFooterView?.bounds.height ?? 0))
    if contentSize != size { contentSize = size }
  }

  private func layOutHeaderAndFooter() {
    if let backgroundView, backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
    if let header = tableHeaderView {
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.bounds.height)
    }
    if let footer = tableFooterView {
      footer.frame = CGRect(x: 0, y: rows.bottom, width: bounds.width, height: footer.bounds.height)
    }
  }

  // MARK: - Rows

  /// Lays out the cells of the rows that are seen, and says whether the content stayed the same meanwhile.
  private func layOutRows() -> Bool {
    let generation = shown.generation
    let area = bounds
    for path in shown.rows.keys.sorted() where !isSeen(path, area) { recycleRow(at: path) }
    var seen: Set<IndexPath> = []
    var previous: UIView?
    var next = rows.firstRow(below: area.minY)
    while let path = next, rows.top(of: path) < area.maxY {
      if rows.height(of: path) > 0 || rows.isAutomatic(path) {
        guard let cell = shown.rows[path] ?? makeCell(at: path, above: previous),
          shown.generation == generation
        else { return shown.generation == generation }
        if shown.width != bounds.width { measure(cell, at: path) }
        let frame = rectForRow(at: path)
        if cell.frame != frame { cell.frame = frame }
        take(cell, at: path)
        seen.insert(path)
        previous = cell
      }
      next = rows.row(after: path)
    }
    for path in shown.rows.keys.sorted() where !seen.contains(path) { recycleRow(at: path) }
    return shown.generation == generation
  }

  /// Tells a cell where its row stands in its section.
  func take(_ cell: UITableViewCell, at path: IndexPath) {
    cell.take(isFirst: path.row == 0, isLast: path.row == rows.rowCounts[path.section] - 1)
  }

  private func isSeen(_ path: IndexPath, _ area: CGRect) -> Bool {
    guard rows.contains(path) else { return false }
    let top = rows.top(of: path)
    return top < area.maxY && top + rows.height(of: path) > area.minY
  }

  /// Has the source make a cell, and shows it in front of another; nil for all behind.
  private func makeCell(at path: IndexPath, above sibling: UIView?) -> UITableViewCell? {
    guard let cell = contentSource?.tableView(self, cellForRowAt: path), rows.contains(path) else { return nil }
    if let other = shown.rows.first(where: { $0.value === cell })?.key { shown.rows[other] = nil }
    shown.rows[path] = cell
    cell.table = self
    cell.bounds.size.width = rowSpan.width
    prepare(cell, at: path)
    measure(cell, at: path)
    cell.frame = rectForRow(at: path)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    guard shown.rows[path] === cell else { return nil }
    if let sibling, sibling.superview === self {
      insertSubview(cell, aboveSubview: sibling)
    } else {
      insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
    }
    return cell
  }

  private func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    if let level = tableDelegate?.tableView(self, indentationLevelForRowAt: path), level != cell.indentationLevel {
      cell.indentationLevel = level
    }
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    if cell.isHighlighted != (highlightedRow == path) { cell.setHighlighted(highlightedRow == path, animated: false) }
    prepareEditing(of: cell, at: path, animated: false)
    cell.setNeedsLayout()
  }

  /// Gives a self-sizing row the height that fits its cell.
  func measure(_ cell: UITableViewCell, at path: IndexPath) {
    guard rows.isAutomatic(path) else { return }
    if prototypeRows == nil, let said = tableDelegate?.tableView(self, heightForRowAt: path), said >= 0 {
      layout?.setHeight(said, of: path)
      return
    }
    let wanted = cell.systemLayoutSizeFitting(
      CGSize(width: rowSpan.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    layout?.setHeight(max(0, wanted), of: path)
  }

  /// Takes a cell out of the table, so that it can be used again.
  func recycleRow(at path: IndexPath) {
    guard let cell = shown.rows.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    cell.table = nil
    if let identifier = cell.reuseIdentifier, connectedStaticData == nil, prototypeRows == nil {
      cellPool.giveBack(cell, identifier)
    }
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// The cells of static tables belong to their rows and are never given to others.
  private var connectedStaticData: StaticTableData? {
    staticData ?? (dataSource as? UITableViewController)?.staticDataSource
  }
}
