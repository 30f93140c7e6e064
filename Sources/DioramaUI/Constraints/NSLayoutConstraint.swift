public import Foundation
import LayoutEngine
import NibLoader

/// A linear relation between two parts of views: first = multiplier × second + constant.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, @MainActor NSCoding {
  /// The view or guide on the left side; nil once that is gone.
  @exclusivity(unchecked) open internal(set) weak var firstItem: AnyObject?

  /// The part of the first item.
  @exclusivity(unchecked) open internal(set) var firstAttribute: Attribute

  /// How the two sides compare.
  @exclusivity(unchecked) open internal(set) var relation: Relation

  /// The view or guide on the right side; nil if there is only a constant.
  @exclusivity(unchecked) open internal(set) weak var secondItem: AnyObject?

  /// The part of the second item.
  @exclusivity(unchecked) open internal(set) var secondAttribute: Attribute

  /// What the second part is multiplied by.
  @exclusivity(unchecked) open internal(set) var multiplier: CGFloat

  /// What is added to the right side, in points; it must be finite.
  open var constant: CGFloat {
    get { ownConstant }
    set {
      Self.check(constant: newValue)
      setConstant(newValue)
    }
  }

  @exclusivity(unchecked) private var ownConstant: CGFloat

  /// Whether the constant is the space that the system leaves beside a superview or between neighbors.
  @exclusivity(unchecked) private(set) var usesSystemSpacing: Bool

  /// How much the constraint matters; while it is active, a required one stays required, and any other does not become
  /// so.
  open var priority: UILayoutPriority {
    get { ownPriority }
    set {
      if let fault = fault(ofPriority: newValue) { UIKitException.raise(.internalInconsistency, fault) }
      setPriority(newValue)
    }
  }

  @exclusivity(unchecked) private var ownPriority: UILayoutPriority

  /// The name of the constraint; nil if it has none.
  open var identifier: String?

  /// Whether an archive keeps the constraint.
  open var shouldBeArchived: Bool

  /// The number of this constraint in the order of activations; 0 if it was never active.
  @exclusivity(unchecked) var activation = 0

  /// Whether the system created the constraint, so that conflicts are never resolved by leaving it out.
  @exclusivity(unchecked) var isMadeBySystem = false

  /// The view that holds the constraint.
  @exclusivity(unchecked) weak var holder: UIView?

  /// The subtracted anchors of each side; nil for a constraint between plain attributes.
  private(set) var distances: ConstraintDistances?

  /// Creates a constraint in code; it holds nothing until it is active.
  ///
  /// What cannot mean anything, such as a location without a second one, stops the program as in UIKit.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    let (first, second) = (view1 as AnyObject, view2.map { $0 as AnyObject })
    if let fault = Self.fault((first, attr1), (second, attr2), multiplier: multiplier) {
      UIKitException.raise(.invalidArgument, fault)
    }
    Self.check(constant: constant)
    self.init(
      AnchorPart(item: first, attribute: attr1),
      relation,
      second.map { AnchorPart(item: $0, attribute: attr2) },
      multiplier: multiplier,
      constant: constant
    )
  }

  /// Creates a constraint between nothing, which can never be active.
  public nonisolated override init() {
    firstAttribute = .notAnAttribute
    relation = .equal
    secondAttribute = .notAnAttribute
    multiplier = 1
    ownConstant = 0
    usesSystemSpacing = false
    ownPriority = .required
    shouldBeArchived = false
    super.init()
  }

  /// Creates a constraint between parts that are known to go together.
  convenience init(
    _ first: AnchorPart,
    _ relation: Relation,
    _ second: AnchorPart?,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    usesSystemSpacing: Bool = false,
    distances: ConstraintDistances? = nil
  ) {
    self.init()
    firstAttribute = first.attribute
    self.relation = relation
    secondAttribute = second?.attribute ?? .notAnAttribute
    self.multiplier = multiplier
    ownConstant = constant
    self.usesSystemSpacing = usesSystemSpacing
    self.distances = distances
    firstItem = first.item
    secondItem = second?.item
  }

  /// Creates a constraint out of an archive.
  ///
  /// Attributes with margins have newer keys in addition to the older ones.
  public required init?(coder: NSCoder) {
    func attribute(_ newKey: StaticString, _ key: StaticString) -> Attribute {
      coder.decodeCase(forKey: newKey) ?? coder.decodeCase(forKey: key) ?? .notAnAttribute
    }
    firstAttribute = attribute("NSFirstAttributeV2", "NSFirstAttribute")
    relation = coder.decodeCase(forKey: "NSRelation", absent: .equal)
    secondAttribute = attribute("NSSecondAttributeV2", "NSSecondAttribute")
    multiplier = coder.decodeCGFloat(forKey: "NSMultiplier", absent: 1)
    usesSystemSpacing = coder.decodeText(forKey: "NSSymbolicConstant") == "NSSpace"
    // Where margins are meant, the older constant makes up for them, and a newer one of zero is left out.
    let hasNewerKeys = coder.containsValue(forKey: "NSFirstAttributeV2")
    ownConstant = coder.decodeCGFloat(
      forKey: "NSConstantV2",
      absent: hasNewerKeys ? 0 : coder.decodeCGFloat(forKey: "NSConstant", absent: 0)
    )
    ownPriority = UILayoutPriority(Float(coder.decodeCGFloat(forKey: "NSPriority", absent: 1000)))
    identifier = coder.decodeText(forKey: "NSLayoutIdentifier")
    shouldBeArchived = coder.decodeBool(forKey: "NSShouldBeArchived", absent: false)
    super.init()
    coder.announce(self)
    firstItem = coder.decode(NSObject.self, forKey: "NSFirstItem")
    secondItem = coder.decode(NSObject.self, forKey: "NSSecondItem")
    if usesSystemSpacing { ownConstant = namedSpace }
  }

  /// Writes nothing: archives are made by the scene compiler, not by live objects.
  open func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }

  /// Whether a view holds the constraint.
  ///
  /// Setting it true gives it to the nearest view that holds both items, which must exist.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue {
        activate()
      } else {
        holder?.removeConstraint(self)
      }
    }
  }

  /// The space that the system leaves between neighbors, in points.
  static let systemSpacing = CGFloat(SystemSpacing.betweenNeighbors)

  /// The space that an archive means where it names the system's instead of a number, in points.
  var namedSpace: CGFloat {
    guard let first = firstAttribute.engineAttribute, let second = secondAttribute.engineAttribute else {
      return Self.systemSpacing
    }
    return CGFloat(SystemSpacing.points(between: first.attribute, and: second.attribute))
  }

  /// The constraint as UIKit prints it, such as `<NSLayoutConstraint:0x… UIView:0x….width == 100   (active)>`.
  nonisolated open override var description: String { MainActorText.of(self, otherwise: super.description) { $0.text } }

  /// Sets the constant, whatever it is.
  func setConstant(_ new: CGFloat) {
    guard new != ownConstant || usesSystemSpacing else { return }
    ownConstant = new
    usesSystemSpacing = false
    holder?.constraintsDidChange()
  }

  /// Sets the priority, whatever it is.
  func setPriority(_ new: UILayoutPriority) {
    guard new != ownPriority else { return }
    ownPriority = new
    holder?.constraintsDidChange()
  }
}

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

