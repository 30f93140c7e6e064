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
  package var second: Term? {
    get { hasSecond ? ownSecond : nil }
    set { (ownSecond, hasSecond) = (newValue ?? Self.noTerm, newValue != nil) }
  }
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
  // An optional is copied as a whole where one of its numbers is asked for.
  private var ownSecond: Term
  private var hasSecond: Bool

  private static let noTerm = Term(
    item: SceneReference(name: "", range: SourceRange(0, 0)),
    guide: nil,
    attribute: Located("", at: SourceRange(0, 0)),
    attributeValue: 0
  )

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
    (ownSecond, hasSecond) = (second ?? Self.noTerm, second != nil)
    self.constant = constant
    self.usesSystemSpacing = usesSystemSpacing
    self.priority = priority
    self.isInstalled = isInstalled
    guard identifier != nil || layoutIdentifier != nil else { return }
    rare = [Rare(identifier: identifier, layoutIdentifier: layoutIdentifier)]
  }
}

// MARK: - What rules ask of every constraint

extension SceneConstraint {
  /// What rules ask of every constraint, without names and ranges of parts: a copy of it costs next to nothing.
  package struct Outline: Hashable, Sendable {
    /// One side of the equation.
    package struct Term: Hashable, Sendable {
      /// What the item's name refers to.
      package var target: SceneReference.Target
      /// Whether a layout guide of the item is meant.
      package var hasGuide: Bool
      /// The raw value of `NSLayoutConstraint.Attribute`; 0 for an unknown name.
      package var attributeValue: Int

      /// The object of the item; nil where the name is unknown or a constraint's.
      package var object: ObjectID? {
        if case .object(let id) = target { id } else { nil }
      }

      fileprivate init(_ term: SceneConstraint.Term) {
        target = term.item.target
        hasGuide = term.guide != nil
        attributeValue = term.attributeValue
      }
    }

    /// The view that has the constraint.
    package var owner: ObjectID
    /// The left side.
    package var first: Term
    /// How the sides compare.
    package var relation: Relation
    /// The multiplier of the right side.
    package var multiplier: Double
    /// The right side; nil where it is a number alone.
    package var second: Term?
    /// The constant.
    package var constant: Double
    /// Whether the constant is Interface Builder's standard space.
    package var usesSystemSpacing: Bool
    /// The priority, from 1 to 1000.
    package var priority: Double
    /// Whether the constraint holds for all traits.
    package var isConstant: Bool

    fileprivate init(_ constraint: SceneConstraint) {
      owner = constraint.owner
      first = Term(constraint.first)
      relation = constraint.relation
      multiplier = constraint.multiplier
      second = constraint.hasSecond ? Term(constraint.ownSecond) : nil
      constant = constraint.constant
      usesSystemSpacing = constraint.usesSystemSpacing
      priority = constraint.priority
      isConstant = constraint.isConstant
    }
  }

  /// What rules ask of every constraint.
  package var outline: Outline { Outline(self) }

  /// Whether the constraint holds for all traits.
  package var isConstant: Bool { isInstalled && (rare.isEmpty || rare[0].variations.isEmpty) }

  /// The names of both items; the second is nil where the right side is a number alone.
  package var itemNames: (first: String, second: String?) {
    (first.item.name, hasSecond ? ownSecond.item.name : nil)
  }

  /// Says what the names of both items refer to.
  package mutating func setTargets(_ target: SceneReference.Target, _ secondTarget: SceneReference.Target?) {
    first.item.target = target
    if hasSecond, let secondTarget { ownSecond.item.target = secondTarget }
  }
}

extension SceneConstraint.Term {
  /// What rules ask of every term.
  package var outline: SceneConstraint.Outline.Term { SceneConstraint.Outline.Term(self) }
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
