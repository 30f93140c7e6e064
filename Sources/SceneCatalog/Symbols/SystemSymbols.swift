import CSymbols

/// The names of the system's symbols, and the versions of iOS that brought them.
///
/// The list, which `Scripts/symbol-names.py` packs, has the names up to iOS 26.0.
package enum SystemSymbols {
  /// The first version of iOS that has a symbol, such as `iOS 14.0`; nil for a name that is not in the list.
  package static func availability(of name: String) -> String? {
    let sought = Array(name.utf8)
    var (low, high) = (0, list.blockCount)
    // The last block whose first name is not behind the sought one.
    while low + 1 < high {
      let middle = (low + high) / 2
      if sought.lexicographicallyPrecedes(list.names(ofBlock: middle, most: 1).first?.name ?? []) {
        high = middle
      } else {
        low = middle
      }
    }
    guard low < list.blockCount else { return nil }
    return list.names(ofBlock: low).first { $0.name == sought }.map { "iOS \(list.versions[$0.version])" }
  }

  /// All names, in the order of their letters.
  package static let names: [String] = (0..<list.blockCount).flatMap { block in
    list.names(ofBlock: block).map { String(decoding: $0.name, as: UTF8.self) }
  }

  /// The words that names are made of.
  package static let words: Set<Substring> = names.reduce(into: []) { words, name in
    for word in name.split(separator: ".") { words.insert(word) }
  }

  private static let list = SymbolList(symbol_names())
}

/// The bytes of the list; what is behind their end is 0.
private struct SymbolList: @unchecked Sendable {
  private let bytes: UnsafeBufferPointer<UInt8>
  let versions: [String]
  let blockCount: Int
  private let blocks: Int

  init(_ list: symbol_bytes) {
    bytes = UnsafeBufferPointer(start: list.start, count: Int(list.count))
    let count = Int(bytes.first ?? 0)
    guard bytes.count > 3 + 2 * count else {
      (versions, blockCount, blocks) = ([], 0, 0)
      return
    }
    versions = (0..<count).map { [bytes] in "\(bytes[1 + 2 * $0]).\(bytes[2 + 2 * $0])" }
    let start = 1 + 2 * count
    blockCount = Int(bytes[start]) | Int(bytes[start + 1]) << 8
    blocks = start + 2
  }

  private func byte(_ position: Int) -> Int { position < bytes.count ? Int(bytes[position]) : 0 }

  /// The names of a block, or the first of them, and the indices of their versions.
  func names(ofBlock block: Int, most: Int = .max) -> [(name: [UInt8], version: Int)] {
    func start(_ block: Int) -> Int {
      guard block < blockCount else { return bytes.count }
      return (0..<4).reduce(0) { $0 | byte(blocks + 4 * block + $1) << (8 * $1) }
    }
    var position = start(block)
    let end = min(start(block + 1), bytes.count)
    var found: [(name: [UInt8], version: Int)] = []
    var name: [UInt8] = []
    while position < end, found.count < most {
      let (shared, count) = (byte(position), byte(position + 1))
      position += 2
      guard position + count < bytes.count else { break }
      name = Array(name.prefix(shared)) + bytes[position..<position + count]
      position += count
      found.append((name, min(byte(position), max(0, versions.count - 1))))
      position += 1
    }
    return found
  }
}
