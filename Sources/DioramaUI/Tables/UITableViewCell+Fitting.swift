import Foundation
import LayoutEngine
import SceneGeometry

extension UITableViewCell {
  /// The size that the constraints in the content view give the cell in a width; nil where they do not give it a height.
  ///
  /// The content view is as wide as accessory and controls for editing leave it, and as high as the cell.
  func sizeByConstraints(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? {
    guard contentView.layer.layoutState.usesConstraints else { return nil }
    if bounds.width != target.width { bounds.size.width = target.width }
    layOutContent()
    let room = CGSize(width: contentView.bounds.width, height: target.height)
    let height = contentView.fittingSize(room, horizontal, vertical).height
    return height > 0 ? CGSize(width: target.width, height: height) : nil
  }
}

extension UITableViewCellContentView {
  /// The margins of a cell's content, which are smaller beside an accessory.
  var cellMargins: UIEdgeInsets {
    guard let cell = superview as? UITableViewCell else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
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
