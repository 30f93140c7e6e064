import NibArchive
import SceneModel

/// A nib as emission leaves it: objects that are not numbered yet.
struct EmittedGraph {
  let graph: NibArchiveGraph
  let root: NibArchiveGraph.NodeID
  let orders: TableOrders
  let coderVersion: UInt32

  /// The nib's bytes.
  func encoded() -> [UInt8] {
    // A scene that orders its tables is a nib's, written back: the archive is put in order as a whole.
    guard orders.isEmpty else { return graph.archive(root: root, coderVersion: coderVersion).ordered(orders).encoded() }
    return graph.encoded(root: root, coderVersion: coderVersion)
  }
}
