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
      guard let item = term.item.object else { return nil }
      self.item = item.index
      guide = term.guide.map { $0.value.utf8.reduce(5381) { $0 &* 33 &+ Int($1) } } ?? 0
      attribute = term.attributeValue
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
  }

  var relation: Relation
  var sign: SceneConstraint.Relation
  var constant: Double
  var usesSystemSpacing: Bool
  var priority: Double

  /// Nil for a constraint that refers to what the file lacks, or that holds for some traits only.
  init?(_ constraint: SceneConstraint) {
    guard constraint.isInstalled, constraint.variations.isEmpty, let first = Term(constraint.first) else { return nil }
    var second: Term?
    if let written = constraint.second {
      guard let term = Term(written) else { return nil }
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
}
