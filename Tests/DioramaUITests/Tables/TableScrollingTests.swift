import DioramaUI
import Foundation
import Testing

/// Where a table scrolls to a row.
@MainActor
@Suite struct TableScrollingTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var estimate: CGFloat?
    /// Whether all rows go as soon as one far down is needed.
    var endsEarly = false
    private var isEmpty = false
    func numberOfSections(in tableView: UITableView) -> Int { isEmpty ? 0 : estimate == nil ? 3 : 1 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { estimate == nil ? 10 : 40 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 28 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      if endsEarly, indexPath.row > 20 {
        isEmpty = true
        tableView.reloadData()
      }
      return UITableViewCell()
    }
  }

  private func withTable(
    _ style: UITableView.Style = .plain,
    estimate: CGFloat? = nil,
    _ body: (UITableView) -> Void
  ) {
    let window = shownWindow(CGSize(width: 320, height: 440))
    let table = UITableView(frame: window.bounds, style: style)
    let source = Source()
    source.estimate = estimate
    if let estimate {
      table.estimatedRowHeight = estimate
      table.rowHeight = UITableView.automaticDimension
    } else {
      table.rowHeight = 44
    }
    table.dataSource = source
    table.delegate = source
    table.contentInsetAdjustmentBehavior = .never
    window.addSubview(table)
    CATransaction.flush()
    body(table)
    window.isHidden = true
  }

  @Test(
    "SC11: a section's first row is shown at the top below its header, and its last at the bottom above its footer",
    arguments: [true, false]
  )
  func headers(isPlain: Bool) {
    withTable(isPlain ? .plain : .grouped) { table in
      table.scrollToRow(at: [1, 0], at: .top, animated: false)
      #expect(table.contentOffset.y == table.rectForHeader(inSection: 1).minY)
      table.selectRow(at: [2, 0], animated: false, scrollPosition: .top)
      #expect(table.contentOffset.y == min(table.rectForHeader(inSection: 2).minY, table.contentSize.height - 440))
      table.scrollToRow(at: [0, 9], at: .bottom, animated: false)
      #expect(table.contentOffset.y == table.rectForFooter(inSection: 0).maxY - 440)
      table.scrollToRow(at: [1, 4], at: .top, animated: false)
      #expect(table.contentOffset.y == table.rectForRow(at: [1, 4]).minY)
    }
  }

  @Test("SC12: a row whose height was estimated is scrolled to its real place, never beyond the end")
  func estimated() {
    withTable(estimate: 100) { table in
      table.scrollToRow(at: [0, 39], at: .bottom, animated: false)
      table.layoutIfNeeded()
      #expect(table.contentOffset.y == table.contentSize.height - 440)
      #expect(table.cellForRow(at: [0, 39]) != nil)
    }
  }

  @Test func rowsMayGoWhileTheTableScrolls() {
    withTable(estimate: 100) { table in
      (table.dataSource as? Source)?.endsEarly = true
      table.scrollToRow(at: [0, 39], at: .bottom, animated: false)
      table.layoutIfNeeded()
      #expect(table.numberOfSections == 0)
    }
  }
}
