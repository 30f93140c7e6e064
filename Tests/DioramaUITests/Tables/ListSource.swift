import DioramaUI

/// A source and delegate of a table that shows lists of words, and writes down what it is told.
@MainActor
final class ListSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  var heights: [IndexPath: CGFloat] = [:]
  var headerHeight: CGFloat?
  var refused: Set<IndexPath> = []
  let journal = Journal()
  private(set) var cellsMade = 0

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  /// A table of the source in a window that is shown, laid out.
  func shownTable(
    _ style: UITableView.Style = .plain,
    height: CGFloat = 220,
    cells: UITableViewCell.Type = CountedCell.self
  ) -> (UIWindow, UITableView) {
    let window = shownWindow(CGSize(width: 320, height: height))
    let table = UITableView(frame: window.bounds, style: style)
    table.rowHeight = 44
    table.register(cells, forCellReuseIdentifier: "word")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    table.layoutIfNeeded()
    return (window, table)
  }

  // MARK: - Content

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    cellsMade += 1
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    journal.write("commit \(editingStyle) \(indexPath.row)")
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight ?? tableView.sectionHeaderHeight
  }

  // MARK: - What happens

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    journal.write("show \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    journal.write("hide \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    journal.write("shouldHighlight \(indexPath.row)")
    return !refused.contains(indexPath)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    journal.write("didHighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    journal.write("didUnhighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    journal.write("willSelect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.write("didSelect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    journal.write("willDeselect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    journal.write("didDeselect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    journal.write("accessory \(indexPath.row)")
  }
}

/// A cell that knows how often it was used again.
@MainActor
final class CountedCell: UITableViewCell {
  private(set) var uses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessibilityHint = "made by init(style:reuseIdentifier:)"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}
