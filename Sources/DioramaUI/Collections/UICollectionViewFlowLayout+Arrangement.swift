import Foundation

extension UICollectionViewFlowLayout {
  var isVertical: Bool { scrollDirection == .vertical }

  /// The length of the lines.
  var breadth: CGFloat {
    guard let view = collectionView else { return 0 }
    let inset = view.adjustedContentInset
    return isVertical
      ? max(0, view.bounds.width - inset.left - inset.right)
      : max(0, view.bounds.height - inset.top - inset.bottom)
  }

  /// Asks delegate and source about all sections.
  func readSections() -> [FlowSection] {
    guard let view = collectionView else { return [] }
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    var result: [FlowSection] = []
    for section in 0..<view.numberOfSections {
      let count = view.numberOfItems(inSection: section)
      result.append(
        FlowSection(
          start: result.last?.end ?? 0,
          breadth: breadth,
          count: count,
          sizes: sizes(of: count, section, view, delegate),
          measures(of: section, view, delegate)
        )
      )
    }
    return result
  }

  /// The sizes of the items, or a single one that all have.
  private func sizes(
    of count: Int,
    _ section: Int,
    _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [CGSize] {
    guard count > 0, delegate != nil || !preferredSizes.isEmpty else { return [turned(givenSize(itemSize))] }
    let sizes = (0..<count).map { item in
      let path = IndexPath(item: item, section: section)
      if let preferred = preferredSizes[path] { return turned(preferred) }
      return turned(givenSize(delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize))
    }
    return sizes.allSatisfy { $0 == sizes[0] } ? [sizes[0]] : sizes
  }

  /// The size that an item has before it asks for one: the one that the delegate says, else the estimated one, where items size
  /// themselves.
  private func givenSize(_ size: CGSize) -> CGSize {
    guard asksViews, size == itemSize else { return size }
    func length(_ estimated: CGFloat, _ own: CGFloat) -> CGFloat {
      estimated.isFinite && estimated < .greatestFiniteMagnitude ? max(0, estimated) : own
    }
    return CGSize(
      width: length(estimatedItemSize.width, size.width),
      height: length(estimatedItemSize.height, size.height)
    )
  }

  private func measures(
    of section: Int,
    _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection.Measures {
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
    let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
    return FlowSection.Measures(
      inset: isVertical
        ? inset : UIEdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom),
      lineSpacing: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      header: turned(header ?? headerReferenceSize).height,
      footer: turned(footer ?? footerReferenceSize).height
    )
  }

  // MARK: - Attributes

  func makeAttributes() -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return (type ?? UICollectionViewLayoutAttributes.self).init()
  }

  /// What stands in a rectangle, section by section.
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let area = turned(rect)
    var result: [UICollectionViewLayoutAttributes] = []
    var index = sections.partitioningIndex { $0.end > area.minY }
    while index < sections.count, sections[index].start < area.maxY {
      let section = sections[index]
      let first = IndexPath(item: 0, section: index)
      let kinds = [
        (UICollectionView.elementKindSectionHeader, section.header),
        (UICollectionView.elementKindSectionFooter, section.footer),
      ]
      for (kind, frame) in kinds where frame.height > 0 && frame.intersects(area) {
        if let found = layoutAttributesForSupplementaryView(ofKind: kind, at: first) { result.append(found) }
      }
      for item in section.items(from: area.minY, to: area.maxY) where section.frame(of: item).intersects(area) {
        if let found = layoutAttributesForItem(at: IndexPath(item: item, section: index)) { result.append(found) }
      }
      index += 1
    }
    return result
  }

  /// A size for lines from top to bottom, or back.
  func turned(_ size: CGSize) -> CGSize { isVertical ? size : CGSize(width: size.height, height: size.width) }

  /// A rectangle for lines from top to bottom, or back.
  func turned(_ rect: CGRect) -> CGRect {
    isVertical ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }
}
