public import Foundation

/// A clock for the main loop, which also schedules closures.
@MainActor
public protocol MainClock: AnyObject {
  /// The time, in seconds since the beginning of 2001.
  var now: TimeInterval { get }

  /// Calls a closure once, at a time or as soon afterward as the loop is free.
  func schedule(at time: TimeInterval, _ body: @escaping @MainActor () -> Void)
}
