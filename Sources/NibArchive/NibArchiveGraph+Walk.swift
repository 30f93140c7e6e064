extension NibArchiveGraph {
  /// Goes depth first through what a root reaches, entering every node once, without recursion.
  ///
  /// - Parameters:
  ///   - root: Where to begin.
  ///   - enter: Receives each node, its owner before it.
  ///   - use: Receives the key of each value, before the object in the value is entered.
  func walk(from root: Int, enter: (_ node: Int) -> Void, use: (_ key: Int) -> Void) {
    var isEntered = Array(repeating: false, count: nodes.count)
    var path: [(node: Int, next: Int)] = []
    var starts = [root]
    var nextStart = 0
    while nextStart < starts.count {
      var entered = isEntered[starts[nextStart]] ? nil : starts[nextStart]
      nextStart += 1
      while entered != nil || !path.isEmpty {
        if let node = entered {
          isEntered[node] = true
          enter(node)
          path.append((node, 0))
          entered = nil
        }
        let (node, next) = path[path.count - 1]
        guard next < nodes[node].values.count else {
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let (key, value) = nodes[node].values[next]
        use(key)
        guard case .object(let object) = value, !isEntered[object.index] else { continue }
        if isConditional(from: node, to: object.index) {
          starts.append(object.index)
        } else {
          entered = object.index
        }
      }
    }
  }

  /// Whether a reference leaves the writing of its object to others.
  ///
  /// A navigation item refers to its bar, but the bar is written by its controller; only a bar that nobody else
  /// writes follows at the end.
  private func isConditional(from owner: Int, to object: Int) -> Bool {
    className(of: owner) == "UINavigationItem" && className(of: object) == "UINavigationBar"
  }

  private func className(of node: Int) -> String {
    classes.elements[nodes[node].classIndex].name
  }
}
