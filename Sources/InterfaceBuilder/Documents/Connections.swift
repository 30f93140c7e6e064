/// The connections of elements, which are listed once for each element.
final class Connections {
  /// Those of one element.
  struct List {
    /// The actions in the order of the text.
    fileprivate(set) var actions: [DocumentNode] = []
    /// The segues in the order of the text.
    fileprivate(set) var segues: [DocumentNode] = []
    /// The outlets and outlet collections by their names.
    fileprivate(set) var outlets: [String: [DocumentNode]] = [:]
    /// The actions by their events; "" is for those without one.
    fileprivate(set) var actionsByEvent: [String: [DocumentNode]] = [:]
  }

  private var known: [Int: List] = [:]

  /// The connections of an element.
  func list(of node: DocumentNode) -> List {
    if let list = known[node.index] { return list }
    var list = List()
    for connection in node.child("connections")?.children ?? [] {
      switch connection.name {
      case "outlet", "outletCollection": list.outlets[connection["property"] ?? "", default: []].append(connection)
      case "action":
        list.actions.append(connection)
        list.actionsByEvent[connection["eventType"] ?? "", default: []].append(connection)
      case "segue": list.segues.append(connection)
      default: break
      }
    }
    known[node.index] = list
    return list
  }
}
