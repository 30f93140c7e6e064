public import Foundation

extension UITableView {
  /// The header of a section that is shown, if it is of the reusable class; nil otherwise.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section that is shown, if it is of the reusable class; nil otherwise.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.footers[section] as? UITableViewHeaderFooterView
  }

  /// Where the header of a section stands unless it floats; zero for none.
  public func rectForHeader(inSection section: Int) -> CGRect {
    guard rows.sections.indices.contains(section) else { return .zero }
    let part = rows.sections[section]
    return rect(from: rows.extent(ofSection: section).lowerBound + part.padding, height: part.header)
  }

  /// Where the footer of a section stands unless it floats; zero for none.
  public func rectForFooter(inSection section: Int) -> CGRect {
    guard rows.sections.indices.contains(section) else { return .zero }
    return rect(from: rows.extent(ofRowsIn: section).upperBound, height: rows.sections[section].footer)
  }

  /// A rectangle as wide as rows are.
  func rect(from y: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: rowSpan.x, y: y, width: rowSpan.width, height: height)
  }

  // MARK: - Layout

  /// Lays out the headers and footers that are seen.
  func layOutSectionViews() {
    let area = bounds
    let generation = shown.generation
    var headers: Set<Int> = []
    var footers: Set<Int> = []
    var section = rows.sections.indices.partitioningIndex { rows.extent(ofSection: $0).upperBound > area.minY }
    while section < rows.sections.count, rows.extent(ofSection: section).lowerBound < area.maxY {
      let part = rows.sections[section]
      let header = floatingHeader(section, area)
      if part.header > 0, header.intersects(area), let view = shown.headers[section] ?? makeHeader(of: section) {
        view.frame = header
        headers.insert(section)
      }
      guard shown.generation == generation else { return }
      let footer = floatingFooter(section, area)
      if part.footer > 0, footer.intersects(area), let view = shown.footers[section] ?? makeFooter(of: section) {
        view.frame = footer
        footers.insert(section)
      }
      guard shown.generation == generation else { return }
      section += 1
    }
    recycleSectionViews { section in
      !headers.contains(section)
    } footers: { section in
      !footers.contains(section)
    }
  }

  /// In plain tables, a header stays at the top as long as rows of its section are below it.
  private func floatingHeader(_ section: Int, _ area: CGRect) -> CGRect {
    var frame = rectForHeader(inSection: section)
    guard style == .plain else { return frame }
    let last = rows.extent(ofRowsIn: section).upperBound - frame.height
    frame.origin.y = max(frame.minY, min(area.minY + adjustedContentInset.top, last))
    return frame
  }

  /// In plain tables, a footer stays at the bottom as long as rows of its section are above it.
  private func floatingFooter(_ section: Int, _ area: CGRect) -> CGRect {
    var frame = rectForFooter(inSection: section)
    guard style == .plain else { return frame }
    let first = rows.extent(ofRowsIn: section).lowerBound
    frame.origin.y = min(frame.minY, max(area.maxY - adjustedContentInset.bottom - frame.height, first))
    return frame
  }

  // MARK: - Making

  private func makeHeader(of section: Int) -> UIView? {
    let own = tableDelegate?.tableView(self, viewForHeaderInSection: section)
    guard let view = own ?? titleView(contentSource?.tableView(self, titleForHeaderInSection: section)) else {
      return nil
    }
    shown.headers[section] = view
    view.frame = rectForHeader(inSection: section)
    tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    addSubview(view)
    return view
  }

  private func makeFooter(of section: Int) -> UIView? {
    let own = tableDelegate?.tableView(self, viewForFooterInSection: section)
    guard let view = own ?? titleView(contentSource?.tableView(self, titleForFooterInSection: section)) else {
      return nil
    }
    shown.footers[section] = view
    view.frame = rectForFooter(inSection: section)
    tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    addSubview(view)
    return view
  }

  private func titleView(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    view.textLabel?.font = UITableViewHeaderFooterView.font(in: self)
    view.textLabel?.adjustsFontForContentSizeCategory = true
    if style != .plain { view.textLabel?.textColor = .secondaryLabel }
    return view
  }

  /// Takes away the headers and footers of sections that pass a test.
  func recycleSectionViews(_ isLeaving: (Int) -> Bool) {
    recycleSectionViews(isLeaving, footers: isLeaving)
  }

  private func recycleSectionViews(_ headers: (Int) -> Bool, footers: (Int) -> Bool) {
    for section in shown.headers.keys.sorted() where headers(section) {
      guard let view = shown.headers.removeValue(forKey: section) else { continue }
      recycle(view)
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
    for section in shown.footers.keys.sorted() where footers(section) {
      guard let view = shown.footers.removeValue(forKey: section) else { continue }
      recycle(view)
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  private func recycle(_ view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
    headerFooterPool.giveBack(view, identifier)
  }
}
