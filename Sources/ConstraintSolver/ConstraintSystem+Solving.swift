extension ConstraintSystem {
  /// Applies all changes and computes the value of every variable.
  @discardableResult
  package mutating func solve() -> Outcome {
    tableau.work = workLimit
    if needsRebuilding || editCount > 10_000 + constraints.count { reset() }
    var outcome = workOffShifts()
    if outcome == .impossible {
      reset()
      outcome = .reached
    }
    if outcome == .reached { outcome = enterPending() }
    definitions.evaluate(with: tableau)
    orderRejected()
    if outcome == .reached { return .solved }
    needsRebuilding = true
    return .stopped
  }

  /// Clears the tableau, so that all constraints are added again, the strongest first.
  private mutating func reset() {
    tableau.removeAll()
    definitions.removeAll()
    forgetRejected()
    shifted.removeAll(keepingCapacity: true)
    pending.removeAll(keepingCapacity: true)
    for index in 0..<constraints.count where constraints[index].standing != .removed {
      constraints[index].standing = .pending
      constraints[index].marker = nil
      constraints[index].otherError = nil
      constraints[index].defined = -1
      pending.append(index)
    }
    needsRebuilding = false
    editCount = 0
  }

  /// Changes of constants move the rows with the markers; the dual simplex repairs rows that become negative.
  private mutating func workOffShifts() -> SearchOutcome {
    let outcome = tableau.minimize()
    guard outcome == .reached else { return outcome }
    for index in shifted where constraints[index].standing == .row || constraints[index].standing == .definition {
      let constraint = constraints[index]
      guard let marker = constraint.marker, constraint.constant != constraint.enteredConstant else { continue }
      let step = (constraint.constant - constraint.enteredConstant) / constraint.markerSign
      constraints[index].enteredConstant = constraint.constant
      tableau.symbols[marker.index].offset += step
      if let row = tableau.row(of: marker) {
        tableau.shift(row, by: -step)
        if marker.isDummy, tableau.rows[row].constant.magnitude > Tolerance.feasibility { return .impossible }
        continue
      }
      let column = tableau.symbols[marker.index].column
      for at in column.indices {
        let row = Int(tableau.columns.elements(column)[at])
        tableau.shift(row, by: step * tableau.coefficient(of: marker, in: row))
        let isMissed = tableau.rows[row].constant.magnitude > Tolerance.feasibility
        if tableau.rows[row].basic.isDummy, isMissed { return .impossible }
      }
    }
    shifted.removeAll(keepingCapacity: true)
    return tableau.restore()
  }

  private mutating func enterPending() -> SearchOutcome {
    var entering = pending.filter { constraints[$0].standing == .pending }
    pending.removeAll(keepingCapacity: true)
    entering.sort {
      let (a, b) = (constraints[$0], constraints[$1])
      return a.priority != b.priority ? a.priority > b.priority : a.order < b.order
    }
    for (count, index) in entering.enumerated() {
      culprits.removeAll(keepingCapacity: true)
      var outcome = tableau.work > 0 ? enter(index) : .stopped
      if outcome == .impossible { reject(index) }
      if outcome != .stopped, constraints[index].priority < Self.required || count == entering.count - 1 {
        outcome = tableau.minimize()
      }
      if outcome == .stopped { return .stopped }
    }
    return .reached
  }

  /// Adds a constraint: as the definition of a variable that is still free, or as a row.
  private mutating func enter(_ index: Int) -> SearchOutcome {
    guard !constraints[index].constant.isNaN else { return .impossible }
    constraints[index].enteredConstant = constraints[index].constant
    let constraint = constraints[index]
    let terms = constraint.terms
    // A variable without other constraints is defined by the constraint as it is.
    var fresh: Int?
    for at in terms.indices {
      let term = constraintTerms.elements(terms)[at]
      let variable = definitions.variables[term.variable.index]
      if variable.uses == 0, !variable.isDefined, term.coefficient.magnitude > 1e-3 {
        fresh = at
        break
      }
    }
    sum.removeAll()
    sum.constant = constraint.constant
    for at in terms.indices {
      let term = constraintTerms.elements(terms)[at]
      sum.add(term.coefficient, Symbol(.external, term.variable.index))
    }
    if let fresh {
      makeMarkers(for: index)
      define(constraintTerms.elements(terms)[fresh].variable.index, by: index)
      return .reached
    }
    definitions.expand(&sum, work: &tableau.work)
    if let free = freeVariable() {
      makeMarkers(for: index)
      define(free, by: index)
      return .reached
    }
    substituteRows()
    return enterRow(of: index)
  }

  /// The variable with the largest coefficient among those of the sum that nothing defines.
  private func freeVariable() -> Int? {
    var best: Int?
    for index in 0..<sum.symbols.count where sum.symbols[index].isExternal {
      let symbol = sum.symbols[index]
      let size = sum.coefficient(of: symbol).magnitude
      guard size >= Tolerance.coefficient else { continue }
      if let best, sum.coefficient(of: Symbol(.external, best)).magnitude >= size { continue }
      best = symbol.index
    }
    return best
  }

  /// Solves the sum for a variable and keeps it as its definition.
  private mutating func define(_ variable: Int, by index: Int) {
    let constraint = constraints[index]
    let own = Symbol(.external, variable)
    let factor = -1 / sum.take(own)
    definition.removeAll()
    for index in 0..<sum.symbols.count {
      let symbol = sum.symbols[index]
      let coefficient = sum.coefficient(of: symbol)
      guard coefficient.magnitude >= Tolerance.coefficient else { continue }
      definition.append(Definitions.Term(symbol: symbol, coefficient: Tolerance.bounded(coefficient * factor)))
    }
    if let marker = constraint.marker {
      definition.append(Definitions.Term(symbol: marker, coefficient: constraint.markerSign * factor))
    }
    if let other = constraint.otherError {
      definition.append(Definitions.Term(symbol: other, coefficient: -constraint.markerSign * factor))
    }
    definitions.define(variable, as: definition, constant: sum.constant * factor)
    constraints[index].standing = .definition
    constraints[index].defined = Int32(truncatingIfNeeded: variable)
    countUses(of: constraint, by: 1)
  }

  /// Adds a slack for an inequality, errors for an optional constraint, and a dummy for an equality whose constant may
  /// change.
  private mutating func makeMarkers(for index: Int, isTracked: Bool = false) {
    let constraint = constraints[index]
    let isRequired = constraint.priority >= Self.required
    if constraint.relation != .equal {
      constraints[index].marker = tableau.makeSymbol(.slack, owner: index)
      constraints[index].markerSign = constraint.relation == .lessThanOrEqual ? 1 : -1
    } else if !isRequired {
      constraints[index].marker = tableau.makeSymbol(.error, owner: index, priority: constraint.priority)
      constraints[index].markerSign = -1
    } else if constraint.isTracked || isTracked {
      constraints[index].marker = tableau.makeSymbol(.dummy, owner: index)
      constraints[index].markerSign = 1
    }
    guard !isRequired else { return }
    let other = tableau.makeSymbol(.error, owner: index, priority: constraint.priority)
    constraints[index].otherError = other
    if constraint.relation == .equal, let marker = constraints[index].marker {
      tableau.weigh(marker, by: 1, on: constraint.priority)
    }
    tableau.weigh(other, by: 1, on: constraint.priority)
  }

  /// Replaces the basic symbols of the sum by their rows, and adds what the constants of markers have changed by.
  mutating func substituteRows() {
    let count = sum.symbols.count
    for index in 0..<count where !sum.symbols[index].isExternal {
      let symbol = sum.symbols[index]
      sum.constant += sum.coefficient(of: symbol) * tableau.symbols[symbol.index].offset
    }
    for index in 0..<count where !sum.symbols[index].isExternal {
      let symbol = sum.symbols[index]
      guard let row = tableau.row(of: symbol) else { continue }
      let factor = sum.take(symbol)
      guard factor != 0 else { continue }
      sum.constant += factor * tableau.rows[row].constant
      let slice = tableau.rows[row].cells
      let elements = tableau.cells.elements(slice)
      for at in slice.indices { sum.add(factor * elements[at].coefficient, elements[at].symbol) }
      tableau.work -= Int(slice.count)
    }
  }

  /// Enters the sum, which holds parametric symbols only, as a row.
  private mutating func enterRow(of index: Int) -> SearchOutcome {
    sum.cells(into: &tableau.incoming)
    var constant = Tolerance.bounded(sum.constant)
    let isEquality = constraints[index].relation == .equal && constraints[index].priority >= Self.required
    if isEquality, tableau.incoming.count == 0 {
      constraints[index].standing = .void
      return constant.magnitude > Tolerance.feasibility ? .impossible : .reached
    }
    let hangsOnTracked = (0..<tableau.incoming.count).allSatisfy { tableau.incoming[$0].symbol.isDummy }
    makeMarkers(for: index, isTracked: hangsOnTracked)
    let marker = constraints[index].marker
    let sign = constraints[index].markerSign
    if let marker { tableau.incoming.append(Cell(symbol: marker, coefficient: sign)) }
    if let other = constraints[index].otherError {
      tableau.incoming.append(Cell(symbol: other, coefficient: -sign))
    }
    constraints[index].standing = .row
    let onlyDummies = hangsOnTracked && isEquality
    if onlyDummies, constant.magnitude > Tolerance.feasibility {
      for at in 0..<tableau.incoming.count - 1 {
        culprits.append(tableau.symbols[tableau.incoming[at].symbol.index].owner)
      }
      constraints[index].marker = nil
      return .impossible
    }
    countUses(of: constraints[index], by: 1)
    // The marker, or the other error, becomes basic where it is at least zero.
    var subject: Symbol?
    if onlyDummies {
      subject = marker
      constant = 0
    } else if !isEquality {
      let isNoise = constant.magnitude <= Tolerance.coefficient / 100
      if isNoise { constant = 0 }
      if isNoise || constant / -sign > 0 { subject = marker } else { subject = constraints[index].otherError }
    }
    if let subject {
      solveIncoming(for: subject, constant: constant)
      tableau.install(subject)
      return .reached
    }
    if constant < 0 {
      constant = -constant
      for at in 0..<tableau.incoming.count { tableau.incoming[at].coefficient.negate() }
    }
    tableau.incomingConstant = constant
    let outcome = tableau.enter(owner: index, culprits: &culprits)
    if outcome != .reached {
      countUses(of: constraints[index], by: -1)
      constraints[index].marker = nil
      constraints[index].otherError = nil
    }
    return outcome
  }

  /// Turns `0 = constant + incoming` into the row of one of its symbols.
  private mutating func solveIncoming(for subject: Symbol, constant: Double) {
    var write = 0
    var own = 1.0
    for at in 0..<tableau.incoming.count {
      let cell = tableau.incoming[at]
      if cell.symbol == subject {
        own = cell.coefficient
      } else {
        tableau.incoming[write] = cell
        write += 1
      }
    }
    _ = tableau.incoming.popLast()
    for at in 0..<tableau.incoming.count { tableau.incoming[at].coefficient /= -own }
    tableau.incomingConstant = -constant / own
  }
}
