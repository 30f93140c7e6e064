import SceneDiagnostics
import SceneModel

/// What a constraint says, however it is written: `a.top = b.top + 8` is `b.top = a.top - 8`.
struct ConstraintMeaning: Hashable {
  /// What is measured: an attribute of an item or of one of its guides.
  struct Term: Hashable {
    var item: Int
    /// The guide's name, as a number that equal names share; 0 for the item itself.
    var guide: Int
    var attribute: Int

    init?(_ term: SceneConstraint.Term) {
      self.init(term.outline) { term.guide?.value }
    }

    /// - Parameters:
    ///   - term: The side of the equation.
    ///   - guideName: The name of its guide, asked for only where it has one.
    fileprivate init?(_ term: SceneConstraint.Outline.Term, _ guideName: () -> String?) {
      guard let item = term.object else { return nil }
      self.item = item.index
      guide = term.hasGuide ? guideName()?.utf8.reduce(5381) { $0 &* 33 &+ Int($1) } ?? 0 : 0
      attribute = term.attributeValue
    }

    fileprivate var mixed: UInt64 {
      UInt64(bitPattern: Int64(item)) << 32 ^ UInt64(bitPattern: Int64(guide)) << 8
        ^ UInt64(bitPattern: Int64(attribute))
    }

    fileprivate func stands(before other: Self) -> Bool {
      (item, attribute, guide) < (other.item, other.attribute, other.guide)
    }
  }

  /// What is related to what, without the amount.
  struct Relation: Hashable {
    var first: Term
    var second: Term?
    var multiplier: Double

    /// A number that equal relations share, and different ones hardly ever.
    var mixed: UInt64 {
      ConstraintMeaning.mix(ConstraintMeaning.mix(first.mixed, second?.mixed ?? 1), (multiplier + 0).bitPattern)
    }
  }

  var relation: Relation
  var sign: SceneConstraint.Relation
  var constant: Double
  var usesSystemSpacing: Bool
  var priority: Double

  /// Nil for a constraint that refers to what the file lacks, or that holds for some traits only.
  init?(_ constraints: [SceneConstraint], _ index: Int) {
    let constraint = constraints[index].outline
    guard constraint.isConstant, let first = Term(constraint.first, { constraints[index].first.guide?.value }) else {
      return nil
    }
    var second: Term?
    if let written = constraint.second {
      guard let term = Term(written, { constraints[index].second?.guide?.value }) else { return nil }
      second = term
    }
    relation = Relation(first: first, second: second, multiplier: constraint.multiplier)
    sign = constraint.relation
    constant = constraint.constant
    usesSystemSpacing = constraint.usesSystemSpacing
    priority = constraint.priority
    // Standard space has a direction of its own, so such an equation is not turned around.
    if let second, constraint.multiplier == 1, !usesSystemSpacing, second.stands(before: first) {
      relation = Relation(first: second, second: first, multiplier: 1)
      sign = SceneConstraint.Relation(rawValue: -constraint.relation.rawValue) ?? .equal
      constant = constant == 0 ? 0 : -constant
    }
  }

  /// Numbers that equal meanings share, and different ones hardly ever.
  struct Numbers {
    /// That of what is related to what, without the amount.
    var relation: UInt64
    /// That of the whole.
    var whole: UInt64
  }

  /// The numbers of the meaning.
  var numbers: Numbers {
    let mixed = relation.mixed
    let whole = Self.mix(
      Self.mix(mixed, (constant + 0).bitPattern),
      priority.bitPattern ^ UInt64(bitPattern: Int64(sign.rawValue))
    )
    return Numbers(relation: mixed, whole: whole)
  }

  fileprivate static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let mixed = (a ^ b &* 0x9E37_79B9_7F4A_7C15) &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ mixed >> 32
  }

  /// The indexes of the meanings whose number others share, in order: equal meanings are among them.
  ///
  /// Most scenes have none, and sorting numbers is much faster than a dictionary of meanings.
  static func repeated(in meanings: [Numbers?], _ number: (Numbers) -> UInt64) -> [Int] {
    var numbers = meanings.indices.compactMap { index in meanings[index].map { (number($0), index) } }
    numbers.sort { $0.0 < $1.0 }
    var found: [Int] = []
    for at in numbers.indices {
      let isShared =
        at > 0 && numbers[at - 1].0 == numbers[at].0 || at + 1 < numbers.count && numbers[at + 1].0 == numbers[at].0
      if isShared { found.append(numbers[at].1) }
    }
    return found.sorted()
  }
}
