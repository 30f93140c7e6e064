public import Foundation

/// A view that shows items of data in a layout of one's own.
@MainActor
open class UICollectionView: UIScrollView {
  /// The kind of view that stands above a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of view that stands below a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The cells by their reuse identifiers, and those that wait to be used again.
  var cellPool: ReusePool<UICollectionViewCell>

  /// The views beside the items by kind and reuse identifier, and those that wait to be used again.
  var viewPool: ReusePool<UICollectionReusableView>

  /// The views that a tool shows in place of the items that code would give; nil outside of tools.
  var prototypeItems: PrototypeItems?

  /// How many items each section has; nil as long as the source was not asked.
  var itemCounts: [Int]?

  /// Whether the layout is up to date.
  var isPrepared = false

  /// The bounds of the last layout; nil before the first.
  var laidOutBounds: CGRect?

  /// What is shown now.
  var shown = ShownItems()

  /// The items that are selected, in the order in which they were.
  var selection: [IndexPath] = []

  /// The item under the finger; nil for none.
  var highlightedItem: IndexPath?

  /// What is changed together, and how deep the closures are nested.
  var updates = (depth: 0, batch: BatchUpdate())

  /// The delegate, if it is one of collection views.
  private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?

  /// The object that arranges the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      laidOutBounds = nil
      layoutDidChange()
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

  /// The object that gives a collection view its content; nil for none.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { contentDidChange() } }

  /// The object that is asked and told about items, and about scrolling; nil for none.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      collectionDelegate = delegate as? any UICollectionViewDelegate
      layoutDidChange()
    }
  }

  /// The object that is told which items will be needed soon; nil for none.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// The object that gives what is dragged out of a collection view; nil for none.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?

  /// The object that takes what is dropped on a collection view; nil for none.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// The view behind the items; nil for none.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }

  /// Creates a collection view in code.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    cellPool = ReusePool()
    viewPool = ReusePool()
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
    cellPool = ReusePool()
    viewPool = ReusePool()
    collectionViewLayout = UICollectionViewLayout()
    allowsSelection = coder.decodeBool(forKey: "UIAllowsSelection", absent: true)
    allowsMultipleSelection = coder.decodeBool(forKey: "UIAllowsMultipleSelection", absent: false)
    isPrefetchingEnabled = coder.decodeBool(forKey: "UICollectionViewPrefetchingEnabled", absent: true)
    isSpringLoaded = coder.decodeBool(forKey: "UISpringLoaded", absent: false)
    super.init(coder: coder)
    decodeContent(of: coder)
  }

  // MARK: - Layout

  override var sizesOwnContent: Bool { true }

  /// Shows what the layout has in the bounds, and takes away the rest; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }

  /// Asks the source for everything anew.
  ///
  /// Nothing is selected afterwards. Cells come with the next layout.
  open func reloadData() {
    recycle { _ in
      true
    } views: { _ in
      true
    }
    selection = []
    highlightedItem = nil
    itemCounts = nil
    shown.generation += 1
    layoutDidChange()
    collectionViewLayout.invalidateLayout()
  }

  // MARK: - Touches

  override class var handlesTouches: Bool { true }

  /// Highlights the item under a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { beginHighlight(touch) }
  }

  /// Selects the item that a finger has highlighted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { endHighlight(touch) }
  }

  /// Highlights nothing any more.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    cancelHighlight()
  }
}
