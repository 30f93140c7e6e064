public import Foundation

/// A view that shows items of data in a layout of one's own.
@MainActor
open class UICollectionView: UIScrollView {
  /// The kind of view that stands above a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of view that stands below a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  var cellPrototypes: PrototypeNibs
  var supplementaryPrototypes: PrototypeNibs

  /// The object that arranges the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
    }
  }

  /// Whether items can be selected.
  open var allowsSelection: Bool

  /// Whether more than one item can be selected.
  open var allowsMultipleSelection: Bool

  /// Whether cells are made before they are needed.
  open var isPrefetchingEnabled: Bool

  /// Whether a drag that rests on an item opens it.
  open var isSpringLoaded: Bool

  /// The object that gives the content; nil for none.
  open weak var dataSource: (any UICollectionViewDataSource)?

  /// The object that takes the part of a `UICollectionViewDataSourcePrefetching`; nil for none.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// The object that takes the part of a `UICollectionViewDragDelegate`; nil for none.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?

  /// The object that takes the part of a `UICollectionViewDropDelegate`; nil for none.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// The view behind the items; nil for none.
  open var backgroundView: UIView?

  /// Creates a collection view in code.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    cellPrototypes = PrototypeNibs()
    supplementaryPrototypes = PrototypeNibs()
    collectionViewLayout = layout
    allowsSelection = true
    allowsMultipleSelection = false
    isPrefetchingEnabled = true
    isSpringLoaded = false
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view out of an archive.
  public required init?(coder: NSCoder) {
    cellPrototypes = PrototypeNibs()
    supplementaryPrototypes = PrototypeNibs()
    collectionViewLayout = UICollectionViewLayout()
    allowsSelection = coder.decodeBool(forKey: "UIAllowsSelection", absent: true)
    allowsMultipleSelection = coder.decodeBool(forKey: "UIAllowsMultipleSelection", absent: false)
    isPrefetchingEnabled = coder.decodeBool(forKey: "UICollectionViewPrefetchingEnabled", absent: true)
    isSpringLoaded = coder.decodeBool(forKey: "UISpringLoaded", absent: false)
    super.init(coder: coder)
    decodeContent(of: coder)
  }
}
