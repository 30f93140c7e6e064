import DioramaUI
import Foundation
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import Testing

/// Tables and collections out of scenes, used by a finger.
@MainActor
@Suite struct TableSceneTests {
  @Test func prototypesAreTapped() throws {
    let table = try Self.load(
      UITableView.self,
      """
      scene: 1
      objects:
        - class: UITableView
          frame: [0, 0, 320, 200]
          rowHeight: 50
          prototypeCells:
            - reuseIdentifier: name
              accessoryType: disclosureIndicator
              textLabel: {text: Name}
            - reuseIdentifier: note
              contentView:
                subviews: [{class: UILabel, tag: 7, frame: [16, 10, 200, 21], text: Note}]
      """
    )
    let source = Names(table)
    let window = Self.show(table)
    #expect(table.visibleCells.count == 4)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
    #expect(table.visibleCells[0].textLabel?.text == "Anna")
    #expect(table.visibleCells[1].viewWithTag(7) is UILabel)
    #expect(table.visibleCells[0].contentView.frame.width < table.visibleCells[1].contentView.frame.width)
    UserDriver(window).tap(table.visibleCells[2])
    #expect(source.chosen == ["Carl"])
    let first = table.visibleCells[0]
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.visibleCells.contains { $0 === first })
  }

  @Test func aStaticTableShowsAndSelects() throws {
    let controller = try Self.load(
      UITableViewController.self,
      """
      scene: 1
      objects:
        - class: UITableViewController
          view:
            class: UITableView
            frame: [0, 0, 320, 400]
            style: grouped
            rowHeight: 44
            sections:
              - headerTitle: General
                cells:
                  - {tag: 1, textLabel: {text: Sound}}
                  - {tag: 2, rowHeight: 60}
              - footerTitle: The end
                cells: [{tag: 3}]
      """
    )
    let table = try #require(controller.tableView)
    #expect(table.dataSource === controller && table.delegate === controller)
    let window = Self.show(table)
    #expect(table.visibleCells.map(\.tag) == [1, 2, 3])
    #expect(table.visibleCells.map(\.frame.height) == [44, 60, 44])
    #expect(table.visibleCells[0].frame.minY == 55.5)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "General")
    #expect(table.footerView(forSection: 1)?.textLabel?.text == "The end")
    UserDriver(window).tap(table.visibleCells[1])
    #expect(table.indexPathForSelectedRow == [0, 1])
    let cells = table.visibleCells
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells == cells)
  }

  @Test func aControllerClearsTheSelectionWhenItAppears() throws {
    final class List: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    }
    let controller = List(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    CATransaction.flush()
    #expect(controller.tableView.visibleCells.count == 3)
    controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    #expect(controller.tableView.visibleCells.count == 3)
    controller.clearsSelectionOnViewWillAppear = false
    controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathForSelectedRow == [0, 1])
    window.isHidden = true
  }

  @Test func aFlowOfPrototypes() throws {
    let view = try Self.load(
      UICollectionView.self,
      """
      scene: 1
      objects:
        - class: UICollectionView
          frame: [0, 0, 320, 200]
          collectionViewLayout:
            class: UICollectionViewFlowLayout
            itemSize: [50, 50]
            minimumInteritemSpacing: 4
            headerReferenceSize: [0, 30]
          prototypeCells: [{reuseIdentifier: photo, tag: 5}]
          sectionHeaderView: {reuseIdentifier: head, tag: 6}
      """
    )
    let source = Photos(view)
    let window = Self.show(view)
    #expect(view.visibleCells.map(\.frame.minX) == [0, 54, 108, 162, 216, 270, 0])
    #expect(view.visibleCells.map(\.tag) == Array(repeating: 5, count: 7))
    #expect(view.visibleCells[0].frame.minY == 30)
    let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(header?.tag == 6 && header?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    UserDriver(window).tap(view.visibleCells[6])
    #expect(source.chosen == [6])
  }

  @Test("A cell of a table in a cell of a table is connected to the owner of the nib around both")
  func aCellInACellKnowsTheOwner() throws {
    final class Shop: UIViewController, UITextFieldDelegate {}
    let shop = Shop()
    let table = try Self.load(
      UITableView.self,
      """
      scene: 1
      owner: {class: Shop.ShopController, superclass: UIViewController, outlets: {view: table}}
      objects:
        - class: UITableView
          id: table
          prototypeCells:
            - reuseIdentifier: shelf
              contentView:
                subviews:
                  - class: UITableView
                    tag: 1
                    prototypeCells:
                      - reuseIdentifier: item
                        contentView:
                          subviews: [{class: UITextField, tag: 2, outlets: {delegate: owner}}]
      """,
      owner: shop
    )
    let shelf = try #require(table.dequeueReusableCell(withIdentifier: "shelf"))
    let inner = try #require(shelf.viewWithTag(1) as? UITableView)
    let item = try #require(inner.dequeueReusableCell(withIdentifier: "item"))
    let field = try #require(item.viewWithTag(2) as? UITextField)
    #expect(field.delegate === shop)
  }

  // MARK: - Helpers

  private static func show(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: view.bounds.size))
    window.isHidden = false
    window.addSubview(view)
    view.layoutIfNeeded()
    return window
  }

  private static func load<Object>(_ type: Object.Type, _ text: String, owner: NSObject? = nil) throws -> Object {
    let source = SourceText(path: "Table.scene.yaml", bytes: Array(text.utf8))
    let validated = Pipeline(catalog: SceneCatalog.builtIn).validated(source)
    let scene = try #require(validated.value, "\(GCCRenderer().render(validated.diagnostics, in: source))")
    let nib = UINib(data: Data(emit(scene).encoded()), bundle: nil)
    return try #require(try nib.load(owner: owner).topLevelObjects.first as? Object)
  }
}

/// A source of rows that alternate between two prototypes.
@MainActor
private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
  let names = ["Anna", "Berta", "Carl", "Dora", "Emil", "Fritz", "Gerd"]
  var chosen: [String] = []

  init(_ table: UITableView) {
    super.init()
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let identifier = indexPath.row == 1 ? "note" : "name"
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    if indexPath.row != 1 { cell.textLabel?.text = names[indexPath.row] }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(names[indexPath.row]) }
}

/// A source of seven items and a header.
@MainActor
private final class Photos: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var chosen: [Int] = []

  init(_ view: UICollectionView) {
    super.init()
    view.dataSource = self
    view.delegate = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath.item)
  }
}
