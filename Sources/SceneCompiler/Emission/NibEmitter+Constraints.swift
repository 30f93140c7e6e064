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

  mutating func emitConstraintList(_ key: String, of id: ObjectID) {
    var nodes = region.topLevel.contains(id) ? storyboard?.guideConstraints ?? [] : []
    let order = ordered(installedConstraints(of: id), of: id)
    if order.count > 1 { constraintOrders[id] = order }
    for index in order { nodes.append(constraintNode(index)) }
    nodes += contentTies(of: id)
    guard !nodes.isEmpty else { return }
    graph.append(key, .object(graph.array("NSMutableArray", nodes)), to: node(of: id))
  }

  mutating func emitConstraint(_ index: Int) {
    let constraint = scene.constraints[index].outline
    let node = constraintNode(index)
    let keys = constraintKeys ?? ConstraintKeys(&graph)
    constraintKeys = keys
    let (hasMargins, isOld) = (tools.isSince(8), !tools.isSince(8))
    append(constraint.first, of: index, keys.first, hasMargins, to: node)
    if constraint.relation != .equal {
      graph.append(keys.relation, NibArchiveGraph.Stored.integer(constraint.relation.rawValue), to: node)
    }
    // Interface Builder keeps multipliers in single precision and writes them in double.
    if constraint.multiplier != 1 {
      graph.append(keys.multiplier, NibArchiveGraph.Stored.double(Double(Float(constraint.multiplier))), to: node)
    }
    if let second = constraint.second {
      append(second, of: index, keys.second, hasMargins, to: node)
    } else if isOld {
      graph.append(keys.second.attribute, NibArchiveGraph.Stored.integer(0), to: node)
    }
    if constraint.usesSystemSpacing {
      graph.append("NSSymbolicConstant", .object(graph.string("NSSpace")), to: node)
    } else if constraint.constant != 0 {
      graph.append(keys.constant, NibArchiveGraph.Stored.double(constraint.constant), to: node)
    }
    graph.append(keys.shouldBeArchived, NibArchiveGraph.Stored.bool(true), to: node)
    if constraint.priority != 1000 { appendPriority(constraint.priority, keys, to: node) }
    if constraint.hasRareParts, let identifier = scene.constraints[index].layoutIdentifier {
      graph.append("NSLayoutIdentifier", .object(graph.string(identifier)), to: node)
    }
    if isOld { appendOldAttributes(constraint, keys, to: node) }
    let oldConstant = constraint.constant + Self.marginCompensation(constraint)
    if !constraint.usesSystemSpacing, oldConstant != 0 {
      graph.append(keys.oldConstant, NibArchiveGraph.Stored.double(oldConstant), to: node)
    }
  }

  private mutating func appendPriority(
    _ priority: Double,
    _ keys: ConstraintKeys,
    to node: NibArchiveGraph.NodeID
  ) {
    if priority == priority.rounded() {
      graph.append(keys.priority, NibArchiveGraph.Stored.integer(Int(priority)), to: node)
    } else {
      graph.append(keys.priority, NibArchiveGraph.Stored.float(Float(priority)), to: node)
    }
  }

  /// Writes one side of a constraint.
  private mutating func append(
    _ term: SceneConstraint.Outline.Term,
    of index: Int,
    _ keys: ConstraintKeys.Side,
    _ hasMargins: Bool,
    to node: NibArchiveGraph.NodeID
  ) {
    guard let item = term.object else { return }
    let target =
      term.hasGuide ? guide(of: item, in: index, keys) : self.node(of: constrainedContent(of: item) ?? item)
    graph.append(keys.item, NibArchiveGraph.Stored.node(target), to: node)
    graph.append(keys.attribute, NibArchiveGraph.Stored.integer(term.attributeValue), to: node)
    guard hasMargins else { return }
    let old = LayoutAttribute.withoutMargins(term.attributeValue)
    graph.append(keys.oldAttribute, NibArchiveGraph.Stored.integer(old), to: node)
  }

  /// The guide that one side of a constraint names.
  private func guide(of view: ObjectID, in index: Int, _ keys: ConstraintKeys.Side) -> NibArchiveGraph.NodeID {
    let constraint = scene.constraints[index]
    let name = keys.isFirst ? constraint.first.guide : constraint.second?.guide
    return name.map { guide(.init(view: view, name: $0.value)) } ?? node(of: view)
  }

  /// The attributes for readers that know no margins, which Xcode 7 writes behind the others, and 0 for no second object.
  private mutating func appendOldAttributes(
    _ constraint: SceneConstraint.Outline,
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
  private static func marginCompensation(_ constraint: SceneConstraint.Outline) -> Double {
    func inset(_ term: SceneConstraint.Outline.Term?) -> Double {
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
    let isFirst: Bool

    init(_ name: String, isFirst: Bool, _ graph: inout NibArchiveGraph) {
      self.isFirst = isFirst
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
  let priority: NibArchiveGraph.KeyID

  init(_ graph: inout NibArchiveGraph) {
    first = Side("First", isFirst: true, &graph)
    relation = graph.key("NSRelation")
    multiplier = graph.key("NSMultiplier")
    second = Side("Second", isFirst: false, &graph)
    constant = graph.key("NSConstantV2")
    shouldBeArchived = graph.key("NSShouldBeArchived")
    oldConstant = graph.key("NSConstant")
    priority = graph.key("NSPriority")
  }
}
