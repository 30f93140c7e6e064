/// An array without reference counts, uniqueness checks and copies, for the inner loops of the solver.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity = 16

  init() {
    base = .allocate(capacity: 16)
  }

  deinit {
    base.deallocate()
  }

  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: max(wanted, capacity * 2))
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = max(wanted, capacity * 2)
  }

  mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    base[count] = element
    count += 1
  }

  mutating func append(repeating element: Element, count wanted: Int) {
    reserve(count + wanted)
    (base + count).update(repeating: element, count: wanted)
    count += wanted
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  mutating func insert(_ element: Element, at index: Int) {
    append(element)
    var at = count - 1
    while at > index {
      base[at] = base[at - 1]
      at -= 1
    }
    base[index] = element
  }

  /// Keeps the memory.
  mutating func removeAll() {
    count = 0
  }
}
