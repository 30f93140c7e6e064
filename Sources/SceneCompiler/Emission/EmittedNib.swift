package import NibArchive
package import SceneModel

/// A nib as emission leaves it: objects that are numbered when an archive is made of them.
package struct EmittedNib: Sendable {
  private let graph: NibArchiveGraph
  private let root: NibArchiveGraph.NodeID
  private let orders: TableOrders
  private let coderVersion: UInt32

  /// The lines of the scene, without the hash of an interface; empty unless they were asked for.
  package internal(set) var map = NibSourceMap(source: "")
  /// Where the scene's objects are in the nib's list of objects; empty unless that was asked for.
  ///
  /// What stands in a prototype is not in the list.
  package internal(set) var listIndexes = Indexes()
  /// The numbers of the scene's objects in `archiveInCoderOrder`; empty unless they were asked for.
  package internal(set) var numbers = Indexes()

  /// Where in a nib the parts of a scene are.
  package struct Indexes: Sendable {
    /// By object; without what the nib does not have there.
    package internal(set) var objects: [ObjectID: Int] = [:]
    /// By the index of the constraint in the scene.
    package internal(set) var constraints: [Int: Int] = [:]

    /// Makes what is known of a nib that was not emitted: nothing.
    package init() {}

    /// Adds what another scene, or another part of the scene, has in the nib.
    mutating func merge(_ other: Indexes) {
      objects.merge(other.objects) { first, _ in first }
      constraints.merge(other.constraints) { first, _ in first }
    }
  }

  init(graph: NibArchiveGraph, root: NibArchiveGraph.NodeID, orders: TableOrders, coderVersion: UInt32) {
    (self.graph, self.root, self.orders, self.coderVersion) = (graph, root, orders, coderVersion)
  }

  /// The nib with its tables in the order that the scene says, which only a scene made from a nib does.
  ///
  /// It is made each time it is asked for.
  package var archive: NibArchive { archiveInCoderOrder.ordered(orders) }

  /// The nib with its tables in the order of Apple's encoder, whatever the scene says; made each time it is asked for.
  package var archiveInCoderOrder: NibArchive { graph.archive(root: root, coderVersion: coderVersion) }

  /// How many objects the nib has.
  var objectCount: Int { archiveInCoderOrder.objects.count }

  /// The bytes of `archive`.
  package func encoded() -> [UInt8] {
    // Only an order that the scene says needs the archive as a whole.
    guard orders.isEmpty else { return archive.encoded() }
    return graph.encoded(root: root, coderVersion: coderVersion)
  }
}
