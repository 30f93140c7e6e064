import Foundation
import NibLoader

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
      NibProperty("textLabel", \UITableViewCell.textLabelIfMade),
      NibProperty("detailTextLabel", \UITableViewCell.detailTextLabelIfMade),
      NibProperty("imageView", \UITableViewCell.imageViewIfMade),
    ]
  )
}
