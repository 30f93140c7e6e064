import LargePages
import Testing

@Suite("Large pages")
struct LargePagesTests {
  @Test("An array keeps its elements and has the room", arguments: [0, 10, 1 << 20])
  func reserving(capacity: Int) {
    var numbers = [1, 2, 3]
    numbers.reserveCapacity(inLargePages: capacity)
    #expect(numbers == [1, 2, 3])
    #expect(numbers.capacity >= capacity)
    numbers += Array(0..<capacity)
    #expect(numbers.suffix(capacity).elementsEqual(0..<capacity))
  }

  @Test("No memory, and too little for large pages, is left alone")
  func little() {
    LargePages.use(from: nil, 1 << 30)
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 8) { LargePages.use(from: $0.baseAddress, $0.count) }
  }
}
