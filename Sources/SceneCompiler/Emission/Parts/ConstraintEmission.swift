import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel

/// How the constraints of a nib are written.
struct ConstraintEmission: ~Copyable {
  private let keys: ConstraintKeys
  /// Whether the attributes of both items stand for readers that know no margins beside those for other readers, which Xcode 7 writes
  /// behind them.
  private let hasMargins: Bool
  /// The constraints of views with more than one in the order of the nib, for the list of all objects.
  private var orders: [ObjectID: [Int]] = [:]

  init(in writer: inout NibWriter) {
    keys = ConstraintKeys(&writer.graph)
    hasMargins = writer.context.tools.isSince(.xcode8)
  }

  /// The constraints of a view that the list of all objects has, in the order of the view's own list.
  func listed(of id: ObjectID, _ context: EmissionContext) -> [Int] {
    // Older tools list constraints that no nib has.
    if context.tools.isSince(.xcode12_5), let known = orders[id] { return known }
    return context.ordered(context.listedConstraints(of: id), of: id)
  }

  /// Writes the list of the constraints that stand on a view; nothing for a view without.
  mutating func emitList(
    _ key: String,
    of id: ObjectID,
    _ guides: borrowing ControllerGuides,
    in writer: inout NibWriter
  ) {
    let context = writer.context
    var nodes = context.role != nil && context.region.topLevel.contains(id) ? guides.constraints : []
    let order = context.ordered(context.installedConstraints(of: id), of: id)
    if order.count > 1 { orders[id] = order }
    // Newer tools leave out what the traits of the canvas leave out.
    let leavesOut = context.tools.isSince(.xcode12_5)
    for index in order where !leavesOut || context.isOnCanvas(constraint: index) {
      nodes.append(writer.node(ofConstraint: index))
    }
    if context.tiesContentViews { nodes += Self.contentTies(of: id, in: &writer) }
    if !nodes.isEmpty { writer.append(key, "NSMutableArray", nodes, to: writer.node(of: id)) }
  }

  /// The constraints by which a cell holds the content view that took over its own; empty for any other object.
  private static func contentTies(of cell: ObjectID, in writer: inout NibWriter) -> [NibArchiveGraph.NodeID] {
    guard let content = writer.context.constrainedContent(of: cell) else { return [] }
    let items = (writer.node(of: cell), writer.node(of: content))
    var ties: [NibArchiveGraph.NodeID] = []
    // Leading, trailing, top, bottom.
    for attribute in [5, 6, 3, 4] {
      let node = writer.graph.makeNode("NSLayoutConstraint")
      writer.graph.appendItems(items, attribute, to: node)
      writer.graph.append("NSShouldBeArchived", .bool(true), to: node)
      writer.graph.append("NSLayoutIdentifier", .object(writer.graph.string("UIIBSystemGenerated")), to: node)
      ties.append(node)
    }
    return ties
  }

  /// Writes a constraint.
  func emit(_ index: Int, _ guides: borrowing GuideTable, in writer: inout NibWriter) {
    var constraint = writer.context.scene.constraints[index].outline
    if let constant = writer.context.constantOnCanvas(ofConstraint: index) { constraint.constant = constant }
    let node = writer.node(ofConstraint: index)
    append(constraint.first, of: index, keys.first, guides, to: node, in: &writer)
    if constraint.relation != .equal {
      writer.graph.append(keys.relation, NibArchiveGraph.Stored.integer(constraint.relation.rawValue), to: node)
    }
    // Interface Builder keeps multipliers in single precision and writes them in double.
    if constraint.multiplier != 1 {
      writer.graph.append(
        keys.multiplier,
        NibArchiveGraph.Stored.double(Double(Float(constraint.multiplier))),
        to: node
      )
    }
    if let second = constraint.second {
      append(second, of: index, keys.second, guides, to: node, in: &writer)
    } else if !hasMargins {
      writer.graph.append(keys.second.attribute, NibArchiveGraph.Stored.integer(0), to: node)
    }
    if constraint.usesSystemSpacing {
      writer.graph.append("NSSymbolicConstant", .object(writer.graph.string("NSSpace")), to: node)
    } else if constraint.constant != 0 {
      writer.graph.append(keys.constant, NibArchiveGraph.Stored.double(constraint.constant), to: node)
    }
    writer.graph.append(keys.shouldBeArchived, NibArchiveGraph.Stored.bool(true), to: node)
    if constraint.priority != 1000 { appendPriority(constraint.priority, to: node, in: &writer.graph) }
    if constraint.hasRareParts, let identifier = writer.context.scene.constraints[index].layoutIdentifier {
      writer.graph.append("NSLayoutIdentifier", .object(writer.graph.string(identifier)), to: node)
    }
    if !hasMargins { appendOldAttributes(constraint, to: node, in: &writer.graph) }
    let oldConstant = constraint.constant + Self.marginCompensation(constraint)
    if !constraint.usesSystemSpacing, oldConstant != 0 {
      writer.graph.append(keys.oldConstant, NibArchiveGraph.Stored.double(oldConstant), to: node)
    }
  }

  private func appendPriority(
    _ priority: Double,
    to node: NibArchiveGraph.NodeID,
    in graph: inout NibArchiveGraph
  ) {
    if priority == priority.rounded() {
      graph.append(keys.priority, NibArchiveGraph.Stored.integer(Int(priority)), to: node)
    } else {
      graph.append(keys.priority, NibArchiveGraph.Stored.float(Float(priority)), to: node)
    }
  }

  /// Writes one side of a constraint.
  private func append(
    _ term: SceneConstraint.Outline.Term,
    of index: Int,
    _ keys: ConstraintKeys.Side,
    _ guides: borrowing GuideTable,
    to node: NibArchiveGraph.NodeID,
    in writer: inout NibWriter
  ) {
    guard let item = term.object else { return }
    let target =
      term.hasGuide
      ? guide(of: item, in: index, keys, guides, writer)
      : writer.node(of: writer.context.constrainedContent(of: item) ?? item)
    writer.graph.append(keys.item, NibArchiveGraph.Stored.node(target), to: node)
    writer.graph.append(keys.attribute, NibArchiveGraph.Stored.integer(term.attributeValue), to: node)
    guard hasMargins else { return }
    let old = LayoutAttribute.withoutMargins(term.attributeValue)
    writer.graph.append(keys.oldAttribute, NibArchiveGraph.Stored.integer(old), to: node)
  }

  /// The guide that one side of a constraint names.
  private func guide(
    of view: ObjectID,
    in index: Int,
    _ keys: ConstraintKeys.Side,
    _ guides: borrowing GuideTable,
    _ writer: borrowing NibWriter
  ) -> NibArchiveGraph.NodeID {
    let constraint = writer.context.scene.constraints[index]
    let name = keys.isFirst ? constraint.first.guide : constraint.second?.guide
    return name.map { guides.node(of: view, named: $0.value, writer.nodes) } ?? writer.node(of: view)
  }

  /// The attributes for readers that know no margins, which Xcode 7 writes behind the others, and 0 for no second object.
  private func appendOldAttributes(
    _ constraint: SceneConstraint.Outline,
    to node: NibArchiveGraph.NodeID,
    in graph: inout NibArchiveGraph
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
