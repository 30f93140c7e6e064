/// The CRC-32 checksum, which PNG stores for each chunk.
struct CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      ~bytes.reduce(0xFFFF_FFFF) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
    }
  }
}

/// The Adler-32 checksum, which the zlib format stores for its data.
struct Adler32 {
  static func of(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    bytes.withUnsafeBufferPointer { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var index = 0
      while index < bytes.count {
        // As many as the sums hold without a remainder.
        let end = min(index + 5552, bytes.count)
        // Of eight zeros, which rows like the one above have most of, only the second sum takes notice.
        while index + 8 <= end {
          if raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0 {
            high &+= 8 &* low
          } else {
            for byteIndex in index..<index + 8 {
              low &+= UInt32(bytes[byteIndex])
              high &+= low
            }
          }
          index += 8
        }
        while index < end {
          low &+= UInt32(bytes[index])
          high &+= low
          index += 1
        }
        low %= 65521
        high %= 65521
      }
    }
    return high << 16 | low
  }
}
