public import Foundation
import NibLoader

/// A view that shows rows of data in a single column.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The height that means: as high as the content asks for.
  public static let automaticDimension: CGFloat = -1

  /// The cells by their reuse identifiers, and those that wait to be used again.
  var cellPool: ReusePool<UITableViewCell>

  /// The headers and footers by their reuse identifiers, and those that wait to be used again.
  var headerFooterPool: ReusePool<UITableViewHeaderFooterView>

  /// Where sections and rows lie; nil as long as the source was not asked.
  var layout: TableLayout?

  /// What is shown now.
  var shown = ShownRows()

  /// The rows that are selected, in the order in which they were.
  var selection: [IndexPath] = []

  /// The row under the finger; nil for none.
  var highlightedRow: IndexPath?

  /// What is changed together between `beginUpdates` and `endUpdates`, and how deep they are nested.
  var updates = (depth: 0, batch: BatchUpdate())

  /// The delegate, if it is one of tables.
  private(set) weak var tableDelegate: (any UITableViewDelegate)?

  /// The sections of a static table, which nobody else keeps alive; nil for a table whose content code gives.
  var staticData: StaticTableData?

  /// The cells that a tool shows instead of the rows that code would give; nil outside of tools.
  var prototypeRows: PrototypeRows?
  var header: UIView?
  var footer: UIView?

  /// Whether sections are grouped.
  open internal(set) var style: Style

  /// The lines between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle

  /// The height of rows in points.
  open var rowHeight: CGFloat { didSet { contentDidChange() } }

  /// The height of section headers in points.
  open var sectionHeaderHeight: CGFloat { didSet { contentDidChange() } }

  /// The height of section footers in points.
  open var sectionFooterHeight: CGFloat { didSet { contentDidChange() } }

  /// The height that rows are taken to have; 0 turns estimates off.
  open var estimatedRowHeight: CGFloat { didSet { contentDidChange() } }

  /// The height that section headers are taken to have.
  open var estimatedSectionHeaderHeight: CGFloat

  /// The height that section footers are taken to have.
  open var estimatedSectionFooterHeight: CGFloat

  /// The height of empty rows below the last one; 0 shows none.
  open var fillerRowHeight: CGFloat

  /// The space above section headers.
  open var sectionHeaderTopPadding: CGFloat { didSet { contentDidChange() } }

  /// The color of the lines between rows; nil takes the system's.
  open var separatorColor: UIColor?

  var ownSeparatorInset: UIEdgeInsets?

  /// What the separator inset is measured from.
  open var separatorInsetReference: SeparatorInsetReference

  /// Whether the margins of cells follow the readable width.
  open var cellLayoutMarginsFollowReadableWidth: Bool

  /// Whether content views keep clear of the safe area's edges.
  open var insetsContentViewsToSafeArea: Bool

  /// Whether cells are made before they are needed.
  open var isPrefetchingEnabled: Bool

  /// Whether rows can be selected.
  open var allowsSelection: Bool

  /// Whether more than one row can be selected.
  open var allowsMultipleSelection: Bool

  /// Whether rows can be selected while editing.
  open var allowsSelectionDuringEditing: Bool

  /// Whether more than one row can be selected while editing.
  open var allowsMultipleSelectionDuringEditing: Bool

  /// Whether a drag that rests on a row opens it.
  open var isSpringLoaded: Bool

  /// Whether rows can get the focus; kept for code that asks, since nothing has the focus of a keyboard here.
  open var allowsFocus = false

  /// Whether rows can get the focus while editing; kept for code that asks.
  open var allowsFocusDuringEditing = false

  /// Whether the focused row is selected; kept for code that asks, since nothing has the focus of a keyboard here.
  open var selectionFollowsFocus = false

  /// Whether the focus returns to the row that had it last; kept for code that asks.
  open var remembersLastFocusedIndexPath = false

  /// When cells are sized again after their content has changed; kept for code that asks.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The number of rows from which the index is shown.
  open var sectionIndexMinimumDisplayRowCount: Int

  /// The color of the index's text; nil for the system's.
  open var sectionIndexColor: UIColor?

  /// The color behind the index; nil for the system's.
  open var sectionIndexBackgroundColor: UIColor?

  /// The color behind the index while it is touched; nil for the system's.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  /// The row whose actions are seen, and the one whose actions a finger is about to reveal; nil for none.
  var swipedRow: SwipedRow?
  var pendingSwipe: SwipedRow?

  /// The row that a finger moves; nil for none.
  var movedRow: MovedRow?

  private lazy var rowRecognizers = makeRowRecognizers()

  // They decide before the finger scrolls.
  override var innerRecognizers: [UIGestureRecognizer] { rowRecognizers + super.innerRecognizers }

  /// The object that gives a table view its content; nil for none.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { contentDidChange() } }

  /// The object that is asked and told about rows, and about scrolling; nil for none.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      contentDidChange()
    }
  }

  /// The object that is told which rows will be needed soon; nil for none.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// The object that gives what is dragged out of a table view; nil for none.
  open weak var dragDelegate: (any UITableViewDragDelegate)?

  /// The object that takes what is dropped on a table view; nil for none.
  open weak var dropDelegate: (any UITableViewDropDelegate)?

  /// The view behind the rows; nil for none.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }

  /// Creates a table view in code.
  public init(frame: CGRect, style: Style) {
    cellPool = ReusePool()
    headerFooterPool = ReusePool()
    self.style = style
    separatorStyle = .singleLine
    rowHeight = UITableView.automaticDimension
    sectionHeaderHeight = UITableView.automaticDimension
    sectionFooterHeight = UITableView.automaticDimension
    estimatedRowHeight = UITableView.automaticDimension
    estimatedSectionHeaderHeight = UITableView.automaticDimension
    estimatedSectionFooterHeight = UITableView.automaticDimension
    fillerRowHeight = 0
    sectionHeaderTopPadding = UITableView.automaticDimension
    separatorInsetReference = .fromCellEdges
    cellLayoutMarginsFollowReadableWidth = false
    insetsContentViewsToSafeArea = true
    isPrefetchingEnabled = true
    allowsSelection = true
    allowsMultipleSelection = false
    allowsSelectionDuringEditing = false
    allowsMultipleSelectionDuringEditing = false
    isSpringLoaded = false
    sectionIndexMinimumDisplayRowCount = 0
    super.init(frame: frame)
    isMultipleTouchEnabled = false
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .tableBackground : .systemGroupedBackground
  }

  /// Creates a table view out of an archive.
  public required init?(coder: NSCoder) {
    cellPool = ReusePool()
    headerFooterPool = ReusePool()
    style = coder.decodeCase(forKey: "UITableViewStyle") ?? coder.decodeCase(forKey: "UIStyle") ?? .plain
    separatorStyle = coder.decodeCase(forKey: "UISeparatorStyle", absent: .none)
    rowHeight = coder.decodeSingle(forKey: "UIRowHeight", absent: UITableView.automaticDimension)
    sectionHeaderHeight = coder.decodeSingle(forKey: "UISectionHeaderHeight", absent: UITableView.automaticDimension)
    sectionFooterHeight = coder.decodeSingle(forKey: "UISectionFooterHeight", absent: UITableView.automaticDimension)
    estimatedRowHeight = coder.decodeSingle(forKey: "UIEstimatedRowHeight", absent: UITableView.automaticDimension)
    estimatedSectionHeaderHeight = coder.decodeSingle(
      forKey: "UIEstimatedSectionHeaderHeight",
      absent: UITableView.automaticDimension
    )
    estimatedSectionFooterHeight = coder.decodeSingle(
      forKey: "UIEstimatedSectionFooterHeight",
      absent: UITableView.automaticDimension
    )
    fillerRowHeight = coder.decodeCGFloat(forKey: "UIFillerRowHeight", absent: 0)
    sectionHeaderTopPadding = coder.decodeCGFloat(
      forKey: "UISectionHeaderTopPadding",
      absent: UITableView.automaticDimension
    )
    separatorColor = coder.decode(UIColor.self, forKey: "UISeparatorColor")
    ownSeparatorInset = coder.decodeInsets(forKey: "UISeparatorInset")
    separatorInsetReference = coder.decodeCase(forKey: "UISeparatorInsetReference", absent: .fromCellEdges)
    cellLayoutMarginsFollowReadableWidth = coder.decodeBool(
      forKey: "UICellLayoutMarginsFollowReadableWidth",
      absent: false
    )
    insetsContentViewsToSafeArea = coder.decodeBool(forKey: "UIInsetsContentViewsToSafeArea", absent: true)
    isPrefetchingEnabled = coder.decodeBool(forKey: "UIPrefetchingEnabled", absent: true)
    allowsSelection = coder.decodeBool(forKey: "UIAllowsSelection", absent: true)
    allowsMultipleSelection = coder.decodeBool(forKey: "UIAllowsMultipleSelection", absent: false)
    allowsSelectionDuringEditing = coder.decodeBool(forKey: "UIAllowsSelectionDuringEditing", absent: false)
    allowsMultipleSelectionDuringEditing = coder.decodeBool(
      forKey: "UIAllowsMultipleSelectionDuringEditing",
      absent: false
    )
    isSpringLoaded = coder.decodeBool(forKey: "UISpringLoaded", absent: false)
    allowsFocus = coder.decodeBool(forKey: "UIAllowsFocus", absent: false)
    allowsFocusDuringEditing = coder.decodeBool(forKey: "UIAllowsFocusDuringEditing", absent: false)
    selectionFollowsFocus = coder.decodeBool(forKey: "UISelectionFollowsFocus", absent: false)
    remembersLastFocusedIndexPath = coder.decodeBool(forKey: "UIRemembersLastFocusedIndexPath", absent: false)
    selfSizingInvalidation = coder.decodeCase(forKey: "UISelfSizingInvalidation", absent: .enabled)
    sectionIndexMinimumDisplayRowCount = coder.decodeInteger(forKey: "UISectionIndexMinimumDisplayRowCount", absent: 0)
    sectionIndexColor = coder.decode(UIColor.self, forKey: "UISectionIndexColor")
    sectionIndexBackgroundColor = coder.decode(UIColor.self, forKey: "UISectionIndexBackgroundColor")
    sectionIndexTrackingBackgroundColor = coder.decode(UIColor.self, forKey: "UISectionIndexTrackingBackgroundColor")
    super.init(coder: coder)
    decodeContent(of: coder)
  }

  /// Creates a plain table view in code.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// How far the lines between rows keep from the edges, in points; the system's insets unless it was set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set { ownSeparatorInset = newValue }
  }

  /// The view above the rows; nil for none.
  open var tableHeaderView: UIView? {
    get { header }
    set {
      if let newValue, !checkCanHold(newValue) { return }
      header?.removeFromSuperview()
      header = newValue
      contentDidChange()
      if let newValue { addSubview(newValue) }
    }
  }

  /// The view below the rows; nil for none.
  open var tableFooterView: UIView? {
    get { footer }
    set {
      if let newValue, !checkCanHold(newValue) { return }
      footer?.removeFromSuperview()
      footer = newValue
      setNeedsLayout()
      if let newValue { addSubview(newValue) }
    }
  }

  // MARK: - Layout

  override var sizesOwnContent: Bool { true }

  /// Shows the rows that the bounds reach, and takes away the others.
  ///
  /// An override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }

  /// Asks the source for everything anew.
  ///
  /// Nothing is selected afterwards. Cells come with the next layout.
  open func reloadData() {
    for path in shown.rows.keys.sorted() { recycleRow(at: path) }
    recycleSectionViews { _ in true }
    selection = []
    highlightedRow = nil
    layout = nil
    shown.generation += 1
    updateContentSize()
    setNeedsLayout()
  }

  // MARK: - Touches

  override class var handlesTouches: Bool { true }

  /// Highlights the row under a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first else { return }
    // A touch beside the actions of a row hides them and does nothing else.
    if !closeSwipe() { beginHighlight(touch) }
  }

  /// A finger that moves selects nothing, even where it scrolls nothing.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if touches.contains(where: \.hasMoved) { cancelHighlight() }
  }

  /// Selects the row that a finger has highlighted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { endHighlight(touch) }
  }

  /// Highlights nothing any more.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    cancelHighlight()
  }

  // MARK: - Editing

  /// Whether the rows show controls for editing.
  open var isEditing: Bool {
    get { isEdited }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the controls for editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEdited else { return }
    isEdited = editing
    editingDidChange(animated: animated)
  }

  private var isEdited = false
}

