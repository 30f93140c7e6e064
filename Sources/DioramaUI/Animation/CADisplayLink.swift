public import Foundation

/// A timer that calls a method before each frame, sixty times a second.
///
/// It keeps its target alive until it is invalidated. Time is that of the main loop's clock.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let action: Selector
  private var isAdded = false
  private var isScheduled = false

  /// The time of the frame, in seconds; 0 before the first one.
  open private(set) var timestamp: TimeInterval = 0

  /// The time of the next frame, in seconds; 0 before the first one.
  open var targetTimestamp: TimeInterval { timestamp == 0 ? 0 : timestamp + interval }

  /// How long a frame of the screen is shown, in seconds.
  open var duration: TimeInterval { Self.frame }

  /// Whether calls pause; false for a new link.
  open var isPaused = false {
    didSet { if !isPaused { schedule() } }
  }

  /// The preferred number of calls in a second; 0, the default, for one before each frame.
  open var preferredFramesPerSecond = 0

  /// The preferred range of calls in a second.
  ///
  /// Its preferred number, or else its maximum, sets `preferredFramesPerSecond`; one that is not finite is 0 there.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let rate = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
      preferredFramesPerSecond = Int(exactly: rate.rounded()) ?? 0
    }
  }

  private static let frame: TimeInterval = 1 / 60

  /// Frames are left out as a whole.
  private var interval: TimeInterval {
    guard preferredFramesPerSecond > 0 else { return Self.frame }
    return Self.frame * max(1, (60 / Double(preferredFramesPerSecond)).rounded())
  }

  /// Creates a link that calls a method with itself; it begins when it is added to a run loop.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    action = sel
    super.init()
  }

  /// Starts the calls.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    schedule()
  }

  /// Stops the calls until the link is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isAdded = false }

  /// Stops the calls for good, and releases the target.
  open func invalidate() {
    isAdded = false
    target = nil
  }

  private func schedule() {
    guard isAdded, !isPaused, !isScheduled else { return }
    isScheduled = true
    let clock = UIRuntime.shared.mainLoop.clock
    clock.schedule(at: clock.now + interval) { self.callTarget() }
  }

  private func callTarget() {
    isScheduled = false
    guard isAdded, !isPaused, let target else { return }
    timestamp = UIRuntime.shared.mainLoop.clock.now
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    schedule()
  }
}

/// A range of frames in a second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The best; nil or 0 for as many as the system chooses.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// As many as the screen shows.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
