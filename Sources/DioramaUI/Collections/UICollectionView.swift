public import Foundation
import NibLoader

/// A view that shows items of data in a layout of one's own.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The kind of view that stands above a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of view that stands below a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The cells by their reuse identifiers, and those that wait to be used again.
  var cellPool: ReusePool<UICollectionViewCell>

  /// The views beside the items by kind and reuse identifier, and those that wait to be used again.
  var viewPool: ReusePool<UICollectionReusableView>

  /// The views that a tool shows instead of the items that code would give; nil outside of tools.
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

  private lazy var menuRecognizer: ContextMenuGestureRecognizer = {
    let recognizer = ContextMenuGestureRecognizer { [weak self] recognizer in
      guard let self, let path = indexPathForItem(at: recognizer.location(in: self)), let cell = shown.cells[path]
      else { return nil }
      let location = recognizer.location(in: self)
      let found = collectionDelegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: location)
      return found.map { ($0, cell) }
    }
    recognizer.view = self
    return recognizer
  }()

  private lazy var swipeRecognizer = makeSwipeRecognizer()

  /// The item that a swipe moves or has moved; nil for none.
  var swipedItem: SwipedItem?

  // They decide before the finger scrolls; only lists have swipes.
  override var innerRecognizers: [UIGestureRecognizer] {
    let isList = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.hasLists ?? false
    return [menuRecognizer] + (isList ? [swipeRecognizer] : []) + super.innerRecognizers
  }

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

  /// Whether the items are edited, which cells of lists show.
  open var isEditing = false {
    didSet { for cell in visibleCells where isEditing != oldValue { cell.markConfiguration() } }
  }

  /// Whether cells are made before they are needed.
  open var isPrefetchingEnabled: Bool

  /// Whether a drag that rests on an item opens it.
  open var isSpringLoaded: Bool

  /// Whether items can get the focus; kept for code that asks, since nothing has the focus of a keyboard here.
  open var allowsFocus = false

  /// Whether items can get the focus while editing; kept for code that asks.
  open var allowsFocusDuringEditing = false

  /// Whether the focused item is selected; kept for code that asks, since nothing has the focus of a keyboard here.
  open var selectionFollowsFocus = false

  /// Whether the focus returns to the item that had it last; kept for code that asks.
  open var remembersLastFocusedIndexPath = false

  /// When cells are sized again after their content has changed; kept for code that asks.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

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
    allowsFocus = coder.decodeBool(forKey: "UIAllowsFocus", absent: false)
    allowsFocusDuringEditing = coder.decodeBool(forKey: "UIAllowsFocusDuringEditing", absent: false)
    selectionFollowsFocus = coder.decodeBool(forKey: "UISelectionFollowsFocus", absent: false)
    remembersLastFocusedIndexPath = coder.decodeBool(forKey: "UIRemembersLastFocusedIndexPath", absent: false)
    selfSizingInvalidation = coder.decodeCase(forKey: "UISelfSizingInvalidation", absent: .enabled)
    super.init(coder: coder)
    decodeContent(of: coder)
  }

  // MARK: - Layout

  override var sizesOwnContent: Bool { true }

  override func proposedOffset(_ offset: CGPoint, _ velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }

  /// Shows what the layout has in the bounds, and takes away the rest; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }

  /// Makes the cells of an identifier come out of a nib with one cell at its top; nil takes the nib away.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellPool.register(nib, for: identifier)
  }

  /// Makes the cells of an identifier be of a class; nil takes the class away.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellPool.register(cellClass, for: identifier, kind: "UICollectionViewCell")
  }

  /// Makes the views of a kind and an identifier come out of a nib with one at its top; nil takes the nib away.
  open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
    viewPool.register(nib, for: "\(kind)/\(identifier)")
  }

  /// Makes the views of a kind and an identifier be of a class; nil takes the class away.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    viewPool.register(viewClass, for: "\(elementKind)/\(identifier)", kind: "UICollectionReusableView")
  }

  /// A cell for an item, used again or new; without a registered nib or class the program is stopped.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let (path, cell) = shown.reconfigured, path == indexPath, cell.reuseIdentifier == identifier { return cell }
    if let cell = cellPool.takeIdle(identifier) {
      cell.prepareForReuse()
      return cell
    }
    let frame = frameForNewView(collectionViewLayout.layoutAttributesForItem(at: indexPath))
    let made = cellPool.make(identifier, kind: "UICollectionViewCell") {
      $0.init(registeredFor: identifier, frame: frame)
    }
    guard let made else { raiseMissing("UICollectionElementKindCell", identifier) }
    if made.reuseIdentifier == nil { made.reuseIdentifier = identifier }
    return made
  }

  /// A view of a kind, used again or new; without a registered nib or class the program is stopped.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = "\(elementKind)/\(identifier)"
    if let view = viewPool.takeIdle(key) {
      view.prepareForReuse()
      return view
    }
    let frame = frameForNewView(
      collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    )
    let made = viewPool.make(key, kind: "UICollectionReusableView") {
      $0.init(registeredFor: identifier, frame: frame)
    }
    guard let made else { raiseMissing(elementKind, identifier) }
    if made.reuseIdentifier == nil { made.reuseIdentifier = identifier }
    return made
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
    closeSwipe()
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
    guard let touch = touches.first else { return }
    // A finger beside the actions of an item hides them, and does nothing else.
    if !closeSwipe() { beginHighlight(touch) }
  }

  /// A finger that moves selects nothing, even where it scrolls nothing.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if touches.contains(where: \.hasMoved) { cancelHighlight() }
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

