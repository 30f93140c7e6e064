/// The sizes in the headers of bitmap images, in pixels.
enum PixelHeader {
  /// PNG: a signature, then the chunk `IHDR`; Xcode's own form has `CgBI` before it.
  static func png(_ bytes: ArraySlice<UInt8>) -> ImageSize? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    var offset = bytes.startIndex + 8
    if name(at: offset + 4, in: bytes) == "CgBI" { offset += 16 }
    guard name(at: offset + 4, in: bytes) == "IHDR", let width = number(at: offset + 8, bytes: 4, in: bytes),
      let height = number(at: offset + 12, bytes: 4, in: bytes)
    else { return nil }
    return ImageSize(width: Double(width), height: Double(height))
  }

  /// GIF: a signature, then two little-endian numbers.
  static func gif(_ bytes: ArraySlice<UInt8>) -> ImageSize? {
    let start = bytes.startIndex
    guard ["GIF87a", "GIF89a"].contains(where: { bytes.starts(with: $0.utf8) }), bytes.count >= 10 else { return nil }
    let numbers = [6, 8].map { Double(bytes[start + $0]) + 256 * Double(bytes[start + $0 + 1]) }
    return ImageSize(width: numbers[0], height: numbers[1])
  }

  /// JPEG: segments, one of which is a frame; nil for a file with Exif data, which may rotate the image.
  static func jpeg(_ bytes: ArraySlice<UInt8>) -> ImageSize? {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var offset = bytes.startIndex + 2
    while let marker = number(at: offset, bytes: 2, in: bytes), marker >> 8 == 0xFF {
      let kind = marker & 0xFF
      // A marker can be preceded by any number of fill bytes.
      if kind == 0xFF {
        offset += 1
        continue
      }
      guard let length = number(at: offset + 2, bytes: 2, in: bytes), length >= 2 else { return nil }
      if kind == 0xE1, name(at: offset + 4, in: bytes) == "Exif" { return nil }
      // The frame headers; three markers in the range are tables.
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        guard let height = number(at: offset + 5, bytes: 2, in: bytes),
          let width = number(at: offset + 7, bytes: 2, in: bytes)
        else { return nil }
        return ImageSize(width: Double(width), height: Double(height))
      }
      if kind == 0xDA || kind == 0xD9 { return nil }
      offset += 2 + length
    }
    return nil
  }

  private static func name(at offset: Int, in bytes: ArraySlice<UInt8>) -> String? {
    guard offset + 4 <= bytes.endIndex else { return nil }
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }

  /// A big-endian number; nil beyond the end.
  private static func number(at offset: Int, bytes count: Int, in bytes: ArraySlice<UInt8>) -> Int? {
    guard offset + count <= bytes.endIndex else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
