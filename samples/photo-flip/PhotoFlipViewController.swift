#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// Turns over between two photos that lie on top of each other.
@MainActor
final class PhotoFlipViewController: UIViewController {
  private static let photoSize = CGSize(width: 240, height: 180)
  private static let top: CGFloat = 48

  private(set) var container = UIView()
  private(set) var front = UIImageView()
  private(set) var back = UIImageView()

  /// Adds the photos to what the scene has: a container in the middle, which turns, and the first of them in it.
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    let size = Self.photoSize
    let left = ((view.bounds.width - size.width) / 2).rounded()
    container = UIView(frame: CGRect(origin: CGPoint(x: left, y: Self.top), size: size))
    container.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    view.addSubview(container)

    // The two photos are one element for assistive software.
    container.isAccessibilityElement = true
    container.accessibilityLabel = "Photos of the harbour"

    front = UIImageView(frame: CGRect(origin: .zero, size: size))
    front.image = UIImage(named: "Morning")
    container.addSubview(front)
    back = UIImageView(frame: CGRect(origin: .zero, size: size))
    back.image = UIImage(named: "Evening")
  }

  /// Shows the other photo.
  func flip(_ sender: Any) {
    let isFront = front.superview != nil
    UIView.beginAnimations("flip", context: nil)
    UIView.setAnimationDuration(0.75)
    UIView.setAnimationTransition(isFront ? .flipFromLeft : .flipFromRight, for: container, cache: true)
    (isFront ? front : back).removeFromSuperview()
    container.addSubview(isFront ? back : front)
    UIView.commitAnimations()
  }
}
