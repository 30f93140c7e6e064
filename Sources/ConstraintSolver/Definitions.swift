/// The caller's variables, each defined by an equation `variable = constant + terms` or still free.
///
/// The terms may contain other variables, defined or not, but definitions are never circular. A definition is
/// substituted into another one only when an equation needs it, so that a long column of views costs one short
/// definition each instead of growing rows.
struct Definitions: ~Copyable {
  struct Variable: BitwiseCopyable {
    var isDefined = false
    /// The number of added constraints with the variable.
    var uses: Int32 = 0
    /// The number of the last walk that visited the variable.
    var visit: UInt32 = 0
    var constant = 0.0
    var terms = Slice()
    var value = 0.0
    /// The number of the definition in the order of creation.
    var age: UInt32 = 0
  }

  struct Step: BitwiseCopyable {
    var variable: Int
    var next: Int32
  }

  /// The maximum number of terms of a definition that is substituted before it is needed.
  private static let flatLength = 4

  /// The number of definitions that are substituted one by one, the newest first, before a walk visits all that are
  /// reachable.
  private static let shortReach = 32

  var variables = Buffer<Variable>()
  private var terms = SlicePool<Term>()
  private var steps = Buffer<Step>()
  private var order = Buffer<Int>()
  private var scratch = Buffer<Term>()
  private var evaluationOrder = Buffer<Int>()
  private var isEvaluationOrderKnown = false
  private var visit: UInt32 = 0
  private var age: UInt32 = 0

  /// A symbol of a definition, with its coefficient.
  struct Term: BitwiseCopyable {
    var symbol: Symbol
    var coefficient: Double
  }

  mutating func define(_ variable: Int, as definition: borrowing Buffer<Term>, constant: Double) {
    age &+= 1
    variables[variable].isDefined = true
    variables[variable].age = age
    variables[variable].constant = Tolerance.bounded(constant)
    terms.assign(definition.base, count: definition.count, to: &variables[variable].terms)
    isEvaluationOrderKnown = false
  }

  mutating func undefine(_ variable: Int) {
    variables[variable].isDefined = false
    terms.release(&variables[variable].terms)
    isEvaluationOrderKnown = false
  }

  /// Frees all variables.
  mutating func removeAll() {
    terms.removeAll()
    for index in 0..<variables.count {
      variables[index] = Variable(visit: variables[index].visit, value: variables[index].value)
    }
    isEvaluationOrderKnown = false
  }

  func forEachTerm(of variable: Int, _ body: (Term) -> Void) {
    let slice = variables[variable].terms
    for at in slice.indices { body(terms.elements(slice)[at]) }
  }

  /// Replaces the defined variables of a sum by what defines them.
  mutating func expand(_ sum: inout Accumulator, work: inout Int) {
    if expandNearby(&sum, work: &work) { return }
    order.removeAll()
    visit &+= 1
    for index in 0..<sum.symbols.count {
      let symbol = sum.symbols[index]
      if symbol.isExternal, sum.coefficient(of: symbol) != 0 { walk(from: symbol.index, flattening: true) }
    }
    work -= order.count
    for at in stride(from: order.count - 1, through: 0, by: -1) {
      let factor = sum.take(Symbol(.external, order[at]))
      if factor != 0 { substitute(order[at], times: factor, in: &sum, work: &work) }
    }
  }

  /// Replaces the most recently defined variable of a sum repeatedly; false if that takes too many steps.
  ///
  /// Most definitions contain only variables defined before, so common terms of two sides cancel out before they are
  /// expanded themselves: a row at the bottom of a column does not walk up to the first one.
  private func expandNearby(_ sum: inout Accumulator, work: inout Int) -> Bool {
    for _ in 0..<Self.shortReach {
      guard sum.symbols.count <= Self.shortReach else { return false }
      var youngest: Int?
      for index in 0..<sum.symbols.count where sum.symbols[index].isExternal {
        let symbol = sum.symbols[index]
        guard sum.coefficient(of: symbol) != 0, variables[symbol.index].isDefined else { continue }
        if let youngest, variables[youngest].age > variables[symbol.index].age { continue }
        youngest = symbol.index
      }
      guard let youngest else { return true }
      substitute(youngest, times: sum.take(Symbol(.external, youngest)), in: &sum, work: &work)
    }
    return false
  }

  private func substitute(_ variable: Int, times factor: Double, in sum: inout Accumulator, work: inout Int) {
    let definition = variables[variable]
    sum.constant += factor * definition.constant
    let elements = terms.elements(definition.terms)
    for at in definition.terms.indices { sum.add(factor * elements[at].coefficient, elements[at].symbol) }
    work -= Int(definition.terms.count) + 1
  }

