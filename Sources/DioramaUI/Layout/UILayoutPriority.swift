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
