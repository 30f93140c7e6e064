import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// The form in which a reader gives stars.
final class ReviewViewController: UIViewController {
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var starsField: UITextField?

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var saveButton: UIButton?

  /// The stars that the reader gave; nil where the field has no such number.
  var stars: Int? { Int(starsField?.text ?? "").flatMap { (1...5).contains($0) ? $0 : nil } }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Journal.opened(self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Journal.note("viewDidAppear", of: self)
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Journal.note("shouldPerform \(identifier) \(stars == nil ? "no" : "yes")", of: self)
    return stars != nil
  }
}
