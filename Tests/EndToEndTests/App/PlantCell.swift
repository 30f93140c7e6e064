import DioramaUI

/// A row of the list, made from the prototype in its nib.
final class PlantCell: UITableViewCell {
  weak var nameLabel: UILabel?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    GardenController.log.watch(self)
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  static let nibClass = NibClass(
    PlantCell.self,
    parent: UITableViewCell.self,
    name: "Garden.PlantCell",
    outlets: [NibOutlet("nameLabel", \PlantCell.nameLabel)]
  )
}
