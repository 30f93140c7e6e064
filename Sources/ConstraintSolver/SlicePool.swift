/// A run of elements in a pool.
struct Slice: BitwiseCopyable {
  var start = 0
  var count: Int32 = 0
  var capacity: Int32 = 0

  var indices: Range<Int> { 0..<Int(count) }
}

/// Many short arrays in one allocation, with room for growth in powers of two that is used again once given back.
struct SlicePool<Element: BitwiseCopyable>: ~Copyable {
  private var storage: UnsafeMutablePointer<Element>
  private var used = 0
  private var capacity = 64
  private var free: [[Int]] = Array(repeating: [], count: 32)

  init() {
    storage = .allocate(capacity: 64)
  }

  deinit {
    storage.deallocate()
  }

  /// The first element; valid until something is added to the pool.
  func elements(_ slice: Slice) -> UnsafeMutablePointer<Element> { storage + slice.start }

  mutating func append(_ element: Element, to slice: inout Slice) {
    if slice.count == slice.capacity { grow(&slice, to: Int(slice.count) + 1) }
    storage[slice.start + Int(slice.count)] = element
    slice.count += 1
  }

  /// Makes the slice equal to elements that lie outside of the pool.
  mutating func assign(_ elements: UnsafePointer<Element>, count: Int, to slice: inout Slice) {
    if count > Int(slice.capacity) {
      release(&slice)
      grow(&slice, to: count)
    }
    (storage + slice.start).update(from: elements, count: count)
    slice.count = Int32(truncatingIfNeeded: count)
  }

  /// Gives the room of a slice back and empties it.
  mutating func release(_ slice: inout Slice) {
    if slice.capacity > 0 { free[slice.capacity.trailingZeroBitCount].append(slice.start) }
    slice = Slice()
  }

  mutating func removeAll() {
    used = 0
    for size in free.indices { free[size].removeAll(keepingCapacity: true) }
  }

  private mutating func grow(_ slice: inout Slice, to count: Int) {
    var size = 2
    while 1 << size < count { size += 1 }
    let start: Int
    if let spare = free[size].popLast() {
      start = spare
    } else {
      start = used
      used += 1 << size
      if used > capacity {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: max(used, capacity * 2))
        larger.update(from: storage, count: start)
        storage.deallocate()
        storage = larger
        capacity = max(used, capacity * 2)
      }
    }
    (storage + start).update(from: storage + slice.start, count: Int(slice.count))
    let kept = slice.count
    release(&slice)
    slice = Slice(start: start, count: kept, capacity: Int32(truncatingIfNeeded: 1 << size))
  }
}
