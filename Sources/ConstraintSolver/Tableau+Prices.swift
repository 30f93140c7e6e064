extension Tableau {
  /// Adds the incoming row's share of a symbol's price to the prices of its symbols; the symbol itself becomes free.
  mutating func substituteInPrices(_ symbol: Symbol) {
    let price = symbols[symbol.index].price
    guard price.count > 0 else { return }
    enteringPrice.removeAll()
    for at in price.indices { enteringPrice.append(prices.elements(price)[at]) }
    prices.release(&symbols[symbol.index].price)
    for at in 0..<incoming.count { addEnteringPrice(times: incoming[at].coefficient, to: incoming[at].symbol) }
    work -= incoming.count * enteringPrice.count
  }

  /// Adds to the price that an error has on its level, wherever the objective carries it at present.
  mutating func weigh(_ error: Symbol, by weight: Double, on priority: Float) {
    enteringPrice.removeAll()
    enteringPrice.append(Price(priority: priority, value: weight))
    guard let row = row(of: error) else { return addEnteringPrice(times: 1, to: error) }
    let slice = rows[row].cells
    for at in slice.indices {
      let cell = cells.elements(slice)[at]
      addEnteringPrice(times: cell.coefficient, to: cell.symbol)
    }
    work -= Int(slice.count)
  }

  /// Forgets a symbol's price.
  mutating func clearPrice(of symbol: Symbol) {
    prices.release(&symbols[symbol.index].price)
  }

  /// Whether a unit of a symbol makes the objective smaller, on the strongest level that it changes.
  func improves(_ index: Int) -> Bool {
    let price = symbols[index].price
    return price.count > 0 && prices.elements(price)[0].value < 0
  }

  /// Whether a price, divided by a coefficient, is less than another one.
  func isCheaper(_ a: Symbol, _ coefficientOfA: Double, than b: Symbol, _ coefficientOfB: Double) -> Bool {
    let first = symbols[a.index].price
    let second = symbols[b.index].price
    var i = 0
    var j = 0
    while i < Int(first.count) || j < Int(second.count) {
      let x = i < Int(first.count) ? prices.elements(first)[i].priority : -1
      let y = j < Int(second.count) ? prices.elements(second)[j].priority : -1
      var difference = 0.0
      if x >= y {
        difference += prices.elements(first)[i].value / coefficientOfA
        i += 1
      }
      if y >= x {
        difference -= prices.elements(second)[j].value / coefficientOfB
        j += 1
      }
      if difference.magnitude > Tolerance.coefficient { return difference < 0 }
    }
    return false
  }

  private mutating func addEnteringPrice(times factor: Double, to symbol: Symbol) {
    let old = symbols[symbol.index].price
    let count = Int(old.count)
    scratchPrice.removeAll()
    var i = 0
    var j = 0
    let elements = prices.elements(old)
    while i < count || j < enteringPrice.count {
      if j == enteringPrice.count || (i < count && elements[i].priority > enteringPrice[j].priority) {
        scratchPrice.append(elements[i])
        i += 1
        continue
      }
      var price = enteringPrice[j]
      price.value = Tolerance.bounded(price.value * factor)
      if i < count, elements[i].priority == price.priority {
        price.value = Tolerance.bounded(price.value + elements[i].value)
        i += 1
      }
      if price.value.magnitude >= Tolerance.coefficient { scratchPrice.append(price) }
      j += 1
    }
    prices.assign(scratchPrice.base, count: scratchPrice.count, to: &symbols[symbol.index].price)
    repriced.insert(symbol.index)
  }
}
