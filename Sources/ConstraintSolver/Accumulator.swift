/// A sum of symbols that grows term by term, in time proportional to its terms.
struct Accumulator: ~Copyable {
  private var values = Buffer<Double>()
  private var isListed = Buffer<Bool>()
  /// The symbols that were added, in the order of their first mention; their coefficients may have become zero.
  private(set) var symbols = Buffer<Symbol>()
  var constant = 0.0

  mutating func add(_ coefficient: Double, _ symbol: Symbol) {
    let index = symbol.storageIndex
    if index >= values.count {
      let more = index + 64 - values.count
      values.append(repeating: 0, count: more)
      isListed.append(repeating: false, count: more)
    }
    if !isListed[index] {
      isListed[index] = true
      symbols.append(symbol)
    }
    values[index] += coefficient
  }

  func coefficient(of symbol: Symbol) -> Double {
    symbol.storageIndex < values.count ? values[symbol.storageIndex] : 0
  }

  /// The coefficient of a symbol, which becomes zero.
  mutating func take(_ symbol: Symbol) -> Double {
    guard symbol.storageIndex < values.count else { return 0 }
    let value = values[symbol.storageIndex]
    values[symbol.storageIndex] = 0
    return value
  }

  mutating func removeAll() {
    for index in 0..<symbols.count {
      values[symbols[index].storageIndex] = 0
      isListed[symbols[index].storageIndex] = false
    }
    symbols.removeAll()
    constant = 0
  }

  /// Puts what is not zero into cells, in the order of symbols.
  func cells(into cells: inout Buffer<Cell>) {
    cells.removeAll()
    for index in 0..<symbols.count {
      let value = Tolerance.bounded(values[symbols[index].storageIndex])
      if value.magnitude >= Tolerance.coefficient { cells.append(Cell(symbol: symbols[index], coefficient: value)) }
    }
    var found = UnsafeMutableBufferPointer(start: cells.base, count: cells.count)
    found.sort { $0.symbol < $1.symbol }
  }
}
