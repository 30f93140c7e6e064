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
    // A run that was gone through to its end has no key and no object that is new.
    var isDone = Array(repeating: false, count: runs.count)
    var path: [Step] = []
    var starts = [root]
    var nextStart = 0
    while nextStart < starts.count {
      var entered = isEntered[starts[nextStart]] ? nil : starts[nextStart]
      nextStart += 1
      while entered != nil || !path.isEmpty {
        if let node = entered {
          isEntered[node] = true
          enter(node)
          path.append(Step(node: node, next: nodes[node].first))
          entered = nil
        }
        let entry: Entry
        let last = path.count - 1
        let node = path[last].node
        if path[last].run >= 0 {
          let run = path[last].run
          entry = runEntries[path[last].runNext]
          path[last].runNext += 1
          if path[last].runNext == runs[run].upperBound {
            path[last].run = -1
            isDone[run] = true
          }
        } else {
          guard path[last].next != Entry.none else {
            path.removeLast()
            continue
          }
          entry = entries[Int(path[last].next)]
          path[last].next = entry.next
          let run = entry.run
          if run >= 0 {
            if !isDone[run], !runs[run].isEmpty { (path[last].run, path[last].runNext) = (run, runs[run].lowerBound) }
            continue
          }
        }
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

  /// How far the values of a node were gone through.
  private struct Step {
    let node: Int
    /// The next entry.
    var next: UInt32
    /// The run before it that is gone through, and the next value of that; negative for none.
    var run = -1
    var runNext = 0
  }
}
