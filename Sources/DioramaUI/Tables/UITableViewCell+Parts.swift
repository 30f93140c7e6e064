import Foundation
import LayoutEngine
import NibLoader
import SceneGeometry

// What can be looked at without being made.
extension UITableViewCell {
  var textLabelIfMade: UILabel? { parts.text }

  var detailTextLabelIfMade: UILabel? { parts.detail }

  var imageViewIfMade: UIImageView? { parts.image }

  /// The height of the cell's row in a static table.
  var rowHeightInTable: CGFloat {
    get { archivedRowHeight ?? UITableView.automaticDimension }
    set { archivedRowHeight = newValue }
  }
}

extension UITableViewCell {
  /// The labels and the image of a cell's style, which are made when they are asked for.
  struct Parts {
    private let style: CellStyle?
    private(set) var text: UILabel?
    private(set) var detail: UILabel?
    private(set) var image: UIImageView?

    /// The parts that a style has; nil for the cells of archives, which have only what the archive says.
    init(_ style: CellStyle?) {
      self.style = style
    }
  }
}

extension UITableViewCell.Parts {
  /// Takes in the parts of an archive.
  @MainActor
  mutating func decode(_ coder: NSCoder) {
    text = coder.decode(UILabel.self, forKey: "UITextLabel")
    detail = coder.decode(UILabel.self, forKey: "UIDetailTextLabel")
    image = coder.decode(UIImageView.self, forKey: "UIImageView")
  }

  /// The label, made if the style has one.
  @MainActor
  mutating func textLabel(in contentView: UIView) -> UILabel? {
    if text == nil, style != nil {
      let label = Self.label()
      contentView.addSubview(label)
      text = label
    }
    return text
  }

  /// The second label, made if the style has one.
  @MainActor
  mutating func detailTextLabel(in contentView: UIView) -> UILabel? {
    if detail == nil, let style, style != .default {
      let label = Self.label()
      if style == .value1 { label.textColor = .secondaryLabel }
      contentView.addSubview(label)
      detail = label
    }
    return detail
  }

  /// A label whose text follows the size that the user prefers, as those of all styles of cells do.
  @MainActor
  private static func label() -> UILabel {
    let label = UITableViewLabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  /// The image, made if the style has one.
  @MainActor
  mutating func imageView(in contentView: UIView) -> UIImageView? {
    if image == nil, let style, style != .value2 {
      let view = UIImageView(frame: .zero)
      contentView.addSubview(view)
      image = view
    }
    return image
  }
}

extension UITableViewCell {
  /// The state of a cell, and the views that it brings along.
  struct Controls {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var editingStyle = EditingStyle.none
    var indentsWhileEditing = true

    /// Whether the button that confirms a deletion is shown.
    var isConfirming = false

    /// Whether the row is the first and the last of its section, as the table has said.
    var isFirstInSection = false
    var isLastInSection = false

    /// The line above the first row of a grouped section; nil for none.
    var topLine: TableCellSeparatorView?

    /// The sign at the trailing edge; nil for none.
    var accessory: TableCellAccessory?

    /// The control at the leading edge while editing; nil for none.
    var edit: TableCellEditControl?

    /// The sign by which the row is moved; nil for none.
    var reorder: TableCellReorderControl?

    /// Whether the row can be moved now.
    var isMovable = false

    /// The button that confirms a deletion; nil for none.
    var confirmation: UIButton?

    /// The buttons that a swipe has revealed; nil for none.
    var swipeActions: SwipeActionsView?
  }
}

/// The content view of a table view cell; it stands only in a cell.
@MainActor
final class UITableViewCellContentView: MadeContentView {}

extension UITableViewCell {
  /// The size of the cell by the constraints in its content view; nil if they do not determine the height.
  ///
  /// The content view has the width that accessory and editing controls leave, and the height of the cell. A required
  /// width is tried in the cell, for the accessory takes its share of it; a cell outside of a table gets its own width
  /// back.
  func sizeByConstraints(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? {
    guard contentView.layer.layoutState.usesConstraints else { return nil }
    let own = bounds.width
    let isWidthRequired = horizontal.rawValue >= UILayoutPriority.required.rawValue
    if isWidthRequired, own != target.width { bounds.size.width = target.width }
    layOutContent()
    let besideContent = bounds.width - contentView.bounds.width
    let room = CGSize(width: max(0, target.width - besideContent), height: target.height)
    let size = contentView.fittingSize(room, horizontal, vertical)
    if table == nil, bounds.width != own {
      bounds.size.width = own
      layOutContent()
    }
    guard size.height > 0 else { return nil }
    return CGSize(width: isWidthRequired ? target.width : size.width + besideContent, height: size.height)
  }
}

extension UITableViewCellContentView {
  /// The margins of a cell's content, which are smaller next to an accessory.
  var cellMargins: UIEdgeInsets {
    guard let cell = superview as? UITableViewCell else { return Self.plainMargins }
    let isBesideSign = cell.contentView.frame.maxX < cell.bounds.width
    return UIEdgeInsets(
      LayoutMargins.ofCell(
        width: Double(cell.table?.bounds.width ?? cell.bounds.width),
        hasAccessory: isBesideSign,
        controls: .current
      )
    )
  }
}

extension UIKitClasses {
  static let uiTableViewCellContentView = NibClass(
    UITableViewCellContentView.self,
    parent: UIView.self,
    name: "UITableViewCellContentView"
  )
}
