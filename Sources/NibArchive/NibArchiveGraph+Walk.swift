extension NibArchiveGraph {
  /// Goes depth first through what a root reaches, entering every node once, without recursion.
  ///
  /// - Parameters:
  ///   - root: Where to begin.
  ///   - enter: Receives each node, its owner before it.
  ///   - use: Receives the key of each value, before the object in the value is entered.
  func walk(from root: Int, enter: (_ node: Int) -> Void, use: (_ key: Int) -> Void) {
    var isEntered = Array(repeating: false, count: nodes.count)
    let isItem = classes.elements.map { $0.name == "UINavigationItem" }
    let isBar = classes.elements.map { $0.name == "UINavigationBar" }
    var path: [(node: Int, next: UInt32)] = []
    var starts = [root]
    var nextStart = 0
    while nextStart < starts.count {
      var entered = isEntered[starts[nextStart]] ? nil : starts[nextStart]
      nextStart += 1
      while entered != nil || !path.isEmpty {
        if let node = entered {
          isEntered[node] = true
          enter(node)
          path.append((node, nodes[node].first))
          entered = nil
        }
        let (node, next) = path[path.count - 1]
        guard next != Entry.none else {
          path.removeLast()
          continue
        }
        let entry = entries[Int(next)]
        path[path.count - 1].next = entry.next
        use(Int(entry.key))
        guard case .object(let target) = entry.stored, !isEntered[Int(target)] else { continue }
        let object = Int(target)
        // A navigation item refers to its bar, but the bar is written by its controller; only a bar that nobody else
        // writes follows at the end.
        if isItem[Int(nodes[node].classIndex)], isBar[Int(nodes[object].classIndex)] {
          starts.append(object)
        } else {
          entered = object
        }
      }
    }
  }
}
