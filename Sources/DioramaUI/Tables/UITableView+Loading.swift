import Foundation
import NibLoader

extension UITableView {
  /// The rows as they lie now; asked of the source, if nothing is known yet.
  var rows: TableLayout {
    if let layout { return layout }
    let read = readLayout()
    layout = read
    return read
  }

  /// Asks source and delegate how many sections and rows there are and how high each is.
  func readLayout() -> TableLayout {
    let count = max(0, contentSource?.numberOfSections(in: self) ?? 0)
    let sections = (0..<count).map { section in
      let rowCount = max(0, contentSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
      var result = readRows(count: rowCount, section)
      result.header = headerHeight(of: section)
      result.footer = footerHeight(of: section)
      if result.header > 0, style == .plain {
        result.padding = sectionHeaderTopPadding < 0 ? TableMetrics.plainHeaderPadding : sectionHeaderTopPadding
      }
      return result
    }
    return TableLayout(sections, top: tableHeaderView?.bounds.height ?? 0)
  }

  private func readRows(count: Int, _ section: Int) -> TableLayout.Section {
    let estimate = estimatedRowHeight > 0 ? estimatedRowHeight : TableMetrics.rowHeight
    guard tableDelegate != nil || staticRows != nil || prototypeRows != nil else {
      let isAutomatic = rowHeight < 0
      return TableLayout.Section(
        rows: RowOffsets(count: count, height: isAutomatic ? estimate : rowHeight),
        isAutomatic: isAutomatic ? .all : .none
      )
    }
    var automatic: Set<Int> = []
    let offsets = RowOffsets(count: count) { row in
      let path = IndexPath(row: row, section: section)
      if let own = deferredEstimate(ofRowAt: path) {
        automatic.insert(row)
        return own
      }
      let asked = prototypeRows == nil ? tableDelegate?.tableView(self, heightForRowAt: path) : nil
      let height = asked ?? usualHeight(ofRowAt: path)
      if height < 0 { automatic.insert(row) }
      return height < 0 ? estimate : height
    }
    let isAutomatic: TableLayout.AutomaticRows =
      automatic.isEmpty ? .none : automatic.count == count ? .all : .some(automatic)
    return TableLayout.Section(rows: offsets, isAutomatic: isAutomatic)
  }

  /// The delegate's own estimate, with which the row is asked for its height when it is about to be shown; nil for none.
  private func deferredEstimate(ofRowAt path: IndexPath) -> CGFloat? {
    guard prototypeRows == nil, let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path),
      estimate > 0, estimate != estimatedRowHeight
    else { return nil }
    return estimate
  }

  /// The height of a row about which the delegate says nothing: a static row's own, or the table's.
  func usualHeight(ofRowAt path: IndexPath) -> CGFloat {
    if let prototypeRows, let height = prototypeRows.height(ofRow: path.row) {
      return rowHeight < 0 && prototypeRows.isSizedByConstraints(row: path.row) ? rowHeight : height
    }
    if let height = staticRows?.row(at: path)?.height, height >= 0 { return height }
    return rowHeight
  }

  /// The rows of a static table; nil for a table whose content code gives.
  private var staticRows: StaticTableData? {
    staticData ?? (dataSource as? UITableViewController)?.staticDataSource
  }

  // MARK: - Headers and footers

  private func headerHeight(of section: Int) -> CGFloat {
    let asked = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let first: CGFloat = section == 0 ? TableMetrics.groupedGap : 0
    return height(asked, unlike: sectionHeaderHeight, bare: TableMetrics.groupedGap + first) {
      if let title = contentSource?.tableView(self, titleForHeaderInSection: section) {
        let line = style == .plain ? TableMetrics.plainTitle : TableMetrics.groupedTitle + first
        return line + UITableViewHeaderFooterView.excess(of: title, in: self)
      }
      guard let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) else { return nil }
      let fitting = heightByConstraints(of: view)
      takeBack(view)
      return fitting ?? (style == .plain ? TableMetrics.plainTitle : TableMetrics.groupedTitle + first)
    }
  }

  private func footerHeight(of section: Int) -> CGFloat {
    let asked = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    return height(asked, unlike: sectionFooterHeight, bare: TableMetrics.groupedGap) {
      if let title = contentSource?.tableView(self, titleForFooterInSection: section) {
        let excess = UITableViewHeaderFooterView.excess(of: title, in: self)
        if style == .plain { return TableMetrics.plainTitle + excess }
        return UITableViewHeaderFooterView.lineHeight(in: self) + excess + TableMetrics.groupedFooterPadding
      }
      guard let view = tableDelegate?.tableView(self, viewForFooterInSection: section) else { return nil }
      let fitting = heightByConstraints(of: view)
      takeBack(view)
      return fitting ?? TableMetrics.plainTitle
    }
  }

  /// The height of a header or footer.
  ///
  /// What the delegate asks for counts as it is. The table's own height counts in grouped tables, in plain ones only
  /// where there is something to show. In grouped tables 0 means the style's height; plain tables may ask for none.
  private func height(
    _ asked: CGFloat,
    unlike own: CGFloat,
    bare: CGFloat,
    content: () -> CGFloat?
  ) -> CGFloat {
    let number = asked < 0 || (style != .plain && asked == 0) ? nil : asked
    if let number, asked != own || style != .plain { return number }
    guard let natural = content() else { return style == .plain ? 0 : bare }
    return number ?? natural
  }

  /// The height of a header or footer by its constraints, in the width of the rows; nil if they do not determine it.
  private func heightByConstraints(of view: UIView) -> CGFloat? {
    let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    guard content.layer.layoutState.usesConstraints else { return nil }
    let width = rowSpan.width
    view.frame.size.width = width
    content.bounds.size.width = width
    let height = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height : nil
  }

  /// Lets a view that was made to see whether there is one wait until it is shown.
  private func takeBack(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
    headerFooterPool.giveBack(view, identifier)
  }
}

extension UITableView {
  /// Takes in what an archive says the table holds.
  func decodeContent(of coder: NSCoder) {
    header = coder.decode(UIView.self, forKey: "UITableHeaderView")
    footer = coder.decode(UIView.self, forKey: "UITableFooterView")
    adoptDecodedPart(header, of: coder)
    adoptDecodedPart(footer, of: coder)
    cellPool.nibs = PrototypeNibs(
      coder,
      nibs: "UITableViewCellPrototypeNibs",
      externalObjects: "UITableViewCellPrototypeNibExternalObjects"
    )
  }

  /// The source as a nib connects it: the table keeps the sections of a static table alive, as UIKit does.
  var connectedDataSource: (any UITableViewDataSource)? {
    get { dataSource }
    set {
      staticData = newValue as? StaticTableData ?? staticData
      dataSource = newValue
    }
  }

  /// The sections of a static table; nil for a table whose content code gives.
  var staticSections: [UITableViewSection]? { staticData?.sections }

  /// The reuse identifiers of the cells that the table has nibs of.
  var prototypeIdentifiers: [String] { cellPool.nibs.identifiers }
}
