extension ConstraintSystem {
  /// Adds the constraint that terms and a constant add up to zero, or at least or at most to zero.
  ///
  /// - Parameters:
  ///   - terms: The terms of the sum; a variable may occur several times.
  ///   - constant: The constant of the sum, which is clamped to ten million.
  ///   - relation: How the sum compares with zero.
  ///   - priority: The priority from 0; 1000 and above is required.
  ///   - isVariable: Whether the constant is expected to change. Otherwise the first change of a required equality
  ///     rebuilds the system.
  @discardableResult
  package mutating func add(
    _ terms: [Term],
    constant: Double = 0,
    _ relation: Relation = .equal,
    priority: Float = Self.required,
    isVariable: Bool = false
  ) -> ID {
    var constraint = Constraint(
      constant: constant.isNaN ? .nan : Tolerance.clamped(constant),
      priority: priority.isNaN ? 0 : min(max(priority, 0), Self.required),
      relation: relation,
      isTracked: isVariable || tracksAll,
      order: nextOrder
    )
    // It is rejected; with another constant it is the weakest of all. Comparing prices of a level that is no number has
    // no end.
    if priority.isNaN { constraint.constant = .nan }
    nextOrder &+= 1
    sum.removeAll()
    for term in terms {
      guard term.coefficient.isFinite, term.variable.index >= 0, term.variable.index < variableCount else {
        constraint.constant = .nan
        continue
      }
      sum.add(Tolerance.clamped(term.coefficient), Symbol(.external, term.variable.index))
    }
    for index in 0..<sum.symbols.count {
      let symbol = sum.symbols[index]
      let coefficient = sum.coefficient(of: symbol)
      guard coefficient.magnitude >= Tolerance.coefficient else { continue }
      constraintTerms.append(Term(coefficient, Variable(index: symbol.index)), to: &constraint.terms)
    }
    constraints.append(constraint)
    pending.append(constraints.count - 1)
    editCount += 1
    return ID(index: constraints.count - 1)
  }

  /// Expects that the constant of a constraint changes, as `isVariable` of `add` does; only before it enters the
  /// system.
  package mutating func track(_ id: ID) {
    guard standing(of: id) == .pending else { return }
    constraints[id.index].isTracked = true
  }

  /// Removes a constraint.
  ///
  /// Does nothing if it has been removed already.
  package mutating func remove(_ id: ID) {
    guard let standing = standing(of: id), standing != .removed else { return }
    let constraint = constraints[id.index]
    constraints[id.index].standing = .removed
    editCount += 1
    if !rejected.isEmpty { needsRebuilding = true }
    if !needsRebuilding {
      switch standing {
      case .pending, .void, .rejected, .removed: break
      case .row where constraint.marker != nil:
        removeRow(of: constraint)
        countUses(of: constraint, by: -1)
      case .definition where stands(alone: constraint):
        removeDefinition(constraint)
        countUses(of: constraint, by: -1)
      case .row, .definition: needsRebuilding = true
      }
    }
    constraintTerms.release(&constraints[id.index].terms)
  }

  /// Changes the constant of a constraint.
  package mutating func setConstant(_ constant: Double, of id: ID) {
    guard let standing = standing(of: id), standing != .removed else { return }
    let clamped = constant.isNaN ? .nan : Tolerance.clamped(constant)
    let old = constraints[id.index].constant
    guard clamped != old else { return }
    constraints[id.index].constant = clamped
    editCount += 1
    if standing == .pending { return }
    if !rejected.isEmpty || clamped.isNaN || constraints[id.index].marker == nil {
      constraints[id.index].isTracked = true
      needsRebuilding = true
    } else {
      shifted.append(id.index)
    }
  }

  /// Changes the priority of a constraint.
  ///
  /// A constraint that becomes or ceases to be required is added again, after all others.
  package mutating func setPriority(_ priority: Float, of id: ID) {
    guard let standing = standing(of: id), standing != .removed, !priority.isNaN else { return }
    let clamped = min(max(priority, 0), Self.required)
    let old = constraints[id.index].priority
    guard clamped != old else { return }
    editCount += 1
    constraints[id.index].priority = clamped
    if standing == .pending { return }
    if old == Self.required || clamped == Self.required || standing == .void || standing == .rejected {
      constraints[id.index].order = nextOrder
      nextOrder &+= 1
      needsRebuilding = true
      return
    }
    if needsRebuilding { return }
    for error in errors(of: constraints[id.index]) {
      tableau.weigh(error, by: -1, on: old)
      tableau.weigh(error, by: 1, on: clamped)
      tableau.symbols[error.index].priority = clamped
    }
  }

  private func standing(of id: ID) -> Standing? {
    id.index >= 0 && id.index < constraints.count ? constraints[id.index].standing : nil
  }

  func errors(of constraint: Constraint) -> [Symbol] {
    guard constraint.priority < Self.required else { return [] }
    let marker = constraint.relation == .equal ? constraint.marker : nil
    return [marker, constraint.otherError].compactMap { $0 }
  }

  /// Whether no other constraint names the variable that this one defines.
  private func stands(alone constraint: Constraint) -> Bool {
    let variable = Int(constraint.defined)
    guard definitions.variables[variable].uses == 1 else { return false }
    return constraint.terms.indices.contains {
      constraintTerms.elements(constraint.terms)[$0].variable.index == variable
    }
  }

  private mutating func removeDefinition(_ constraint: Constraint) {
    definitions.undefine(Int(constraint.defined))
    for symbol in [constraint.marker, constraint.otherError] {
      if let symbol { tableau.clearPrice(of: symbol) }
    }
  }

  private mutating func removeRow(of constraint: Constraint) {
    for error in errors(of: constraint) { tableau.weigh(error, by: -1, on: tableau.symbols[error.index].priority) }
    guard let marker = constraint.marker else { return }
    if let row = tableau.row(of: marker) {
      tableau.drop(row)
    } else if let row = tableau.rowToGiveUp(for: marker) {
      tableau.pivot(row, to: marker)
      if let row = tableau.row(of: marker) { tableau.drop(row) }
    }
    for symbol in [marker, constraint.otherError].compactMap({ $0 }) {
      if let row = tableau.row(of: symbol) { tableau.drop(row) }
      tableau.eraseColumn(of: symbol)
      tableau.clearPrice(of: symbol)
    }
  }

  mutating func countUses(of constraint: Constraint, by step: Int32) {
    let terms = constraint.terms
    for at in terms.indices { definitions.variables[constraintTerms.elements(terms)[at].variable.index].uses += step }
  }
}
