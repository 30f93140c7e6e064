import DioramaUI
import Foundation
import NibArchive
import Testing

/// Items that are as large as the constraints in their cells make them.
@MainActor
@Suite struct SelfSizingItemTests {
  /// A cell with a bar of a size of its own, 5 points from each edge of the content view.
  @MainActor
  private final class Bar: UICollectionViewCell {
    private(set) var length: NSLayoutConstraint?
    var asked: [CGSize] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(bar)
      let length = bar.widthAnchor.constraint(equalToConstant: 0)
      self.length = length
      NSLayoutConstraint.activate([
        length, bar.heightAnchor.constraint(equalToConstant: 20),
        bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
        bar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
        bar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      asked.append(layoutAttributes.size)
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  /// A cell without constraints, which says how large it is.
  @MainActor
  private final class Stamp: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 33) }
  }

  @MainActor
  private final class Bars: NSObject, UICollectionViewDataSource {
    var lengths: [CGFloat]
    var identifier = "bar"

    init(_ lengths: [CGFloat]) { self.lengths = lengths }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      lengths.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
      (cell as? Bar)?.length?.constant = lengths[indexPath.item]
      return cell
    }
  }

  private func shown(
    _ source: Bars,
    _ layout: UICollectionViewLayout,
    size: CGSize = CGSize(width: 200, height: 200)
  ) -> (UIWindow, UICollectionView) {
    let window = shownWindow(size)
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(Bar.self, forCellWithReuseIdentifier: "bar")
    view.register(Stamp.self, forCellWithReuseIdentifier: "stamp")
    view.dataSource = source
    window.addSubview(view)
    view.layoutIfNeeded()
    return (window, view)
  }

  private func flow(_ estimate: CGSize) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  private func sizes(_ view: UICollectionView) -> [CGSize] {
    view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0)?.frame.size }
  }

  @Test("FC5: with an estimated size, items are as large as the constraints in their content views, and others move")
  func constraints() {
    let source = Bars([140, 150, 40])
    let (window, view) = shown(source, flow(CGSize(width: 60, height: 10)))
    defer { window.isHidden = true }
    #expect(
      sizes(view) == [CGSize(width: 150, height: 30), CGSize(width: 160, height: 30), CGSize(width: 50, height: 30)]
    )
    #expect((0..<3).map { view.cellForItem(at: [0, $0])?.frame.minY } == [0, 30, 60])
    #expect(view.contentSize == CGSize(width: 200, height: 90))
    let cell = view.cellForItem(at: [0, 1])
    cell?.layoutIfNeeded()
    #expect(cell?.contentView.subviews.first?.frame == CGRect(x: 5, y: 5, width: 150, height: 20))
  }

  @Test(
    "FC6: a cell is asked with the size that the layout gives it, once: the estimated one, or the item size for an automatic one"
  )
  func askedOnce() {
    for (estimate, given) in [
      (CGSize(width: 60, height: 10), CGSize(width: 60, height: 10)),
      (UICollectionViewFlowLayout.automaticSize, CGSize(width: 50, height: 50)),
    ] {
      let (window, view) = shown(Bars([100]), flow(estimate))
      defer { window.isHidden = true }
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect((view.cellForItem(at: [0, 0]) as? Bar)?.asked == [given])
    }
  }

  @Test("FC5: an estimated size out of a nib does the same, and an automatic one too")
  func estimateFromANib() throws {
    for estimate in [[60, 10], [Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude]] {
      var nib = NibBuilder()
      let values: KeyValuePairs<String, NibArchiveGraph.Value> = ["UIEstimatedItemSize": .numbers(estimate)]
      nib.topLevel = [nib.node("UICollectionViewFlowLayout", values)]
      let loaded = try UINib(data: nib.data, bundle: nil).load(owner: nil).topLevelObjects.first
      let layout = try #require(loaded as? UICollectionViewFlowLayout)
      let (window, view) = shown(Bars([140, 40]), layout)
      defer { window.isHidden = true }
      #expect(sizes(view) == [CGSize(width: 150, height: 30), CGSize(width: 50, height: 30)])
    }
  }

  @Test("FC7: without an estimated size, nobody is asked, and the layout decides")
  func noEstimate() {
    let (window, view) = shown(Bars([100]), flow(.zero))
    defer { window.isHidden = true }
    #expect((view.cellForItem(at: [0, 0]) as? Bar)?.asked == [])
    #expect(sizes(view) == [CGSize(width: 50, height: 50)])
  }

  @Test("FC8: a layout that is invalidated asks again, and a cell without constraints by sizeThatFits")
  func invalidated() {
    let source = Bars([100])
    let layout = flow(CGSize(width: 60, height: 10))
    let (window, view) = shown(source, layout)
    defer { window.isHidden = true }
    (view.cellForItem(at: [0, 0]) as? Bar)?.length?.constant = 130
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(sizes(view) == [CGSize(width: 140, height: 30)])
    source.identifier = "stamp"
    view.reloadData()
    view.layoutIfNeeded()
    #expect(sizes(view) == [CGSize(width: 60, height: 33)])
  }

  /// A layout that stacks items, as high as they ask for.
  @MainActor
  private final class Pile: UICollectionViewLayout {
    var heights: [Int: CGFloat] = [:]
    var log: [String] = []

    private func frame(_ item: Int) -> CGRect {
      let top = (0..<item).reduce(CGFloat(0)) { $0 + (heights[$1] ?? 50) }
      return CGRect(x: 0, y: top, width: 100, height: heights[item] ?? 50)
    }

    override func prepare() {
      super.prepare()
      log.append("prepare")
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 100, height: frame(collectionView?.numberOfItems(inSection: 0) ?? 0).minY)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frame(indexPath.item)
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap { layoutAttributesForItem(at: [0, $0]) }
        .filter { $0.frame.intersects(rect) }
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      log.append("should \(originalAttributes.indexPath.item)")
      return preferredAttributes.size.height != originalAttributes.size.height
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      log.append("context \(originalAttributes.indexPath.item)")
      heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes
      )
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      log.append("invalidate \(context.invalidatedItemIndexPaths?.map(\.item) ?? [])")
      super.invalidateLayout(with: context)
    }
  }

  @Test(
    "FC9: a layout of one's own is asked whether to follow, for a context, prepares anew, and is asked about what it gives then"
  )
  func ownLayout() {
    let layout = Pile()
    let (window, view) = shown(Bars([10, 10]), layout)
    defer { window.isHidden = true }
    #expect(
      layout.log == [
        "prepare", "should 0", "context 0", "invalidate [0]", "should 1", "context 1", "invalidate [1]", "prepare",
        "should 0", "should 1",
      ]
    )
    #expect((0..<2).map { view.cellForItem(at: [0, $0])?.frame.minY } == [0, 30])
    #expect(view.contentSize == CGSize(width: 100, height: 60))
  }
}
