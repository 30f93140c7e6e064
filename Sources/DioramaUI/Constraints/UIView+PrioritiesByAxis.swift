import Foundation

// Rows read and set by key path, and a key path cannot take an axis.
extension UIView {
  var horizontalContentHuggingPriority: UILayoutPriority {
    get { contentHuggingPriority(for: .horizontal) }
    set { setContentHuggingPriority(newValue, for: .horizontal) }
  }

  var verticalContentHuggingPriority: UILayoutPriority {
    get { contentHuggingPriority(for: .vertical) }
    set { setContentHuggingPriority(newValue, for: .vertical) }
  }

  var horizontalContentCompressionResistancePriority: UILayoutPriority {
    get { contentCompressionResistancePriority(for: .horizontal) }
    set { setContentCompressionResistancePriority(newValue, for: .horizontal) }
  }

  var verticalContentCompressionResistancePriority: UILayoutPriority {
    get { contentCompressionResistancePriority(for: .vertical) }
    set { setContentCompressionResistancePriority(newValue, for: .vertical) }
  }

  /// The priorities by the raw value of the axis.
  var contentHuggingPriorities: [Int: UILayoutPriority] {
    [0: horizontalContentHuggingPriority, 1: verticalContentHuggingPriority]
  }

  /// The priorities by the raw value of the axis.
  var contentCompressionResistancePriorities: [Int: UILayoutPriority] {
    [0: horizontalContentCompressionResistancePriority, 1: verticalContentCompressionResistancePriority]
  }
}

/// How much a constraint matters, from 1 to 1000; 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  /// The number.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// Whether the left priority is lower.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// How strongly a button resists being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly a button hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly a view takes the size that fits.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

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
