import UIKit

class CartController: BaseController, UITextFieldDelegate {
  @IBOutlet weak var total: UILabel!
  @IBOutlet var rows: [UILabel]!
  @IBOutlet var hint: UILabel?
  @objc dynamic var panel: UIView?

  @IBAction func pay(_ sender: UIButton) {}
  func perhaps(_ sender: Any) {}
}

class BaseController: UIViewController {
  @IBOutlet var header: UIView!
  @IBAction private func close() {}
}

extension CartController {
  @IBAction func remove(sender: Any, for event: UIEvent) {}
}

class PlainView: UIView {
  @IBInspectable var radius: CGFloat = 4
  func hidden() {}
}

class OpenView: PodView {
  @IBOutlet var anything: UIView!
}

class GenericView<Item>: UIView {}

extension UIView {
  @IBOutlet var partner: UIView? {
    get { nil }
    set {}
  }
  @objc func shake() {}
}
