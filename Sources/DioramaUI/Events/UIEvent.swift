public import Foundation

/// What happened, as an action method is told.
///
/// The event of touches is the same from the first finger that comes down to the last that is lifted.
@preconcurrency @MainActor
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

/// A finger on the screen, from the moment when it comes down until it is lifted.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What the finger is doing.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It rests.
    case stationary
    /// It was lifted.
    case ended
    /// The system took the touch away.
    case cancelled
  }

  /// What the finger is doing.
  open internal(set) var phase: Phase = .began

  /// When it last did something, in seconds.
  open internal(set) var timestamp: TimeInterval = 0

  /// How many times the finger has come down here in a row.
  open internal(set) var tapCount = 1

  /// The window in which the finger came down.
  open internal(set) weak var window: UIWindow?

  /// The view in which the finger came down, which gets all of the touch; nil if nobody takes it.
  open internal(set) weak var view: UIView?

  var recognizers: [UIGestureRecognizer] = []

  /// Whether the view does not hear of the touch: a recognizer took it, or it is a second one in a view without multiple touch.
  var isTakenFromView = false

  /// Whether the finger rested before it was lifted, so that it gives nothing a speed.
  var isAtRest = false

  /// Whether the view was told that the finger came down.
  var isKnownToView = false

  /// What the view is told once recognizers that hold it back have failed.
  var withheld: [Withheld] = []

  /// What a view has not been told yet, and where the finger was then.
  struct Withheld {
    var phase: Phase
    var event: UIEvent
    var location: CGPoint
  }

  /// Where the finger came down, in the window.
  private(set) var startLocation: CGPoint

  /// Whether the finger is further from where it came down than one that taps.
  var hasMoved: Bool {
    max(abs(windowLocation.x - startLocation.x), abs(windowLocation.y - startLocation.y))
      >= UIPanGestureRecognizer.slack
  }

  /// Where the finger is and was, in the window.
  var windowLocation: CGPoint
  var previousWindowLocation: CGPoint

  /// Creates a touch that is nowhere, such as tests hand to methods of views; a subclass gives it a place.
  public nonisolated override init() {
    startLocation = .zero
    windowLocation = .zero
    previousWindowLocation = .zero
    super.init()
  }

  convenience init(at location: CGPoint, in window: UIWindow, timestamp: TimeInterval) {
    self.init()
    startLocation = location
    windowLocation = location
    previousWindowLocation = location
    self.window = window
    self.timestamp = timestamp
  }

  /// The recognizers that look at the touch; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

  /// Where the finger is, in a view's coordinates; nil for the window's.
  open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }

  /// Where the finger was before it moved, in a view's coordinates; nil for the window's.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window as UIView)
  }
}
