import ConstraintSolver

/// The plain simplex with a full matrix and one objective row a level, to hold the real solver against.
struct DenseSimplex {
  private var matrix: [[Double]] = []
  private var basis: [Int] = []
  /// The objective, the strongest level first; the first is the sum of the artificial variables.
  private var prices: [[Double]] = []
  private let variables: Int
  private var width = 0

  /// The values that fulfill constraints best; nil where the required ones contradict each other.
  static func solve(_ constraints: [PlainConstraint], variables: Int) -> [Double]? {
    var simplex = DenseSimplex(constraints, variables: variables)
    return simplex.solve()
  }

  private init(_ constraints: [PlainConstraint], variables: Int) {
    self.variables = variables
    let levels = Set(constraints.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
    // Two columns a variable, then slack, two errors and an artificial variable a constraint, then the constant.
    let columns = 2 * variables + 4 * constraints.count
    width = columns + 1
    prices = Array(repeating: Array(repeating: 0, count: width), count: levels.count + 1)
    for (index, constraint) in constraints.enumerated() {
      var row = Array(repeating: 0.0, count: width)
      for term in constraint.terms {
        row[2 * term.variable] += term.coefficient
        row[2 * term.variable + 1] -= term.coefficient
      }
      let own = 2 * variables + 4 * index
      if constraint.relation == .lessThanOrEqual { row[own] = 1 }
      if constraint.relation == .greaterThanOrEqual { row[own] = -1 }
      if !constraint.isRequired, let level = levels.firstIndex(of: constraint.priority) {
        if constraint.relation != .lessThanOrEqual {
          row[own + 1] = 1
          prices[level + 1][own + 1] = 1
        }
        if constraint.relation != .greaterThanOrEqual {
          row[own + 2] = -1
          prices[level + 1][own + 2] = 1
        }
      }
      row[columns] = -constraint.constant
      if row[columns] < 0 { row = row.map(-) }
      row[own + 3] = 1
      matrix.append(row)
      basis.append(own + 3)
      for column in 0..<width where column != own + 3 { prices[0][column] -= row[column] }
    }
  }

  private mutating func solve() -> [Double]? {
    while let column = (0..<width - 1).first(where: improves) {
      var leaving: Int?
      for row in matrix.indices where matrix[row][column] > 1e-9 {
        guard let found = leaving else {
          leaving = row
          continue
        }
        let ratio = matrix[row][width - 1] / matrix[row][column]
        let best = matrix[found][width - 1] / matrix[found][column]
        let isAsGood = ratio <= best + 1e-9 && basis[row] < basis[found]
        if isAsGood || ratio < best - 1e-9 { leaving = row }
      }
      guard let leaving else { return nil }
      pivot(leaving, column)
    }
    guard prices[0][width - 1].magnitude < 1e-6 else { return nil }
    var values = Array(repeating: 0.0, count: width)
    for (row, column) in basis.enumerated() { values[column] = matrix[row][width - 1] }
    // With its types written out, since the compiler takes seconds to find them.
    return (0..<variables).map { (variable: Int) -> Double in values[2 * variable] - values[2 * variable + 1] }
  }

  private func improves(_ column: Int) -> Bool {
    for level in prices where level[column].magnitude > 1e-9 { return level[column] < 0 }
    return false
  }

  private mutating func pivot(_ leaving: Int, _ column: Int) {
    let factor = 1 / matrix[leaving][column]
    let row = matrix[leaving].map { $0 * factor }
    matrix[leaving] = row
    basis[leaving] = column
    for other in matrix.indices where other != leaving && matrix[other][column] != 0 {
      subtract(row, times: matrix[other][column], from: &matrix[other])
    }
    for level in prices.indices where prices[level][column] != 0 {
      subtract(row, times: prices[level][column], from: &prices[level])
    }
  }

  private func subtract(_ row: [Double], times factor: Double, from other: inout [Double]) {
    for column in row.indices where row[column] != 0 { other[column] -= factor * row[column] }
  }
}
