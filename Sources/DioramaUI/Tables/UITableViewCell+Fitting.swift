import Foundation
import LayoutEngine
import SceneGeometry

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
