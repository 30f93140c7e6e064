import DioramaUI
import Foundation
import Testing

/// Where a table scrolls to a row.
@MainActor
@Suite struct TableScrollingTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var estimate: CGFloat?
    func numberOfSections(in tableView: UITableView) -> Int { estimate == nil ? 3 : 1 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { estimate == nil ? 10 : 40 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 28 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
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
    "SC11: a section's first row comes to the top with its header, and its last to the bottom with its footer",
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

  @Test("SC12: a row whose height was estimated comes to rest at its place, never beyond the end")
  func estimated() {
    withTable(estimate: 100) { table in
      table.scrollToRow(at: [0, 39], at: .bottom, animated: false)
      table.layoutIfNeeded()
      #expect(table.contentOffset.y == table.contentSize.height - 440)
      #expect(table.cellForRow(at: [0, 39]) != nil)
    }
  }
}
