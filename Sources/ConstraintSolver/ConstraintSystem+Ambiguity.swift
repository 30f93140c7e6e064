extension ConstraintSystem {
  /// The variables that have another value in an equally good solution, in their order.
  ///
  /// What may move without cost is a slack or an error outside of the basis without a price, or a variable that nothing
  /// defines. All of them take a step at once, of lengths that do not cancel each other.
  package mutating func ambiguousVariables() -> [Variable] {
    let ties = ties()
    var restricted = [Double](repeating: 0, count: tableau.symbols.count)
    for tie in ties {
      let share = Self.share(tie.index) / Double(ties.count + 1)
      restricted[tie.index] += share
      move(tie, by: share, in: &restricted)
    }
    let steps = definitions.steps(restricted: restricted) { Self.share($0) }
    return steps.indices.filter { steps[$0].magnitude > 1e-9 }.map { Variable(index: $0) }
  }

  /// The values of all variables in an equally good solution in which a variable has another value; nil if its value is
  /// determined.
  ///
  /// - Parameters:
  ///   - variable: The variable to change.
  ///   - step: The maximum change, unless a limit is reached before.
  package mutating func alternative(moving variable: Variable, step: Double = 50) -> [Double]? {
    guard variable.index < variableCount else { return nil }
    let values = (0..<variableCount).map { definitions.variables[$0].value }
    let reached = definitions.reach(from: variable.index)
    var loose: Set<Int> = []
    for index in reached.variables {
      definitions.forEachTerm(of: index) {
        if $0.symbol.isExternal, !definitions.variables[$0.symbol.index].isDefined { loose.insert($0.symbol.index) }
      }
    }
    if !definitions.variables[variable.index].isDefined { loose.insert(variable.index) }
    if let free = loose.min() {
      let none = [Double](repeating: 0, count: tableau.symbols.count)
      let steps = definitions.steps(restricted: none) { $0 == free ? step : 0 }
      return zip(values, steps).map { $0 + $1 }
    }
    let candidates = ties().filter { tie in
      reached.symbols.contains(tie) || rows(holding: tie).contains { reached.symbols.contains(tableau.rows[$0].basic) }
    }
    for tie in candidates.prefix(100) {
      var restricted = [Double](repeating: 0, count: tableau.symbols.count)
      let length = min(step, room(of: tie))
      restricted[tie.index] = length
      move(tie, by: length, in: &restricted)
      let steps = definitions.steps(restricted: restricted) { _ in 0 }
      if steps[variable.index].magnitude > Tolerance.feasibility { return zip(values, steps).map { $0 + $1 } }
    }
    return nil
  }

  /// Slacks and errors that can become positive without cost, and not only by a rounding error.
  private func ties() -> [Symbol] {
    (0..<tableau.symbols.count).compactMap { index in
      let known = tableau.symbols[index]
      let isUsed = known.column.count > 0 || constraints[Int(known.owner)].standing == .definition
      guard known.row < 0, !known.symbol.isDummy, known.price.count == 0, isUsed else { return nil }
      return room(of: known.symbol) > 1e-3 ? known.symbol : nil
    }
  }

  private func rows(holding symbol: Symbol) -> [Int] {
    let column = tableau.symbols[symbol.index].column
    return column.indices.map { Int(tableau.columns.elements(column)[$0]) }
  }

  /// How far a symbol may grow before another one becomes negative.
  private func room(of symbol: Symbol) -> Double {
    var room = Tolerance.largest
    let column = tableau.symbols[symbol.index].column
    for at in column.indices {
      let row = Int(tableau.columns.elements(column)[at])
      let factor = tableau.coefficient(of: symbol, in: row)
      if factor < -Tolerance.coefficient { room = min(room, max(tableau.rows[row].constant, 0) / -factor) }
    }
    return room
  }

  private func move(_ symbol: Symbol, by step: Double, in restricted: inout [Double]) {
    for row in rows(holding: symbol) {
      restricted[tableau.rows[row].basic.index] += step * tableau.coefficient(of: symbol, in: row)
    }
  }

  /// A number between 1 and 2 for an index, so that steps of different indices do not cancel each other.
  private static func share(_ index: Int) -> Double {
    let product = Double(index + 1) * 0.618_033_988_749_894_9
    return 1 + product - product.rounded(.down)
  }
}
