import Foundation

/// How an offset moves along one axis once nothing holds the content, in points and seconds.
///
/// The laws were measured on iOS 26: content keeps 0.998 of its velocity in a millisecond; beyond an edge it is a critically damped
/// spring of 11 radians a second; content that is let go at rest beyond an edge is a slower, overdamped one, and back after half a second.
struct ScrollPath {
  private enum Course {
    /// The velocity loses the same share in each moment.
    case slowing(from: Double, to: Double, decay: Double)
    /// As `slowing` until the edge is reached, and then as a spring.
    case bouncing(from: Double, to: Double, decay: Double, reachesEdgeAt: Double, velocity: Double)
    /// A spring that is let go beyond the edge with a velocity.
    case springing(distance: Double, velocity: Double)
    /// A spring that is let go beyond the edge at rest.
    case returning(distance: Double)
  }

  /// The time between two steps, in seconds.
  static let frame: TimeInterval = 1.0 / 60

  /// Where the content comes to rest.
  let target: CGFloat

  /// How long that takes, in seconds.
  let duration: TimeInterval

  private let course: Course

  /// The angular frequency of the spring at an edge, in radians a second.
  private static let spring = 11.0

  /// The two rates of content that returns from rest, and how long it takes.
  private static let (slowRate, fastRate, returnTime) = (9.0, 46.0, 0.5)

  /// The distance at which content has come to rest, in points.
  private static let least = 0.5

  private init(_ course: Course, to target: CGFloat, _ duration: TimeInterval) {
    (self.course, self.target, self.duration) = (course, target, max(duration, Self.frame))
  }

  /// A path to a target, slower and slower.
  init(from start: CGFloat, to target: CGFloat, _ rate: UIScrollView.DecelerationRate) {
    let decay = Self.decay(rate)
    let way = max(abs(Double(target - start)), Self.least)
    let course = Course.slowing(from: Double(start), to: Double(target), decay: decay)
    self.init(course, to: target, log(way / Self.least) / decay)
  }

  /// A path of content that would come to rest beyond an edge: on a spring there, or no further where it may not bounce.
  init(
    from start: CGFloat,
    toward rest: CGFloat,
    beyond edge: CGFloat,
    mayBounce: Bool,
    _ rate: UIScrollView.DecelerationRate
  ) {
    let (way, wayToEdge) = (Double(rest - start), Double(edge - start))
    guard way.isFinite, abs(way) > abs(wayToEdge), way * wayToEdge >= 0 else {
      self.init(from: start, to: edge, rate)
      return
    }
    let decay = Self.decay(rate)
    let arrival = -log(1 - wayToEdge / way) / decay
    let velocity = mayBounce ? (way - wayToEdge) * decay : 0
    self.init(
      .bouncing(from: Double(start), to: Double(rest), decay: decay, reachesEdgeAt: arrival, velocity: velocity),
      to: edge,
      arrival + (mayBounce ? Self.springTime(0, velocity) : 0)
    )
  }

  /// A path back to an edge, of content that was let go beyond it with a velocity, in points a second.
  init(from start: CGFloat, backTo edge: CGFloat, velocity: CGFloat) {
    let distance = Double(start - edge)
    if velocity == 0 {
      self.init(.returning(distance: distance), to: edge, Self.returnTime)
    } else {
      let course = Course.springing(distance: distance, velocity: Double(velocity))
      self.init(course, to: edge, Self.springTime(distance, Double(velocity)))
    }
  }

  /// Where the content is a time after it was let go.
  func position(after time: TimeInterval) -> CGFloat {
    guard time < duration else { return target }
    switch course {
    case .slowing(let start, let end, let decay):
      return CGFloat(end + (start - end) * exp(-decay * time))
    case .bouncing(let start, let end, let decay, let arrival, let velocity):
      if time < arrival { return CGFloat(end + (start - end) * exp(-decay * time)) }
      return target + CGFloat(Self.springPosition(0, velocity, time - arrival))
    case .springing(let distance, let velocity):
      return target + CGFloat(Self.springPosition(distance, velocity, time))
    case .returning(let distance):
      let (slow, fast) = (Self.slowRate, Self.fastRate)
      return target + CGFloat(distance * (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow))
    }
  }

  /// What a rate is a second: the velocity falls to 1/e in the inverse of it.
  private static func decay(_ rate: UIScrollView.DecelerationRate) -> Double {
    -log(min(max(Double(rate.rawValue), 0.01), 0.9999)) * 1000
  }

  private static func springPosition(_ distance: Double, _ velocity: Double, _ time: Double) -> Double {
    (distance + (velocity + spring * distance) * time) * exp(-spring * time)
  }

  /// When a spring has come to rest, in seconds.
  private static func springTime(_ distance: Double, _ velocity: Double) -> Double {
    var time = 1 / spring
    // The velocity of a finger is bounded; what is not a number ends at once.
    while time < 5, (abs(distance) + abs(velocity + spring * distance) * time) * exp(-spring * time) > least {
      time += frame
    }
    return time
  }
}
