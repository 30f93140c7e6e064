import NibArchive
import SceneCatalog
import SceneModel

/// A scene's nib: UIKit's class names and coder keys in Interface Builder's order.
///
/// The same scene always gives the same nib. Nothing can go wrong here: what could has been reported by validation. The nib does not
/// hold the scene, which is freed afterwards if nothing else holds it.
///
/// - Parameters:
///   - scene: The scene.
///   - options: How the nib is written, and what is wanted beside it.
package func emit(_ scene: consuming ValidatedScene, _ options: EmissionOptions = EmissionOptions()) -> EmittedNib {
  var (orders, region): (TableOrders, NibRegion?) = (scene.scene.orders, nil)
  if let prototype = options.prototype {
    (orders, region) = (scene.scene[prototype].nibOrders, NibRegion(ofPrototype: prototype, in: copy scene))
  }
  var emitter = NibEmitter(EmissionContext(consume scene, region: region, options))
  let root = emitter.emitRoot()
  return emitter.nib(root, orders)
}

extension NibEmitter {
  /// The nib, with what its options ask for.
  fileprivate func nib(_ root: Root, _ orders: TableOrders) -> EmittedNib {
    let details = context.options.details
    var nib = EmittedNib(
      graph: writer.graph,
      root: root.node,
      orders: orders,
      coderVersion: context.tools.coderVersion
    )
    if let map = sourceMap(root) { nib.map = map.ordered(orders, count: nib.objectCount) }
    if details.contains(.listIndexes) { nib.listIndexes = listIndexes(root) }
    if details.contains(.numbers) {
      let numbers = writer.graph.numbers(from: root.node)
      nib.numbers = indexes(ofMembersOnly: false) { numbers[$0] }
    }
    return nib
  }

  /// Where the objects and constraints of the region are in the nib's list of objects.
  func listIndexes(_ root: Root) -> EmittedNib.Indexes {
    let indexes = Dictionary(root.listed.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    return self.indexes(ofMembersOnly: true) { indexes[$0] }
  }

  /// Where the objects and constraints of the region are.
  private func indexes(
    ofMembersOnly isOfMembers: Bool,
    _ index: (NibArchiveGraph.NodeID) -> Int?
  ) -> EmittedNib.Indexes {
    var found = EmittedNib.Indexes()
    for id in context.region.objects where !isOfMembers || context.isMember(id) {
      found.objects[id] = index(writer.nodes[id])
    }
    for number in context.region.constraints { found.constraints[number] = index(writer.nodes[constraint: number]) }
    return found
  }
}

extension NibSourceMap {
  /// The map of a nib whose tables are put in another order.
  fileprivate func ordered(_ orders: TableOrders, count: @autoclosure () -> Int) -> NibSourceMap {
    guard !orders.objects.isEmpty else { return self }
    return NibArchive.indexes(orders.objects, count: count()).map { moved(to: $0) } ?? self
  }
}
