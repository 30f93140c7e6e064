import DioramaUI

/// What is said of one plant.
final class PlantDetailController: GardenController {
  weak var nameLabel: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel?.text = title
  }

  func showNote(_ sender: UIButton) {
    let note = NoteController(nibName: "Note", bundle: nibBundle)
    note.modalPresentationStyle = .fullScreen
    present(note, animated: true) { GardenController.log.write("Note presented") }
  }

  static let nibClass = NibClass(
    PlantDetailController.self,
    parent: UIViewController.self,
    name: "Garden.PlantDetailController",
    outlets: [NibOutlet("nameLabel", \PlantDetailController.nameLabel)],
    actions: [NibAction("showNote:", PlantDetailController.showNote)]
  )
}
