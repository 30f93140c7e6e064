/// How a search of the simplex ended.
enum SearchOutcome {
  case reached
  /// No values fulfill all rows.
  case impossible
  /// The work that was allowed is used up.
  case stopped
}

extension Tableau {
  /// The primal simplex: makes the objective as small as it becomes.
  ///
  /// The lowest symbol enters and, of equals, leaves
  /// (Bland), so that it does not run in circles.
  mutating func minimize() -> SearchOutcome {
    while let index = repriced.first() {
      let symbol = symbols[index].symbol
      guard symbols[index].row < 0, !symbol.isDummy, improves(index) else {
        repriced.remove(index)
        continue
      }
      guard work > 0 else { return .stopped }
      if let row = leavingRow(for: symbol, preferring: nil) {
        pivot(row, to: symbol)
      } else {
        // A sum of errors does not fall without end: the price is noise.
        clearPrice(of: symbol)
      }
    }
    return .reached
  }

  /// The dual simplex: makes all constants positive again after they changed, and keeps the objective smallest.
  mutating func restore() -> SearchOutcome {
    while let index = negative.first() {
      let row = Int(symbols[index].row)
      guard row >= 0, rows[row].constant < -Tolerance.coefficient else {
        negative.remove(index)
        continue
      }
      guard work > 0 else { return .stopped }
      var best: (symbol: Symbol, coefficient: Double)?
      let slice = rows[row].cells
      for at in slice.indices {
        let cell = cells.elements(slice)[at]
        guard cell.coefficient > Tolerance.coefficient, !cell.symbol.isDummy else { continue }
        if let found = best, !isCheaper(cell.symbol, cell.coefficient, than: found.symbol, found.coefficient) {
          continue
        }
        best = (cell.symbol, cell.coefficient)
      }
      work -= Int(slice.count)
      if let best {
        pivot(row, to: best.symbol)
      } else if rows[row].constant < -Tolerance.feasibility {
        return .impossible
      } else {
        rows[row].constant = 0
      }
    }
    return .reached
  }

  /// Enters the incoming row, which says that a constant of at least zero and its cells add up to zero.
  ///
  /// An artificial symbol takes the sum and is driven out. Where it stays, the newcomer contradicts what is there, its
  /// row is taken out again, and `culprits` is given the constraints that contradict it.
  mutating func enter(owner: Int, culprits: inout [UInt32]) -> SearchOutcome {
    let artificial = makeSymbol(.slack, owner: owner)
    install(artificial)
    while let row = row(of: artificial) {
      if rows[row].constant > Tolerance.coefficient / 100, let symbol = falling(in: row) {
        guard work > 0 else {
          drop(row)
          return .stopped
        }
        guard let leaving = leavingRow(for: symbol, preferring: row) else { break }
        pivot(leaving, to: symbol, keeping: leaving != row)
        continue
      }
      guard rows[row].constant <= Tolerance.feasibility else {
        collectCulprits(in: row, into: &culprits)
        drop(row)
        return .impossible
      }
      rows[row].constant = 0
      guard let symbol = largest(in: row) else {
        // It says the same as others whose constants may change: it stays, to be noticed when they do.
        let dummy = makeSymbol(.dummy, owner: owner)
        rows[row].basic = dummy
        symbols[dummy.index].row = Int32(truncatingIfNeeded: row)
        symbols[artificial.index].row = -1
        break
      }
      pivot(row, to: symbol, keeping: false)
    }
    return .reached
  }

  /// The lowest symbol of a row whose growth makes the row smaller.
  private mutating func falling(in row: Int) -> Symbol? {
    let slice = rows[row].cells
    let elements = cells.elements(slice)
    work -= Int(slice.count)
    for at in slice.indices where elements[at].coefficient < -Tolerance.coefficient && !elements[at].symbol.isDummy {
      return elements[at].symbol
    }
    return nil
  }

  /// The symbol of a row with the largest coefficient; nil where there are only dummies.
  private func largest(in row: Int) -> Symbol? {
    let slice = rows[row].cells
    let elements = cells.elements(slice)
    var best: Int?
    for at in slice.indices where !elements[at].symbol.isDummy {
      if let best, elements[best].coefficient.magnitude >= elements[at].coefficient.magnitude { continue }
      best = at
    }
    return best.map { elements[$0].symbol }
  }

  /// By Farkas: the slacks and dummies that keep a row from becoming smaller mark the constraints that contradict it.
  private func collectCulprits(in row: Int, into culprits: inout [UInt32]) {
    let slice = rows[row].cells
    for at in slice.indices {
      let symbol = cells.elements(slice)[at].symbol
      if symbol.isDummy || symbol.isSlack { culprits.append(symbols[symbol.index].owner) }
    }
  }

  /// The row that first becomes zero while a symbol grows; nil where none does.
  private mutating func leavingRow(for symbol: Symbol, preferring favorite: Int?) -> Int? {
    let column = symbols[symbol.index].column
    var best: (row: Int, ratio: Double)?
    for at in column.indices {
      let row = Int(columns.elements(column)[at])
      let factor = coefficient(of: symbol, in: row)
      guard factor < -Tolerance.coefficient else { continue }
      let ratio = max(rows[row].constant, 0) / -factor
      guard let found = best else {
        best = (row, ratio)
        continue
      }
      let isTie = (ratio - found.ratio).magnitude <= Tolerance.coefficient
      let winsTie = row == favorite || (found.row != favorite && rows[row].basic < rows[found.row].basic)
      if isTie ? winsTie : ratio < found.ratio { best = (row, ratio) }
    }
    work -= Int(column.count)
    return best?.row
  }

  /// The row in which a constraint's marker may become basic without making another constant negative; nil where no row
  /// holds it.
  func rowToGiveUp(for marker: Symbol) -> Int? {
    let column = symbols[marker.index].column
    var best: (row: Int, rank: Int, ratio: Double)?
    for at in column.indices {
      let row = Int(columns.elements(column)[at])
      let factor = coefficient(of: marker, in: row)
      let rank = rows[row].basic.isDummy ? 0 : factor < 0 ? 1 : 2
      let ratio = rows[row].constant / factor.magnitude
      if let found = best {
        if rank > found.rank || (rank == found.rank && ratio > found.ratio) { continue }
        if rank == found.rank, ratio == found.ratio, rows[found.row].basic < rows[row].basic { continue }
      }
      best = (row, rank, ratio)
    }
    return best?.row
  }
}
