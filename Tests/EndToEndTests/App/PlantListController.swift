import DioramaUI

/// The list of plants; a tap on a row pushes its detail.
final class PlantListController: GardenController, UITableViewDataSource, UITableViewDelegate {
  let plants = ["Basil", "Fern", "Ivy", "Mint", "Thyme"]
  weak var table: UITableView?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { plants.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
    (cell as? PlantCell)?.nameLabel?.text = plants[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    Self.log.write("PlantList didSelect \(plants[indexPath.row])")
    let detail = PlantDetailController(nibName: "PlantDetail", bundle: nibBundle)
    detail.title = plants[indexPath.row]
    navigationController?.pushViewController(detail, animated: true)
  }

  static let nibClass = NibClass(
    PlantListController.self,
    parent: UIViewController.self,
    name: "Garden.PlantListController",
    outlets: [NibOutlet("table", \PlantListController.table)]
  )
}
