/// The tolerances and limits of the arithmetic.
enum Tolerance {
  /// Smaller coefficients and prices are rounding errors.
  static let coefficient = 1e-8
  /// The maximum error of a required equation.
  static let feasibility = 1e-6
  /// The limit for constants and coefficients, larger than any screen.
  static let largest = 1e7
  /// The limit for computed sums, so that nothing becomes infinite.
  static let overflow = 1e15

  static func clamped(_ value: Double) -> Double { min(max(value, -largest), largest) }

  /// The number limited to `overflow`; zero for NaN.
  static func bounded(_ value: Double) -> Double {
    if value.magnitude < overflow { return value }
    return value > 0 ? overflow : value < 0 ? -overflow : 0
  }
}