extension NSLayoutConstraint {
  /// Makes constraints out of a picture in characters, such as `H:|-[name(>=80)]-12-[value]-|`.
  ///
  /// A format that cannot be read stops the program with UIKit's text and a mark below the character.
  ///
  /// - Parameters:
  ///   - format: The picture.
  ///   - opts: How the views are aligned, and in which direction they are read.
  ///   - metrics: The numbers that the format names; nil for none.
  ///   - views: The views and guides that the format names.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatFault) {
      return try VisualFormatConstraints.make(format, options: opts, metrics: metrics ?? [:], views: views)
    } catch {
      UIKitException.raise(.invalidArgument, error.text(of: format))
    }
  }
}

extension UIKitClasses {
  static let nsLayoutConstraint = NibClass(
    NSLayoutConstraint.self,
    parent: nil,
    name: "NSLayoutConstraint",
    properties: [
      NibProperty("constant", \NSLayoutConstraint.connectedConstant),
      NibProperty("priority", \NSLayoutConstraint.connectedPriority),
      NibProperty("identifier", \NSLayoutConstraint.identifier),
      NibProperty("isActive", \NSLayoutConstraint.isActive),
      NibProperty("shouldBeArchived", \NSLayoutConstraint.shouldBeArchived),
      NibProperty("multiplier", \NSLayoutConstraint.multiplier),
      NibProperty("firstAttribute", \NSLayoutConstraint.firstAttribute),
      NibProperty("relation", \NSLayoutConstraint.relation),
      NibProperty("secondAttribute", \NSLayoutConstraint.secondAttribute),
      NibProperty("firstItem", \NSLayoutConstraint.firstItem),
      NibProperty("secondItem", \NSLayoutConstraint.secondItem),
    ]
  )
}
