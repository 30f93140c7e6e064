extension ConstraintSystem {
  /// A copy of some constraints of a system, in which every required equality has a mark.
  struct Probe: ~Copyable {
    var system = ConstraintSystem()
    /// The variables of the copy, by the index that they have in the system.
    var variables: [Int: Variable] = [:]
  }

  /// The constraints whose constants decide the value of any of some sums, in the order in which they were added.
  ///
  /// What entered is solved once more with a mark for each required equality, so that equations which were put into one
  /// another are distinguished. Of equalities that say the same, all count.
  package func constraintsDeciding(_ sums: [[Term]]) -> [ID] {
    var entered = (0..<constraints.count).filter { index in
      switch constraints[index].standing {
      case .definition, .row, .void: true
      case .pending, .rejected, .removed: false
      }
    }
    entered.sort { constraints[$0].order < constraints[$1].order }
    var probe = makeProbe(of: entered, tracing: true)
    probe.system.workLimit = workLimit
    guard probe.system.solve() == .solved else { return [] }
    var found: Set<Int> = []
    for sum in sums {
      let known = sum.compactMap { term in probe.variables[term.variable.index].map { Term(term.coefficient, $0) } }
      found.formUnion(probe.system.owners(decidingOn: known))
    }
    return found.map { ID(index: entered[$0]) }.sorted()
  }

  /// Adds some constraints to a new system, in their order.
  func makeProbe(of indices: [Int], tracing: Bool) -> Probe {
    var probe = Probe()
    probe.system.tracksAll = tracing
    for index in indices {
      let slice = constraints[index].terms
      var terms: [Term] = []
      for at in slice.indices {
        let term = constraintTerms.elements(slice)[at]
        let variable = probe.variables[term.variable.index] ?? probe.system.addVariable()
        probe.variables[term.variable.index] = variable
        terms.append(Term(term.coefficient, variable))
      }
      probe.system.add(
        terms,
        constant: constraints[index].constant,
        constraints[index].relation,
        priority: constraints[index].priority
      )
    }
    return probe
  }

  /// The constraints whose marks, slacks or errors a sum comes down to.
  private mutating func owners(decidingOn terms: [Term]) -> Set<Int> {
    sum.removeAll()
    for term in terms { sum.add(term.coefficient, Symbol(.external, term.variable.index)) }
    definitions.expand(&sum, work: &tableau.work)
    substituteRows()
    var symbols: Set<Symbol> = []
    for index in 0..<sum.symbols.count {
      let symbol = sum.symbols[index]
      guard !symbol.isExternal, sum.coefficient(of: symbol).magnitude >= Tolerance.coefficient else { continue }
      symbols.insert(symbol)
    }
    var owners = Set(symbols.map { Int(tableau.symbols[$0.index].owner) })
    // A row of marks alone is an equality that follows from others.
    for row in 0..<tableau.rows.count where tableau.rows[row].basic.isDummy {
      let slice = tableau.rows[row].cells
      guard slice.indices.contains(where: { symbols.contains(tableau.cells.elements(slice)[$0].symbol) }) else {
        continue
      }
      let basic = tableau.rows[row].basic
      if tableau.row(of: basic) == row { owners.insert(Int(tableau.symbols[basic.index].owner)) }
    }
    return owners
  }
}
