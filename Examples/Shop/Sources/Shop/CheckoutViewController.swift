#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// Where the order goes.
final class CheckoutViewController: UIViewController {
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var nameField: UITextField?

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var payButton: UIButton?

  private(set) var payer: String?

  @IBAction func nameChanged(_ sender: UITextField) { payButton?.isEnabled = sender.text?.isEmpty == false }

  @IBAction func pay(_ sender: UIButton) { payer = nameField?.text }
}
