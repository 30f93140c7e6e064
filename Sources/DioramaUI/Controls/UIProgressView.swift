public import Foundation
import LayoutEngine
import NibLoader

/// A line that shows how far a task has come.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  private var share: Float { didSet { setNeedsDisplay() } }

  /// The look of the line.
  open var progressViewStyle: Style { didSet { invalidateIntrinsicContentSize() } }

  /// The color of the share that is done; nil for the system's.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The color of the share that is left; nil for the system's.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The image of the share that is done; nil for none.
  open var progressImage: UIImage?

  /// The image of the share that is left; nil for none.
  open var trackImage: UIImage?

  /// Creates a progress view in code.
  public override init(frame: CGRect) {
    share = 0
    progressViewStyle = .default
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a progress view out of an archive.
  public required init?(coder: NSCoder) {
    share = min(max(coder.decodeFloat(forKey: "UIProgress", absent: 0), 0), 1)
    progressViewStyle = coder.decodeCase(forKey: "UIProgressViewStyle", absent: .default)
    progressTintColor = coder.decode(UIColor.self, forKey: "UIProgressProgressTintColor")
    trackTintColor = coder.decode(UIColor.self, forKey: "UIProgressTrackTintColor")
    progressImage = coder.decode(UIImage.self, forKey: "UIProgressImage")
    trackImage = coder.decode(UIImage.self, forKey: "UITrackImage")
    super.init(coder: coder)
  }

  /// Creates a progress view of a style in code.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The share that is done, kept between 0 and 1.
  open var progress: Float {
    get { share }
    set { share = min(max(newValue, 0), 1) }
  }

  /// Sets the share that is done; nothing moves here, so both ways are the same.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  override var defaultAccessibilityValue: String? { UIAccessibility.percent(Double(progress), from: 0, to: 1) }

  override class var defaultHugging: AxisPriorities { .fixedHeight }

  /// The height of the bar; the width is open.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: height) }

  /// The width that is given, and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  private var height: CGFloat {
    progressViewStyle == .bar ? ControlMetrics.progressBarHeight : LookFigures.current.metrics.progressHeight
  }

  /// Draws the track and its filled part.
  open override func draw(_ rect: CGRect) { drawBar() }
}

extension UIProgressView {
  /// The looks of a progress view.
  public enum Style: Int, Sendable {
    /// The line of a view.
    case `default` = 0
    /// The line of a bar.
    case bar = 1
  }
}

extension UIProgressView {
  func drawBar() {
    func bar(width: CGFloat, _ color: UIColor) {
      color.setFill()
      let rect = CGRect(x: bounds.minX, y: bounds.minY, width: width, height: bounds.height)
      UIBezierPath(roundedRect: flippedIfNeeded(rect), cornerRadius: bounds.height / 2).fill()
    }
    bar(width: bounds.width, trackTintColor ?? .systemFill)
    if progress > 0 { bar(width: bounds.width * CGFloat(progress), progressTintColor ?? tintColor) }
  }
}

extension UIKitClasses {
  static let uiProgressView = NibClass(
    UIProgressView.self,
    parent: UIView.self,
    name: "UIProgressView",
    properties: [
      NibProperty("progressViewStyle", \UIProgressView.progressViewStyle),
      NibProperty("progressTintColor", \UIProgressView.progressTintColor),
      NibProperty("trackTintColor", \UIProgressView.trackTintColor),
      NibProperty("progressImage", \UIProgressView.progressImage),
      NibProperty("trackImage", \UIProgressView.trackImage),
      NibProperty("progress", \UIProgressView.progress),
    ]
  )
}
