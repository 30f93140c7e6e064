#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The two streams of a server that another program talks to.
struct ProtocolStreams {
  /// The descriptor of what comes in.
  let input: Int32
  /// The descriptor of what goes out.
  let output: Int32
  /// Whether nothing more comes in, or nobody takes what goes out.
  private(set) var isAtEnd = false

  /// Takes two streams, by default the process's own; whoever is gone at the other end stops no program from now on.
  init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    (self.input, self.output) = (input, output)
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether something comes in, or the input ends, within a time.
  func isReady(withinMilliseconds milliseconds: Int32) -> Bool {
    if isAtEnd { return false }
    var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0
  }

  /// Reads what has come in, and waits where nothing has; empty at the end.
  mutating func read() -> ArraySlice<UInt8> {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    #if canImport(Darwin)
      let count = Darwin.read(input, &buffer, buffer.count)
    #elseif canImport(Musl)
      let count = Musl.read(input, &buffer, buffer.count)
    #else
      let count = Glibc.read(input, &buffer, buffer.count)
    #endif
    if count > 0 { return buffer[..<count] }
    if count == 0 || errno != EINTR && errno != EAGAIN { isAtEnd = true }
    return []
  }

  /// Sends bytes as a whole; false where nobody takes them.
  mutating func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { write(output, $0.baseAddress.map { $0 + sent }, bytes.count - sent) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        isAtEnd = true
        return false
      }
      sent += count
    }
    return true
  }
}
