#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// One product, beside its photo on a tablet.
final class ProductViewController: UIViewController {
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var countLabel: UILabel?

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var stepper: UIStepper?

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var priceLabel: UILabel?

  private(set) var added = 0

  @IBAction func countChanged(_ sender: UIStepper) { countLabel?.text = "\(Int(sender.value))" }

  @IBAction func addToCart(_ sender: UIButton) { added += Int(stepper?.value ?? 0) }
}
