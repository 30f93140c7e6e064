import SceneDiagnostics

/// How the lines of a file end, and whether it begins with a byte order mark.
struct LineEnding {
  private let bytes: [UInt8]
  private let mark: [UInt8]

  /// Finds the ending of a file's first line; a line feed where there is only one line.
  init(of source: SourceText) {
    mark = Array(source.bytes.prefix(source.byteOrderMarkLength))
    if let index = source.bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      let isPair = source.bytes[index] == 0x0D && source.bytes.dropFirst(index + 1).first == 0x0A
      bytes = isPair ? [0x0D, 0x0A] : [source.bytes[index]]
    } else {
      bytes = [0x0A]
    }
  }

  /// A text with line feeds as a file of this kind.
  func applied(to text: String) -> [UInt8] {
    if bytes == [0x0A] { return mark + Array(text.utf8) }
    var result = mark
    result.reserveCapacity(text.utf8.count + text.utf8.count / 16)
    for byte in text.utf8 {
      if byte == 0x0A { result += bytes } else { result.append(byte) }
    }
    return result
  }
}