  /// Computes the value of every variable; free variables are zero.
  mutating func evaluate(with tableau: borrowing Tableau) {
    planEvaluation()
    for at in 0..<evaluationOrder.count {
      let definition = variables[evaluationOrder[at]]
      let elements = terms.elements(definition.terms)
      var value = definition.constant
      for at in definition.terms.indices {
        let symbol = elements[at].symbol
        let known = symbol.isExternal ? variables[symbol.index].value : tableau.value(of: symbol)
        value += elements[at].coefficient * known
      }
      variables[evaluationOrder[at]].value = Tolerance.bounded(value)
    }
  }

  /// How far each variable moves when symbols move.
  ///
  /// - Parameters:
  ///   - restricted: The steps of slacks, errors and dummies by index.
  ///   - free: The steps of variables that nothing defines.
  mutating func steps(restricted: [Double], free: (Int) -> Double) -> [Double] {
    planEvaluation()
    var result = (0..<variables.count).map { variables[$0].isDefined ? 0 : free($0) }
    for at in 0..<evaluationOrder.count {
      let slice = variables[evaluationOrder[at]].terms
      var step = 0.0
      for at in slice.indices {
        let term = terms.elements(slice)[at]
        step += term.coefficient * (term.symbol.isExternal ? result[term.symbol.index] : restricted[term.symbol.index])
      }
      result[evaluationOrder[at]] = step
    }
    return result
  }

  /// The restricted symbols and the defined variables that a variable's value depends on.
  mutating func reach(from variable: Int) -> (variables: [Int], symbols: Set<Symbol>) {
    order.removeAll()
    visit &+= 1
    walk(from: variable, flattening: false)
    var symbols: Set<Symbol> = []
    let reached = (0..<order.count).map { order[$0] }
    for variable in reached { forEachTerm(of: variable) { if !$0.symbol.isExternal { symbols.insert($0.symbol) } } }
    return (reached, symbols)
  }

  private mutating func planEvaluation() {
    if isEvaluationOrderKnown { return }
    order.removeAll()
    visit &+= 1
    evaluationOrder.removeAll()
    for variable in 0..<variables.count {
      variables[variable].value = 0
      walk(from: variable, flattening: false)
    }
    for at in 0..<order.count { evaluationOrder.append(order[at]) }
    isEvaluationOrderKnown = true
  }

  /// Appends the reachable definitions that were not visited yet, each after those that it uses.
  private mutating func walk(from start: Int, flattening: Bool) {
    guard variables[start].isDefined, variables[start].visit != visit else { return }
    variables[start].visit = visit
    steps.append(Step(variable: start, next: 0))
    while let step = steps.popLast() {
      let slice = variables[step.variable].terms
      var next = step.next
      var below: Int?
      while next < slice.count, below == nil {
        let symbol = terms.elements(slice)[Int(next)].symbol
        next += 1
        if symbol.isExternal, variables[symbol.index].isDefined, variables[symbol.index].visit != visit {
          below = symbol.index
        }
      }
      if let below {
        steps.append(Step(variable: step.variable, next: next))
        variables[below].visit = visit
        steps.append(Step(variable: below, next: 0))
      } else {
        if flattening { flatten(step.variable) }
        order.append(step.variable)
      }
    }
  }

  /// Substitutes the short definitions that a definition uses if it stays short itself, so that nested views do not
  /// each need a walk to the root.
  private mutating func flatten(_ variable: Int) {
    let slice = variables[variable].terms
    guard slice.count <= Self.flatLength else { return }
    var length = 0
    var isFlat = true
    for at in slice.indices {
      let symbol = terms.elements(slice)[at].symbol
      guard symbol.isExternal, variables[symbol.index].isDefined else {
        length += 1
        continue
      }
      isFlat = false
      let used = variables[symbol.index].terms
      length += Int(used.count)
      guard length <= Self.flatLength else { return }
      for at in used.indices {
        let below = terms.elements(used)[at].symbol
        if below.isExternal, variables[below.index].isDefined { return }
      }
    }
    if isFlat || length > Self.flatLength { return }
    scratch.removeAll()
    for at in slice.indices {
      let term = terms.elements(slice)[at]
      guard term.symbol.isExternal, variables[term.symbol.index].isDefined else {
        add(term)
        continue
      }
      let used = variables[term.symbol.index]
      variables[variable].constant += term.coefficient * used.constant
      for at in used.terms.indices {
        let inner = terms.elements(used.terms)[at]
        add(Term(symbol: inner.symbol, coefficient: Tolerance.bounded(inner.coefficient * term.coefficient)))
      }
    }
    terms.assign(scratch.base, count: scratch.count, to: &variables[variable].terms)
    isEvaluationOrderKnown = false
  }

  private mutating func add(_ term: Term) {
    for at in 0..<scratch.count where scratch[at].symbol == term.symbol {
      scratch[at].coefficient += term.coefficient
      return
    }
    scratch.append(term)
  }
}
