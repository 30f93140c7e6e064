import SceneCatalog
import SceneModel

extension EmissionContext {
  /// The constraints of a view in the order in which newer tools archive them.
  ///
  /// First come those of the view alone, then those of each view inside, which are taken from left to right and from top to
  /// bottom, with those that lead to the view before those that lead to others. Older tools keep them in no order.
  func ordered(_ constraints: [Int], of id: ObjectID) -> [Int] {
    guard tools.isSince(.xcode15), !scene.orders.keepsConstraintOrder, constraints.count > 1 else { return constraints }
    // Most lists are short, and a rank is worked out once for each constraint.
    let ranks = constraints.map { rank(of: scene.constraints[$0].outline, in: id) }
    return constraints.indices.sorted { left, right in
      ranks[left] == ranks[right] ? left < right : ranks[left] < ranks[right]
    }.map { constraints[$0] }
  }

  /// Constraints on several views: those of each view in the order of the nib, the views in that of the list.
  func orderedByOwner(_ constraints: [Int]) -> [Int] {
    let owned = Dictionary(grouping: constraints) { scene.constraints[$0].owner }
    var seen: Set<ObjectID> = []
    return constraints.flatMap { index -> [Int] in
      let owner = scene.constraints[index].owner
      return seen.insert(owner).inserted ? ordered(owned[owner] ?? [], of: owner) : []
    }
  }

  /// What constraints on one view are sorted by.
  private struct ConstraintRank: Comparable {
    /// The origin of the view inside; nil for constraints of the view alone, which come first.
    var origin: Origin?
    /// Whether the constraint is between two views inside.
    var isBetween = false
    var attribute: Int
    var priority = 0.0
    var relation = 0
    var hasSecond = false

    struct Origin: Equatable {
      var x: Double
      var y: Double
    }

    static func < (left: ConstraintRank, right: ConstraintRank) -> Bool {
      let origins = (left.origin ?? Origin(x: -.infinity, y: 0), right.origin ?? Origin(x: -.infinity, y: 0))
      if origins.0.x != origins.1.x { return origins.0.x < origins.1.x }
      if origins.0.y != origins.1.y { return origins.0.y < origins.1.y }
      if left.isBetween != right.isBetween { return right.isBetween }
      if left.attribute != right.attribute { return left.attribute < right.attribute }
      if left.priority != right.priority { return left.priority < right.priority }
      if left.relation != right.relation { return left.relation > right.relation }
      return !left.hasSecond && right.hasSecond
    }
  }

  /// The attributes of a view inside that its superview holds: centers, then edges from the far one to the near.
  private static let heldAttributes = [9, 10, 11, 12, 6, 5, 7, 8, 4, 3]
  /// The attributes of a view inside that another one holds.
  private static let sharedAttributes = [6, 5, 9, 10, 11, 12, 4, 3, 7, 8]

  private func rank(of constraint: SceneConstraint.Outline, in id: ObjectID) -> ConstraintRank {
    let (first, second) = (constraint.first, constraint.second)
    // A guide of the view counts as the view.
    let (isFirstOwn, isSecondOwn) = (first.object == id, second.map { $0.object == id })
    if isFirstOwn, isSecondOwn ?? true {
      return ConstraintRank(
        attribute: first.attributeValue,
        priority: constraint.priority,
        relation: constraint.relation.rawValue,
        hasSecond: second != nil
      )
    }
    let isHeld = isFirstOwn || isSecondOwn ?? false
    let inner = isFirstOwn ? second ?? first : first
    let list = isHeld ? Self.heldAttributes : Self.sharedAttributes
    let geometry = inner.object.map { self.geometry(of: $0) } ?? ViewGeometry()
    return ConstraintRank(
      origin: .init(
        x: geometry.center.x - geometry.bounds.width / 2,
        y: geometry.center.y - geometry.bounds.height / 2
      ),
      isBetween: !isHeld,
      attribute: list.firstIndex(of: inner.attributeValue) ?? list.count
    )
  }
}

/// Whether the constraints of all views of a scene are in the order in which the compiler writes them.
///
/// - Parameters:
///   - scene: The scene.
///   - plans: The plans of classes.
package func hasOrderedConstraints(_ scene: ValidatedScene, plans: ClassPlans) -> Bool {
  let context = EmissionContext(scene, EmissionOptions(plans: plans))
  return context.objects.indices.allSatisfy { index in
    let own = context.installedConstraints(of: ObjectID(index))
    return context.ordered(own, of: ObjectID(index)) == own
  }
}