extension UICollectionView {
  /// What a collection view shows.
  public enum ElementCategory: Int, Sendable {
    /// An item.
    case cell = 0
    /// A view beside the items, such as a header.
    case supplementaryView = 1
  }
}

extension UICollectionView {
  /// The directions in which a flow layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// From side to side.
    case horizontal = 1
  }
}

extension UICollectionView {
  /// Where in the view an item is scrolled to, one position for each direction.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates positions from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// To the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// To the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// To the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// To the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }
}

extension UICollectionView {
  /// Takes in what an archive says the collection holds.
  func decodeContent(of coder: NSCoder) {
    if let layout = coder.decode(UICollectionViewLayout.self, forKey: "UICollectionLayout") {
      collectionViewLayout = layout
    }
    collectionViewLayout.collectionView = self
    cellPool.nibs = PrototypeNibs(
      coder,
      nibs: "UICollectionViewCellNibDict",
      externalObjects: "UICollectionViewCellPrototypeNibExternalObjects"
    )
    viewPool.nibs = PrototypeNibs(
      coder,
      nibs: "UICollectionViewSupplementaryViewNibDict",
      externalObjects: "UICollectionViewSupplementaryViewPrototypeNibExternalObjects"
    )
  }

  /// The reuse identifiers of the cells that the view has nibs of.
  var cellPrototypeIdentifiers: [String] { cellPool.nibs.identifiers }

  /// The reuse identifier of the header that the view has a nib of; nil for none.
  var headerPrototypeIdentifier: String? { supplementaryIdentifier(Self.elementKindSectionHeader) }

  /// The reuse identifier of the footer that the view has a nib of; nil for none.
  var footerPrototypeIdentifier: String? { supplementaryIdentifier(Self.elementKindSectionFooter) }

  private func supplementaryIdentifier(_ kind: String) -> String? {
    viewPool.nibs.identifiers.first { $0.hasPrefix(kind + "/") }.map { String($0.dropFirst(kind.count + 1)) }
  }
}

extension UICollectionView {
  /// When the cells of a collection view are sized again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never by themselves.
    case disabled
    /// When they ask for it.
    case enabled
    /// When they ask for it, and when constraints of their content change.
    case enabledIncludingConstraints
  }
}

/// An object that gives a collection view its content.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// How many sections there are; 1 unless the source says otherwise.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The view of a kind that the layout shows beside the items, such as a header.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Stops the program: a layout with views beside the items needs a source that makes them.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.missingSupplementaryView()
  }
}

/// An object that is told which items will be needed soon.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {}

extension UIKitClasses {
  static let uiCollectionView = NibClass(
    UICollectionView.self,
    parent: UIScrollView.self,
    name: "UICollectionView",
    outlets: [
      NibOutlet("dataSource", \UICollectionView.dataSource),
      NibOutlet("prefetchDataSource", \UICollectionView.prefetchDataSource),
      NibOutlet("dragDelegate", \UICollectionView.dragDelegate),
      NibOutlet("dropDelegate", \UICollectionView.dropDelegate),
      NibOutlet("backgroundView", \UICollectionView.backgroundView),
      NibOutlet(
        "delegate",
        set: { (view: UICollectionView, delegate: (any UICollectionViewDelegate)?) in view.delegate = delegate }
      ),
    ],
    properties: [
      NibProperty("allowsSelection", \UICollectionView.allowsSelection),
      NibProperty("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection),
      NibProperty("isPrefetchingEnabled", \UICollectionView.isPrefetchingEnabled),
      NibProperty("isSpringLoaded", \UICollectionView.isSpringLoaded),
      NibProperty("allowsFocus", \UICollectionView.allowsFocus),
      NibProperty("allowsFocusDuringEditing", \UICollectionView.allowsFocusDuringEditing),
      NibProperty("selectionFollowsFocus", \UICollectionView.selectionFollowsFocus),
      NibProperty("remembersLastFocusedIndexPath", \UICollectionView.remembersLastFocusedIndexPath),
      NibProperty("selfSizingInvalidation", \UICollectionView.selfSizingInvalidation),
      NibProperty("collectionViewLayout", \UICollectionView.collectionViewLayout),
      NibProperty("delegate", \UICollectionView.delegate),
      NibProperty("prototypeCells", \UICollectionView.cellPrototypeIdentifiers),
      NibProperty("sectionHeaderView", \UICollectionView.headerPrototypeIdentifier),
      NibProperty("sectionFooterView", \UICollectionView.footerPrototypeIdentifier),
    ]
  )
}
