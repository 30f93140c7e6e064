import Foundation

/// What an application tells assistive software, and what it asks about the user's settings.
@MainActor
public enum UIAccessibility {
  /// A value as a share of its range in words, such as "50%"; nil for an empty range.
  static func percent(_ value: Double, from least: Double, to greatest: Double) -> String? {
    guard greatest > least else { return nil }
    return "\(Int(((value - least) / (greatest - least) * 100).rounded()))%"
  }
}
