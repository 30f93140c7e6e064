/// Reads XML of other kinds than Interface Builder's documents, such as drawings.
package enum XMLElements {
  /// The elements of a text, parents before their children; nil for a text that is not well-formed, or too large.
  ///
  /// A document type without declarations of its own is passed over.
  package static func read(_ bytes: [UInt8]) -> [DocumentTree.Element]? {
    let limits = DocumentLimits(bytes: 4 << 20, depth: 100, nodes: 200_000)
    guard bytes.count <= limits.bytes else { return nil }
    var reader = XMLReader(withoutType(bytes), limits: limits)
    do {
      try reader.read()
      return reader.elements
    } catch {
      return nil
    }
  }

  private static func withoutType(_ bytes: [UInt8]) -> [UInt8] {
    let mark = Array("<!DOCTYPE".utf8)
    guard let start = bytes.prefix(4096).indices.first(where: { bytes[$0...].starts(with: mark) }),
      let end = bytes[start...].prefix(1024).firstIndex(of: UInt8(ascii: ">")),
      !bytes[start..<end].contains(UInt8(ascii: "["))
    else { return bytes }
    return Array(bytes[..<start] + bytes[(end + 1)...])
  }
}
