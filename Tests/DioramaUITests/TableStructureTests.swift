import DioramaUI
import NibArchive
import Testing

/// What tables hold: sections and rows, cells with their parts, and nibs of cells.
@MainActor
@Suite struct TableStructureTests {
  private func value(_ key: String, of object: NSObject) throws -> Any? {
    try UIRuntime.shared.classes.value(forKeyPath: key, of: object)
  }

  private func load(_ nib: NibBuilder) throws -> NSObject {
    try #require(UINib(data: nib.data, bundle: nil).load(owner: nil).topLevelObjects.first)
  }

  @Test func aStaticTable() throws {
    var nib = NibBuilder()
    var rows: [NibBuilder.Node] = []
    for tag in [1, 2] {
      let cell = nib.node("UITableViewCell", ["UITag": .integer(tag)])
      rows.append(nib.node("UITableViewRow", ["UITableRowCell": .object(cell), "UITableRowHeight": .float(50)]))
    }
    let section = nib.node(
      "UITableViewSection",
      ["UITableSectionHeaderTitle": nib.text("Head"), "UITableSectionRows": nib.array(rows)]
    )
    let source = nib.node("UITableViewDataSource", ["UITableSections": nib.array([section])])
    let table = nib.node("UITableView")
    nib.topLevel = [table]
    nib.objects = [table, source]
    nib.connect(outlet: "dataSource", from: table, to: source)
    let view = try #require(try load(nib) as? UITableView)
    let data = try #require(view.dataSource)
    #expect(data.numberOfSections(in: view) == 1)
    #expect(data.tableView(view, numberOfRowsInSection: 0) == 2)
    #expect(data.tableView(view, titleForHeaderInSection: 0) == "Head")
    #expect(data.tableView(view, titleForFooterInSection: 0) == nil)
    let cell = data.tableView(view, cellForRowAt: IndexPath(row: 1, section: 0))
    #expect(cell.tag == 2)
    #expect(try value("rowHeight", of: cell) as? CGFloat == 50)
    #expect(data.tableView(view, numberOfRowsInSection: 7) == 0)
    let sections = try #require(try value("sections", of: view) as? [NSObject])
    #expect(try value("headerTitle", of: sections[0]) as? String == "Head")
    #expect((try value("cells", of: sections[0]) as? [UITableViewCell])?.map(\.tag) == [1, 2])
  }

  @Test func theCellsOfPrototypes() throws {
    var inner = NibBuilder()
    let owner = inner.proxy("IBFilesOwner")
    let friend = inner.proxy("UpstreamPlaceholder-1")
    let content = inner.node("UITableViewCellContentView")
    let cell = inner.node(
      "UITableViewCell",
      [
        "UIReuseIdentifier": inner.text("Person"), "UIContentView": .object(content),
        "UISubviews": inner.array([content]),
      ]
    )
    inner.topLevel = [owner, cell]
    inner.objects = [cell, content]
    inner.connect(outlet: "accessoryView", from: cell, to: friend)

    var nib = NibBuilder()
    let data = nib.node("NSData", ["NS.bytes": .data(inner.archive().encoded())])
    let prototype = nib.node("UINib", ["archiveData": .object(data)])
    let outside = nib.node("UIView", ["UITag": .integer(9)])
    let names = (nib.graph.string("Person"), nib.graph.string("UpstreamPlaceholder-1"))
    let objects = nib.graph.dictionary("NSDictionary", [(names.1, outside)])
    let table = nib.node(
      "UITableView",
      [
        "UITableViewCellPrototypeNibs": .object(nib.graph.dictionary("NSMutableDictionary", [(names.0, prototype)])),
        "UITableViewCellPrototypeNibExternalObjects": .object(
          nib.graph.dictionary("NSMutableDictionary", [(names.0, objects)])
        ),
      ]
    )
    nib.topLevel = [table]
    let view = try #require(try load(nib) as? UITableView)
    let first = try #require(view.dequeueReusableCell(withIdentifier: "Person"))
    let second = view.dequeueReusableCell(withIdentifier: "Person", for: IndexPath(row: 0, section: 0))
    #expect(first !== second)
    #expect(first.reuseIdentifier == "Person")
    #expect(first.contentView.superview === first)
    #expect(first.accessoryView?.tag == 9)
    #expect(view.dequeueReusableCell(withIdentifier: "Nobody") == nil)
    #expect(try value("prototypeCells", of: view) as? [String] == ["Person"])
  }

  @Test func theNibsThatCodeRegisters() {
    var inner = NibBuilder()
    inner.topLevel = [inner.node("UITableViewCell", ["UITag": .integer(4)])]
    let table = UITableView()
    table.register(UINib(data: inner.data, bundle: nil), forCellReuseIdentifier: "four")
    #expect(table.dequeueReusableCell(withIdentifier: "four")?.tag == 4)
    table.register(nil as UINib?, forCellReuseIdentifier: "four")
    #expect(table.dequeueReusableCell(withIdentifier: "four") == nil)
  }

  @Test func thePartsOfACellMadeInCode() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: "a")
    #expect(plain.reuseIdentifier == "a")
    #expect(plain.contentView.superview === plain)
    #expect(plain.textLabel?.superview === plain.contentView)
    #expect(plain.detailTextLabel == nil)
    #expect(plain.imageView != nil)
    #expect(plain.frame.size == CGSize(width: 320, height: 44))
    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(subtitle.detailTextLabel != nil)
    #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
  }

  @Test func thePartsOfAnArchivedCell() throws {
    var nib = NibBuilder()
    let label = nib.node("UITableViewLabel", ["UIText": nib.text("Hi")])
    let content = nib.node("UITableViewCellContentView", ["UISubviews": nib.array([label])])
    let separator = nib.node("_UITableViewCellSeparatorView")
    let cell = nib.node(
      "UITableViewCell",
      [
        "UISubviews": nib.array([content, separator]), "UIContentView": .object(content), "UITextLabel": .object(label),
        "UIDetailTextLabel": .null, "UIImageView": .null, "UITableViewCellStyle": .integer(3),
      ]
    )
    nib.topLevel = [cell]
    let loaded = try #require(try load(nib) as? UITableViewCell)
    #expect(loaded.textLabel?.text == "Hi")
    #expect(loaded.textLabel?.superview === loaded.contentView)
    #expect(loaded.subviews.count == 2 && loaded.subviews.first === loaded.contentView)
    #expect(loaded.detailTextLabel == nil && loaded.imageView == nil)
    #expect(try value("style", of: loaded) as? UITableViewCell.CellStyle == .subtitle)
  }

  @Test func headersAndFooters() throws {
    var nib = NibBuilder()
    let header = nib.node("UIView", ["UITag": .integer(3)])
    let table = nib.node(
      "UITableView",
      ["UISubviews": nib.array([header]), "UITableHeaderView": .object(header)]
    )
    nib.topLevel = [table]
    let view = try #require(try load(nib) as? UITableView)
    #expect(view.tableHeaderView?.tag == 3)
    #expect(view.subviews.count == 1)
    view.tableHeaderView = nil
    #expect(view.subviews.isEmpty)
    let footer = UIView()
    view.tableFooterView = footer
    #expect(footer.superview === view)
  }

  @Test func theStyleOfATable() throws {
    #expect(UITableView(frame: .zero, style: .grouped).style == .grouped)
    #expect(UITableView().style == .plain)
    let decoded = try NibBuilder.load("UITableView") { _ in ["UIStyle": .integer(2)] } as? UITableView
    #expect(decoded?.style == .insetGrouped)
  }
}
