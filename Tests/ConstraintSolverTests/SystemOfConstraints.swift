import ConstraintSolver
import Testing

@Suite("A system of constraints")
struct SystemOfConstraints {
  typealias Term = ConstraintSystem.Term

  @Test("A stronger wish is not outweighed by the sum of weaker ones")
  func levels() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    system.add([Term(x)], constant: -100, priority: 998)
    for _ in 0..<50 { system.add([Term(x)], constant: -10, priority: 750) }
    system.solve()
    #expect(system.value(of: x) == 100)
  }

  @Test("Of two equal wishes the first is fulfilled")
  func ties() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    system.add([Term(x)], constant: -10, priority: 500)
    system.add([Term(x)], constant: -30, priority: 500)
    system.solve()
    #expect(system.value(of: x) == 10)
    #expect(system.rejected.isEmpty)
  }

  @Test("A changed constant moves what hangs on it, whether it was expected to change or not")
  func constants() {
    for isVariable in [false, true] {
      var system = ConstraintSystem()
      let (x, y, width) = (system.addVariable(), system.addVariable(), system.addVariable())
      let edge = system.add([Term(x)], constant: -20, isVariable: isVariable)
      system.add([Term(y), Term(-1, x), Term(-1, width)], constant: -8)
      system.add([Term(width)], constant: -50, .lessThanOrEqual, priority: 250)
      system.add([Term(width)], constant: -50, .greaterThanOrEqual, priority: 750)
      system.add([Term(y)], constant: -70, .lessThanOrEqual)
      system.solve()
      #expect(system.values([x, y, width]) == [20, 70, 42])
      system.setConstant(-5, of: edge)
      system.solve()
      #expect(system.values([x, y, width]) == [5, 63, 50])
      system.setConstant(-200, of: edge)
      system.solve()
      #expect(system.values([x, y, width]) == [200, 70, -138])
    }
  }

  @Test("A contradiction is left out, named with what it contradicts, and enters once that is gone")
  func contradictions() throws {
    var system = ConstraintSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    let first = system.add([Term(x)], constant: -10)
    let link = system.add([Term(y), Term(-1, x)], constant: -5)
    system.add([Term(y)], constant: 1000, .greaterThanOrEqual)
    let newcomer = system.add([Term(y)], constant: -40)
    system.solve()
    #expect(system.rejected == [newcomer])
    #expect(system.value(of: y) == 15)
    let found = system.conflict(of: newcomer)
    let conflict = try #require(found)
    #expect(conflict.constraints == [first, link, newcomer])
    #expect(conflict.isMinimal)
    #expect(system.conflict(of: first) == nil)
    system.remove(first)
    system.solve()
    #expect(system.rejected.isEmpty)
    #expect(system.values([x, y]) == [35, 40])
  }

  @Test("What the constraints do not settle is found, with another solution that is as good")
  func ambiguity() throws {
    var system = ConstraintSystem()
    let (a, b, c) = (system.addVariable(), system.addVariable(), system.addVariable())
    system.add([Term(a), Term(b)], constant: -100)
    for variable in [a, b] {
      system.add([Term(variable)], .greaterThanOrEqual)
      system.add([Term(variable)], constant: -30, .lessThanOrEqual, priority: 250)
    }
    system.add([Term(c)], constant: -7)
    system.solve()
    #expect(system.ambiguousVariables() == [a, b])
    let found = system.alternative(moving: a)
    let other = try #require(found)
    #expect(other[a.index] != system.value(of: a))
    #expect(abs(other[a.index] + other[b.index] - 100) < 1e-6)
    #expect(system.alternative(moving: c) == nil)
    system.add([Term(a)], constant: -30, .lessThanOrEqual, priority: 251)
    system.solve()
    #expect(system.ambiguousVariables().isEmpty)
    #expect(system.values([a, b]) == [30, 70])
  }

  @Test("A variable that no constraint settles is ambiguous, and so is what is placed by it")
  func freeVariables() throws {
    var system = ConstraintSystem()
    let (a, b, c) = (system.addVariable(), system.addVariable(), system.addVariable())
    system.add([Term(a), Term(-1, b)], constant: -10)
    system.add([Term(c)], constant: -7)
    system.solve()
    #expect(system.ambiguousVariables() == [a, b])
    #expect(system.value(of: a) - system.value(of: b) == 10)
    let other = system.alternative(moving: a)
    #expect(other?[c.index] == 7)
  }

  @Test("The constraints that a value hangs on are named, and no others")
  func reach() {
    var system = ConstraintSystem()
    let (a, b, c) = (system.addVariable(), system.addVariable(), system.addVariable())
    let first = system.add([Term(a)], constant: -10)
    let second = system.add([Term(b), Term(-2, a)])
    let third = system.add([Term(c)], constant: -1, .greaterThanOrEqual)
    system.solve()
    #expect(system.constraintsDeciding([[Term(b)]]) == [first, second])
    #expect(system.constraintsDeciding([[Term(c)]]) == [third])
    #expect(system.constraintsDeciding([[Term(b)], [Term(c)]]) == [first, second, third])
    #expect(system.constraintsDeciding([[Term(b), Term(-2, a)]]) == [second])
  }

  @Test("Equations that were put into one another are told apart, and those that say the same are all named")
  func mergedConstraints() {
    var system = ConstraintSystem()
    let chain = (0..<6).map { _ in system.addVariable() }
    var links = [system.add([Term(chain[0])], constant: -10)]
    for (last, next) in zip(chain, chain.dropFirst()) {
      links.append(system.add([Term(next), Term(-1, last)], constant: -5))
    }
    let (sum, width) = (system.addVariable(), system.addVariable())
    // A row that names only what is known already.
    let whole = system.add([Term(sum), Term(-1, chain[5]), Term(-1, width)])
    let half = system.add([Term(sum), Term(-2, width)])
    let again = system.add([Term(chain[5]), Term(-1, chain[0])], constant: -25)
    let weak = system.add([Term(width)], constant: -1, priority: 10)
    system.solve()
    #expect(system.value(of: width) == 35)
    #expect(system.constraintsDeciding([[Term(chain[5])]]) == links + [again])
    #expect(system.constraintsDeciding([[Term(width)]]) == links + [whole, half, again])
    #expect(!system.constraintsDeciding([[Term(width)]]).contains(weak))
    #expect(system.constraintsDeciding([[Term(chain[2]), Term(-1, chain[1])]]) == [links[2], again])
  }

  @Test("Numbers that are none make a constraint void; infinite constants are cut off")
  func strangeNumbers() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    let faults = [
      system.add([Term(x)], constant: .nan),
      system.add([Term(.nan, x)]),
      system.add([Term(.infinity, x)]),
      system.add([Term(x)], constant: 1, priority: .nan),
    ]
    system.add([Term(x)], constant: -.infinity)
    #expect(system.solve() == .solved)
    #expect(system.rejected == faults)
    #expect(system.conflict(of: faults[0])?.constraints == [faults[0]])
    #expect(system.value(of: x) == 1e7)
  }

  @Test("Multiplications that run away stay finite")
  func hugeFactors() {
    var system = ConstraintSystem()
    var last = system.addVariable()
    system.add([Term(last)], constant: -1e7)
    for index in 0..<100 {
      let next = system.addVariable()
      system.add([Term(next), Term(index.isMultiple(of: 2) ? -1e7 : -1e-7, last)])
      system.add([Term(next)], .greaterThanOrEqual)
      system.add([Term(next), Term(-1e7, last)], constant: 3, .lessThanOrEqual, priority: 500)
      last = next
    }
    system.solve()
    #expect(system.value(of: last).isFinite)
  }

  @Test("Thousands of constraints on one variable have an end")
  func manyConstraintsOnOne() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    for index in 0..<1000 {
      system.add([Term(x)], constant: -Double(index), .greaterThanOrEqual)
      system.add([Term(x)], constant: -Double(index), priority: Float(index % 900))
    }
    #expect(system.solve() == .solved)
    #expect(system.value(of: x) == 999)
  }

  @Test("Work has a limit, after which the outcome says so")
  func limit() {
    var system = ConstraintSystem()
    system.workLimit = 500
    let variables = (0..<50).map { _ in system.addVariable() }
    for index in 1..<50 {
      system.add([Term(variables[index]), Term(-1, variables[index - 1])], constant: -3, .greaterThanOrEqual)
      system.add([Term(variables[index])], constant: -1, .lessThanOrEqual, priority: 100)
      system.add([Term(variables[index])], constant: -90, .greaterThanOrEqual, priority: 100)
    }
    #expect(system.solve() == .stopped)
    system.workLimit = 1_000_000
    #expect(system.solve() == .solved)
  }

  @Test("A column of views needs cells in proportion to its length")
  func columns() {
    func cells(_ count: Int) -> Int {
      var system = ConstraintSystem()
      var bottom = system.addVariable()
      system.add([Term(bottom)])
      for _ in 0..<count {
        let (top, height) = (system.addVariable(), system.addVariable())
        system.add([Term(top), Term(-1, bottom)], constant: -8)
        system.add([Term(height)], .greaterThanOrEqual)
        system.add([Term(height)], constant: -20, .lessThanOrEqual, priority: 250)
        system.add([Term(height)], constant: -20, .greaterThanOrEqual, priority: 750)
        bottom = system.addVariable()
        system.add([Term(bottom), Term(-1, top), Term(-1, height)])
      }
      system.solve()
      #expect(abs(system.value(of: bottom) - Double(28 * count)) < 1e-6)
      return system.cellCount.rows + system.cellCount.definitions
    }
    #expect(cells(400) <= 2 * cells(200) + 10)
    #expect(cells(400) <= 400 * 12)
  }
}
