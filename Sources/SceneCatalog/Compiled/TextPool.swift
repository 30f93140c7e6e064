/// The texts of all compiled declarations, each once: a number with the length in bytes, then the bytes, and a zero.
///
/// A text is called by its offset. The empty one has the offset 0.
struct TextPool {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Reads texts of bytes that outlive everything that is made of them.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The character before the length of a text that has others than those of ASCII; no number begins with it.
  fileprivate static var otherThanASCII: UInt8 { UInt8(ascii: " ") }

  /// The bytes of a text, and whether they are ASCII; empty for an offset behind the end.
  func bytes(at offset: Int) -> (bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
    guard bytes.indices.contains(offset) else { return (UnsafeBufferPointer(rebasing: bytes[..<0]), true) }
    let isASCII = bytes[offset] != Self.otherThanASCII
    var number = TableNumber.Reader(bytes, at: isASCII ? offset : offset + 1)
    let length = Int(clamping: number.read())
    let start = min(number.offset, bytes.count)
    let end = start + min(length, bytes.count - start)
    return (UnsafeBufferPointer(rebasing: bytes[start..<end]), isASCII)
  }

  /// A text.
  ///
  /// It is made as the compiler makes the text of a literal: it stands where the pool has it, and is neither copied nor checked. A zero
  /// behind it is part of that: C functions are given such texts where they are. A class has hundreds of texts, and a scene asks for
  /// few of them.
  func text(at offset: Int) -> String {
    let (bytes, isASCII) = bytes(at: offset)
    guard let start = bytes.baseAddress else { return "" }
    return String(
      _builtinStringLiteral: start._rawValue,
      utf8CodeUnitCount: bytes.count._builtinWordValue,
      isASCII: isASCII._value
    )
  }
}

extension TextPool {
  /// The texts of a pool in their order, and where each begins.
  struct Layout {
    /// The texts, each with its length before it.
    private(set) var texts: [String] = []
    private var offsets: [String: Int] = [:]
    private var end = 0

    /// Lays texts out: those that are used most have the lowest offsets, which are the shortest numbers.
    ///
    /// - Parameter uses: How often each text is used.
    init(uses: [String: Int]) {
      add("")
      for (text, _) in uses.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) where !text.isEmpty { add(text) }
    }

    private mutating func add(_ text: String) {
      var length = TableNumber.Writer()
      length.write(UInt(text.utf8.count))
      let mark = text.utf8.allSatisfy { $0 < 0x80 } ? [] : [TextPool.otherThanASCII]
      let entry = String(decoding: mark + length.bytes, as: UTF8.self) + text + "\0"
      offsets[text] = end
      texts.append(entry)
      end += entry.utf8.count
    }

    /// Where a text begins; 0 for one that is not in the pool.
    func offset(of text: String) -> Int { offsets[text] ?? 0 }
  }
}