extension UITableView {
  /// How rows come and go; without a screen, they do at once.
  public enum RowAnimation: Int, Sendable {
    /// By their opacity.
    case fade = 0
    /// At the right edge.
    case right = 1
    /// At the left edge.
    case left = 2
    /// At the top.
    case top = 3
    /// At the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// About the middle.
    case middle = 6
    /// As suits the table.
    case automatic = 100
  }
}

extension UITableView {
  /// Where in the table a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it can be seen.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }
}

extension UITableView {
  /// What the inset of separators is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The insets that the system would choose.
    case fromAutomaticInsets = 1
  }
}

extension UITableView {
  /// How a table groups its sections.
  public enum Style: Int, Sendable {
    /// Sections follow each other, with headers that stay on the screen.
    case plain = 0
    /// Sections stand apart.
    case grouped = 1
    /// Sections stand apart, with rounded corners and space at the sides.
    case insetGrouped = 2
  }
}

extension UITableView {
  /// When the cells of a table view are sized again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never by themselves.
    case disabled
    /// When they ask for it.
    case enabled
    /// When they ask for it, and when constraints of their content change.
    case enabledIncludingConstraints
  }
}

extension UIKitClasses {
  static let uiTableView = NibClass(
    UITableView.self,
    parent: UIScrollView.self,
    name: "UITableView",
    outlets: [
      NibOutlet("dataSource", \UITableView.connectedDataSource),
      NibOutlet("prefetchDataSource", \UITableView.prefetchDataSource),
      NibOutlet("dragDelegate", \UITableView.dragDelegate),
      NibOutlet("dropDelegate", \UITableView.dropDelegate),
      NibOutlet("backgroundView", \UITableView.backgroundView),
      NibOutlet(
        "delegate",
        set: { (table: UITableView, delegate: (any UITableViewDelegate)?) in table.delegate = delegate }
      ),
    ],
    properties: [
      NibProperty("rowHeight", \UITableView.rowHeight),
      NibProperty("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
      NibProperty("sectionFooterHeight", \UITableView.sectionFooterHeight),
      NibProperty("estimatedRowHeight", \UITableView.estimatedRowHeight),
      NibProperty("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight),
      NibProperty("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight),
      NibProperty("fillerRowHeight", \UITableView.fillerRowHeight),
      NibProperty("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
      NibProperty("separatorColor", \UITableView.separatorColor),
      NibProperty("separatorInsetReference", \UITableView.separatorInsetReference),
      NibProperty("cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth),
      NibProperty("insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea),
      NibProperty("isPrefetchingEnabled", \UITableView.isPrefetchingEnabled),
      NibProperty("allowsSelection", \UITableView.allowsSelection),
      NibProperty("allowsMultipleSelection", \UITableView.allowsMultipleSelection),
      NibProperty("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing),
      NibProperty("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing),
      NibProperty("isSpringLoaded", \UITableView.isSpringLoaded),
      NibProperty("allowsFocus", \UITableView.allowsFocus),
      NibProperty("allowsFocusDuringEditing", \UITableView.allowsFocusDuringEditing),
      NibProperty("selectionFollowsFocus", \UITableView.selectionFollowsFocus),
      NibProperty("remembersLastFocusedIndexPath", \UITableView.remembersLastFocusedIndexPath),
      NibProperty("selfSizingInvalidation", \UITableView.selfSizingInvalidation),
      NibProperty("sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount),
      NibProperty("sectionIndexColor", \UITableView.sectionIndexColor),
      NibProperty("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor),
      NibProperty("sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor),
      NibProperty("style", \UITableView.style),
      NibProperty("separatorStyle", \UITableView.separatorStyle),
      NibProperty("separatorInset", \UITableView.ownSeparatorInset),
      NibProperty("tableHeaderView", \UITableView.tableHeaderView),
      NibProperty("tableFooterView", \UITableView.tableFooterView),
      NibProperty("delegate", \UITableView.delegate),
      NibProperty("sections", \UITableView.staticSections),
      NibProperty("prototypeCells", \UITableView.prototypeIdentifiers),
    ]
  )
}
