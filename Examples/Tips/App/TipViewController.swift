import UIKit

/// How much to leave on the table.
class TipViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet var amount: UITextField!
  @IBOutlet var share: UISegmentedControl!
  @IBOutlet var result: UILabel!

  private let shares = [10, 15, 20]

  override func viewDidLoad() {
    super.viewDidLoad()
    update()
  }

  @IBAction func update() {
    let cents = Int((Double(amount.text ?? "") ?? 0) * 100)
    let tip = cents * shares[share.selectedSegmentIndex] / 100
    result.text = "\(tip / 100).\(tip % 100 < 10 ? "0" : "")\(tip % 100)"
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
