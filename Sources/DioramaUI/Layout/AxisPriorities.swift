import Foundation

/// One priority for each axis, as archives write them: `{251, 250}`.
struct AxisPriorities: Hashable, Sendable {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  /// The hugging of content that stretches on either axis.
  static let stretching = AxisPriorities(.defaultLow)

  /// The hugging of controls that are seldom stretched vertically.
  static let fixedHeight: AxisPriorities = {
    var priorities = stretching
    priorities.vertical = .defaultHigh
    return priorities
  }()

  /// The hugging of controls that are seldom stretched at all.
  static let fixedSize = AxisPriorities(.defaultHigh)

  init(_ both: UILayoutPriority) {
    horizontal = both
    vertical = both
  }

  /// Reads the two numbers; nil if the text is not of that form.
  init?(_ text: String) {
    let numbers = text.split(whereSeparator: { "{}, ".contains($0) }).compactMap { Float($0) }
    guard numbers.count == 2 else { return nil }
    horizontal = UILayoutPriority(numbers[0])
    vertical = UILayoutPriority(numbers[1])
  }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}

extension NSCoder {
  func decodePriorities(forKey key: StaticString, absent: AxisPriorities) -> AxisPriorities {
    decodeText(forKey: key).flatMap(AxisPriorities.init) ?? absent
  }
}
