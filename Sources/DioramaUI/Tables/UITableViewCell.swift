public import Foundation
import NibLoader

/// A row of a table view.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The height that a static table gives the cell's row; nil outside of static tables.
  var archivedRowHeight: CGFloat?
  var ownSeparatorInset: UIEdgeInsets?
  var parts: Parts

  /// The table that shows the cell; nil for none.
  weak var table: UITableView?

  /// The controls that come and go with the cell's state.
  var controls = Controls()

  /// The way that a tap leads along; nil for none.
  var selectionSegueTemplate: UIStoryboardSegueTemplate?

  /// The way that a tap of the accessory leads along; nil for none.
  var accessoryActionSegueTemplate: UIStoryboardSegueTemplate?

  /// The arrangement of the labels and the image.
  var style: CellStyle

  /// The name under which code takes cells of this kind; nil for none.
  open internal(set) var reuseIdentifier: String?

  /// The view that holds the cell's content.
  public var contentView: UIView { shownContentView }

  var shownContentView: UIView
  var configurations: CellConfigurations<UITableViewCell, UICellConfigurationState>?
  var configurationIsDue = true

  /// What stands at the trailing edge.
  open var accessoryType: AccessoryType { didSet { setNeedsLayout() } }

  /// What stands at the trailing edge while editing.
  open var editingAccessoryType: AccessoryType { didSet { setNeedsLayout() } }

  /// The color of the selected cell.
  open var selectionStyle: SelectionStyle

  /// How the focused cell looks.
  open var focusStyle: FocusStyle

  /// How many times the content is indented.
  open var indentationLevel: Int { didSet { setNeedsLayout() } }

  /// The width of one indentation in points.
  open var indentationWidth: CGFloat { didSet { setNeedsLayout() } }

  /// Whether a control for reordering is shown while editing.
  open var showsReorderControl: Bool

  /// Whether the background is indented while editing.
  open var shouldIndentWhileEditing: Bool

  /// The view that is shown at the trailing edge instead of the accessory; nil for none.
  open var accessoryView: UIView? {
    didSet { replace(oldValue, with: accessoryView) }
  }

  /// The view at the trailing edge while editing; nil for none.
  open var editingAccessoryView: UIView? {
    didSet { replace(oldValue, with: editingAccessoryView) }
  }

  /// The view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }

  /// The view behind the content of a selected cell; nil for none.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, with: selectedBackgroundView) }
  }

  /// The view behind the content of a cell that is selected with others; nil for none.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { replace(oldValue, with: multipleSelectionBackgroundView) }
  }

  /// Creates a cell in code, 320 points wide and 44 high.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    parts = Parts(style)
    shownContentView = UITableViewCellContentView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    accessoryType = .none
    editingAccessoryType = .none
    selectionStyle = .default
    focusStyle = .default
    indentationLevel = 0
    indentationWidth = 10
    showsReorderControl = false
    shouldIndentWhileEditing = true
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  /// Creates a table view cell out of an archive.
  public required init?(coder: NSCoder) {
    style = coder.decodeCase(forKey: "UITableViewCellStyle", absent: .default)
    reuseIdentifier = coder.decodeText(forKey: "UIReuseIdentifier")
    parts = Parts(nil)
    shownContentView = coder.decode(UIView.self, forKey: "UIContentView") ?? UITableViewCellContentView(frame: .zero)
    ownSeparatorInset = coder.decodeInsets(forKey: "UISeparatorInset")
    accessoryType = coder.decodeCase(forKey: "UIAccessoryType", absent: .none)
    editingAccessoryType = coder.decodeCase(forKey: "UIEditingAccessoryType", absent: .none)
    selectionStyle = coder.decodeCase(forKey: "UISelectionStyle", absent: .default)
    focusStyle = coder.decodeCase(forKey: "UIFocusStyle", absent: .default)
    indentationLevel = coder.decodeInteger(forKey: "UIIndentationLevel", absent: 0)
    indentationWidth = coder.decodeSingle(forKey: "UIIndentationWidth", absent: 10)
    showsReorderControl = coder.decodeBool(forKey: "UIShowsReorderControl", absent: false)
    shouldIndentWhileEditing = coder.decodeBool(forKey: "UIShouldIndentWhileEditing", absent: true)
    super.init(coder: coder)
    adoptDecodedPart(contentView, of: coder)
    decodeConfigurations(of: coder)
    parts.decode(coder)
  }

  /// Creates a cell of a registered class for a reuse identifier, in the default style.
  ///
  /// Tables call it where UIKit calls `init(style:reuseIdentifier:)`, which is what it does. A subclass has it as long as
  /// it overrides both designated initializers or none.
  public required convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a cell of the default style in code.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// How far the line below keeps from the edges, in points; the table's insets unless it was set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set { ownSeparatorInset = newValue }
  }

  /// The label of the style; nil for a cell out of a nib that has none.
  open var textLabel: UILabel? { parts.textLabel(in: contentView) }

  /// The second label of the style; nil for a style without one, or a cell out of a nib that has none.
  open var detailTextLabel: UILabel? { parts.detailTextLabel(in: contentView) }

  /// The image of the style; nil for a style without one, or a cell out of a nib that has none.
  open var imageView: UIImageView? { parts.imageView(in: contentView) }

  /// Called before the cell is used again for another row; an override calls super.
  open func prepareForReuse() {
    if isHighlighted { setHighlighted(false, animated: false) }
    if isSelected { setSelected(false, animated: false) }
  }

  // MARK: - Selection

  /// Whether the cell's row is selected.
  open var isSelected: Bool {
    get { controls.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { controls.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows the cell as selected or not; an override calls super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    controls.isSelected = selected
    configurationIsDue = true
    lookDidChange()
  }

  /// Shows the cell as highlighted or not; an override calls super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    controls.isHighlighted = highlighted
    configurationIsDue = true
    lookDidChange()
  }

  // MARK: - Editing

  /// Whether the cell shows its controls for editing.
  open var isEditing: Bool {
    get { controls.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// What the control at the leading edge does.
  open var editingStyle: EditingStyle { controls.editingStyle }

  /// Whether the button that confirms a deletion is shown.
  open var showingDeleteConfirmation: Bool { controls.isConfirming }

  /// Shows or hides the controls for editing; an override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    controls.isEditing = editing
    configurationIsDue = true
    if !editing { controls.isConfirming = false }
    setNeedsLayout()
  }

  // MARK: - Configurations

  /// What the content view shows; nil, at first, for what it was given in other ways.
  ///
  /// Setting it replaces the content view, unless that can show the configuration.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { adopt(content: newValue) }
  }

  /// What is behind the content; nil, at first, for what was set in other ways.
  ///
  /// Setting it takes the color and the views of the background away.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set { adopt(background: newValue) }
  }

  /// The state for which configurations are made; an override adds to what super returns.
  open var configurationState: UICellConfigurationState { presentState }

  /// Makes the configurations for a state; an override calls super, or sets both itself.
  open func updateConfiguration(using state: UICellConfigurationState) { followState(state) }

  /// Returns the configuration that suits the cell's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Returns the configuration of the background that suits the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table.map { $0.style == .plain } ?? true ? .listPlainCell() : .listGroupedCell()
  }

  /// Draws what is behind everything where no color and no view was set: the color of the table's style.
  open override func draw(_ rect: CGRect) { drawGround() }

  // MARK: - Layout

  /// Lays out content, accessory, backgrounds and controls; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfDue()
    layOutContent()
  }

  /// The size of the cell by the constraints in its content view, or by its labels if these do not determine the
  /// height.
  ///
  /// A table with self-sizing rows calls it with its own width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfDue()
    return sizeByConstraints(targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
  }

  /// The height that the labels of the style need in a width, and at least that of an empty row.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfDue()
    let height = configuredHeight(inWidth: size.width) ?? labelsHeight(inWidth: size.width)
    return CGSize(width: size.width, height: max(TableMetrics.rowHeight, height))
  }
}

