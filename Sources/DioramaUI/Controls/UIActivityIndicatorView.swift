public import Foundation
import LayoutEngine
import NibLoader

/// A wheel that turns while a task runs.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  private var ownColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Whether the wheel turns.
  open internal(set) var isAnimating: Bool { didSet { setNeedsDisplay() } }

  /// The size and look of the wheel.
  open var style: Style { didSet { styleDidChange() } }

  /// Whether a wheel that stands still is hidden.
  open var hidesWhenStopped: Bool

  /// Creates an activity indicator view in code.
  public init(style: Style) {
    isAnimating = false
    self.style = style
    hidesWhenStopped = true
    super.init(frame: .zero)
    isOpaque = false
    bounds.size = intrinsicContentSize
    center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Creates an activity indicator view out of an archive.
  public required init?(coder: NSCoder) {
    isAnimating = coder.decodeBool(forKey: "UIAnimating", absent: false)
    style =
      coder.decodeCase(forKey: "UIActivityIndicatorViewStyle-Modern")
      ?? coder.decodeCase(forKey: "UIActivityIndicatorViewStyle") ?? .medium
    ownColor = coder.decode(UIColor.self, forKey: "UIColor")
    hidesWhenStopped = coder.decodeBool(forKey: "UIHidesWhenStopped", absent: true)
    super.init(coder: coder)
    adoptFixedSize(intrinsicContentSize)
  }

  /// Creates a wheel of the usual size in code.
  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
    self.frame.origin = frame.origin
  }

  var ownWheelColor: UIColor? {
    get { ownColor }
    set { ownColor = newValue }
  }

  /// The color of the wheel; the style's unless it was set.
  ///
  /// Nil gives the wheel the style's color again.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { ownColor ?? (style == .white || style == .whiteLarge ? .white : .gray) }
    set { ownColor = newValue }
  }

  /// Makes the wheel turn, and shows it if it hides while standing still.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Makes the wheel stand still, and hides it if it hides then.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  override class var defaultHugging: AxisPriorities { .fixedSize }

  /// The size of the wheel in its style.
  open override var intrinsicContentSize: CGSize { CGSize(width: diameter, height: diameter) }

  /// The size of the wheel in its style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var diameter: CGFloat {
    ControlMetrics.activityIndicatorSize(isLarge: style == .large || style == .whiteLarge)
  }

  private func styleDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Draws the wheel; nothing where it is at rest and hides then.
  open override func draw(_ rect: CGRect) {
    guard isAnimating || !hidesWhenStopped else { return }
    ActivityWheel.draw(around: CGPoint(x: bounds.midX, y: bounds.midY), diameter: diameter, color: color)
  }
}

extension UIActivityIndicatorView {
  /// The looks of an activity indicator.
  public enum Style: Int, Sendable {
    /// A large white wheel, which `large` replaces.
    case whiteLarge = 0
    /// A white wheel, which `medium` replaces.
    case white = 1
    /// A gray wheel, which `medium` replaces.
    case gray = 2
    /// A wheel of the usual size.
    case medium = 100
    /// A large wheel.
    case large = 101
  }
}

extension UIKitClasses {
  static let uiActivityIndicatorView = NibClass(
    UIActivityIndicatorView.self,
    parent: UIView.self,
    name: "UIActivityIndicatorView",
    properties: [
      NibProperty("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
      NibProperty("isAnimating", \UIActivityIndicatorView.isAnimating),
      NibProperty("color", \UIActivityIndicatorView.ownWheelColor),
      NibProperty("style", \UIActivityIndicatorView.style),
    ]
  )
}
