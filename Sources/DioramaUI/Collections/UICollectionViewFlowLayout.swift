public import Foundation
import NibLoader

/// A layout of lines of items, with optional headers and footers.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that means: as large as the content asks for.
  public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The least space between items of a line in points.
  open var minimumInteritemSpacing: CGFloat { didSet { invalidateLayout() } }

  /// The least space between lines in points.
  open var minimumLineSpacing: CGFloat { didSet { invalidateLayout() } }

  /// The size of items in points.
  open var itemSize: CGSize { didSet { invalidateLayout() } }

  /// The size that items are taken to have before they size themselves; zero turns that off.
  ///
  /// With any other, each cell that is shown is asked by `preferredLayoutAttributesFitting(_:)` for its size.
  /// `automaticSize` takes `itemSize` until then.
  open var estimatedItemSize: CGSize { didSet { invalidateLayout() } }

  /// The size of section headers.
  open var headerReferenceSize: CGSize { didSet { invalidateLayout() } }

  /// The size of section footers.
  open var footerReferenceSize: CGSize { didSet { invalidateLayout() } }

  /// The space around the items of a section.
  open var sectionInset: UIEdgeInsets { didSet { invalidateLayout() } }

  /// What section insets are measured from.
  open var sectionInsetReference: SectionInsetReference

  /// The direction in which the view scrolls.
  open var scrollDirection: UICollectionView.ScrollDirection { didSet { invalidateLayout() } }

  /// The sections from the first to the last, as they were prepared.
  var sections: [FlowSection] = []

  /// The sizes that items have asked for, in points.
  var preferredSizes: [IndexPath: CGSize] = [:]

  /// Creates a layout of no collection view.
  public nonisolated override init() {
    minimumInteritemSpacing = 10
    minimumLineSpacing = 10
    itemSize = CGSize(width: 50, height: 50)
    estimatedItemSize = .zero
    headerReferenceSize = .zero
    footerReferenceSize = .zero
    sectionInset = .zero
    sectionInsetReference = .fromContentInset
    scrollDirection = .vertical
    super.init()
  }

  /// Creates a collection view flow layout out of an archive.
  public required init?(coder: NSCoder) {
    minimumInteritemSpacing = coder.decodeSingle(forKey: "UIInteritemSpacing", absent: 10)
    minimumLineSpacing = coder.decodeSingle(forKey: "UILineSpacing", absent: 10)
    itemSize = coder.decodeSize(forKey: "UIItemSize", absent: CGSize(width: 50, height: 50))
    estimatedItemSize = coder.decodeSize(forKey: "UIEstimatedItemSize", absent: .zero)
    headerReferenceSize = coder.decodeSize(forKey: "UIHeaderReferenceSize", absent: .zero)
    footerReferenceSize = coder.decodeSize(forKey: "UIFooterReferenceSize", absent: .zero)
    sectionInset = coder.decodeInsets(forKey: "UISectionInset", absent: .zero)
    sectionInsetReference = coder.decodeCase(forKey: "UISectionInsetReference", absent: .fromContentInset)
    scrollDirection = coder.decodeCase(forKey: "UIScrollDirection", absent: .vertical)
    super.init(coder: coder)
  }

  // MARK: - Layout

  /// Arranges all sections.
  open override func prepare() {
    super.prepare()
    sections = readSections()
  }

  /// The size of all sections; as wide, or as high, as the collection view across the scroll direction.
  open override var collectionViewContentSize: CGSize {
    isVertical
      ? CGSize(width: breadth, height: sections.last?.end ?? 0)
      : CGSize(width: sections.last?.end ?? 0, height: breadth)
  }

  /// The items, headers and footers in a rectangle of the content.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes(in: rect)
  }

  /// Where an item stands; nil if there is none.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    guard indexPath.item >= 0, indexPath.item < section.count else { return nil }
    let result = makeAttributes()
    result.indexPath = indexPath
    result.frame = turned(section.frame(of: indexPath.item))
    return result
  }

  /// Where the header or the footer of a section stands; nil for none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    let frame = isHeader ? section.header : section.footer
    guard frame.height > 0 else { return nil }
    let result = makeAttributes()
    result.indexPath = indexPath
    result.representedElementCategory = .supplementaryView
    result.representedElementKind = elementKind
    result.zIndex = 10
    result.frame = turned(frame)
    return result
  }

  // MARK: - Cells that size themselves

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  override var asksViews: Bool { estimatedItemSize != .zero }

  /// Makes everything out of date, with the sizes that items have asked for; an override calls super.
  open override func invalidateLayout() {
    preferredSizes = [:]
    super.invalidateLayout()
  }

  /// Whether an item asks for another size than it has, and items size themselves.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    asksViews && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  /// Remembers the size that an item asks for.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    let size = preferredAttributes.size
    if originalAttributes.representedElementCategory == .cell, size.width.isFinite, size.height.isFinite {
      preferredSizes[originalAttributes.indexPath] = CGSize(width: max(0, size.width), height: max(0, size.height))
    }
    return context
  }

  override func preferredSizes(after batch: BatchUpdate) -> [IndexPath: CGSize] {
    var result: [IndexPath: CGSize] = [:]
    for (path, size) in preferredSizes {
      if let newPath = batch.newPath(of: path) { result[newPath] = size }
    }
    return result
  }

  override func adopt(preferredSizes: [IndexPath: CGSize]) { self.preferredSizes = preferredSizes }

  // MARK: - Bounds

  /// Whether the size across the scroll direction changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.laidOutBounds else { return true }
    return isVertical ? newBounds.width != old.width : newBounds.height != old.height
  }
}

extension UICollectionViewFlowLayout {
  /// What section insets are measured from.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }
}

/// An object that is asked about the measures of single items and sections, in points.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The space around the items of a section.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The least space between the lines of a section.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least space between the items of a line.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a section's header, of which the length along the scroll direction counts.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a section's footer, of which the length along the scroll direction counts.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// The layout's item size.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
  /// The layout's section inset.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  /// The layout's line spacing.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  /// The layout's spacing of items.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  /// The layout's size of headers.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  /// The layout's size of footers.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}

extension UIKitClasses {
  static let uiCollectionViewFlowLayout = NibClass(
    UICollectionViewFlowLayout.self,
    parent: UICollectionViewLayout.self,
    name: "UICollectionViewFlowLayout",
    properties: [
      NibProperty("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing),
      NibProperty("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing),
      NibProperty("itemSize", \UICollectionViewFlowLayout.itemSize),
      NibProperty("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize),
      NibProperty("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize),
      NibProperty("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize),
      NibProperty("sectionInset", \UICollectionViewFlowLayout.sectionInset),
      NibProperty("sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference),
      NibProperty("scrollDirection", \UICollectionViewFlowLayout.scrollDirection),
    ]
  )
}
