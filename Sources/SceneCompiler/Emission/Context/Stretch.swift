/// One stretch of a long list, whose elements are found by their indexes in the whole.
struct Stretch<Element> {
  /// The index of the first element.
  private(set) var lower = 0
  private(set) var elements: [Element] = []

  /// The indexes that the stretch covers.
  var indices: Range<Int> { lower..<lower + elements.count }

  /// The element at an index of the whole; nil where the stretch does not reach, and setting it there does nothing.
  subscript(index: Int) -> Element? {
    get {
      let offset = index - lower
      return offset >= 0 && offset < elements.count ? elements[offset] : nil
    }
    set {
      let offset = index - lower
      if let newValue, offset >= 0, offset < elements.count { elements[offset] = newValue }
    }
  }
}

extension Stretch: Sendable where Element: Sendable {}

extension Stretch {
  /// Makes the elements of some indexes.
  init(_ indices: Range<Int>, _ make: (Int) -> Element) {
    self.init(lower: indices.lowerBound, elements: indices.map(make))
  }
}
