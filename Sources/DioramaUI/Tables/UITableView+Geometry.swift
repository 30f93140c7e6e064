public import Foundation

extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int { rows.sections.count }

  /// How many rows a section has; 0 for a section that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    rows.sections.indices.contains(section) ? rows.sections[section].rows.count : 0
  }

  /// Where a row stands; zero for one that does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard rows.contains(indexPath) else { return .zero }
    return rect(from: rows.top(of: indexPath), height: rows.height(of: indexPath))
  }

  /// Where a section stands with its header and footer; zero for one that does not exist.
  public func rect(forSection section: Int) -> CGRect {
    guard rows.sections.indices.contains(section) else { return .zero }
    let extent = rows.extent(ofSection: section)
    return rect(from: extent.lowerBound, height: extent.upperBound - extent.lowerBound)
  }

  /// The row at a point of the content; nil outside of all.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= rowSpan.x, point.x < rowSpan.x + rowSpan.width else { return nil }
    return rows.row(at: point.y)
  }

  /// The rows that a rectangle of the content touches, from top to bottom; nil for an empty rectangle outside.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard !rect.isNull else { return nil }
    var result: [IndexPath] = []
    var next = rows.firstRow(below: rect.minY)
    while let path = next, rows.top(of: path) < rect.maxY {
      result.append(path)
      next = rows.row(after: path)
    }
    return result
  }

  // MARK: - Cells

  /// The cell of a row that is shown; nil for any other.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown.rows[indexPath] }

  /// The row of a cell that is shown; nil for any other.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.rows.first { $0.value === cell }?.key }

  /// The rows that are shown, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? { shown.rows.keys.sorted() }

  /// The cells that are shown, from top to bottom.
  public var visibleCells: [UITableViewCell] { shown.rows.keys.sorted().compactMap { shown.rows[$0] } }

  // MARK: - Scrolling

  /// Scrolls until a row stands at a position of the table; the row `NSNotFound` means the top of its section.
  ///
  /// A row that does not exist stops the program.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    if indexPath.row == NSNotFound, rows.sections.indices.contains(indexPath.section) {
      let section = indexPath.section
      scroll(
        to: { self.rows.sections.indices.contains(section) ? self.rect(forSection: section) : nil },
        at: scrollPosition,
        animated: animated
      )
    } else {
      checkExists(indexPath)
      scroll(toRow: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Scrolls until a row stands at a position of the table: the first of a section below its header, which may float, the last above its
  /// footer.
  func scroll(toRow path: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(
      to: { [self] in
        guard rows.contains(path) else { return nil }
        var target = rectForRow(at: path)
        if path.row == 0 { target = target.union(orNothing: rectForHeader(inSection: path.section)) }
        if path.row == rows.sections[path.section].rows.count - 1 {
          target = target.union(orNothing: rectForFooter(inSection: path.section))
        }
        return target
      },
      at: scrollPosition,
      animated: animated
    )
  }

  /// Scrolls until the first selected row stands at a position of the table; without one, nothing happens.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selection.min(), rows.contains(path) else { return }
    scroll(toRow: path, at: scrollPosition, animated: animated)
  }

  /// How often rows may turn out to have other heights than they were thought to have while the table scrolls to one.
  private static let mostAttempts = 8

  /// Scrolls until a part of the table is shown at a position; `target` returns nil where that part is gone, because the data source
  /// removed it while the table asked for cells.
  private func scroll(to target: () -> CGRect?, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let first = target() else { return }
    scroll(to: first, at: scrollPosition, animated: animated)
    guard !animated else { return }
    // The rows that become visible get their own heights, which move the others.
    for _ in 0..<Self.mostAttempts {
      guard let old = target() else { return }
      let offset = contentOffset
      layoutIfNeeded()
      guard let new = target() else { return }
      guard new != old || clamped(contentOffset) != contentOffset || contentOffset != offset else { return }
      scroll(to: new, at: scrollPosition, animated: false)
    }
  }

  private func scroll(to target: CGRect, at scrollPosition: ScrollPosition, animated: Bool) {
    updateContentSize()
    let inset = adjustedContentInset
    let free = bounds.height - inset.top - inset.bottom
    var position = scrollPosition
    if position == .none {
      if target.minY < contentOffset.y + inset.top {
        position = .top
      } else if target.maxY > contentOffset.y + bounds.height - inset.bottom {
        position = .bottom
      } else {
        return
      }
    }
    let y: CGFloat =
      switch position {
      case .none, .top: target.minY - inset.top
      case .middle: target.midY - inset.top - free / 2
      case .bottom: target.maxY - inset.top - free
      }
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: y)), animated: animated)
  }

  private func checkExists(_ path: IndexPath) {
    guard !rows.contains(path) else { return }
    let known = rows.sections.indices.contains(path.section)
    let reason =
      known
      ? "row (\(path.row)) beyond bounds (\(rows.sections[path.section].rows.count)) for section (\(path.section))."
      : "section (\(path.section)) beyond bounds (\(rows.sections.count))."
    UIKitException.raise(
      .range,
      "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]: " + reason
    )
  }
}

extension CGRect {
  /// The smallest rectangle around both; this one where the other is empty.
  fileprivate func union(orNothing other: CGRect) -> CGRect { other.isEmpty ? self : union(other) }
}
