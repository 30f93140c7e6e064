import DioramaUI

/// A container of one's own: it shows one of two children and moves from the one to the other.
final class ShelfController: GardenController {
  weak var stage: UIView?
  weak var choice: UISegmentedControl?
  private var items: [ItemsController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    items = ["Pots", "Tools"].map { heading in
      let controller = ItemsController(nibName: "Items", bundle: nibBundle)
      controller.title = heading
      return controller
    }
    add(items[0])
    stage?.addSubview(items[0].view)
    items[0].didMove(toParent: self)
  }

  private func add(_ child: ItemsController) {
    addChild(child)
    child.view.frame = stage?.bounds ?? .zero
  }

  func choose(_ sender: UISegmentedControl) {
    let new = items[sender.selectedSegmentIndex]
    let old = items[1 - sender.selectedSegmentIndex]
    old.willMove(toParent: nil)
    add(new)
    transition(from: old, to: new, duration: 0.25, animations: nil) { _ in
      old.removeFromParent()
      new.didMove(toParent: self)
    }
  }

  static let nibClass = NibClass(
    ShelfController.self,
    parent: UIViewController.self,
    name: "Garden.ShelfController",
    outlets: [NibOutlet("stage", \ShelfController.stage), NibOutlet("choice", \ShelfController.choice)],
    actions: [NibAction("choose:", ShelfController.choose)]
  )
}
