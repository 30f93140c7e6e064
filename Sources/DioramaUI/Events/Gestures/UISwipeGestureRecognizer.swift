public import Foundation
import NibLoader

/// Recognizes fingers that swipe in a direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// How far a swipe goes at least and strays at most, in points, and how long it lasts at most, in seconds.
  private static let reach: CGFloat = 50
  private static let stray: CGFloat = 50
  private static let patience: TimeInterval = 0.5

  /// The directions that are recognized.
  open var direction = Direction.right

  /// How many fingers swipe.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var startTime: TimeInterval = 0

  /// Creates a recognizer in code, which sends an action to a target; nil for none.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer out of an archive.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    direction = coder.decodeOptions(forKey: "UISwipeGestureRecognizer.direction", absent: .right)
    numberOfTouchesRequired = coder.decodeInteger(
      forKey: "UISwipeGestureRecognizer.numberOfTouchesRequired",
      absent: 1
    )
  }

  /// Notes where the swipe begins.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= numberOfTouchesRequired else { return state = .failed }
    start = location(in: nil)
    startTime = event.timestamp
  }

  /// Recognizes a way that is long, straight and quick enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - startTime <= Self.patience else { return state = .failed }
    let way = CGPoint(x: lastLocation.x - start.x, y: lastLocation.y - start.y)
    let isHorizontal = abs(way.x) >= abs(way.y)
    let (along, across) = isHorizontal ? (way.x, way.y) : (way.y, way.x)
    guard abs(across) <= Self.stray else { return state = .failed }
    guard abs(along) >= Self.reach, self.touches.count == numberOfTouchesRequired else { return }
    let seen: Direction = isHorizontal ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
    state = direction.contains(seen) ? .ended : .failed
  }

  /// A way that was too short is no swipe.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  /// A touch that is taken away is no swipe.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

extension UISwipeGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }
}

extension UIKitClasses {
  static let uiSwipeGestureRecognizer = NibClass(
    UISwipeGestureRecognizer.self,
    parent: UIGestureRecognizer.self,
    name: "UISwipeGestureRecognizer",
    properties: [
      NibProperty("direction", \UISwipeGestureRecognizer.direction),
      NibProperty("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired),
    ]
  )
}
