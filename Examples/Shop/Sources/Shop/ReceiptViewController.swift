#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// What was paid.
final class ReceiptViewController: UIViewController {
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var paidLabel: UILabel?

  private(set) var isFinished = false

  @IBAction func finish(_ sender: UIButton) { isFinished = true }
}
