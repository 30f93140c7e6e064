public import Foundation

/// What a section of a compositional layout is made for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room that there is.
  var container: any NSCollectionLayoutContainer { get }

  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The room that a compositional layout has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, in points.
  var contentSize: CGSize { get }

  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }

  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
}

private final class LayoutRoom: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }

  init(_ size: CGSize, _ traits: UITraitCollection) {
    contentSize = size
    traitCollection = traits
    super.init()
  }
}

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the view scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
}

/// Returns the section with an index, for the room that there is; nil stops the program.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections that are made of groups of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What holds for all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var sections: [CompositionalSection] = []
  private var content = CGSize.zero
  private var preferredSizes: [IndexPath: CGSize] = [:]
  private var hasEstimates = false

  /// The color of a list that the view has got; nil as long as it has got none.
  private var listColor: UIColor?

  /// Creates a layout whose sections are alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout that asks for each section.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Archives have no such layouts.
  public required init?(coder: NSCoder) { nil }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  /// Arranges all sections.
  open override func prepare() {
    super.prepare()
    sections = []
    content = .zero
    hasEstimates = false
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    let room = CGSize(
      width: max(0, view.bounds.width - inset.left - inset.right),
      height: max(0, view.bounds.height - inset.top - inset.bottom)
    )
    let environment = LayoutRoom(room, view.traitCollection)
    self.room = environment
    var origin = CGPoint.zero
    for index in 0..<view.numberOfSections {
      guard let said = provider(index, environment) else {
        UIKitException.raise(.internalInconsistency, "Invalid section definition. Section provider returned nil.")
      }
      if said.group.hasEstimates { hasEstimates = true }
      if index > 0 {
        if isVertical {
          origin.y += configuration.interSectionSpacing
        } else {
          origin.x += configuration.interSectionSpacing
        }
      }
      let section = CompositionalSection(
        said,
        count: view.numberOfItems(inSection: index),
        in: room,
        at: origin,
        isVertical: isVertical
      ) { [preferredSizes] in preferredSizes[IndexPath(item: $0, section: index)] }
      sections.append(section)
      if isVertical { origin.y += section.size.height } else { origin.x += section.size.width }
    }
    if let list = listConfiguration(inSection: 0), view.backgroundColor == nil || view.backgroundColor == listColor {
      listColor = list.shownBackgroundColor
      view.backgroundColor = listColor
    }
    content = isVertical ? CGSize(width: room.width, height: origin.y) : CGSize(width: origin.x, height: room.height)
  }

  /// Whether any section is a list.
  var hasLists: Bool { sections.contains { $0.section.listConfiguration != nil } }

  /// What a section is a list by; nil for another one.
  func listConfiguration(inSection index: Int) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(index) ? sections[index].section.listConfiguration : nil
  }

  /// The sections that scroll by themselves, and where their items are.
  var scrollAreas: [(index: Int, section: CompositionalSection, frame: CGRect)] {
    sections.enumerated().compactMap { index, section in section.scrollArea.map { (index, section, $0) } }
  }

  /// How far a section is scrolled by itself, in points.
  private func scrolled(_ index: Int) -> CGPoint { collectionView?.shown.scrollers[index]?.contentOffset ?? .zero }

  private var room = LayoutRoom(.zero, UITraitCollection())

  /// The size of all sections.
  open override var collectionViewContentSize: CGSize { content }

  /// The items, headers and footers in a rectangle of the content.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var result: [UICollectionViewLayoutAttributes] = []
    for (index, section) in sections.enumerated() {
      var found = section.supplements.map { attributes(of: $0, in: index) }.filter { $0.frame.intersects(rect) }
      if section.scrollArea?.intersects(rect) != false {
        let offset = scrolled(index)
        // The rectangle, in the content that scrolls.
        let area = rect.offsetBy(dx: offset.x, dy: offset.y)
        for (item, frame) in section.frames.enumerated() where frame.intersects(area) {
          let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: index))
          attributes.frame = frame
          found.append(attributes)
        }
      }
      result += show(found, ofSection: index)
    }
    return result
  }

  /// Lets the section's handler change what is shown, and moves items by as much as the section is scrolled.
  private func show(
    _ found: [UICollectionViewLayoutAttributes],
    ofSection index: Int
  ) -> [UICollectionViewLayoutAttributes] {
    let section = sections[index]
    let offset = scrolled(index)
    if let handler = section.section.visibleItemsInvalidationHandler, !found.isEmpty {
      handler(found, section.scrollArea == nil ? collectionView?.contentOffset ?? .zero : offset, room)
    }
    guard offset != .zero else { return found }
    for one in found where one.representedElementCategory == .cell {
      one.frame = one.frame.offsetBy(dx: -offset.x, dy: -offset.y)
    }
    return found
  }

  /// Where an item is; nil if there is none.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].frames.indices.contains(indexPath.item)
    else { return nil }
    let result = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let offset = scrolled(indexPath.section)
    result.frame = sections[indexPath.section].frames[indexPath.item].offsetBy(dx: -offset.x, dy: -offset.y)
    return result
  }

  /// Where the header or footer of a kind is; nil for none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let parts = sections[indexPath.section].supplements
    return parts.first { $0.kind == elementKind }.map { attributes(of: $0, in: indexPath.section) }
  }

  /// The part of the content that is seen beside bars.
  private var seen: CGRect { collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero }

  private func attributes(
    of part: CompositionalSection.Supplement,
    in section: Int
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: 0, section: section)
    let result = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: part.kind, with: path)
    result.frame = sections[section].frame(of: part, seen: seen)
    // What stays while items move lies over them.
    result.zIndex = part.isPinned ? 2 : 1
    return result
  }

  // MARK: - Views that size themselves

  override var asksViews: Bool { hasEstimates }

  /// Makes everything out of date, with the sizes that items have asked for; an override calls super.
  open override func invalidateLayout() {
    preferredSizes = [:]
    super.invalidateLayout()
  }

  /// Whether an item asks for another size than it has, and any size is an estimate.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { hasEstimates && preferredAttributes.size != originalAttributes.size }

  /// Remembers the size that an item asks for.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    if originalAttributes.representedElementCategory == .cell {
      preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
    }
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
  }

  override func preferredSizes(after batch: BatchUpdate) -> [IndexPath: CGSize] {
    var result: [IndexPath: CGSize] = [:]
    for (path, size) in preferredSizes {
      if let newPath = batch.newPath(of: path) { result[newPath] = size }
    }
    return result
  }

  override func adopt(preferredSizes: [IndexPath: CGSize]) { self.preferredSizes = preferredSizes }

  /// Whether the size of the room changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.laidOutBounds?.size
  }
}
