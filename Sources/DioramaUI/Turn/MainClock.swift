public import Foundation

/// What time it is for the main loop, and what happens at which time.
@MainActor
public protocol MainClock: AnyObject {
  /// The time, in seconds since the beginning of 2001.
  var now: TimeInterval { get }

  /// Calls a closure once, at a time or as soon after it as the loop is free.
  func schedule(at time: TimeInterval, _ body: @escaping @MainActor () -> Void)
}
