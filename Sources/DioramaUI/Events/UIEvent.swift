public import Foundation

/// What happened, as an action method is told.
///
/// The event of touches is the same from the first finger that comes down to the last that is lifted.
@MainActor
open class UIEvent: NSObject {
  /// What kind of thing happened.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches
    /// A movement of the device.
    case motion
    /// A command from elsewhere.
    case remoteControl
    /// Buttons and keys.
    case presses
  }

  /// What kind of event this is.
  open var type: EventType { .touches }

  /// When it happened, in seconds.
  open internal(set) var timestamp: TimeInterval = 0

  var touches: [UITouch] = []

  /// Creates an event without touches.
  public nonisolated override init() {
    super.init()
  }

  /// The touches, wherever they are; nil if there are none.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// The touches that belong to a view; nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { chosen { $0.view === view } }

  /// The touches that belong to a window; nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { chosen { $0.window === window } }

  /// The touches that a recognizer looks at; nil if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    chosen { $0.recognizers.contains { $0 === gesture } }
  }

  private func chosen(_ test: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(test)
    return found.isEmpty ? nil : Set(found)
  }
}
