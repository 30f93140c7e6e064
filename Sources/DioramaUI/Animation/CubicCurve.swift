import Foundation

/// The curve from (0,0) to (1,1) that two points pull at: time to the right, progress upwards.
struct CubicCurve: Hashable, Sendable {
  var first: CGPoint
  var second: CGPoint

  /// The height of the curve at a time from 0 to 1.
  func progress(at x: CGFloat) -> CGFloat {
    guard x > 0, x < 1 else { return min(max(x, 0), 1) }
    func value(_ t: CGFloat, _ p: CGFloat, _ q: CGFloat) -> CGFloat {
      let s = 1 - t
      return 3 * s * s * t * p + 3 * s * t * t * q + t * t * t
    }
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if value(middle, first.x, second.x) < x { low = middle } else { high = middle }
    }
    return value((low + high) / 2, first.y, second.y)
  }
}

/// A stretch of an animation's way, in shares of the way, and the time that it takes.
struct AnimationLeg {
  var from: CGFloat
  var to: CGFloat
  /// When it begins, by the main loop's clock.
  var start: TimeInterval = 0
  /// How long it takes, in seconds; 0 for a stretch that is over.
  var duration: TimeInterval = 0
  /// How far it is when a share of its time has passed.
  var curve: (CGFloat) -> CGFloat = { $0 }

  /// How far the animation is at a time, from 0 to 1.
  func progress(at time: TimeInterval) -> CGFloat {
    guard duration > 0, time < start + duration else { return to }
    guard time > start else { return from }
    return from + (to - from) * curve(CGFloat((time - start) / duration))
  }
}
