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

  /// Whether no frames are told; a new link is not paused.
  open var isPaused = false {
    didSet { if !isPaused { schedule() } }
  }

  /// How many frames there shall be in a second; 0, the default, for as many as the screen shows.
  open var preferredFramesPerSecond = 0

  /// How many frames there shall be in a second at least and at most.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { preferredFramesPerSecond = Int(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum) }
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

  /// Begins to tell frames.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    schedule()
  }

  /// Ends telling frames, until the link is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isAdded = false }

  /// Ends telling frames for good, and lets the target go.
  open func invalidate() {
    isAdded = false
    target = nil
  }

  private func schedule() {
    guard isAdded, !isPaused, !isScheduled else { return }
    isScheduled = true
    let clock = UIRuntime.shared.mainLoop.clock
    clock.schedule(at: clock.now + interval) { self.tell() }
  }

  private func tell() {
    isScheduled = false
    guard isAdded, !isPaused, let target else { return }
    timestamp = UIRuntime.shared.mainLoop.clock.now
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    schedule()
  }
}

/// How many frames there shall be in a second.
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
