// swift-format-ignore-file
import UIKit

// What UIKit lets code without actors do, in Swift 5.

struct Theme {
  var color = UIColor.red

  func paint(_ label: UILabel) {
    label.textColor = color
    label.layer.cornerRadius = 4
  }
}

func hide(_ views: [UIView]) {
  for view in views { view.isHidden = true }
  UIView.animate(withDuration: 0.1) { views.first?.alpha = 0 }
}

final class Model: NSObject {
  let label = UILabel()
  var handler: (() -> Void)?

  override init() {
    super.init()
    label.text = "Model"
    handler = { self.label.text = "handled" }
  }

  func show(from controller: UIViewController) {
    controller.present(UIViewController(), animated: false, completion: handler)
  }
}

class Sheet: UIViewController {
  var didPresent: (() -> Void)?
  static var ended = 0

  override func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    super.present(viewControllerToPresent, animated: flag, completion: completion)
    didPresent?()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(note(_:)), name: Sheet.name, object: nil)
  }

  static let name = Notification.Name("Sheet")
  var notes = 0
  @objc func note(_ notification: Notification) { notes += 1 }

  deinit {
    viewIfLoaded?.removeFromSuperview()
    NotificationCenter.default.removeObserver(self, name: Sheet.name, object: nil)
    Sheet.ended += 1
  }
}

protocol Painted {
  var backgroundColor: UIColor? { get set }
  func layoutIfNeeded()
}

extension UIView: Painted {}

enum Shared {
  static let label = UILabel()
}
