import CLetters

/// The drawings of the system's symbols, by name.
enum SymbolTable {
  /// The drawings of a symbol.
  struct Row: Hashable, Sendable {
    /// The number of the drawing in lines.
    let outline: Int
    /// The number of the filled drawing, which is the other one where a symbol has only one form.
    let filled: Int
    /// Whether the symbol is mirrored where text runs from right to left.
    let isDirectional: Bool
  }

  /// The rows, by the names of the symbols.
  static let rows = read(letters_symbol_table())

  private static func read(_ table: letters_bytes) -> [String: Row] {
    let bytes = UnsafeBufferPointer(start: table.start, count: Int(table.count))
    var position = 0
    func number(_ count: Int) -> Int {
      defer { position += count }
      return (0..<count).reduce(0) { $0 | (position + $1 < bytes.count ? Int(bytes[position + $1]) << (8 * $1) : 0) }
    }
    var rows: [String: Row] = [:]
    let count = number(2)
    rows.reserveCapacity(count)
    for _ in 0..<count {
      let length = number(1)
      guard position + length <= bytes.count else { break }
      let name = String(decoding: bytes[position..<position + length], as: UTF8.self)
      position += length
      rows[name] = Row(outline: number(2), filled: number(2), isDirectional: number(1) == 1)
    }
    return rows
  }
}
