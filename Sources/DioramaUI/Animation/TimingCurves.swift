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

/// The way of a spring from 0 to 1, which comes to rest in the time from 0 to 1.
struct SpringCurve: Equatable {
  /// How much of the way is left, at most, when the time is over.
  private static let rest: CGFloat = 0.001

  /// The share of the damping at which the spring just does not swing.
  let ratio: CGFloat
  /// How fast it starts, in ways each time.
  let velocity: CGFloat
  /// How fast it would swing without damping.
  private let frequency: CGFloat

  /// Makes the spring; a ratio of 1 or more does not swing.
  init(ratio: CGFloat, velocity: CGFloat) {
    let ratio = ratio.isFinite ? min(max(ratio, 0.01), 1) : 1
    let velocity = velocity.isFinite ? velocity : 0
    self.ratio = ratio
    self.velocity = velocity
    // What is left at the end becomes less and less with the frequency, so that halving finds the one.
    var (low, high): (CGFloat, CGFloat) = (0.01, 10_000)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if Self.left(ratio, velocity, middle) > Self.rest { low = middle } else { high = middle }
    }
    frequency = high
  }

  /// The greatest distance from the end, at the time 1.
  private static func left(_ ratio: CGFloat, _ velocity: CGFloat, _ frequency: CGFloat) -> CGFloat {
    let fading = CGFloat(exp(Double(-ratio * frequency)))
    guard ratio < 1 else { return fading * (1 + abs(frequency - velocity)) }
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let side = (ratio * frequency - velocity) / swing
    return fading * (1 + side * side).squareRoot()
  }

  /// The part of the way at a time from 0 to 1; beyond 1 where the spring swings over.
  func progress(at time: CGFloat) -> CGFloat {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    let fading = CGFloat(exp(Double(-ratio * frequency * time)))
    guard ratio < 1 else { return 1 - fading * (1 + (frequency - velocity) * time) }
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let side = (ratio * frequency - velocity) / swing
    return 1 - fading * (CGFloat(cos(Double(swing * time))) + side * CGFloat(sin(Double(swing * time))))
  }
}
