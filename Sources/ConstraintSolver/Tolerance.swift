/// Which numbers count as equal, and which are too large to be meant.
enum Tolerance {
  /// A smaller coefficient or price is noise of the arithmetic.
  static let coefficient = 1e-8
  /// By how much a required equation may be missed.
  static let feasibility = 1e-6
  /// Larger constants and coefficients are cut off here: no screen is as large.
  static let largest = 1e7
  /// Sums that multiplications drive beyond this are cut off, so that nothing becomes infinite.
  static let overflow = 1e15

  static func clamped(_ value: Double) -> Double { min(max(value, -largest), largest) }

  /// The number, or the largest of its sign; zero for what is no number.
  static func bounded(_ value: Double) -> Double {
    if value.magnitude < overflow { return value }
    return value > 0 ? overflow : value < 0 ? -overflow : 0
  }
}
