public import Foundation

/// A layout of lines of items, with optional headers and footers.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that means: as large as the content asks for.
  public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The least space between items of a line in points.
  open var minimumInteritemSpacing: CGFloat

  /// The least space between lines in points.
  open var minimumLineSpacing: CGFloat

  /// The size of items in points.
  open var itemSize: CGSize

  /// The size that items are taken to have before they size themselves; zero turns that off.
  open var estimatedItemSize: CGSize

  /// The size of section headers.
  open var headerReferenceSize: CGSize

  /// The size of section footers.
  open var footerReferenceSize: CGSize

  /// The space around the items of a section.
  open var sectionInset: UIEdgeInsets

  /// What section insets are measured from.
  open var sectionInsetReference: SectionInsetReference

  /// The direction in which the view scrolls.
  open var scrollDirection: UICollectionView.ScrollDirection

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
}
