import NibArchive
import SceneModel

/// The nodes of the objects and constraints of a nib.
struct NodeTable: ~Copyable {
  /// The node of each object from the first that the nib makes to the last; one outside the region has a proxy.
  private var nodes: Stretch<NibArchiveGraph.NodeID>
  private var outsideNodes: [ObjectID: NibArchiveGraph.NodeID] = [:]
  private var constraintNodes: Stretch<NibArchiveGraph.NodeID>
  /// The nodes of constraints outside the region, to which only outlets lead.
  private var outsideConstraintNodes: [Int: NibArchiveGraph.NodeID] = [:]

  /// Makes the nodes of everything that the region holds or refers to.
  init(_ context: EmissionContext, in graph: inout NibArchiveGraph) {
    let (region, objects) = (context.region, context.objects)
    // In a loop: a closure would count references at each call.
    var made: [NibArchiveGraph.NodeID] = []
    made.reserveCapacity(region.extent.count)
    // Most objects are of the class of an earlier one of the same name.
    var byName = [NibArchiveGraph.NodeID?](repeating: nil, count: objects.names.names.count)
    for index in region.extent {
      let id = ObjectID(index)
      let name = Int(objects.records[index].className)
      let isUsual =
        objects.isMade(at: index) && region.contains(id) && !context.validated.hasSuperclassOnly(id)
        && context.role?.swapped != id
      if isUsual, let other = byName[name] {
        made.append(graph.makeNode(like: other))
      } else {
        let node = Self.makeNode(of: id, context, in: &graph)
        if isUsual { byName[name] = node }
        made.append(node)
      }
    }
    nodes = Stretch(lower: region.extent.lowerBound, elements: made)
    for id in region.objects where nodes[id.index] == nil {
      outsideNodes[id] = Self.makeNode(of: id, context, in: &graph)
    }
    let own = region.constraints.filter { region.contains(context.scene.constraints[$0].outline.owner) }
    var ownNodes: [NibArchiveGraph.NodeID] = []
    if let first = own.first, let last = own.last {
      ownNodes.reserveCapacity(max(last - first, 0) + 1)
      ownNodes.append(graph.makeNode("NSLayoutConstraint"))
      for _ in stride(from: first, to: last, by: 1) { ownNodes.append(graph.makeNode(like: ownNodes[0])) }
    }
    constraintNodes = Stretch(lower: own.first ?? 0, elements: ownNodes)
    for index in region.constraints where constraintNodes[index] == nil {
      outsideConstraintNodes[index] = graph.makeNode("NSLayoutConstraint")
    }
  }

  /// The node of an object that the region refers to, as all are that are asked for.
  subscript(id: ObjectID) -> NibArchiveGraph.NodeID {
    nodes[id.index] ?? outsideNodes[id] ?? nodes.elements[0]
  }

  /// The node of a constraint of the region, or that an outlet in it leads to.
  subscript(constraint index: Int) -> NibArchiveGraph.NodeID {
    constraintNodes[index] ?? outsideConstraintNodes[index] ?? nodes.elements[0]
  }

  /// Takes a node that another emitter of the same nib has made for an object of all scenes, such as the first responder.
  mutating func adopt(_ node: NibArchiveGraph.NodeID, for id: ObjectID) { outsideNodes[id] = node }

  /// Makes the node of an object that is neither in the region nor referred to by it.
  mutating func addOutsider(
    _ id: ObjectID,
    _ context: EmissionContext,
    in graph: inout NibArchiveGraph
  ) -> NibArchiveGraph.NodeID {
    let node = Self.makeNode(of: id, context, in: &graph)
    outsideNodes[id] = node
    return node
  }

  /// An object without values, of its archived class.
  ///
  /// The class of a cell's content view is UIKit's own, and an older system takes a plain view.
  private static func makeNode(
    of id: ObjectID,
    _ context: EmissionContext,
    in graph: inout NibArchiveGraph
  ) -> NibArchiveGraph.NodeID {
    let name = context.archivedClassName(of: id)
    return graph.makeNode(name, fallbacks: name == "UITableViewCellContentView" ? ["UIView"] : [])
  }
}
