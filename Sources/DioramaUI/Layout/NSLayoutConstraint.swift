public import Foundation
import NibLoader

/// A linear relation between two parts of views: first = multiplier × second + constant.
@MainActor
open class NSLayoutConstraint: NSObject, @MainActor NSCoding {
  /// The view or guide on the left side; nil once that is gone.
  @exclusivity(unchecked) open internal(set) weak var firstItem: AnyObject?

  /// The part of the first item.
  public let firstAttribute: Attribute

  /// How the two sides compare.
  public let relation: Relation

  /// The view or guide on the right side; nil if there is only a constant.
  @exclusivity(unchecked) open internal(set) weak var secondItem: AnyObject?

  /// The part of the second item.
  public let secondAttribute: Attribute

  /// What the second part is multiplied by.
  public let multiplier: CGFloat

  /// What is added to the right side, in points.
  open var constant: CGFloat

  /// How much the constraint matters.
  open var priority: UILayoutPriority

  /// The name of the constraint; nil if it has none.
  open var identifier: String?

  /// Whether an archive keeps the constraint.
  open var shouldBeArchived: Bool

  /// The view that holds the constraint.
  @exclusivity(unchecked) weak var holder: UIView?

  /// Creates a constraint in code; it holds nothing until it is active.
  public init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    firstAttribute = attr1
    self.relation = relation
    secondAttribute = attr2
    self.multiplier = multiplier
    self.constant = constant
    priority = .required
    shouldBeArchived = false
    super.init()
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
  }

  /// Creates a constraint out of an archive.
  ///
  /// The attributes that know margins stand under newer keys beside the older ones.
  public required init?(coder: NSCoder) {
    func attribute(_ newKey: StaticString, _ key: StaticString) -> Attribute {
      coder.decodeCase(forKey: newKey) ?? coder.decodeCase(forKey: key) ?? .notAnAttribute
    }
    firstAttribute = attribute("NSFirstAttributeV2", "NSFirstAttribute")
    relation = coder.decodeCase(forKey: "NSRelation", absent: .equal)
    secondAttribute = attribute("NSSecondAttributeV2", "NSSecondAttribute")
    multiplier = coder.decodeCGFloat(forKey: "NSMultiplier", absent: 1)
    constant = coder.decodeCGFloat(
      forKey: "NSConstantV2",
      absent: coder.decodeCGFloat(forKey: "NSConstant", absent: 0)
    )
    priority = UILayoutPriority(Float(coder.decodeCGFloat(forKey: "NSPriority", absent: 1000)))
    identifier = coder.decodeText(forKey: "NSLayoutIdentifier")
    shouldBeArchived = coder.decodeBool(forKey: "NSShouldBeArchived", absent: false)
    super.init()
    coder.announce(self)
    firstItem = coder.decode(NSObject.self, forKey: "NSFirstItem")
    secondItem = coder.decode(NSObject.self, forKey: "NSSecondItem")
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

  /// Makes constraints active.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil else { return }
    var candidate = Self.view(of: firstItem)
    if let second = Self.view(of: secondItem) {
      while let view = candidate, !second.isDescendant(of: view) { candidate = view.superview }
    }
    guard let candidate else {
      UIKitException.refuse(
        .generic,
        "Unable to activate constraint with items \(String(describing: firstItem)) and "
          + "\(String(describing: secondItem)) because they have no common ancestor.  Does the constraint or its "
          + "anchors reference items in different view hierarchies?  That's illegal."
      )
      return
    }
    candidate.addConstraint(self)
  }

  private static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}
