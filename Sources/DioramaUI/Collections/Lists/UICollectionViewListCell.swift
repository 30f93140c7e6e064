public import Foundation

/// A cell of a list in a collection view, with accessories and a line below it.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// What is beside the content, from the leading side on.
  open var accessories: [UICellAccessory] = [] { didSet { remakeAccessories() } }

  /// How many times the content is indented; that of its level in an outline, unless it was set.
  open var indentationLevel: Int {
    get { ownIndentationLevel ?? outline?.level ?? 0 }
    set {
      ownIndentationLevel = newValue
      setNeedsLayout()
    }
  }

  /// The width of one indentation, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// Whether accessories before the content are indented with it.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  private var ownIndentationLevel: Int?
  private var accessoryViews: [(accessory: UICellAccessory, view: UIView)] = []
  private let lines = ListCellLines()

  /// The actions that a swipe has revealed; nil for none.
  var swipeActions: SwipeActionsView? {
    didSet {
      guard oldValue !== swipeActions else { return }
      oldValue?.removeFromSuperview()
      if let swipeActions { addSubview(swipeActions) }
      markConfiguration()
      setNeedsLayout()
    }
  }

  /// The room beside accessories, in points.
  private static let (edge, gap): (CGFloat, CGFloat) = (16, 8)

  /// Creates a cell in code.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a cell out of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns the content of a cell, or that of a header or footer where the cell is one.
  open override func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let list else { return .cell() }
    if list.appearance.isSidebar { return isHeader ? .sidebarHeader() : .sidebarCell() }
    return isHeader ? (list.appearance.isPlain ? .plainHeader() : .groupedHeader()) : .cell()
  }

  /// Returns the background that suits the look of the list.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let list else { return .listPlainCell() }
    if list.appearance.isSidebar { return isHeader ? .clear() : .listSidebarCell() }
    if isHeader { return list.appearance.isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter() }
    return list.appearance.isPlain ? .listPlainCell() : .listGroupedCell()
  }

  override var mayConfigureItself: Bool { true }

  /// Makes the configurations for a state; an override calls super, or sets both itself.
  ///
  /// A cell without a background gets that of its list.
  open override func updateConfiguration(using state: UICellConfigurationState) {
    if backgroundConfiguration == nil, backgroundColor == nil, backgroundView == nil, list != nil {
      backgroundConfiguration = defaultBackgroundConfiguration()
    }
    super.updateConfiguration(using: state)
    for (_, view) in accessoryViews { view.setNeedsDisplay() }
  }

  override var presentState: UICellConfigurationState {
    var state = super.presentState
    state.isExpanded = outline?.isExpanded ?? false
    state.isSwiped = swipeActions != nil
    return state
  }

  /// Lets the configurations follow the list that the cell is in now; an override calls super.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { markConfiguration() }
  }

  // MARK: - List

  private var collection: UICollectionView? { collectionAround }

  /// The list that the cell is in; nil for another layout.
  private var list: UICollectionLayoutListConfiguration? {
    guard let collection, let path = collection.indexPath(for: self) else { return nil }
    return (collection.collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .listConfiguration(inSection: path.section)
  }

  /// Whether the cell is the first of a section whose first item is its header.
  private var isHeader: Bool {
    guard let collection, let path = collection.indexPath(for: self), path.item == 0 else { return false }
    return list?.headerMode == .firstItemInSection
  }

  /// What an outline says about the cell's item; nil where there is none.
  private var outline: (level: Int, isExpanded: Bool)? {
    guard let collection, let path = collection.indexPath(for: self) else { return nil }
    return (collection.dataSource as? any OutlineSource)?.outlineState(at: path)
  }

  // MARK: - Layout

  override var leastHeight: CGFloat { TableMetrics.rowHeight }

  override func contentRoom(inWidth width: CGFloat) -> CGFloat {
    let room = sides
    return max(0, width - room.leading - room.trailing)
  }

  private var shownAccessories: [(accessory: UICellAccessory, view: UIView)] {
    let isEditing = collection?.isEditing ?? false
    return accessoryViews.filter { $0.accessory.isShown(whileEditing: isEditing) }
  }

  private func width(of part: (accessory: UICellAccessory, view: UIView)) -> CGFloat {
    max(part.view.bounds.width, part.accessory.reservedWidth ?? 0)
  }

  /// How much room accessories and indentation take on both sides, in points.
  private var sides: (leading: CGFloat, trailing: CGFloat) {
    func room(_ parts: [(accessory: UICellAccessory, view: UIView)]) -> CGFloat {
      parts.isEmpty ? 0 : Self.edge + parts.reduce(0) { $0 + width(of: $1) } + Self.gap * CGFloat(parts.count - 1)
    }
    let shown = shownAccessories
    let indentation = CGFloat(indentationLevel) * indentationWidth
    return (
      room(shown.filter(\.accessory.isLeading)) + indentation, room(shown.filter { !$0.accessory.isLeading })
    )
  }

  override func layOutContentView() {
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = sides
    let shift = layOutSwipeActions()
    let frame = CGRect(
      x: (isFlipped ? room.trailing : room.leading) + shift,
      y: 0,
      width: max(0, bounds.width - room.leading - room.trailing),
      height: bounds.height
    )
    if contentView.frame != frame { contentView.frame = frame }
    let shown = shownAccessories
    for (_, view) in accessoryViews where !shown.contains(where: { $0.view === view }) { view.removeFromSuperview() }
    var start = Self.edge + (indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0)
    for part in shown where part.accessory.isLeading {
      layOutAccessory(part.view, at: start, width: width(of: part), isFlipped, shift)
      start += width(of: part) + Self.gap
    }
    var end = bounds.width - Self.edge
    for part in shown.reversed() where !part.accessory.isLeading {
      end -= width(of: part)
      layOutAccessory(part.view, at: end, width: width(of: part), isFlipped, shift)
      end -= Self.gap
    }
    layOutEdges()
  }

  /// Lays out the actions that a swipe has revealed, and returns how far everything else moves, in points.
  private func layOutSwipeActions() -> CGFloat {
    guard let swipeActions else { return 0 }
    let width = swipeActions.width
    swipeActions.frame = CGRect(
      x: swipeActions.isLeading ? 0 : bounds.width - width,
      y: 0,
      width: width,
      height: bounds.height
    )
    return swipeActions.isLeading ? width : -width
  }

  private func layOutAccessory(_ view: UIView, at start: CGFloat, width: CGFloat, _ isFlipped: Bool, _ shift: CGFloat) {
    if view.superview !== self { addSubview(view) }
    let x = start + (width - view.bounds.width) / 2
    view.frame = CGRect(
      x: (isFlipped ? bounds.width - x - view.bounds.width : x) + shift,
      y: (bounds.height - view.bounds.height) / 2,
      width: view.bounds.width,
      height: view.bounds.height
    )
  }

  /// Rounds the corners of a card, and shows the lines: below all cells but the last of a list that has edges of its own, and none at a
  /// header.
  private func layOutEdges() {
    guard let list, let collection, let path = collection.indexPath(for: self) else {
      return lines.layOut(in: self, nil, at: IndexPath(item: 0, section: 0), start: 0, isOpen: false)
    }
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    let isLast = path.item == collection.numberOfItems(inSection: path.section) - 1
    if list.appearance == .insetGrouped, let view = configurations?.backgroundView {
      view.layer.cornerRadius = 10
      view.layer.masksToBounds = true
      view.layer.maskedCorners = CACornerMask(
        (path.item == first ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [])
          + (isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : [])
      )
    }
    let isOpen = (!isLast || list.appearance.isPlain) && !isHeader
    lines.layOut(in: self, list, at: path, start: sides.leading + Self.edge, isOpen: isOpen)
  }

  // MARK: - Accessories

  private func remakeAccessories() {
    for (_, view) in accessoryViews { view.removeFromSuperview() }
    accessoryViews = accessories.map { ($0, makeView($0)) }
    setNeedsLayout()
  }

  private func makeView(_ accessory: UICellAccessory) -> UIView {
    let view: UIView
    switch accessory.kind {
    case .sign(let type): view = TableCellAccessory(type)
    case .edit(let style):
      view = TableCellEditControl(style)
      view.bounds.size = CGSize(width: 24, height: 24)
    case .outline: view = OutlineDisclosureView(for: self)
    case .label(let text, let font):
      let label = UILabel(frame: .zero)
      label.text = text
      label.font = font
      label.textColor = accessory.tintColor ?? .secondaryLabel
      label.sizeToFit()
      view = label
    case .custom(let custom):
      view = custom
      if custom.bounds.isEmpty { custom.sizeToFit() }
    }
    if let color = accessory.tintColor { view.tintColor = color }
    if view is UIControl, view.accessibilityLabel != nil {
      view.isAccessibilityElement = true
      view.accessibilityTraits = .button
    }
    if let action = accessory.action, let control = view as? UIControl {
      control.addAction(UIAction { _ in action() }, for: .touchUpInside)
    } else if case .outline = accessory.kind, let control = view as? UIControl {
      control.addAction(UIAction { [weak self] _ in self?.toggleOutline() }, for: .touchUpInside)
    }
    return view
  }

  private func toggleOutline() {
    guard let collection, let path = collection.indexPath(for: self) else { return }
    (collection.dataSource as? any OutlineSource)?.toggleOutline(at: path)
  }

  /// Whether what is inside of the cell's item is shown.
  var isExpandedInOutline: Bool { outline?.isExpanded ?? false }
}

