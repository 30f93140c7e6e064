import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension NibEmitter {
  /// The constraints on a view that are in the nib: those that are installed, or that something refers to.
  func installedConstraints(of id: ObjectID) -> [Int] {
    heldConstraints(of: id).filter { isInNib($0) }
  }

  /// The constraints on a view that the list of all objects has: older tools keep those there that are never installed.
  func listedConstraints(of id: ObjectID) -> [Int] {
    guard !tools.isSince(13) else { return installedConstraints(of: id) }
    return heldConstraints(of: id).filter { isInNib($0) || !scene.constraints[$0].isPlaceholder }
  }

  /// Whether a constraint is in the nib: one that is never installed, and that nothing refers to, is not.
  func isInNib(_ index: Int) -> Bool { validated.isInNib(constraint: index) }

  mutating func emitConstraintList(_ rule: KeyRule, of id: ObjectID) {
    var nodes = region.topLevel.contains(id) ? storyboard?.guideConstraints ?? [] : []
    nodes += ordered(installedConstraints(of: id), of: id).map { constraintNode($0) }
    nodes += contentTies(of: id)
    guard !nodes.isEmpty else { return }
    graph.append(rule.key, .object(graph.array("NSMutableArray", nodes)), to: node(of: id))
  }

  mutating func emitConstraint(_ index: Int) {
    let constraint = scene.constraints[index]
    let node = constraintNode(index)
    let keys = constraintKeys ?? ConstraintKeys(&graph)
    constraintKeys = keys
    append(constraint.first, keys.first, to: node)
    if constraint.relation != .equal {
      graph.append(keys.relation, NibArchiveGraph.Stored.integer(constraint.relation.rawValue), to: node)
    }
    // Interface Builder keeps multipliers in single precision and writes them in double.
    if constraint.multiplier != 1 {
      graph.append(keys.multiplier, NibArchiveGraph.Stored.double(Double(Float(constraint.multiplier))), to: node)
    }
    if let second = constraint.second {
      append(second, keys.second, to: node)
    } else if !tools.isSince(8) {
      graph.append(keys.second.attribute, NibArchiveGraph.Stored.integer(0), to: node)
    }
    if constraint.usesSystemSpacing {
      graph.append("NSSymbolicConstant", .object(graph.string("NSSpace")), to: node)
    } else if constraint.constant != 0 {
      graph.append(keys.constant, NibArchiveGraph.Stored.double(constraint.constant), to: node)
    }
    graph.append(keys.shouldBeArchived, NibArchiveGraph.Stored.bool(true), to: node)
    if constraint.priority != 1000 { appendPriority(constraint.priority, to: node) }
    if let identifier = constraint.layoutIdentifier {
      graph.append("NSLayoutIdentifier", .object(graph.string(identifier)), to: node)
    }
    if !tools.isSince(8) { appendOldAttributes(constraint, keys, to: node) }
    let oldConstant = constraint.constant + Self.marginCompensation(constraint)
    if !constraint.usesSystemSpacing, oldConstant != 0 {
      graph.append(keys.oldConstant, NibArchiveGraph.Stored.double(oldConstant), to: node)
    }
  }

  private mutating func appendPriority(_ priority: Double, to node: NibArchiveGraph.NodeID) {
    if priority == priority.rounded() {
      graph.append("NSPriority", integer: Int(priority), to: node)
    } else {
      graph.append("NSPriority", .float(Float(priority)), to: node)
    }
  }

  private mutating func append(
    _ term: SceneConstraint.Term,
    _ keys: ConstraintKeys.Side,
    to node: NibArchiveGraph.NodeID
  ) {
    guard let item = term.item.object else { return }
    let target =
      term.guide.map { guide in self.guide(.init(view: item, name: guide.value)) }
      ?? self.node(of: constrainedContent(of: item) ?? item)
    graph.append(keys.item, NibArchiveGraph.Stored.node(target), to: node)
    graph.append(keys.attribute, NibArchiveGraph.Stored.integer(term.attributeValue), to: node)
    guard tools.isSince(8) else { return }
    let old = LayoutAttribute.withoutMargins(term.attributeValue)
    graph.append(keys.oldAttribute, NibArchiveGraph.Stored.integer(old), to: node)
  }

  /// The attributes for readers that know no margins, which Xcode 7 writes behind the others, and 0 for no second object.
  private mutating func appendOldAttributes(
    _ constraint: SceneConstraint,
    _ keys: ConstraintKeys,
    to node: NibArchiveGraph.NodeID
  ) {
    let second = constraint.second?.attributeValue ?? 0
    for (key, attribute) in [
      (keys.first.oldAttribute, constraint.first.attributeValue), (keys.second.oldAttribute, second),
    ] {
      graph.append(key, NibArchiveGraph.Stored.integer(LayoutAttribute.withoutMargins(attribute)), to: node)
    }
  }

  /// What older readers, which know no margins, have to add: eight points a margin, towards the inside.
  private static func marginCompensation(_ constraint: SceneConstraint) -> Double {
    func inset(_ term: SceneConstraint.Term?) -> Double {
      switch term?.attributeValue {
      case 13, 15, 17: 8
      case 14, 16, 18: -8
      default: 0
      }
    }
    return constraint.multiplier * inset(constraint.second) - inset(constraint.first)
  }
}

/// The keys of constraints, which are many: each is looked up once.
struct ConstraintKeys {
  /// The keys of one side of the equation.
  struct Side {
    let item: NibArchiveGraph.KeyID
    let attribute: NibArchiveGraph.KeyID
    /// For readers that know no margins.
    let oldAttribute: NibArchiveGraph.KeyID

    init(_ name: String, _ graph: inout NibArchiveGraph) {
      item = graph.key("NS\(name)Item")
      attribute = graph.key("NS\(name)AttributeV2")
      oldAttribute = graph.key("NS\(name)Attribute")
    }
  }

  let first: Side
  let relation: NibArchiveGraph.KeyID
  let multiplier: NibArchiveGraph.KeyID
  let second: Side
  let constant: NibArchiveGraph.KeyID
  let shouldBeArchived: NibArchiveGraph.KeyID
  let oldConstant: NibArchiveGraph.KeyID

  init(_ graph: inout NibArchiveGraph) {
    first = Side("First", &graph)
    relation = graph.key("NSRelation")
    multiplier = graph.key("NSMultiplier")
    second = Side("Second", &graph)
    constant = graph.key("NSConstantV2")
    shouldBeArchived = graph.key("NSShouldBeArchived")
    oldConstant = graph.key("NSConstant")
  }
}
