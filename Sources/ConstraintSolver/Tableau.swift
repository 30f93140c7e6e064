/// A symbol in a row, with its coefficient.
struct Cell: BitwiseCopyable {
  var symbol: Symbol
  /// The index of this row in the symbol's column.
  var link: UInt32 = 0
  var coefficient: Double
}

/// What a unit of a symbol costs on one level of the objective.
struct Price: BitwiseCopyable {
  var priority: Float
  var value: Double
}

/// The rows `basic = constant + sum(coefficient × parametric)` of the simplex, and the prices of the objective.
///
/// They contain only restricted symbols, which are never negative, so every constant is at least zero between two
/// steps.
///
/// Each parametric symbol knows the rows that hold it, so that a pivot touches nothing else. The objective is a vector:
/// a price has one number per priority, the strongest first, and no number of weaker constraints outweighs a stronger
/// one. Zeros are left out, so the sign of a price is the sign of its first number.
struct Tableau: ~Copyable {
  struct Row: BitwiseCopyable {
    var basic: Symbol
    var constant: Double
    var cells = Slice()
  }

  /// The state of a slack, an error or a dummy.
  struct Restricted: BitwiseCopyable {
    var symbol: Symbol
    /// The slot of the row in which the symbol is basic; negative where it is parametric.
    var row: Int32 = -1
    /// The constraint that made the symbol.
    var owner: UInt32
    /// The level on which an error has its price.
    var priority: Float
    /// By how much the constraint's constant has changed since it entered, in units of the symbol.
    var offset = 0.0
    /// The rows that hold the symbol.
    var column = Slice()
    var price = Slice()
  }

  var cells = SlicePool<Cell>()
  var columns = SlicePool<UInt32>()
  var prices = SlicePool<Price>()
  var rows = Buffer<Row>()
  var freeRows = Buffer<UInt32>()
  var symbols = Buffer<Restricted>()
  /// Symbols whose price changed since it was last looked at.
  var repriced = BitSet()
  /// Basic symbols whose row's constant fell below zero.
  var negative = BitSet()
  /// The row that is being entered or pivoted.
  var incoming = Buffer<Cell>()
  var incomingConstant = 0.0
  var scratch = Buffer<Cell>()
  var enteringPrice = Buffer<Price>()
  var scratchPrice = Buffer<Price>()
  /// The number of cells that may still be visited before the work limit is reached.
  var work = 0

  mutating func makeSymbol(_ kind: Symbol.Kind, owner: Int, priority: Float = 0) -> Symbol {
    let symbol = Symbol(kind, symbols.count)
    symbols.append(Restricted(symbol: symbol, owner: UInt32(truncatingIfNeeded: owner), priority: priority))
    return symbol
  }

  /// The row in which a restricted symbol is basic; nil where it is parametric.
  func row(of symbol: Symbol) -> Int? {
    let row = symbols[symbol.index].row
    return row < 0 ? nil : Int(row)
  }

  /// The value that definitions read: what is basic has its row's constant, and changes of constants are added.
  func value(of symbol: Symbol) -> Double {
    let known = symbols[symbol.index]
    return known.row < 0 ? known.offset : known.offset + rows[Int(known.row)].constant
  }

  func coefficient(of symbol: Symbol, in row: Int) -> Double {
    let at = position(of: symbol, in: row)
    return at < 0 ? 0 : cells.elements(rows[row].cells)[at].coefficient
  }

