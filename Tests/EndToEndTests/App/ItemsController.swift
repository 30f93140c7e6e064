import DioramaUI

/// One child of the shelf.
final class ItemsController: GardenController {
  weak var heading: UILabel?

  override var name: String { "Items(\(title ?? ""))" }

  override func viewDidLoad() {
    super.viewDidLoad()
    heading?.text = title
  }

  static let nibClass = NibClass(
    ItemsController.self,
    parent: UIViewController.self,
    name: "Garden.ItemsController",
    outlets: [NibOutlet("heading", \ItemsController.heading)]
  )
}
