import DioramaUI
import NibArchive
import Testing

/// What collections hold: a layout, and nibs of cells, headers and footers.
@MainActor
@Suite struct CollectionStructureTests {
  private func prototype(_ nib: inout NibBuilder, _ className: String, _ name: String, tag: Int) -> NibBuilder.Node {
    var inner = NibBuilder()
    let content = inner.node("UIView")
    inner.topLevel = [
      inner.node(
        className,
        [
          "UITag": .integer(tag), "UIReuseIdentifier": inner.text(name), "UIContentView": .object(content),
          "UISubviews": inner.array([content]),
        ]
      )
    ]
    let data = nib.node("NSData", ["NS.bytes": .data(inner.archive().encoded())])
    return nib.node("UINib", ["archiveData": .object(data)])
  }

  @Test func layoutAndPrototypes() throws {
    var nib = NibBuilder()
    let layout = nib.node("UICollectionViewFlowLayout", ["UIItemSize": .numbers([30, 40])])
    let cell = prototype(&nib, "UICollectionViewCell", "Photo", tag: 5)
    let footer = prototype(&nib, "UICollectionReusableView", "Foot", tag: 6)
    let names = (nib.graph.string("Photo"), nib.graph.string("UICollectionElementKindSectionFooter/Foot"))
    let view = nib.node(
      "UICollectionView",
      [
        "UICollectionLayout": .object(layout),
        "UICollectionViewCellNibDict": .object(nib.graph.dictionary("NSMutableDictionary", [(names.0, cell)])),
        "UICollectionViewSupplementaryViewNibDict": .object(
          nib.graph.dictionary("NSMutableDictionary", [(names.1, footer)])
        ),
      ]
    )
    nib.topLevel = [view]
    let loaded = try #require(
      try UINib(data: nib.data, bundle: nil).load(owner: nil).topLevelObjects.first as? UICollectionView
    )
    let flow = try #require(loaded.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.itemSize == CGSize(width: 30, height: 40))
    #expect(flow.collectionView === loaded)
    let path = IndexPath(item: 2, section: 1)
    #expect(path.item == 2 && path.section == 1)
    let made = loaded.dequeueReusableCell(withReuseIdentifier: "Photo", for: path)
    #expect(made.tag == 5 && made.reuseIdentifier == "Photo")
    #expect(made.contentView.superview === made)
    let kind = UICollectionView.elementKindSectionFooter
    #expect(loaded.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Foot", for: path).tag == 6)
    let classes = UIRuntime.shared.classes
    #expect(try classes.value(forKeyPath: "sectionFooterView", of: loaded) as? String == "Foot")
    #expect(try classes.value(forKeyPath: "sectionHeaderView", of: loaded) == nil)
  }

  @Test func aLayoutBelongsToOneView() {
    let (first, second) = (UICollectionViewFlowLayout(), UICollectionViewLayout())
    let view = UICollectionView(frame: .zero, collectionViewLayout: first)
    #expect(first.collectionView === view)
    view.collectionViewLayout = second
    #expect(first.collectionView == nil)
    #expect(second.collectionView === view)
  }

  @Test func aCellMadeInCode() {
    let cell = UICollectionViewCell(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(cell.contentView.superview === cell)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }
}
