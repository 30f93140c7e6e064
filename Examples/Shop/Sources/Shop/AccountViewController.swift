#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// What the customer has saved.
final class AccountViewController: UIViewController {
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var pointsLabel: UILabel?

  @IBAction func redeem(_ sender: UIButton) { pointsLabel?.text = "0" }
}
