/// Writes what a cache holds.
struct CacheWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  mutating func write(_ text: String) {
    write(UInt32(clamping: text.utf8.count))
    bytes += text.utf8
  }

  mutating func write(_ piece: [UInt8]) {
    write(UInt32(clamping: piece.count))
    bytes += piece
  }

  mutating func write(_ texts: [String]) {
    write(UInt32(clamping: texts.count))
    for text in texts { write(text) }
  }

  mutating func write(_ hash: ContentHash) {
    write(hash.low)
    write(hash.high)
  }
}

/// Reads it; nil for whatever is not there.
struct CacheReader {
  private let contents: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    contents = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position == contents.endIndex }

  mutating func number<Number: FixedWidthInteger>(_: Number.Type = Number.self) -> Number? {
    guard let piece = take(MemoryLayout<Number>.size) else { return nil }
    return piece.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(as: Number.self)) }
  }

  mutating func text() -> String? {
    guard let count = number(UInt32.self), let piece = take(Int(count)) else { return nil }
    return String(decoding: piece, as: UTF8.self)
  }

  mutating func bytes() -> [UInt8]? {
    guard let count = number(UInt32.self), let piece = take(Int(count)) else { return nil }
    return Array(piece)
  }

  mutating func texts() -> [String]? {
    guard let count = number(UInt32.self) else { return nil }
    var texts: [String] = []
    for _ in 0..<count {
      guard let text = text() else { return nil }
      texts.append(text)
    }
    return texts
  }

  mutating func hash() -> ContentHash? {
    guard let low = number(UInt64.self), let high = number(UInt64.self) else { return nil }
    return ContentHash(high: high, low: low)
  }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= contents.endIndex - position else { return nil }
    defer { position += count }
    return contents[position..<(position + count)]
  }
}
