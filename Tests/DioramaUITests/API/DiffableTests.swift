import DioramaUI
import Foundation
import Testing

/// Data sources of snapshots.
@MainActor
@Suite struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  @Test("DS1: a snapshot keeps its sections and items in the order in which they were put") func ds1() {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2], toSection: "A")
    snapshot.appendItems([3])
    snapshot.insertItems([4], beforeItem: 2)
    snapshot.moveItem(3, afterItem: 1)
    snapshot.insertSections(["C"], beforeSection: "A")
    snapshot.moveSection("B", beforeSection: "A")
    #expect(
      snapshot.sectionIdentifiers == ["C", "B", "A"] && snapshot.itemIdentifiers(inSection: "A") == [1, 3, 4, 2]
    )
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "A" && snapshot.indexOfItem(4) == 2)
    snapshot.deleteItems([1, 9])
    snapshot.deleteSections(["C"])
    #expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems == 3)
  }

  @Test("DS2: applying a snapshot changes rows where it differs, and cells of items that stay are kept") func ds2() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var made: [Int] = []
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      made.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["A"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(made == [1, 2, 3] && table.numberOfRows(inSection: 0) == 3)
    let two = table.cellForRow(at: [0, 1])
    made = []
    snapshot.deleteItems([1])
    snapshot.appendItems([4])
    snapshot.moveItem(3, beforeItem: 2)
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(made == [4] && table.cellForRow(at: [0, 1]) === two)
    #expect(source.itemIdentifier(for: [0, 0]) == 3 && source.indexPath(for: 4) == [0, 2])
    #expect(source.snapshot().itemIdentifiers == [3, 2, 4])
  }

  @Test("DS3: reconfigured items keep their cells, reloaded ones get others") func ds3() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let text = UILabel()
    text.text = ""
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)\(text.text ?? "")"
      return cell
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["A"])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    table.layoutIfNeeded()
    let cells = [0, 1].map { table.cellForRow(at: [0, $0]) }
    text.text = "!"
    snapshot.reconfigureItems([1])
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 0]) === cells[0] && cells[0]?.textLabel?.text == "1!")
    #expect(
      table.cellForRow(at: [0, 1])?.textLabel?.text == "2" && source.snapshot().reconfiguredItemIdentifiers == []
    )
    snapshot = source.snapshot()
    snapshot.reloadItems([2])
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 1])?.textLabel?.text == "2!")
  }

  @Test("DS4: a collection view follows snapshots, with cells and headers of registrations") func ds4() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in cell.tag = item }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    let kind = UICollectionView.elementKindSectionHeader
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: kind) {
      view,
      _,
      path in view.tag = 100 + path.section
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2], toSection: "A")
    snapshot.appendItems([3], toSection: "B")
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [1, 0])?.tag == 3 && view.numberOfItems(inSection: 0) == 2)
    #expect(view.supplementaryView(forElementKind: kind, at: [1, 0])?.tag == 101)
    snapshot.deleteSections(["A"])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.numberOfSections == 1 && view.cellForItem(at: [0, 0])?.tag == 3)
  }

  @Test("DS5: completions come after the turn, and rows cannot be swiped unless a subclass says so") func ds5() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in UITableViewCell() }
    var snapshot = Snapshot()
    snapshot.appendSections(["A"])
    snapshot.appendItems([1])
    var isDone = false
    source.apply(snapshot) { isDone = true }
    #expect(!isDone)
    CATransaction.flush()
    #expect(isDone && !source.tableView(table, canEditRowAt: [0, 0]))
  }

  @Test("FC10: a row with an estimate of its own is asked for its height when it is about to be shown") func fc10() {
    final class Heights: NSObject, UITableViewDataSource, UITableViewDelegate {
      var asked: [Int] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 200 }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append(indexPath.row)
        return 100
      }
    }
    let (table, heights) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)), Heights())
    table.dataSource = heights
    table.delegate = heights
    table.layoutIfNeeded()
    #expect(Set(heights.asked) == Set(0..<4) && table.rectForRow(at: [0, 1]).minY == 100)
    #expect(table.contentSize.height == 19_600)
  }
}
