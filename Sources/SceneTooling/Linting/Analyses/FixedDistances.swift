import LayoutEngine
import SceneModel

/// What required constraints make of sizes and distances, as far as sums show it.
///
/// Each equation between two places, or about one length, is taken for itself; nothing is solved.
struct FixedDistances {
  /// A required constraint that the others contradict.
  struct Conflict {
    var constraint: Int
    /// What the others make of its distance.
    var known: Double
    /// What it asks for.
    var wanted: String
    /// Those of the others that have a part in it.
    var causes: [Int]
  }

  /// A place along an axis, or a length; an item of nil is where lengths begin.
  private struct Measure: Hashable {
    var item: ObjectID?
    var guide = ""
    var axis = LayoutAxis.horizontal
    var edge = ConstraintAttribute.Edge.length
    var isMargin = false

    static let zero = Measure(item: nil)

    func with(_ edge: ConstraintAttribute.Edge) -> Measure {
      var other = self
      other.edge = edge
      other.isMargin = false
      return other
    }
  }

  /// One equation, or inequality, as it is summed up.
  private struct Equation {
    var constraint: Int
    var first: Measure
    var second: Measure
    var multiplier: Double
    var constant: Double
    var relation: SceneConstraint.Relation

    var isRatio: Bool { multiplier != 1 }
  }

  private struct Pair: Hashable {
    var first: Measure
    var second: Measure
  }

  private let scene: Scene
  private var groups = OffsetGroups<Measure>()
  private var equations: [Equation] = []
  /// Items that places are measured of, each once, in order.
  private var items: [Measure] = []
  private var found: [Conflict] = []
  /// What is left of the work for notes, so that many conflicts stay cheap.
  private var steps = 20_000

  /// Reads the required constraints that hold for all traits.
  init(_ context: LintContext) {
    scene = context.scene
    var pairs: Set<Pair> = []
    var seen: Set<Measure> = []
    for (index, constraint) in scene.constraints.enumerated() where constraint.isCertain {
      guard let equation = Self.equation(index, constraint, context) else { continue }
      // Two that relate the same are held against each other when the scene is checked.
      guard pairs.insert(Pair(first: equation.first, second: equation.second)).inserted,
        pairs.insert(Pair(first: equation.second, second: equation.first)).inserted
          || equation.first == equation.second
      else { continue }
      equations.append(equation)
      for measure in [equation.first, equation.second] where measure.item != nil {
        let item = measure.with(.length)
        if seen.insert(item).inserted { items.append(item) }
      }
    }
  }

  private static func equation(_ index: Int, _ constraint: SceneConstraint, _ context: LintContext) -> Equation? {
    guard let first = measure(constraint.first, beside: constraint.second, context) else { return nil }
    guard let term = constraint.second else {
      guard first.edge == .length else { return nil }
      return Equation(
        constraint: index,
        first: first,
        second: .zero,
        multiplier: 1,
        constant: constraint.constant,
        relation: constraint.relation
      )
    }
    guard let second = measure(term, beside: constraint.first, context), first != second,
      (first.edge == .length) == (second.edge == .length),
      first.edge == .length || (constraint.multiplier == 1 && first.axis == second.axis)
    else { return nil }
    return Equation(
      constraint: index,
      first: first,
      second: second,
      multiplier: constraint.multiplier,
      constant: constraint.constant,
      relation: constraint.relation
    )
  }

  private static func measure(
    _ term: SceneConstraint.Term,
    beside other: SceneConstraint.Term?,
    _ context: LintContext
  ) -> Measure? {
    guard let item = term.item.object, let attribute = ConstraintAttribute(term.attributeValue),
      context.isKind(item, of: "UIView"), context.frames.isConstant(item)
    else { return nil }
    var guide = term.guide?.value ?? ""
    // The edges of a scroll view are its content's for what lies in it.
    if guide.isEmpty, attribute.edge != .length, context.isKind(item, of: "UIScrollView"),
      let inner = other?.item.object, context.ancestors(of: inner).contains(item)
    {
      guide = "contentLayoutGuide"
    }
    // Baselines are told apart by the text that they belong to.
    guard attribute.edge != .baseline else { return nil }
    return Measure(item: item, guide: guide, axis: attribute.axis, edge: attribute.edge, isMargin: attribute.isMargin)
  }

  // MARK: - Summing up

