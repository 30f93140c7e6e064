public import Foundation
import NibLoader

/// Recognizes two fingers that move apart or together.
@MainActor
open class UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
  /// How much the distance changes before it is a pinch, in points.
  private static let slack: CGFloat = 8

  /// The distance of the fingers in units of that at the beginning; setting it makes them go on from there.
  open var scale: CGFloat = 1 { didSet { if scale != 0 { start.length = line.length / scale } } }

  /// How fast the scale changes, each second.
  open private(set) var velocity: CGFloat = 0

  /// Creates a recognizer in code, which sends an action to a target; nil for none.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer out of an archive.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    scale = coder.decodeCGFloat(forKey: "UIPinchGestureRecognizer.scale", absent: 1)
  }

  override var isFarEnough: Bool { start.length > 0 && abs(line.length - start.length) >= Self.slack }

  override func update(after seconds: TimeInterval) {
    let new = start.length > 0 ? line.length / start.length : 1
    if seconds > 0 { velocity = (new - scale) / CGFloat(seconds) }
    scale = new
  }

  /// Forgets the pinch.
  open override func reset() {
    scale = 1
    velocity = 0
  }
}

extension UIKitClasses {
  static let uiPinchGestureRecognizer = NibClass(
    UIPinchGestureRecognizer.self,
    parent: UIGestureRecognizer.self,
    name: "UIPinchGestureRecognizer",
    properties: [
      NibProperty("scale", \UIPinchGestureRecognizer.scale)
    ]
  )
}