  /// The index of the cell of a row that has a symbol; negative if the row has none.
  private func position(of symbol: Symbol, in row: Int) -> Int {
    let slice = rows[row].cells
    let elements = cells.elements(slice)
    var low = 0
    var high = Int(slice.count)
    while low < high {
      let middle = (low + high) >> 1
      if elements[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low < Int(slice.count) && elements[low].symbol == symbol ? low : -1
  }

  mutating func removeAll() {
    cells.removeAll()
    columns.removeAll()
    prices.removeAll()
    rows.removeAll()
    freeRows.removeAll()
    symbols.removeAll()
    repriced.removeAll()
    negative.removeAll()
  }

  // MARK: Columns

  private mutating func list(_ row: Int, under symbol: Symbol) -> UInt32 {
    let link = symbols[symbol.index].column.count
    columns.append(UInt32(truncatingIfNeeded: row), to: &symbols[symbol.index].column)
    return UInt32(truncatingIfNeeded: link)
  }

  private mutating func unlist(_ cell: Cell) {
    symbols[cell.symbol.index].column.count -= 1
    let column = symbols[cell.symbol.index].column
    let last = columns.elements(column)[Int(column.count)]
    guard Int(cell.link) < Int(column.count) else { return }
    columns.elements(column)[Int(cell.link)] = last
    let at = position(of: cell.symbol, in: Int(last))
    assert(at >= 0)
    cells.elements(rows[Int(last)].cells)[at].link = cell.link
  }

  // MARK: Rows

  /// Takes a row out of the tableau; its cells stay readable until something is added.
  mutating func detach(_ row: Int) -> Slice {
    let slice = rows[row].cells
    for at in slice.indices { unlist(cells.elements(slice)[at]) }
    symbols[rows[row].basic.index].row = -1
    rows[row].cells = Slice()
    freeRows.append(UInt32(truncatingIfNeeded: row))
    return slice
  }

  mutating func drop(_ row: Int) {
    var slice = detach(row)
    cells.release(&slice)
  }

  /// Drops the cells of a symbol from all rows.
  mutating func eraseColumn(of symbol: Symbol) {
    while let row = lastRow(in: symbol) {
      let at = position(of: symbol, in: row)
      let slice = rows[row].cells
      let elements = cells.elements(slice)
      unlist(elements[at])
      for next in at..<Int(slice.count) - 1 { elements[next] = elements[next + 1] }
      rows[row].cells.count -= 1
    }
  }

  private func lastRow(in symbol: Symbol) -> Int? {
    let column = symbols[symbol.index].column
    return column.count == 0 ? nil : Int(columns.elements(column)[Int(column.count) - 1])
  }

  /// Makes a symbol basic by the incoming row, in which it does not occur, and puts the row for it everywhere.
  mutating func install(_ basic: Symbol) {
    let column = symbols[basic.index].column
    for at in column.indices { substitute(basic, in: Int(columns.elements(column)[at])) }
    columns.release(&symbols[basic.index].column)
    substituteInPrices(basic)
    let row: Int
    if let spare = freeRows.popLast() {
      row = Int(spare)
      rows[row] = Row(basic: basic, constant: incomingConstant)
    } else {
      row = rows.count
      rows.append(Row(basic: basic, constant: incomingConstant))
    }
    for at in 0..<incoming.count { incoming[at].link = list(row, under: incoming[at].symbol) }
    cells.assign(incoming.base, count: incoming.count, to: &rows[row].cells)
    symbols[basic.index].row = Int32(truncatingIfNeeded: row)
    if incomingConstant < -Tolerance.coefficient { negative.insert(basic.index) }
    work -= incoming.count + 8
  }

  /// Adds the incoming row to a row as often as that holds the symbol, which leaves it.
  private mutating func substitute(_ symbol: Symbol, in row: Int) {
    let slice = rows[row].cells
    let count = Int(slice.count)
    let factor = cells.elements(slice)[position(of: symbol, in: row)].coefficient
    scratch.removeAll()
    scratch.reserve(count + incoming.count)
    var i = 0
    var j = 0
    while i < count || j < incoming.count {
      // Only columns grow and links change in this loop, so the row's own cells stay where they are.
      let elements = cells.elements(slice)
      if j == incoming.count || (i < count && elements[i].symbol < incoming[j].symbol) {
        if elements[i].symbol != symbol { scratch.append(elements[i]) }
        i += 1
      } else if i == count || incoming[j].symbol < elements[i].symbol {
        var cell = incoming[j]
        cell.coefficient = Tolerance.bounded(cell.coefficient * factor)
        if cell.coefficient.magnitude >= Tolerance.coefficient {
          cell.link = list(row, under: cell.symbol)
          scratch.append(cell)
        }
        j += 1
      } else {
        var cell = elements[i]
        cell.coefficient = Tolerance.bounded(cell.coefficient + factor * incoming[j].coefficient)
        if cell.coefficient.magnitude >= Tolerance.coefficient { scratch.append(cell) } else { unlist(elements[i]) }
        i += 1
        j += 1
      }
    }
    work -= count + incoming.count
    cells.assign(scratch.base, count: scratch.count, to: &rows[row].cells)
    shift(row, by: factor * incomingConstant)
  }

  /// Adds to a row's constant, and notes where it becomes negative.
  mutating func shift(_ row: Int, by amount: Double) {
    rows[row].constant = Tolerance.bounded(rows[row].constant + amount)
    if rows[row].constant < -Tolerance.coefficient { negative.insert(rows[row].basic.index) }
  }

  /// Makes a parametric symbol of a row basic in place of the row's own, which becomes parametric or, if it is not
  /// kept, disappears.
  mutating func pivot(_ row: Int, to entering: Symbol, keeping: Bool = true) {
    let leaving = rows[row].basic
    takeOut(row, solvedFor: entering, keeping: keeping ? leaving : nil)
    install(entering)
  }

  /// Takes a row out and solves it for one of its symbols, as the incoming row.
  mutating func takeOut(_ row: Int, solvedFor symbol: Symbol, keeping leaving: Symbol?) {
    let constant = rows[row].constant
    let factor = -1 / coefficient(of: symbol, in: row)
    var slice = detach(row)
    incoming.removeAll()
    incomingConstant = Tolerance.bounded(constant * factor)
    var waiting = leaving
    let elements = cells.elements(slice)
    for at in slice.indices {
      var cell = elements[at]
      if let symbol = waiting, symbol < cell.symbol {
        incoming.append(Cell(symbol: symbol, coefficient: -factor))
        waiting = nil
      }
      if cell.symbol == symbol { continue }
      cell.coefficient = Tolerance.bounded(cell.coefficient * factor)
      if cell.coefficient.magnitude >= Tolerance.coefficient { incoming.append(cell) }
    }
    if let symbol = waiting { incoming.append(Cell(symbol: symbol, coefficient: -factor)) }
    cells.release(&slice)
  }
}