extension CACornerMask {
  fileprivate init(_ corners: [CACornerMask]) {
    self = corners.reduce(into: []) { $0.formUnion($1) }
  }
}

/// A data source whose items have others inside.
@MainActor
protocol OutlineSource: AnyObject {
  /// How deep an item is, and whether what is inside of it is shown; nil where nothing is known.
  func outlineState(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)?

  /// Shows what is inside of an item, or hides it.
  func toggleOutline(at indexPath: IndexPath)
}

/// The sign of a row with others inside: it points down while these are shown.
@MainActor
private final class OutlineDisclosureView: UIControl {
  private weak var cell: UICollectionViewListCell?

  init(for cell: UICollectionViewListCell) {
    self.cell = cell
    super.init(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    isOpaque = false
    accessibilityLabel = "Disclosure"
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let (x, y) = (bounds.midX, bounds.midY)
    let isOpen = cell?.isExpandedInOutline ?? false
    // Closed, it points to where lines end.
    let way: CGFloat = isRightToLeft ? -1 : 1
    let path = UIBezierPath()
    path.move(to: isOpen ? CGPoint(x: x - 5, y: y - 3) : CGPoint(x: x - 3 * way, y: y - 5))
    path.addLine(to: isOpen ? CGPoint(x: x, y: y + 3) : CGPoint(x: x + 3 * way, y: y))
    path.addLine(to: isOpen ? CGPoint(x: x + 5, y: y - 3) : CGPoint(x: x - 3 * way, y: y + 5))
    path.lineWidth = 2
    tintColor.setStroke()
    path.stroke()
  }
}
