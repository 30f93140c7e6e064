import DioramaUI
import Foundation
import Testing

/// Which content sizes of scroll views constraints change.
@MainActor
@Suite struct ContentSizeTests {
  private func pinTopLeading(_ view: UIView, in scroll: UIScrollView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 8),
    ])
  }

  @Test("A content size that code sets stays, where constraints name the near edges only") func nearEdges() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.contentSize = CGSize(width: 200, height: 900)
    let label = UILabel()
    label.text = "Placeholder"
    pinTopLeading(label, in: scroll)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 900))
    #expect(label.frame.minX == 5 && abs(label.frame.minY - 8) < 1e-9)
  }

  @Test("Constraints size the axis whose far edge they name, and no other") func oneAxis() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.contentSize = CGSize(width: 321, height: 900)
    let page = UIView()
    pinTopLeading(page, in: scroll)
    NSLayoutConstraint.activate([
      page.heightAnchor.constraint(equalToConstant: 500),
      page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -2),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 321, height: 510))
  }

  @Test("A table computes its content size, and views pinned to its far edges follow it") func table() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)
    table.rowHeight = 50
    table.dataSource = rows
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    table.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 10),
      badge.heightAnchor.constraint(equalToConstant: 10),
      badge.trailingAnchor.constraint(equalTo: table.trailingAnchor),
      badge.topAnchor.constraint(equalTo: table.topAnchor),
    ])
    for _ in 0..<2 {
      table.layoutIfNeeded()
      #expect(table.contentSize == CGSize(width: 320, height: 150))
      table.setNeedsLayout()
    }
    #expect(badge.frame == CGRect(x: 310, y: 0, width: 10, height: 10))
  }
}
