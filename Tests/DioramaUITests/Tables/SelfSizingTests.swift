import DioramaUI
import Foundation
import Testing

/// Rows that are as high as the constraints in their cells make them.
@MainActor
@Suite struct SelfSizingTests {
  /// A source whose cells hold a label that keeps to the margins of the content view.
  private final class Notes: NSObject, UITableViewDataSource, UITableViewDelegate {
    var texts: [String]
    var accessory = UITableViewCell.AccessoryType.none
    var header: UIView?

    init(_ texts: [String]) { self.texts = texts }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = accessory
      let label = UILabel()
      label.numberOfLines = 0
      label.text = texts[indexPath.row]
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      let margins = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
      return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
  }

  private func table(_ notes: Notes, width: CGFloat = 320) -> (UIWindow, UITableView) {
    let window = shownWindow(CGSize(width: width, height: 600))
    let table = UITableView(frame: window.bounds, style: .plain)
    table.dataSource = notes
    table.delegate = notes
    window.addSubview(table)
    table.layoutIfNeeded()
    return (window, table)
  }

  @Test("A cell outside of a table keeps its bounds when it is asked for a size") func query() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.accessoryType = .disclosureIndicator
    let label = UILabel()
    label.text = "One two"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
    ])
    cell.layoutIfNeeded()
    let beside = cell.bounds.width - cell.contentView.bounds.width
    let text = label.intrinsicContentSize
    let size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(size.width - text.width - 20 - beside) < 0.5 && abs(size.height - text.height - 20) < 0.5)
    #expect(cell.bounds.size == CGSize(width: 320, height: 44) && cell.contentView.bounds.width == 320 - beside)
    let wide = cell.systemLayoutSizeFitting(
      CGSize(width: 500, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(wide.width == 500 && wide.height == size.height)
    #expect(cell.bounds.size == CGSize(width: 320, height: 44) && cell.contentView.bounds.width == 320 - beside)
  }

  /// The height of lines of text with the margins of a cell, 11 points above and below.
  private func height(lines: CGFloat) -> CGFloat {
    (UIFont.systemFont(ofSize: 17).lineHeight * lines * 3).rounded(.up) / 3 + 22
  }

  @Test("FC1: a row is as high as the constraints in its content view, and rows below move")
  func rows() {
    let notes = Notes(["One", "One\nTwo", "Three"])
    let (window, table) = table(notes)
    defer { window.isHidden = true }
    let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    for (found, lines) in zip(heights, [1, 2, 1] as [CGFloat]) { #expect(abs(found - height(lines: lines)) < 1e-6) }
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == heights[0] + heights[1])
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    cell?.layoutIfNeeded()
    #expect(cell?.contentView.frame == cell?.bounds)
    let label = cell?.contentView.subviews.first
    #expect(abs((label?.frame.minX ?? 0) - 16) < 1e-6 && abs((label?.frame.minY ?? 0) - 11) < 1e-6)
    #expect(abs((label?.frame.width ?? 0) - 288) < 1e-6)
  }

  @Test("FC2: a cell's content begins 20 points from the edges of tables that are at least 390 points wide")
  func margins() {
    let notes = Notes(["One"])
    for (width, side) in [(389, 16), (390, 20)] as [(CGFloat, CGFloat)] {
      let (window, table) = table(notes, width: width)
      defer { window.isHidden = true }
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect(cell?.contentView.layoutMargins == UIEdgeInsets(top: 11, left: side, bottom: 11, right: side))
    }
  }

  @Test("FC3: an accessory leaves less room, in which text may need another line")
  func accessory() {
    let notes = Notes(["A text that only just fits into one row's width"])
    let (window, table) = table(notes, width: 375)
    defer { window.isHidden = true }
    let path = IndexPath(row: 0, section: 0)
    #expect(abs(table.rectForRow(at: path).height - height(lines: 1)) < 1e-6)
    notes.accessory = .disclosureIndicator
    table.reloadData()
    table.layoutIfNeeded()
    #expect(abs(table.rectForRow(at: path).height - height(lines: 2)) < 1e-6)
    #expect(table.cellForRow(at: path)?.contentView.layoutMargins.right == 8)
  }

  @Test("FC4: a header of automatic height is as high as its constraints say")
  func headers() {
    let notes = Notes(["One"])
    let header = UIView()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.heightAnchor.constraint(equalToConstant: 33),
      bar.topAnchor.constraint(equalTo: header.topAnchor, constant: 5),
      bar.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -5),
    ])
    notes.header = header
    let (window, table) = table(notes)
    defer { window.isHidden = true }
    #expect(table.rectForHeader(inSection: 0).height == 43)
  }
}
