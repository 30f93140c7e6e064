#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A stream that text is printed to, collected and written in large pieces.
package struct Output {
  /// What was printed and not handed on yet; everything, where the output is kept in memory.
  package private(set) var bytes: [UInt8] = []
  /// Whether a person reads along.
  package let isTerminal: Bool
  /// Why the stream takes nothing more; nil as long as it does.
  package private(set) var failure: FileError.Reason?
  private let descriptor: Int32?

  /// Makes an output for one of the process's own streams, `STDOUT_FILENO` or `STDERR_FILENO`.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
  }

  /// Makes an output that keeps what is printed, for whoever runs a command in process.
  package init(isTerminal: Bool = false) {
    descriptor = nil
    self.isTerminal = isTerminal
  }

  /// What an output in memory was given, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Prints text.
  package mutating func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Prints bytes.
  package mutating func write(_ more: [UInt8]) {
    bytes += more
    if bytes.count > 1 << 16 { flush() }
  }

  /// Hands on what was collected.
  ///
  /// A reader that has gone away is no failure: there is nobody left to tell.
  package mutating func flush() {
    guard let descriptor else { return }
    if failure == nil { failure = POSIXFiles.write(bytes, to: descriptor) }
    if failure == .system(EPIPE) { failure = nil }
    bytes = []
  }
}
