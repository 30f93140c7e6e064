/// Distinct elements with the order in which each first came.
struct Interned<Element: Hashable & Sendable>: Sendable {
  private(set) var elements: [Element] = []
  private var indexes: [Element: Int] = [:]

  /// The element's index; nil where it has not been seen.
  func known(_ element: Element) -> Int? { indexes[element] }

  /// The element's index, which is a new one where it has not been seen before.
  mutating func index(of element: Element) -> Int {
    if let index = indexes[element] { return index }
    indexes[element] = elements.count
    elements.append(element)
    return elements.count - 1
  }
}
