import Dispatch
public import Foundation

/// A clock for tests that moves only when it is advanced.
///
///     let clock = ManualClock()
///     UIRuntime.shared.mainLoop.clock = clock
///     UIView.animate(withDuration: 1) { view.alpha = 0 }
///     clock.advance(by: 0.5)
@preconcurrency @MainActor
public final class ManualClock: MainClock {
  private struct Event {
    let time: TimeInterval
    let body: @MainActor () -> Void
  }

  private var events: [Event] = []

  /// The time, in seconds since the beginning of 2001.
  public private(set) var now: TimeInterval

  /// Creates a clock with a time.
  public init(now: TimeInterval = 0) {
    self.now = now
  }

  /// Calls a closure once, when the clock reaches a time.
  @preconcurrency
  public func schedule(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    events.append(Event(time: time, body: body))
  }

  /// Advances the time: runs what is due in the order of its times, with a turn of the main loop after each.
  ///
  /// The current turn ends first. Zero seconds run what is due now.
  public func advance(by seconds: TimeInterval) {
    let end = now + max(0, seconds)
    UIRuntime.shared.mainLoop.commit()
    while let next = events.min(by: { $0.time < $1.time }), next.time <= end {
      let index = events.firstIndex { $0.time == next.time } ?? 0
      events.remove(at: index)
      now = max(now, next.time)
      next.body()
      UIRuntime.shared.mainLoop.commit()
    }
    now = end
  }
}

/// A clock for the main loop, which also schedules closures.
@preconcurrency @MainActor
public protocol MainClock: AnyObject {
  /// The time, in seconds since the beginning of 2001.
  var now: TimeInterval { get }

  /// Calls a closure once, at a time or as soon afterward as the loop is free.
  func schedule(at time: TimeInterval, _ body: @escaping @MainActor () -> Void)
}

/// The system clock.
@preconcurrency @MainActor
public final class SystemClock: MainClock {
  /// Creates the clock.
  public init() {}

  /// The time, in seconds since the beginning of 2001.
  public var now: TimeInterval { Date().timeIntervalSinceReferenceDate }

  /// Calls a closure once, at a time or as soon afterward as the main queue is free.
  @preconcurrency
  public func schedule(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, time - now)) {
      MainActor.assumeIsolated { body() }
    }
  }
}
