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
  /// The names of both sides, in the constraint itself: a list of their own costs a scene of many constraints more than they do.
  private var names: Names

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
    outline = Outline(owner, first.outline, relation, multiplier, second?.outline, constant, priority)
    outline.usesSystemSpacing = usesSystemSpacing
    outline.isInstalled = isInstalled
    names = Names(first, second)
    guard identifier != nil || layoutIdentifier != nil else { return }
    ownRare = Rare(identifier: identifier, layoutIdentifier: layoutIdentifier)
  }
}

// MARK: - Reading

extension SceneConstraint {
  /// Says what the names of both items refer to.
  package mutating func setTargets(_ target: SceneReference.Target, _ secondTarget: SceneReference.Target?) {
    outline.first.target = target
    if let secondTarget { outline.second?.target = secondTarget }
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
    get { names.first.term(outline.first, names.spelled?.first) }
    set {
      let second = second
      outline.first = newValue.outline
      names.set(newValue, second)
    }
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
    get { outline.second.map { names.second.term($0, names.spelled?.second) } }
    set {
      let first = first
      outline.second = newValue?.outline
      names.set(first, newValue)
    }
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
  package var itemNames: (first: String, second: String?) {
    (names.first.item, outline.second == nil ? nil : names.second.item)
  }

  /// What a constraint has but numbers.
  fileprivate struct Names: Hashable, Sendable {
    var first = TermNames()
    /// Of the right side; empty where it is a number alone.
    var second = TermNames()
    /// What most constraints have none of: one element, or none.
    var extras: [Extras] = []

    /// Names that the numbers do not say; nil where both sides have usual ones.
    var spelled: Spelled? { extras.first?.spelled }

    init(_ first: Term, _ second: Term?) { set(first, second) }

    mutating func set(_ first: Term, _ second: Term?) {
      self.first = TermNames(first)
      self.second = second.map { TermNames($0) } ?? TermNames()
      let names = Spelled(first: SpelledTerm(first), second: second.flatMap { SpelledTerm($0) })
      let isUsual = names.first == nil && names.second == nil
      let rare = extras.first?.rare ?? []
      extras = isUsual && rare.isEmpty ? [] : [Extras(spelled: names, rare: rare)]
    }
  }

  /// Names of few constraints, and parts of fewer.
  fileprivate struct Extras: Hashable, Sendable {
    var spelled = Spelled()
    /// One element, or none where the constraint has none of it.
    var rare: [Rare] = []
  }

  /// What each side has but numbers.
  fileprivate struct TermNames: Hashable, Sendable {
    var item = ""
    var itemRange = SourceRange(0, 0)
    var attributeRange = SourceRange(0, 0)

    init() {}

    init(_ term: Term) {
      (item, itemRange, attributeRange) = (term.item.name, term.item.range, term.attribute.range)
    }

    fileprivate func term(_ outline: Outline.Term, _ spelled: SpelledTerm?) -> Term {
      let attribute = spelled?.attribute ?? LayoutAttribute(value: outline.attributeValue)?.rawValue ?? ""
      return Term(
        item: SceneReference(name: item, range: itemRange, target: outline.target),
        guide: spelled?.guide,
        attribute: Located(attribute, at: attributeRange),
        attributeValue: outline.attributeValue
      )
    }
  }

  /// The names of both sides that the numbers do not say; nil for usual ones.
  fileprivate struct Spelled: Hashable, Sendable {
    var first: SpelledTerm?
    var second: SpelledTerm?
  }

  /// A layout guide, and an attribute that is none or has another name; nil for none.
  fileprivate struct SpelledTerm: Hashable, Sendable {
    var guide: Located<String>?
    var attribute: String?

    init?(_ term: Term) {
      let isUsual = LayoutAttribute(value: term.attributeValue)?.rawValue == term.attribute.value
      guard term.guide != nil || !isUsual else { return nil }
      guide = term.guide
      attribute = isUsual ? nil : term.attribute.value
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
    get { names.extras.first?.rare.first ?? Rare() }
    set {
      names.extras = [Extras(spelled: names.spelled ?? Spelled(), rare: [newValue])]
      outline.hasRareParts = true
      outline.varies = !newValue.variations.isEmpty
    }
  }

  /// The name by which connections refer to the constraint.
  package var identifier: Located<String>? {
    get { !outline.hasRareParts ? nil : ownRare.identifier }
    set { if outline.hasRareParts || newValue != nil { ownRare.identifier = newValue } }
  }
  /// The multiplier as it is to be spelled, such as `16:9`; nil for the shortest number that means it.
  package var multiplierText: String? {
    get { !outline.hasRareParts ? nil : ownRare.multiplierText }
    set { if outline.hasRareParts || newValue != nil { ownRare.multiplierText = newValue } }
  }
  /// `NSLayoutConstraint.identifier`.
  package var layoutIdentifier: String? {
    get { !outline.hasRareParts ? nil : ownRare.layoutIdentifier }
    set { if outline.hasRareParts || newValue != nil { ownRare.layoutIdentifier = newValue } }
  }
  /// Whether the constraint is there while the scene is designed, and in no nib.
  package var isPlaceholder: Bool {
    get { outline.hasRareParts && ownRare.isPlaceholder }
    set { if outline.hasRareParts || newValue { ownRare.isPlaceholder = newValue } }
  }
  package var variations: [SceneVariation] {
    get { !outline.hasRareParts ? [] : ownRare.variations }
    set { if outline.hasRareParts || !newValue.isEmpty { ownRare.variations = newValue } }
  }
  /// What a nib says of the constraint otherwise than the compiler would.
  package var archive: ArchiveEdits {
    get { !outline.hasRareParts ? ArchiveEdits() : ownRare.archive }
    set { if outline.hasRareParts || newValue != ArchiveEdits() { ownRare.archive = newValue } }
  }
}
