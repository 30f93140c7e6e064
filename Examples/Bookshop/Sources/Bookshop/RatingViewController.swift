import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// A book's rating, which another screen embeds.
final class RatingViewController: UIViewController {
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var starsLabel: UILabel?

  var stars = "" {
    didSet { starsLabel?.text = stars }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Journal.opened(self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    starsLabel?.text = stars
    Journal.note("viewDidLoad \(stars)", of: self)
  }
}
