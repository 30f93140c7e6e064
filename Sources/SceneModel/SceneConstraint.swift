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

  /// What rules ask of every constraint.
  package private(set) var outline: Outline
  /// The whole equation's characters.
  package var range: SourceRange
  /// The names, in a list of one element.
  ///
  /// Constraints are handed around for each rule, and a copy of one list is cheaper than of all names in it.
  private var names: [Names]

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
    self.range = range
    outline = Outline(
      owner: owner,
      first: first.outline,
      relation: relation,
      multiplier: multiplier,
      second: second?.outline,
      constant: constant,
      usesSystemSpacing: usesSystemSpacing,
      priority: priority,
      isInstalled: isInstalled
    )
    names = [Names(first: TermNames(first), second: second.map { TermNames($0) })]
    guard identifier != nil || layoutIdentifier != nil else { return }
    names[0].rare = [Rare(identifier: identifier, layoutIdentifier: layoutIdentifier)]
    outline.hasRareParts = true
  }
}

// MARK: - The parts of the equation

extension SceneConstraint {
  /// The view that has the constraint.
  package var owner: ObjectID {
    get { outline.owner }
    set { outline.owner = newValue }
  }
  /// The left side.
  package var first: Term {
    get { names[0].first.term(outline.first) }
    set { (outline.first, names[0].first) = (newValue.outline, TermNames(newValue)) }
  }
  /// How the sides compare.
  package var relation: Relation {
    get { outline.relation }
    set { outline.relation = newValue }
  }
  /// The multiplier of the right side.
  package var multiplier: Double {
    get { outline.multiplier }
    set { outline.multiplier = newValue }
  }
  /// The right side; nil where it is a number alone.
  package var second: Term? {
    get { outline.second.flatMap { term in names[0].second.map { $0.term(term) } } }
    set { (outline.second, names[0].second) = (newValue?.outline, newValue.map { TermNames($0) }) }
  }
  /// The constant.
  package var constant: Double {
    get { outline.constant }
    set { outline.constant = newValue }
  }
  /// Whether the constant is Interface Builder's standard space.
  package var usesSystemSpacing: Bool {
    get { outline.usesSystemSpacing }
    set { outline.usesSystemSpacing = newValue }
  }
  /// The priority, from 1 to 1000.
  package var priority: Double {
    get { outline.priority }
    set { outline.priority = newValue }
  }
  /// False for a constraint that no size class installs by default.
  package var isInstalled: Bool {
    get { outline.isInstalled }
    set { outline.isInstalled = newValue }
  }
  /// Whether the constraint holds for all traits.
  package var isConstant: Bool { outline.isConstant }

  /// The names of both items; the second is nil where the right side is a number alone.
  package var itemNames: (first: String, second: String?) { (names[0].first.item, names[0].second?.item) }

  /// Says what the names of both items refer to.
  package mutating func setTargets(_ target: SceneReference.Target, _ secondTarget: SceneReference.Target?) {
    outline.first.target = target
    if let secondTarget { outline.second?.target = secondTarget }
  }

  /// What a constraint has but numbers.
  fileprivate struct Names: Hashable, Sendable {
    var first: TermNames
    var second: TermNames?
    /// What few constraints have: one element, or none where this one has none of it.
    var rare: [Rare] = []
  }

  /// What one side has but numbers.
  fileprivate struct TermNames: Hashable, Sendable {
    var item: String
    var itemRange: SourceRange
    var guide: Located<String>?
    var attribute: Located<String>

    init(_ term: Term) {
      (item, itemRange) = (term.item.name, term.item.range)
      (guide, attribute) = (term.guide, term.attribute)
    }

    func term(_ outline: Outline.Term) -> Term {
      Term(
        item: SceneReference(name: item, range: itemRange, target: outline.target),
        guide: guide,
        attribute: attribute,
        attributeValue: outline.attributeValue
      )
    }
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
    get { names[0].rare.first ?? Rare() }
    set {
      names[0].rare = [newValue]
      outline.hasRareParts = true
      outline.varies = !newValue.variations.isEmpty
    }
  }

  /// The name by which connections refer to the constraint.
  package var identifier: Located<String>? {
    get { !outline.hasRareParts ? nil : names[0].rare[0].identifier }
    set { if outline.hasRareParts || newValue != nil { ownRare.identifier = newValue } }
  }
  /// The multiplier as it is to be spelled, such as `16:9`; nil for the shortest number that means it.
  package var multiplierText: String? {
    get { !outline.hasRareParts ? nil : names[0].rare[0].multiplierText }
    set { if outline.hasRareParts || newValue != nil { ownRare.multiplierText = newValue } }
  }
  /// `NSLayoutConstraint.identifier`.
  package var layoutIdentifier: String? {
    get { !outline.hasRareParts ? nil : names[0].rare[0].layoutIdentifier }
    set { if outline.hasRareParts || newValue != nil { ownRare.layoutIdentifier = newValue } }
  }
  /// Whether the constraint is there while the scene is designed, and in no nib.
  package var isPlaceholder: Bool {
    get { outline.hasRareParts && names[0].rare[0].isPlaceholder }
    set { if outline.hasRareParts || newValue { ownRare.isPlaceholder = newValue } }
  }
  package var variations: [SceneVariation] {
    get { !outline.hasRareParts ? [] : names[0].rare[0].variations }
    set { if outline.hasRareParts || !newValue.isEmpty { ownRare.variations = newValue } }
  }
  /// What a nib says of the constraint otherwise than the compiler would.
  package var archive: ArchiveEdits {
    get { !outline.hasRareParts ? ArchiveEdits() : names[0].rare[0].archive }
    set { if outline.hasRareParts || newValue != ArchiveEdits() { ownRare.archive = newValue } }
  }
}