  /// The constraints that contradict the ones before them.
  mutating func conflicts() -> [Conflict] {
    for equation in equations where equation.relation == .equal && !equation.isRatio { take(equation) }
    for _ in 0..<2 {
      for equation in equations where equation.relation == .equal && equation.isRatio { takeRatio(equation) }
      joinLengths()
    }
    for equation in equations where equation.relation != .equal && !equation.isRatio { check(equation) }
    for equation in equations where equation.relation == .equal && equation.isRatio { checkRatio(equation) }
    return found.sorted { $0.constraint < $1.constraint }
  }

  private mutating func take(_ equation: Equation) {
    let known = groups.relate(
      equation.first,
      beyond: equation.second,
      by: equation.constant,
      cause: equation.constraint
    )
    if let known, abs(known - equation.constant) > 0.01 { report(equation, known, equation.constant) }
  }

  /// A share of a length that is known makes the other one known.
  private mutating func takeRatio(_ equation: Equation) {
    if let length = groups.distance(of: equation.second, beyond: .zero) {
      let value = equation.multiplier * length + equation.constant
      _ = groups.relate(equation.first, beyond: .zero, by: value, cause: equation.constraint)
    } else if let length = groups.distance(of: equation.first, beyond: .zero), equation.multiplier != 0 {
      let value = (length - equation.constant) / equation.multiplier
      _ = groups.relate(equation.second, beyond: .zero, by: value, cause: equation.constraint)
    }
  }

  private mutating func checkRatio(_ equation: Equation) {
    guard let second = groups.distance(of: equation.second, beyond: .zero),
      let first = groups.distance(of: equation.first, beyond: .zero)
    else { return }
    let value = equation.multiplier * second + equation.constant
    // Ratios are written with few digits.
    if abs(value - first) > 1 { report(equation, first, value) }
  }

  /// What lies between the edges of an item is its length.
  private mutating func joinLengths() {
    for item in items {
      let (near, far, center) = (item.with(.near), item.with(.far), item.with(.center))
      let cause = -1 - (item.item?.index ?? 0)
      if let length = groups.distance(of: item, beyond: .zero) {
        let known = groups.relate(far, beyond: near, by: length, cause: cause)
        if let known, abs(known - length) > 0.01 { reportLength(item, known, length) }
        _ = groups.relate(center, beyond: near, by: length / 2, cause: cause)
      } else if let length = groups.distance(of: far, beyond: near) {
        _ = groups.relate(item, beyond: .zero, by: length, cause: cause)
        _ = groups.relate(center, beyond: near, by: length / 2, cause: cause)
      }
    }
  }

  private mutating func check(_ equation: Equation) {
    guard let known = groups.distance(of: equation.first, beyond: equation.second) else { return }
    let isBroken =
      equation.relation == .greaterThanOrEqual
      ? known < equation.constant - 0.01 : known > equation.constant + 0.01
    if isBroken { report(equation, known, equation.constant) }
  }

  // MARK: - Reporting

  private mutating func report(_ equation: Equation, _ known: Double, _ wanted: Double) {
    let causes = causes(from: equation.first, to: equation.second)
    add(equation.constraint, known, wanted, causes)
  }

  /// A length that its edges contradict: the last of the constraints that say so is the one reported.
  private mutating func reportLength(_ item: Measure, _ known: Double, _ wanted: Double) {
    let causes = causes(from: item.with(.far), to: item.with(.near)) + causes(from: item, to: .zero)
    guard let last = causes.max(), !found.contains(where: { $0.constraint == last }) else { return }
    let isLength = scene.constraints[last].second == nil
    add(last, isLength ? known : wanted, isLength ? wanted : known, causes)
  }

  private mutating func add(_ constraint: Int, _ known: Double, _ wanted: Double, _ causes: [Int]) {
    let others = causes.filter { $0 >= 0 && $0 != constraint }.sorted()
    found.append(
      Conflict(constraint: constraint, known: known, wanted: SceneNumber.text(wanted), causes: others)
    )
  }

  private mutating func causes(from first: Measure, to second: Measure) -> [Int] {
    guard steps > 0 else { return [] }
    steps -= 200
    var causes = groups.causes(from: first, to: second, within: 200)
    // A length that took part has its own reasons.
    for cause in causes where cause < 0 {
      for axis in LayoutAxis.allCases {
        let length = Measure(item: ObjectID(-1 - cause), axis: axis)
        causes += groups.causes(from: length, to: .zero, within: 50)
      }
    }
    return Array(Set(causes.filter { $0 >= 0 }))
  }
}
