import Dispatch
public import Foundation

/// The system clock.
@MainActor
public final class SystemClock: MainClock {
  /// Creates the clock.
  public init() {}

  /// The time, in seconds since the beginning of 2001.
  public var now: TimeInterval { Date().timeIntervalSinceReferenceDate }

  /// Calls a closure once, at a time or as soon afterward as the main queue is free.
  public func schedule(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, time - now)) {
      MainActor.assumeIsolated { body() }
    }
  }
}
