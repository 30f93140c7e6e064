#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// What is to be bought.
final class CartViewController: UIViewController {
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var totalLabel: UILabel?

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var giftSwitch: UISwitch?

  private var counts: [ObjectIdentifier: Int] = [:]
  private(set) var isCheckedOut = false

  @IBAction func countChanged(_ sender: UIStepper) {
    counts[ObjectIdentifier(sender)] = Int(sender.value)
    showTotal()
  }

  @IBAction func giftChanged(_ sender: UISwitch) { showTotal() }

  @IBAction func checkOut(_ sender: UIButton) { isCheckedOut = true }

  private func showTotal() {
    let total = 5 + 10 * counts.values.reduce(0, +) + (giftSwitch?.isOn == true ? 2 : 0)
    totalLabel?.text = "€ \(total)"
  }
}
