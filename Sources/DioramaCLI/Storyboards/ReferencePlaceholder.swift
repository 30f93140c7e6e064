import DioramaUI
import Foundation

/// A controller that is shown where a storyboard refers to another one, as Interface Builder shows a reference.
///
/// The other storyboard may be of another bundle, or may not exist yet, so it is never loaded.
final class ReferencePlaceholder: UIViewController {
  private let name: String

  /// Creates the placeholder of the reference with a name, which is also its title in bars.
  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }

  override func loadView() {
    let ground = UIView(frame: UIRuntime.shared.screenBounds)
    ground.backgroundColor = .secondarySystemBackground
    let label = UILabel(frame: ground.bounds)
    label.text = name
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ground.addSubview(label)
    view = ground
  }
}
