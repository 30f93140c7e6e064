#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// The offers of the day.
final class HomeViewController: UIViewController {
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var cartButton: UIButton?

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var offer: UILabel?

  private(set) var opened: [String] = []

  @IBAction func openProduct(_ sender: UIButton) { opened.append("Product") }

  @IBAction func openCart(_ sender: UIButton) { opened.append("Cart") }
}
