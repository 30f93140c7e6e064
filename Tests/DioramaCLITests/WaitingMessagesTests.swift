import DioramaCLI
import JSONText
import Testing

@Suite("Messages that wait for the language server")
struct WaitingMessagesTests {
  private static func request(_ id: Int) -> [UInt8] { Array(#"{"id":\#(id),"method":"textDocument/hover"}"#.utf8) }
  private static func cancellation(_ id: Int) -> [UInt8] {
    Array(#"{"method":"$/cancelRequest","params":{"id":\#(id)}}"#.utf8)
  }

  @Test("Messages come out in the order in which they came, and a later one takes a request back")
  func order() {
    var queue = WaitingMessages()
    for id in 1...3 { queue.append(Self.request(id)) }
    queue.append(Self.cancellation(2))
    var cancelled: [Bool] = []
    while let message = queue.next() { cancelled.append(queue.cancelled(message) != nil) }
    #expect(cancelled == [false, true, false, false])
    // A request that comes later may have the number again.
    queue.append(Self.request(2))
    let again = queue.next()
    #expect(again.map { queue.cancelled($0) == nil } == true)
  }

  @Test("However many messages wait, each is parsed at most twice", arguments: [100, 1_600])
  func work(count: Int) {
    final class Counter { var parsed = 0 }
    let counter = Counter()
    var queue = WaitingMessages { message in
      counter.parsed += 1
      return try? JSONValue(bytes: message)
    }
    for id in 0..<count { queue.append(Self.request(id)) }
    for id in 0..<count { queue.append(Self.cancellation(id)) }
    var cancelledCount = 0
    while let message = queue.next() { if queue.cancelled(message) != nil { cancelledCount += 1 } }
    #expect(cancelledCount == count)
    #expect(counter.parsed <= 4 * count)
  }
}
