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

  /// A hash of the whole: that of the relation, and the amount.
  fileprivate var mixed: UInt64 {
    Self.mix(
      Self.mix(relation.mixed, (constant + 0).bitPattern),
      priority.bitPattern ^ UInt64(bitPattern: Int64(sign.rawValue))
    )
  }

  fileprivate static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let mixed = (a ^ b &* 0x9E37_79B9_7F4A_7C15) &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ mixed >> 32
  }

  /// The hashes of what many constraints say: equal ones share theirs, and different ones hardly ever.
  struct Hashes: Sendable {
    /// The hash of each relation, without its constant and priority; 0 for a constraint that says nothing for sure.
    private(set) var relations: [UInt32] = []
    /// The hash of each whole constraint; 0 for one that says nothing for sure.
    private(set) var wholes: [UInt32] = []

    /// Works out the hashes of a scene's constraints.
    init(_ constraints: [SceneConstraint]) {
      relations.reserveCapacity(constraints.count)
      wholes.reserveCapacity(constraints.count)
      for index in constraints.indices {
        let meaning = ConstraintMeaning(constraints, index)
        relations.append(meaning.map { Self.folded($0.relation.mixed) } ?? 0)
        wholes.append(meaning.map { Self.folded($0.mixed) } ?? 0)
      }
    }

    /// A hash in half the bits, never 0.
    private static func folded(_ hash: UInt64) -> UInt32 { max(1, UInt32(truncatingIfNeeded: hash ^ hash >> 32)) }
  }

  /// The indexes of the hashes that others share, in order; 0 counts for none.
  ///
  /// Nearly all constraints of a scene say something of their own. A bit for each hash finds these without sorting: what shares a
  /// bit with another one is looked at again.
  static func repeated(in hashes: [UInt32]) -> [Int] {
    var size = 1024
    while size < hashes.count * 16 { size *= 2 }
    let mask = UInt32(truncatingIfNeeded: size - 1)
    // Two bits a hash: whether it came up, and whether it came up again.
    var bits = [UInt64](repeating: 0, count: size / 32)
    for hash in hashes where hash != 0 {
      let (word, shift) = (Int((hash & mask) >> 5), UInt64(hash & 31) << 1)
      bits[word] |= (bits[word] >> shift & 1) << (shift + 1) | 1 << shift
    }
    var found: [(hash: UInt32, index: Int)] = []
    for (index, hash) in hashes.enumerated() where hash != 0 {
      let (word, shift) = (Int((hash & mask) >> 5), UInt64(hash & 31) << 1)
      if bits[word] >> (shift + 1) & 1 != 0 { found.append((hash, index)) }
    }
    found.sort { ($0.hash, $0.index) < ($1.hash, $1.index) }
    return found.indices.filter { at in
      at > 0 && found[at - 1].hash == found[at].hash || at + 1 < found.count && found[at + 1].hash == found[at].hash
    }.map { found[$0].index }.sorted()
  }
}
