/// A span of time, in nanoseconds; the standard library's `Duration` needs macOS 13.
package struct TimeSpan: Hashable, Comparable, AdditiveArithmetic, Sendable {
  /// The length in nanoseconds.
  package var nanoseconds: Int64

  /// No time at all.
  package static let zero = TimeSpan(nanoseconds: 0)

  /// A span of so many milliseconds.
  package static func milliseconds(_ count: Int64) -> TimeSpan { TimeSpan(nanoseconds: count * 1_000_000) }

  /// A span of so many seconds.
  package static func seconds(_ count: Int64) -> TimeSpan { TimeSpan(nanoseconds: count * 1_000_000_000) }

  package static func + (left: TimeSpan, right: TimeSpan) -> TimeSpan {
    TimeSpan(nanoseconds: left.nanoseconds + right.nanoseconds)
  }

  package static func - (left: TimeSpan, right: TimeSpan) -> TimeSpan {
    TimeSpan(nanoseconds: left.nanoseconds - right.nanoseconds)
  }

  package static func < (left: TimeSpan, right: TimeSpan) -> Bool { left.nanoseconds < right.nanoseconds }
}
