/// One stretch of a long list, found by the places that its elements have in the whole.
struct Stretch<Element> {
  /// The place of the first element.
  private(set) var lower = 0
  private(set) var elements: [Element] = []

  /// The places that the stretch covers.
  var places: Range<Int> { lower..<lower + elements.count }

  /// The element at a place of the whole; nil where the stretch does not reach, and setting it there does nothing.
  subscript(place: Int) -> Element? {
    get {
      let index = place - lower
      return index >= 0 && index < elements.count ? elements[index] : nil
    }
    set {
      let index = place - lower
      if let newValue, index >= 0, index < elements.count { elements[index] = newValue }
    }
  }
}

extension Stretch: Sendable where Element: Sendable {}

extension Stretch {
  /// Makes the elements of some places.
  init(_ places: Range<Int>, _ make: (Int) -> Element) {
    self.init(lower: places.lowerBound, elements: places.map(make))
  }
}
