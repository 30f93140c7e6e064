import DioramaUI
import Dispatch

/// A parent whose buttons add, hide, move and remove the view of a child, with a line before and after each.
final class StageController: UIViewController {
  /// Where the child's view goes.
  enum Position {
    /// Into the parent's view.
    case view
    /// Into a plain view beside it, which goes into the parent's view.
    case helper
  }

  var position = Position.view
  var makeLeaf: () -> LeafController = { LeafController(nibName: nil, bundle: nil) }
  weak var helper: UIView? { didSet { keptHelper = helper } }
  private var keptHelper: UIView?
  private(set) var child: LeafController?

  private func step(_ name: String, _ body: () -> Void) {
    Trace.write("\(name)1")
    body()
    Trace.write("\(name)2")
  }

  private var moved: UIView? { position == .view ? child?.view : keptHelper }

  func make(_ sender: UIButton) {
    let leaf = makeLeaf()
    child = leaf
    Trace.write("make1")
    leaf.view.frame = CGRect(x: 200, y: 500, width: 100, height: 100)
    Trace.write("make2")
    addChild(leaf)
    Trace.write("make3")
    if position == .helper { keptHelper?.addSubview(leaf.view) }
  }

  func add(_ sender: UIButton) {
    guard let moved else { return }
    guard position == .helper else { return step("add") { view.addSubview(moved) } }
    Trace.write("add1")
    view.addSubview(moved)
    DispatchQueue.main.async { MainActor.assumeIsolated { Trace.write("add2") } }
  }

  func remove(_ sender: UIButton) { step("remove") { moved?.removeFromSuperview() } }
  func hide(_ sender: UIButton) { step("hide") { child?.view.isHidden = true } }
  func unhide(_ sender: UIButton) { step("unhide") { child?.view.isHidden = false } }
  func moveOut(_ sender: UIButton) { step("moveOut") { child?.view.frame.origin.x = 1000 } }

  static let nibClass = NibClass(
    StageController.self,
    parent: UIViewController.self,
    name: "Trace.StageController",
    outlets: [NibOutlet("helper", \StageController.helper)],
    actions: [
      NibAction("make:", StageController.make), NibAction("add:", StageController.add),
      NibAction("remove:", StageController.remove), NibAction("hide:", StageController.hide),
      NibAction("unhide:", StageController.unhide), NibAction("moveOut:", StageController.moveOut),
    ]
  )
}
