import Foundation
import NibLoader

/// What a static table keeps of a row.
@MainActor
final class UITableViewRow: NSObject, @MainActor NSCoding {
  /// The cell; nil if the archive has none.
  let cell: UITableViewCell?

  /// The height in points.
  let height: CGFloat

  required init?(coder: NSCoder) {
    cell = coder.decode(UITableViewCell.self, forKey: "UITableRowCell")
    height = coder.decodeSingle(forKey: "UITableRowHeight", absent: UITableView.automaticDimension)
    super.init()
    cell?.archivedRowHeight = height
  }

  func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}
