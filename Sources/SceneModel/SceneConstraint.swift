package import SceneDiagnostics

/// An Auto Layout constraint: `first (=|>=|<=) multiplier * second + constant @ priority`.
package struct SceneConstraint: Hashable, Sendable {
  /// One side of the equation.
  package struct Term: Hashable, Sendable {
    /// The item; its range covers the name only.
    package var item: SceneReference
    /// The item's layout guide, such as `safeAreaLayoutGuide`; nil for the item itself.
    package var guide: Located<String>?
    /// The attribute's name and its `NSLayoutConstraint.Attribute` raw value; 0 is an unknown name.
    package var attribute: Located<String>
    package var attributeValue: Int

    /// Makes a term.
    package init(item: SceneReference, guide: Located<String>?, attribute: Located<String>, attributeValue: Int) {
      self.item = item
      self.guide = guide
      self.attribute = attribute
      self.attributeValue = attributeValue
    }
  }

  /// `NSLayoutConstraint.Relation`.
  package enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    /// The relation as an equation writes it.
    package var symbol: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  /// The view that has the constraint.
  package var owner: ObjectID
  /// The whole equation's characters.
  package var range: SourceRange
  package var first: Term
  package var relation: Relation
  package var multiplier: Double
  /// Nil where the right side is a number alone.
  package var second: Term?
  package var constant: Double
  /// Whether the constant is Interface Builder's standard space.
  package var usesSystemSpacing: Bool
  /// From 1 to 1000.
  package var priority: Double
  /// False for a constraint that no size class installs by default.
  package var isInstalled: Bool
  /// What few constraints have: one element, or none where this one has none of it.
  ///
  /// Constraints are handed around for each rule, and a copy of one list is cheaper than of all its parts.
  private var rare: [Rare] = []

  /// Makes a constraint.
  package init(
    owner: ObjectID,
    range: SourceRange,
    first: Term,
    relation: Relation,
    multiplier: Double = 1,
    second: Term? = nil,
    constant: Double = 0,
    usesSystemSpacing: Bool = false,
    priority: Double = 1000,
    identifier: Located<String>? = nil,
    layoutIdentifier: String? = nil,
    isInstalled: Bool = true
  ) {
    self.owner = owner
    self.range = range
    self.first = first
    self.relation = relation
    self.multiplier = multiplier
    self.second = second
    self.constant = constant
    self.usesSystemSpacing = usesSystemSpacing
    self.priority = priority
    self.isInstalled = isInstalled
    guard identifier != nil || layoutIdentifier != nil else { return }
    rare = [Rare(identifier: identifier, layoutIdentifier: layoutIdentifier)]
  }
}

// MARK: - What few constraints have

extension SceneConstraint {
  fileprivate struct Rare: Hashable, Sendable {
    var identifier: Located<String>?
    var multiplierText: String?
    var layoutIdentifier: String?
    var isPlaceholder = false
    var variations: [SceneVariation] = []
    var archive = ArchiveEdits()
  }

  private var ownRare: Rare {
    get { rare.first ?? Rare() }
    set { rare = [newValue] }
  }

  /// The name by which connections refer to the constraint.
  package var identifier: Located<String>? {
    get { rare.isEmpty ? nil : rare[0].identifier }
    set { if !rare.isEmpty || newValue != nil { ownRare.identifier = newValue } }
  }
  /// The multiplier as it is to be spelled, such as `16:9`; nil for the shortest number that means it.
  package var multiplierText: String? {
    get { rare.isEmpty ? nil : rare[0].multiplierText }
    set { if !rare.isEmpty || newValue != nil { ownRare.multiplierText = newValue } }
  }
  /// `NSLayoutConstraint.identifier`.
  package var layoutIdentifier: String? {
    get { rare.isEmpty ? nil : rare[0].layoutIdentifier }
    set { if !rare.isEmpty || newValue != nil { ownRare.layoutIdentifier = newValue } }
  }
  /// Whether the constraint is there while the scene is designed, and in no nib.
  package var isPlaceholder: Bool {
    get { !rare.isEmpty && rare[0].isPlaceholder }
    set { if !rare.isEmpty || newValue { ownRare.isPlaceholder = newValue } }
  }
  package var variations: [SceneVariation] {
    get { rare.isEmpty ? [] : rare[0].variations }
    set { if !rare.isEmpty || !newValue.isEmpty { ownRare.variations = newValue } }
  }
  /// What a nib says of the constraint otherwise than the compiler would.
  package var archive: ArchiveEdits {
    get { rare.isEmpty ? ArchiveEdits() : rare[0].archive }
    set { if !rare.isEmpty || newValue != ArchiveEdits() { ownRare.archive = newValue } }
  }
}
