/// The file of a TrueType font whose letters are squares.
package struct TestFont {
  /// The name of the family; the face's PostScript name is that with `-Regular`.
  package var family: String
  /// The advance of each character, in thousandths of the size.
  package var advances: [Unicode.Scalar: UInt16]

  /// Creates a font.
  package init(family: String, advances: [Unicode.Scalar: UInt16]) {
    (self.family, self.advances) = (family, advances)
  }

  /// The bytes of the file.
  package var bytes: [UInt8] {
    let scalars = advances.keys.sorted { $0.value < $1.value }
    let count = UInt16(scalars.count + 1)
    let tables: [(tag: String, bytes: [UInt8])] = [
      ("OS/2", os2), ("cmap", characterMap(scalars)), ("glyf", scalars.flatMap { _ in square }), ("head", head),
      ("hhea", hhea(count)), ("hmtx", hmtx(scalars)),
      // The first glyph, for what is missing, is empty.
      ("loca", words([0] + (0...scalars.count).map { UInt16($0 * square.count / 2) })),
      ("maxp", words([1, 0, count, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0])), ("name", name),
      ("post", words([3, 0] + [UInt16](repeating: 0, count: 14))),
    ]
    var file = words([1, 0, UInt16(tables.count), 0, 0, 0])
    var offset = 12 + 16 * tables.count
    var body: [UInt8] = []
    for table in tables {
      file += Array(table.tag.utf8) + long(0) + long(UInt32(offset)) + long(UInt32(table.bytes.count))
      let padded = table.bytes + [UInt8](repeating: 0, count: (4 - table.bytes.count % 4) % 4)
      body += padded
      offset += padded.count
    }
    return file + body
  }

  private func words(_ numbers: [UInt16]) -> [UInt8] { numbers.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
  private func long(_ number: UInt32) -> [UInt8] { words([UInt16(number >> 16), UInt16(number & 0xFFFF)]) }

  /// Version 2, with capitals of 700 and an x of 500 thousandths.
  private var os2: [UInt8] {
    words([2, 500, 400, 5]) + [UInt8](repeating: 0, count: 78) + words([500, 700, 0, 32, 0])
  }

  private var head: [UInt8] {
    words([1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1000]) + [UInt8](repeating: 0, count: 16)
      + words([0, 0, 500, 700, 0, 8, 2, 0, 0])
  }

  private func hhea(_ count: UInt16) -> [UInt8] {
    words([1, 0, 800, UInt16(bitPattern: -200), 100] + [UInt16](repeating: 0, count: 12) + [count])
  }

  private func hmtx(_ scalars: [Unicode.Scalar]) -> [UInt8] {
    words(([500] + scalars.map { advances[$0] ?? 0 }).flatMap { [$0, 0] })
  }

  /// A square of 500 × 700 thousandths on the baseline.
  private var square: [UInt8] {
    let minus = { (number: Int16) in UInt16(bitPattern: number) }
    return words([1, 0, 0, 500, 700, 3, 0]) + [1, 1, 1, 1]
      + words([0, 0, 500, 0]) + words([0, 700, 0, minus(-700)])
  }

  /// Format 12, which has any character.
  private func characterMap(_ scalars: [Unicode.Scalar]) -> [UInt8] {
    let groups = scalars.enumerated().flatMap { long($1.value) + long($1.value) + long(UInt32($0 + 1)) }
    let table = words([12, 0]) + long(UInt32(16 + groups.count)) + long(0) + long(UInt32(scalars.count)) + groups
    return words([0, 1, 3, 10]) + long(12) + table
  }

  private var name: [UInt8] {
    let texts: [(id: UInt16, text: String)] = [(1, family), (2, "Regular"), (6, "\(family)-Regular")]
    var (records, storage): ([UInt8], [UInt8]) = ([], [])
    for (id, text) in texts {
      let bytes = words(Array(text.utf16))
      records += words([3, 1, 0x409, id, UInt16(bytes.count), UInt16(storage.count)])
      storage += bytes
    }
    return words([0, UInt16(texts.count), UInt16(6 + records.count)]) + records + storage
  }
}
