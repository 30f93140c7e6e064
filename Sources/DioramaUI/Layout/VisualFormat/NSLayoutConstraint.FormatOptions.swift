extension NSLayoutConstraint {
  /// How the views of a visual format are aligned, and in which direction they are read.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left sides are equal.
    public static let alignAllLeft = FormatOptions(.left)
    /// The right sides are equal.
    public static let alignAllRight = FormatOptions(.right)
    /// The top edges are equal.
    public static let alignAllTop = FormatOptions(.top)
    /// The bottom edges are equal.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// The sides where reading starts are equal.
    public static let alignAllLeading = FormatOptions(.leading)
    /// The sides where reading ends are equal.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// The centers along the horizontal axis are equal.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// The centers along the vertical axis are equal.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// The baselines of the last lines are equal.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// The baselines of the first lines are equal.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// All bits that align.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// From the side where reading starts to the other one; this is what an empty set means.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Vertical spaces reach from edge to edge; this is what an empty set means.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical spaces reach from the last baseline to the first one.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All bits of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(_ attribute: Attribute) {
      rawValue = 1 << UInt(attribute.rawValue)
    }

    /// The parts that are aligned, by their raw values.
    var alignments: [Attribute] { (1..<13).filter { rawValue & 1 << UInt($0) != 0 }.compactMap(Attribute.init) }
  }
}
