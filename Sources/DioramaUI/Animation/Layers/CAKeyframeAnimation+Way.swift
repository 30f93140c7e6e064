import Foundation

/// How the values of an animation change between those that are given.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Evenly from each to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// At once from each to the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At one speed over all, whatever the times are.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve through all.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve through all, with times that follow the distances.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns that follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// With the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// With the path, the other way around.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

extension CAKeyframeAnimation {
  /// The values over the time; nil for none.
  func keyframes(_ values: [AnimatableValue]) -> KeyframePath? {
    guard values.count > 1 else {
      return values.first.map { KeyframePath(.linear, values: [$0], times: [0], curves: []) }
    }
    let given = keyTimes?.map { CGFloat($0.doubleValue) } ?? []
    let mode = mode
    // A value that jumps holds until the next one; the last of them as long as the others.
    let steps = CGFloat(mode == .discrete ? values.count : values.count - 1)
    let times =
      given.count >= values.count ? Array(given.prefix(values.count)) : values.indices.map { CGFloat($0) / steps }
    return KeyframePath(mode, values: values, times: times, curves: path == nil ? timingFunctions ?? [] : [])
  }

  private var mode: KeyframePath.Mode {
    switch calculationMode {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }

  /// The points of the path, of which each step takes as long as any other; nil without one.
  var pathPoints: [CGPoint]? {
    guard let path else { return nil }
    var points: [CGPoint] = []
    for line in path.flattened {
      for point in line where points.last != point { points.append(point) }
    }
    return points.isEmpty ? nil : points
  }
}
