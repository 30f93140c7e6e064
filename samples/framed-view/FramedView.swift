#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// A view that draws a frame along its edges, and another one while it is touched.
@MainActor
final class FramedView: UIView {
  /// How thick the frame is, in points.
  var lineWidth: CGFloat = 4 { didSet { setNeedsDisplay() } }

  /// How many fingers are on the view.
  private(set) var fingers = 0 { didSet { setNeedsDisplay() } }

  /// Where the view comes from: code or a nib.
  let door: String

  /// The door for code.
  override init(frame: CGRect) {
    door = "code"
    super.init(frame: frame)
  }

  /// The door for nibs. Neither door leads through the other: what both need stands in the properties' first values.
  required init?(coder: NSCoder) {
    door = "nib"
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.setLineWidth(lineWidth)
    (fingers == 0 ? UIColor.red : UIColor.blue).set()
    UIRectFrame(bounds)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { fingers += touches.count }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { fingers -= touches.count }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { fingers -= touches.count }
}
