public import Foundation
import NibLoader

/// Recognizes two fingers that turn.
@MainActor
open class UIRotationGestureRecognizer: TwoFingerGestureRecognizer {
  /// How far the fingers turn before it is a rotation, in radians.
  private static let slack: CGFloat = 0.05

  /// How far the fingers have turned, in radians; setting it makes them go on from there.
  open var rotation: CGFloat = 0 { didSet { start.angle = line.angle - rotation } }

  /// How fast the fingers turn, in radians a second.
  open private(set) var velocity: CGFloat = 0

  /// Creates a recognizer in code, which sends an action to a target; nil for none.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer out of an archive.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    rotation = coder.decodeCGFloat(forKey: "UIRotationGestureRecognizer.rotation", absent: 0)
  }

  override var isFarEnough: Bool { abs(turn) >= Self.slack }

  override func update(after seconds: TimeInterval) {
    let new = turn
    if seconds > 0 { velocity = (new - rotation) / CGFloat(seconds) }
    rotation = new
  }

  /// Forgets the rotation.
  open override func reset() {
    rotation = 0
    velocity = 0
  }

  /// The turn since the beginning, by the shorter way.
  private var turn: CGFloat {
    let angle = line.angle - start.angle
    return CGFloat(atan2(sin(Double(angle)), cos(Double(angle))))
  }
}

extension UIKitClasses {
  static let uiRotationGestureRecognizer = NibClass(
    UIRotationGestureRecognizer.self,
    parent: UIGestureRecognizer.self,
    name: "UIRotationGestureRecognizer",
    properties: [
      NibProperty("rotation", \UIRotationGestureRecognizer.rotation)
    ]
  )
}
