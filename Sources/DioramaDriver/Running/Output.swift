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
  /// How many columns the terminal has; nil where that is not known, and for what is none.
  package let columns: Int?
  /// Whether anything was printed.
  package private(set) var isUsed = false
  /// Why the stream takes nothing more; nil as long as it does.
  package private(set) var failure: FileError.Reason?
  /// Whether the reader has gone away.
  package private(set) var isAbandoned = false
  private let descriptor: Int32?
  /// What wipes the line that is to be gone before anything else is printed; empty where there is none.
  private var wipe: [UInt8] = []

  /// Makes an output for one of the process's own streams, `STDOUT_FILENO` or `STDERR_FILENO`.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
    columns = isTerminal ? POSIXFiles.columns(of: descriptor) : nil
  }

  /// Makes an output that keeps what is printed, for callers that run a command in process.
  package init(isTerminal: Bool = false, columns: Int? = nil) {
    descriptor = nil
    self.isTerminal = isTerminal
    self.columns = columns
  }

  /// What an output in memory was given, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Prints text.
  package mutating func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Prints bytes.
  package mutating func write(_ more: [UInt8]) {
    isUsed = isUsed || !more.isEmpty
    wipeLine()
    bytes += more
    if bytes.count > 1 << 16 { flush() }
  }

  /// Shows a line at once that stands only until something else is printed; on terminals only.
  package mutating func showLine(_ text: String) {
    guard isTerminal else { return }
    wipeLine()
    bytes += text.utf8
    wipe = Array("\r\u{1B}[K".utf8)
    flush()
  }

  /// Takes away the line that stands only for now.
  package mutating func wipeLine() {
    bytes += wipe
    wipe = []
  }

  /// Hands on what was collected.
  ///
  /// A reader that has gone away is no failure: nobody is left to read.
  package mutating func flush() {
    guard let descriptor else { return }
    if failure == nil { failure = POSIXFiles.write(bytes, to: descriptor) }
    if failure == .system(EPIPE) { (failure, isAbandoned) = (nil, true) }
    bytes = []
  }
}
