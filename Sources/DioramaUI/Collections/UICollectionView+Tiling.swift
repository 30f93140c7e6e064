import Foundation

extension UICollectionView {
  /// Makes what is known about the content out of date; the source is asked at the next layout.
  func contentDidChange() {
    reloadData()
  }

  /// Makes the layout out of date; it is prepared anew at the next layout of the view.
  ///
  /// - Parameter keepsPreferences: Whether views that have said what they would rather have are not asked again.
  func layoutDidChange(keepsPreferences: Bool = false) {
    isPrepared = false
    if !keepsPreferences { shown.preferences = [:] }
    // What a view asks for while it is shown is followed at once.
    if shown.isFollowing { shown.hasFollowed = true } else { setNeedsLayout() }
  }

  /// How many items each section has; asked of the source, if nothing is known yet.
  var counts: [Int] {
    if let itemCounts { return itemCounts }
    let read = readCounts()
    itemCounts = read
    return read
  }

  func readCounts() -> [Int] {
    guard let dataSource = contentSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  /// Brings the layout up to date, and the size of the content with it.
  func prepareLayout() {
    if let old = laidOutBounds, old != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      collectionViewLayout.invalidateLayout()
    }
    laidOutBounds = bounds
    guard !isPrepared else { return }
    isPrepared = true
    _ = counts
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  /// Shows what the layout has in the bounds.
  func tile() {
    guard !shown.isTiling, updates.depth == 0 else { return }
    shown.isTiling = true
    defer { shown.isTiling = false }
    prepareLayout()
    if let backgroundView {
      if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
      backgroundView.frame = bounds
    }
    layOutScrollers()
    // Each round asks views that have not been shown before, and what they ask for may show others.
    for _ in 0..<Self.askingLimit {
      shown.hasFollowed = false
      showElements()
      guard shown.hasFollowed, !isPrepared else { return }
      prepareLayout()
      layOutScrollers()
    }
  }

  /// So often views that ask for other sizes are laid out anew in one layout.
  private static var askingLimit: Int { 1000 }

  /// Shows what the layout has in the bounds, and takes away the rest.
  private func showElements() {
    let attributes = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter { !$0.isHidden }
    var cells: Set<IndexPath> = []
    var views: Set<ShownItems.Element> = []
    for one in attributes {
      switch one.representedElementCategory {
      case .cell: cells.insert(one.indexPath)
      case .supplementaryView: views.insert(element(of: one))
      }
    }
    recycle {
      !cells.contains($0)
    } views: {
      !views.contains($0)
    }
    let generation = shown.generation
    for one in attributes.sorted(by: { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }) {
      layOut(one)
      guard shown.generation == generation else { return }
    }
  }

  private func element(of attributes: UICollectionViewLayoutAttributes) -> ShownItems.Element {
    ShownItems.Element(kind: attributes.representedElementKind ?? "", path: attributes.indexPath)
  }

  // MARK: - Layout

  private func layOut(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell:
      guard counts.indices.contains(path.section), path.item < counts[path.section] else { return }
      if let cell = shown.cells[path] {
        if cell.superview !== holder(of: attributes) { add(cell, attributes) }
        set(attributes, of: cell)
        return askForPreference(cell, attributes)
      }
      guard let cell = contentSource?.collectionView(self, cellForItemAt: path) else { return }
      checkIdentifier(of: cell)
      if let other = shown.cells.first(where: { $0.value === cell })?.key { shown.cells[other] = nil }
      shown.cells[path] = cell
      cell.isSelected = selection.contains(path)
      cell.isHighlighted = highlightedItem == path
      set(attributes, of: cell)
      askForPreference(cell, attributes)
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      add(cell, attributes)
    case .supplementaryView:
      let element = element(of: attributes)
      if let view = shown.views[element] { return set(attributes, of: view) }
      guard
        let view = contentSource?.collectionView(self, viewForSupplementaryElementOfKind: element.kind, at: path)
      else { return }
      shown.views[element] = view
      set(attributes, of: view)
      collectionDelegate?.collectionView(
        self,
        willDisplaySupplementaryView: view,
        forElementKind: element.kind,
        at: path
      )
      add(view, attributes)
    }
  }

  private func set(_ attributes: UICollectionViewLayoutAttributes, of view: UICollectionReusableView) {
    if view.transform != .identity { view.transform = .identity }
    let frame = frame(of: attributes, in: holder(of: attributes))
    if view.frame != frame { view.frame = frame }
    if let space = attributes.space {
      view.transform3D = space
    } else if view.transform != attributes.transform {
      view.transform = attributes.transform
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    view.zIndex = attributes.zIndex
    view.apply(attributes)
  }

  /// Asks the cell of an item what it would rather have than what the layout gives it, once for each size, and lets the layout follow.
  private func askForPreference(_ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes) {
    let layout = collectionViewLayout
    guard layout.asksViews, let original = attributes.copy() as? UICollectionViewLayoutAttributes else { return }
    let path = attributes.indexPath
    if let known = shown.preferences[path], [known.given, known.preferred].contains(attributes.size) { return }
    let preferred = cell.preferredLayoutAttributesFitting(attributes)
    shown.preferences[path] = ShownItems.Preference(given: original.size, preferred: preferred.size)
    guard
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    shown.isFollowing = true
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    )
    shown.isFollowing = false
  }

  /// Adds a view in front of those whose `zIndex` is not greater.
  private func add(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let holder = holder(of: attributes)
    let upper = holder.subviews.first { ($0 as? UICollectionReusableView).map { $0.zIndex > view.zIndex } ?? false }
    if let upper { holder.insertSubview(view, belowSubview: upper) } else { holder.addSubview(view) }
  }

  private func checkIdentifier(of cell: UICollectionViewCell) {
    guard cell.reuseIdentifier == nil, prototypeItems == nil else { return }
    UIKitException.raise(
      .internalInconsistency,
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
        + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    )
  }

  // MARK: - Taking away

  /// Takes away the cells and views whose index paths pass a test, so that they can be used again.
  func recycle(_ cells: (IndexPath) -> Bool, views: (ShownItems.Element) -> Bool) {
    for path in shown.cells.keys.sorted() where cells(path) {
      guard let cell = shown.cells.removeValue(forKey: path) else { continue }
      shown.preferences[path] = nil
      cell.removeFromSuperview()
      if let identifier = cell.reuseIdentifier, prototypeItems == nil { cellPool.giveBack(cell, identifier) }
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
    for element in shown.views.keys.sorted(by: { $0.path < $1.path }) where views(element) {
      guard let view = shown.views.removeValue(forKey: element) else { continue }
      view.removeFromSuperview()
      if let identifier = view.reuseIdentifier, prototypeItems == nil {
        viewPool.giveBack(view, "\(element.kind)/\(identifier)")
      }
      collectionDelegate?.collectionView(
        self,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: element.kind,
        at: element.path
      )
    }
  }
}
