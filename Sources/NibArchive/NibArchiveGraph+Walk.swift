extension NibArchiveGraph {
  /// Goes depth first through what a root reaches, entering every node once, without recursion.
  ///
  /// - Parameters:
  ///   - root: Where to begin.
  ///   - enter: Receives each node, its owner before it.
  ///   - use: Receives the key of each value, before the object in the value is entered.
  @inline(__always)
  func walk(from root: Int, enter: (_ node: Int) -> Void, use: (_ key: Int) -> Void) {
    var isEntered = Array(repeating: false, count: nodes.count)
    // The late reference that begins at objects of a class, and the one that ends at them; negative for none.
    let late = classes.elements.map { element in
      (
        from: conventions.lateReferences.firstIndex { $0.from == element.name } ?? -1,
        to: conventions.lateReferences.firstIndex { $0.to == element.name } ?? -1
      )
    }
    // A run that was gone through to its end has no key and no object that is new.
    var isDone = Array(repeating: false, count: runs.count)
    var path: [Step] = []
    var starts = [root]
    var nextStart = 0
    while nextStart < starts.count {
      let start = starts[nextStart]
      nextStart += 1
      if isEntered[start] { continue }
      isEntered[start] = true
      enter(start)
      // The innermost step stands apart from the path, since each value changes it.
      var step = Step(node: start, next: nodes[start].first)
      while true {
        let entry: Entry
        if step.run >= 0 {
          entry = runEntries[step.runNext]
          step.runNext += 1
          if step.runNext == runs[step.run].upperBound {
            isDone[step.run] = true
            step.run = -1
          }
        } else {
          guard step.next != Entry.none else {
            guard let outer = path.popLast() else { break }
            step = outer
            continue
          }
          entry = entries[Int(step.next)]
          step.next = entry.next
          let run = entry.run
          if run >= 0 {
            if !isDone[run], !runs[run].isEmpty { (step.run, step.runNext) = (run, runs[run].lowerBound) }
            continue
          }
        }
        use(Int(entry.key))
        let object = entry.object
        guard object >= 0, !isEntered[object] else { continue }
        // What nothing else brings along follows at the end.
        let reference = late[Int(nodes[step.node].classIndex)].from
        if reference >= 0, late[Int(nodes[object].classIndex)].to == reference {
          starts.append(object)
          continue
        }
        path.append(step)
        isEntered[object] = true
        enter(object)
        step = Step(node: object, next: nodes[object].first)
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