extension UITableViewCell {
  /// What stands at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron, for a row that leads on.
    case disclosureIndicator = 1
    /// A button for details and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }
}

extension UITableViewCell {
  /// The arrangements of labels and image in a cell.
  public enum CellStyle: Int, Sendable {
    /// A label, and an image before it.
    case `default` = 0
    /// A label, and a second one at the trailing edge.
    case value1 = 1
    /// A label in the tint color, and a second one beside it.
    case value2 = 2
    /// A label, and a second one below it.
    case subtitle = 3
  }
}

extension UITableViewCell {
  /// What the control at the leading edge of a cell does while its table is edited.
  public enum EditingStyle: Int, Sendable {
    /// There is no control.
    case none = 0
    /// It deletes the row.
    case delete = 1
    /// It inserts a row.
    case insert = 2
  }
}

extension UITableViewCell {
  /// How a focused cell looks.
  public enum FocusStyle: Int, Sendable {
    /// As the system shows it.
    case `default` = 0
    /// As the cell shows it.
    case custom = 1
  }
}

extension UITableViewCell {
  /// The colors of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// In blue, which newer systems show as gray.
    case blue = 1
    /// In gray.
    case gray = 2
    /// In the color of the system.
    case `default` = 3
  }
}

extension UITableViewCell {
  /// The lines between the rows of a table.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case singleLine = 1
    /// A double line, which newer systems do not draw.
    case singleLineEtched = 2
  }
}

extension UIKitClasses {
  static let uiTableViewCell = NibClass(
    UITableViewCell.self,
    parent: UIView.self,
    name: "UITableViewCell",
    outlets: [
      NibOutlet("selectionSegueTemplate", \UITableViewCell.selectionSegueTemplate),
      NibOutlet("accessoryActionSegueTemplate", \UITableViewCell.accessoryActionSegueTemplate),
      NibOutlet("accessoryView", \UITableViewCell.accessoryView),
      NibOutlet("editingAccessoryView", \UITableViewCell.editingAccessoryView),
      NibOutlet("backgroundView", \UITableViewCell.backgroundView),
      NibOutlet("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
      NibOutlet("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView),
    ],
    properties: [
      NibProperty("accessoryType", \UITableViewCell.accessoryType),
      NibProperty("editingAccessoryType", \UITableViewCell.editingAccessoryType),
      NibProperty("selectionStyle", \UITableViewCell.selectionStyle),
      NibProperty("focusStyle", \UITableViewCell.focusStyle),
      NibProperty("indentationLevel", \UITableViewCell.indentationLevel),
      NibProperty("indentationWidth", \UITableViewCell.indentationWidth),
      NibProperty("showsReorderControl", \UITableViewCell.showsReorderControl),
      NibProperty("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing),
      NibProperty("style", \UITableViewCell.style),
      NibProperty("reuseIdentifier", \UITableViewCell.reuseIdentifier),
      NibProperty("separatorInset", \UITableViewCell.ownSeparatorInset),
      NibProperty("rowHeight", \UITableViewCell.rowHeightInTable),
      NibProperty("contentView", \UITableViewCell.contentView),
      NibProperty("contentConfiguration", \UITableViewCell.contentConfiguration),
      NibProperty("backgroundConfiguration", \UITableViewCell.backgroundConfiguration),
      NibProperty("textLabel", \UITableViewCell.textLabelIfMade),
      NibProperty("detailTextLabel", \UITableViewCell.detailTextLabelIfMade),
      NibProperty("imageView", \UITableViewCell.imageViewIfMade),
    ]
  )
}
