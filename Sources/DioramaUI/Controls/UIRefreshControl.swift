public import Foundation
import NibLoader

/// A control that a pull on a scroll view reveals, to load its content anew.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The text below the wheel; nil for none.
  open var attributedTitle: NSAttributedString?

  /// Whether content is being loaded.
  open private(set) var isRefreshing = false { didSet { setNeedsDisplay() } }

  /// Creates a refresh control in code.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a refresh control out of an archive.
  public required init?(coder: NSCoder) {
    attributedTitle = coder.decode(NSAttributedString.self, forKey: "UIAttributedTitle")
    super.init(coder: coder)
  }

  /// Shows that content is being loaded; sends no actions.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Shows that content is no longer being loaded, and lets the content go back to its top.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    guard let scrollView = superview as? UIScrollView, !scrollView.isDragging else { return }
    let top = scrollView.clamped(scrollView.contentOffset)
    if top != scrollView.contentOffset { scrollView.decelerate(to: top, rate: .fast, tellsDelegate: false) }
  }

  /// Whether the drag that is underway has begun refreshing.
  var hasBegunInDrag = false

  /// The height of the room in which the control is seen, in points.
  static let height: CGFloat = 60

  /// Puts the control above the content of a scroll view.
  func move(into scrollView: UIScrollView) {
    autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
    scrollView.insertSubview(self, at: 0)
  }

  /// Begins refreshing once the control is in sight as a whole.
  ///
  /// Once in a drag, so that one whose loading has ended at once does not begin again.
  func wasPulled(by distance: CGFloat) {
    guard !isRefreshing, !hasBegunInDrag, isEnabled, distance >= Self.height else { return }
    hasBegunInDrag = true
    beginRefreshing()
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  /// Draws a wheel, and the title below it, while something is refreshed.
  open override func draw(_ rect: CGRect) {
    guard isRefreshing else { return }
    let wheel = CGPoint(x: bounds.midX, y: bounds.minY + 24)
    ActivityWheel.draw(around: wheel, diameter: 27, color: tintColor)
    guard let text = attributedTitle?.string else { return }
    let line = CGRect(x: bounds.minX, y: bounds.minY + 42, width: bounds.width, height: 16)
    TextBlock.drawLine(text, font: .systemFont(ofSize: 12), color: .secondaryLabel, in: line)
  }
}

extension UIKitClasses {
  static let uiRefreshControl = NibClass(
    UIRefreshControl.self,
    parent: UIControl.self,
    name: "UIRefreshControl",
    properties: [
      NibProperty("attributedTitle", \UIRefreshControl.attributedTitle),
      NibProperty("isRefreshing", \UIRefreshControl.isRefreshing),
    ]
  )
}
