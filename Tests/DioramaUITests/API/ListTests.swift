import DioramaUI
import Foundation
import Testing

/// Lists in collection views, and snapshots of sections with items in others.
@MainActor
@Suite struct ListTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private struct Shown {
    let window: UIWindow
    let view: UICollectionView
    let source: Source

    @MainActor
    func cell(_ item: Int) -> UICollectionViewListCell? {
      view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }
  }

  private func list(
    _ configuration: UICollectionLayoutListConfiguration,
    accessories: [UICellAccessory] = []
  ) -> Shown {
    let window = shownWindow(CGSize(width: 320, height: 600))
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = accessories
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    window.addSubview(view)
    return Shown(window: window, view: view, source: source)
  }

  private func show(_ items: [String], in shown: Shown) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    shown.source.apply(snapshot)
    CATransaction.flush()
  }

  @Test("LS1: a list has rows from edge to edge, as high as their cells ask for, with lines between them") func ls1()
    throws
  {
    let shown = list(UICollectionLayoutListConfiguration(appearance: .plain))
    show(["one", String(repeating: "word ", count: 40), "three"], in: shown)
    let cells = (0..<3).compactMap { shown.cell($0) }
    #expect(cells.count == 3)
    #expect(cells[0].frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cells[1].frame.minY == 44 && cells[1].frame.height > 80 && cells[1].frame.width == 320)
    #expect(cells[2].frame.minY == cells[1].frame.maxY && cells[2].frame.height == 44)
    let line = try #require(cells[0].subviews.last)
    #expect(line.backgroundColor == .separator && line.frame.maxX == 320 && line.frame.maxY == 44)
    #expect(cells[0].backgroundConfiguration?.backgroundColor == .systemBackground)
    #expect(shown.view.backgroundColor == .systemBackground)
  }

  @Test("LS2: an inset grouped list stands away from the edges, with round corners at its ends") func ls2() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.backgroundColor = .red
    let shown = list(configuration)
    show(["one", "two"], in: shown)
    #expect(shown.cell(0)?.frame.minX == 16 && shown.cell(0)?.frame.width == 288)
    #expect(shown.view.backgroundColor == .red)
    let corners = shown.cell(0)?.subviews.first?.layer.maskedCorners
    #expect(corners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    let last = shown.cell(1)?.subviews.first?.layer.maskedCorners
    #expect(last == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(shown.cell(0)?.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test("LS3: accessories stand beside the content, those for editing while the view is edited") func ls3() {
    var deleted = 0
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let shown = list(
      UICollectionLayoutListConfiguration(appearance: .plain),
      accessories: [
        .delete { deleted += 1 }, .customView(configuration: .init(customView: mark, placement: .trailing())),
        .disclosureIndicator(displayed: .whenNotEditing), .label(text: "hidden", options: .init(isHidden: true)),
      ]
    )
    show(["one"], in: shown)
    #expect(shown.cell(0)?.contentView.frame.minX == 0)
    #expect(mark.superview === shown.cell(0) && mark.frame.maxX < 304)
    #expect(shown.cell(0)?.contentView.frame.maxX == mark.frame.minX)
    shown.view.isEditing = true
    CATransaction.flush()
    #expect(shown.cell(0)?.contentView.frame.minX == 40 && mark.frame.maxX == 304)
    #expect(shown.cell(0)?.configurationState.isEditing == true)
    UserDriver(shown.window).tap(labeled: "Delete")
    #expect(deleted == 1)
  }

  @Test("LS4: a section snapshot lists items with others inside, and shows those of expanded ones") func ls4() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["A", "B"])
    snapshot.append(["A1", "A2"], to: "A")
    snapshot.append(["A1x"], to: "A1")
    #expect(snapshot.items == ["A", "A1", "A1x", "A2", "B"] && snapshot.rootItems == ["A", "B"])
    #expect(snapshot.visibleItems == ["A", "B"] && !snapshot.isExpanded("A") && !snapshot.isVisible("A1"))
    snapshot.expand(["A1"])
    #expect(snapshot.visibleItems == ["A", "B"])
    snapshot.expand(["A"])
    #expect(snapshot.visibleItems == ["A", "A1", "A1x", "A2", "B"])
    #expect(snapshot.level(of: "A1x") == 2 && snapshot.parent(of: "A1x") == "A1" && snapshot.parent(of: "B") == nil)
    snapshot.insert(["A0"], before: "A1")
    snapshot.insert(["A3"], after: "A1")
    #expect(snapshot.items == ["A", "A0", "A1", "A1x", "A3", "A2", "B"] && snapshot.level(of: "A3") == 1)
    let inner = snapshot.snapshot(of: "A1", includingParent: true)
    #expect(inner.items == ["A1", "A1x"] && inner.rootItems == ["A1"] && inner.isExpanded("A1"))
    snapshot.delete(["A1", "missing"])
    #expect(
      snapshot.items == ["A", "A0", "A3", "A2", "B"] && !snapshot.contains("A1x") && snapshot.index(of: "B") == 4
    )
    snapshot.replace(childrenOf: "A", using: inner)
    #expect(snapshot.items == ["A", "A1", "A1x", "B"] && snapshot.level(of: "A1x") == 2 && snapshot.isExpanded("A1"))
    snapshot.collapse(["A"])
    #expect(snapshot.visibleItems == ["A", "B"])
    snapshot.deleteAll()
    #expect(snapshot.items.isEmpty)
  }

  @Test("LS5: a source shows the visible items of a section, and the sign of an outline expands and collapses them")
  func ls5() throws {
    let shown = list(UICollectionLayoutListConfiguration(appearance: .plain), accessories: [.outlineDisclosure()])
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["A", "B"])
    snapshot.append(["A1", "A2"], to: "A")
    shown.source.apply(snapshot, to: 7)
    CATransaction.flush()
    #expect(shown.source.snapshot().sectionIdentifiers == [7] && shown.source.snapshot().itemIdentifiers == ["A", "B"])
    var log: [String] = []
    shown.source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    shown.source.sectionSnapshotHandlers.shouldCollapseItem = { item in
      log.append("collapse? \(item)")
      return log.count > 2
    }
    let user = UserDriver(shown.window)
    let sign = try #require(shown.cell(0)?.subviews.first { $0.accessibilityLabel == "Disclosure" })
    user.tap(sign)
    #expect(shown.source.snapshot().itemIdentifiers == ["A", "A1", "A2", "B"] && log == ["expand A"])
    #expect(shown.source.snapshot(for: 7).isExpanded("A") && shown.cell(0)?.configurationState.isExpanded == true)
    #expect(shown.cell(1)?.indentationLevel == 1 && shown.cell(1)?.contentView.frame.minX == 10)
    user.tap(sign)
    #expect(shown.source.snapshot().itemIdentifiers.count == 4)
    user.tap(sign)
    #expect(shown.source.snapshot().itemIdentifiers == ["A", "B"])
    #expect(log == ["expand A", "collapse? A", "collapse? A"])
    #expect(shown.source.snapshot(for: 9).items.isEmpty)
  }

  @Test("LS5: the sign of a closed item points to where lines end")
  func ls5Direction() throws {
    /// Where the tip of the sign is, from its middle.
    func tip(_ semantic: UISemanticContentAttribute) throws -> CGFloat {
      let shown = list(UICollectionLayoutListConfiguration(appearance: .plain), accessories: [.outlineDisclosure()])
      var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
      snapshot.append(["A"])
      shown.source.apply(snapshot, to: 7)
      CATransaction.flush()
      let sign = try #require(shown.cell(0)?.subviews.first { $0.accessibilityLabel == "Disclosure" })
      sign.semanticContentAttribute = semantic
      let context = CGContext(size: sign.bounds.size)
      UIGraphicsPushContext(context)
      sign.draw(sign.bounds)
      UIGraphicsPopContext()
      guard case .stroke(let path, _) = try #require(context.commands.last?.kind) else { return 0 }
      guard case .line(let point) = path.elements[1] else { return 0 }
      return point.x - sign.bounds.midX
    }
    #expect(try tip(.forceLeftToRight) == 3)
    #expect(try tip(.forceRightToLeft) == -3)
  }

  @Test("LS6: a list has headers and footers if its modes say so") func ls6() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let shown = list(configuration)
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    for kind in kinds {
      shown.view.register(
        UICollectionViewListCell.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "edge"
      )
    }
    shown.source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: path)
    }
    show(["one"], in: shown)
    let header = shown.view.supplementaryView(forElementKind: kinds[0], at: IndexPath(item: 0, section: 0))
    let footer = shown.view.supplementaryView(forElementKind: kinds[1], at: IndexPath(item: 0, section: 0))
    #expect(header?.frame.minY == 0 && header?.frame.maxY == shown.cell(0)?.frame.minY)
    #expect(footer?.frame.minY == shown.cell(0)?.frame.maxY && footer?.frame.width == 320)
  }

  @Test("TX10: a field's text has positions, a selection while it is edited, and typing replaces what is selected")
  func tx10() throws {
    let window = shownWindow(CGSize(width: 320, height: 100))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    window.addSubview(field)
    window.makeKey()
    field.text = "Hello world"
    #expect(field.selectedTextRange == nil)
    field.becomeFirstResponder()
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 11)
    #expect(field.selectedTextRange?.isEmpty == true && field.selectedTextRange?.start == field.endOfDocument)
    let begin = try #require(field.position(from: field.beginningOfDocument, offset: 6))
    let range = try #require(field.textRange(from: begin, to: field.endOfDocument))
    #expect(field.text(in: range) == "world" && field.position(from: begin, offset: 6) == nil)
    #expect(
      field.position(from: begin, offset: -7) == nil
        && field.compare(begin, to: field.endOfDocument) == .orderedAscending
    )
    field.selectedTextRange = range
    UserDriver(window).type("X", into: field)
    #expect(field.text == "Hello X" && field.selectedTextRange?.start == field.endOfDocument)
    let start = try #require(field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument))
    field.selectedTextRange = start
    UserDriver(window).type("Oh ", into: field)
    #expect(field.text == "Oh Hello X")
    UserDriver(window).deleteBackward()
    #expect(field.text == "OhHello X")
    let whole = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    field.replace(whole, withText: "ab")
    #expect(field.text == "ab")
    let carets = (0...2).compactMap { field.position(from: field.beginningOfDocument, offset: $0) }
      .map(field.caretRect)
    let width = ("a" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    #expect(carets[0].minX == 0 && abs(carets[1].minX - width) < 0.001 && carets[2].minX > carets[1].minX)
  }

  @Test("TX11: the caret of a text view is in the line of its position") func tx11() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.text = "one\n\nthree"
    @MainActor func caret(_ offset: Int) throws -> CGRect {
      view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: offset)))
    }
    let line = try caret(0).height
    #expect(try caret(0).origin == CGPoint(x: 5, y: 8))
    #expect(try caret(3).minX > 5 && caret(3).minY == 8)
    #expect(try caret(4).minY == 8 + line && caret(4).minX == 5)
    #expect(try caret(5).minY == 8 + 2 * line && caret(5).minX == 5)
    view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    #expect(view.selectedRange == NSRange(location: 0, length: 10))
    let range = try #require(view.selectedTextRange)
    view.replace(range, withText: "new")
    #expect(view.text == "new" && view.selectedTextRange?.start == view.endOfDocument)
  }
}
