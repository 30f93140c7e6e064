import NibArchive
import SceneCatalog
import SceneLanguage
import SceneModel

extension NibEmitter {
  /// The constraints on a view that are in the nib: those that are installed, or that something refers to.
  func installedConstraints(of id: ObjectID) -> [Int] {
    heldConstraints(of: id).filter { isInNib($0) }
  }

  /// The constraints on a view that the list of all objects has: older tools keep those there that are never installed.
  func listedConstraints(of id: ObjectID) -> [Int] {
    tools.isSince(15) ? installedConstraints(of: id) : heldConstraints(of: id)
  }

  /// Whether a constraint is in the nib: one that is never installed, and that nothing refers to, is not.
  func isInNib(_ index: Int) -> Bool { validated.isInNib(constraint: index) }

  mutating func emitConstraintList(_ rule: KeyRule, of id: ObjectID) {
    let nodes = installedConstraints(of: id).map { constraintNode($0) }
    guard !nodes.isEmpty else { return }
    graph.append(rule.key, .object(graph.array("NSMutableArray", nodes)), to: node(of: id))
  }

  mutating func emitConstraint(_ index: Int) {
    let constraint = scene.constraints[index]
    let node = constraintNode(index)
    append(constraint.first, "First", to: node)
    if constraint.relation != .equal { graph.append("NSRelation", integer: constraint.relation.rawValue, to: node) }
    // Interface Builder keeps multipliers in single precision and writes them in double.
    if constraint.multiplier != 1 {
      graph.append("NSMultiplier", .double(Double(Float(constraint.multiplier))), to: node)
    }
    if let second = constraint.second { append(second, "Second", to: node) }
    if constraint.usesSystemSpacing {
      graph.append("NSSymbolicConstant", .object(graph.string("NSSpace")), to: node)
    } else if constraint.constant != 0 {
      graph.append("NSConstantV2", .double(constraint.constant), to: node)
    }
    graph.append("NSShouldBeArchived", .bool(true), to: node)
    if constraint.priority != 1000 { appendPriority(constraint.priority, to: node) }
    if let identifier = constraint.layoutIdentifier {
      graph.append("NSLayoutIdentifier", .object(graph.string(identifier)), to: node)
    }
    let oldConstant = constraint.constant + Self.marginCompensation(constraint)
    if !constraint.usesSystemSpacing, oldConstant != 0 { graph.append("NSConstant", .double(oldConstant), to: node) }
  }

  private mutating func appendPriority(_ priority: Double, to node: NibArchiveGraph.NodeID) {
    if priority == priority.rounded() {
      graph.append("NSPriority", integer: Int(priority), to: node)
    } else {
      graph.append("NSPriority", .float(Float(priority)), to: node)
    }
  }

  private mutating func append(_ term: SceneConstraint.Term, _ side: String, to node: NibArchiveGraph.NodeID) {
    guard let item = term.item.object else { return }
    let target =
      term.guide.map { guide in self.guide(.init(view: item, name: guide.value)) }
      ?? self.node(of: constrainedContent(of: item) ?? item)
    graph.append("NS\(side)Item", .object(target), to: node)
    graph.append("NS\(side)AttributeV2", integer: term.attributeValue, to: node)
    graph.append("NS\(side)Attribute", integer: LayoutAttribute.withoutMargins(term.attributeValue), to: node)
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
