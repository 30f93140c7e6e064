import Foundation

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
