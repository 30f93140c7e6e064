extension Bitmap {
  /// The picture as a PNG file: true color, with an alpha channel only where a pixel is not opaque.
  package var png: [UInt8] {
    let isOpaque = isOpaque
    let channels = isOpaque ? 3 : 4
    var header = Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height))
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]
    return Self.pngFile(header, palette: [], Deflate.zlib(filtered(channels)))
  }

  /// A file of a header, a palette, which may be empty, and compressed rows.
  static func pngFile(_ header: [UInt8], palette: [UInt8], _ data: [UInt8]) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    append("IHDR", header, to: &file)
    // The numbers mean sRGB.
    append("sRGB", [0], to: &file)
    if !palette.isEmpty { append("PLTE", palette, to: &file) }
    append("IDAT", data, to: &file)
    append("IEND", [], to: &file)
    return file
  }

  /// The filtered rows: the differences from the row above where these are smaller, else from the pixel to the left.
  private func filtered(_ channels: Int) -> [UInt8] {
    let length = width * channels
    var result = [UInt8](repeating: 0, count: (length + 1) * height)
    // Before the first pixel of a row there is one without color.
    var above = [UInt8](repeating: 0, count: channels + length)
    var row = above
    result.withUnsafeMutableBufferPointer { result in
      for y in 0..<height {
        let start = y * (length + 1)
        if y > 0, isRowLikeAbove(y) {
          // Equal to the row above: no difference anywhere.
          result[start] = 2
          continue
        }
        row.withUnsafeMutableBufferPointer { fill(UnsafeMutableBufferPointer(rebasing: $0[channels...]), y, channels) }
        row.withUnsafeBufferPointer { row in
          let own = UnsafeBufferPointer(rebasing: row[channels...])
          let left = UnsafeBufferPointer(rebasing: row[..<length])
          let target = UnsafeMutableBufferPointer(rebasing: result[(start + 1)..<(start + 1 + length)])
          above.withUnsafeBufferPointer { above in
            let above = UnsafeBufferPointer(rebasing: above[channels...])
            let isLikeAbove = Self.difference(own, above) <= Self.difference(own, left)
            result[start] = isLikeAbove ? 2 : 1
            Self.subtract(isLikeAbove ? above : left, from: own, to: target)
          }
        }
        swap(&above, &row)
      }
    }
    return result
  }

  /// The sum of the differences of two rows of the same length, each from 0 to 128.
  private static func difference(_ row: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> UInt {
    var sum: UInt = 0
    for index in row.indices {
      sum &+= UInt(Int8(bitPattern: row[index] &- other[index]).magnitude)
    }
    return sum
  }

  private static func subtract(
    _ other: UnsafeBufferPointer<UInt8>,
    from row: UnsafeBufferPointer<UInt8>,
    to target: UnsafeMutableBufferPointer<UInt8>
  ) {
    for index in row.indices { target[index] = row[index] &- other[index] }
  }

  /// Whether a row equals the one above it.
  private func isRowLikeAbove(_ y: Int) -> Bool {
    pixels.withUnsafeBytes { bytes in
      let (start, length) = (y * width * 4, width * 4)
      var offset = 0
      while offset + 8 <= length {
        let own = bytes.loadUnaligned(fromByteOffset: start + offset, as: UInt64.self)
        guard own == bytes.loadUnaligned(fromByteOffset: start + offset - length, as: UInt64.self) else { return false }
        offset += 8
      }
      return offset == length || pixels[(y + 1) * width - 1] == pixels[y * width - 1]
    }
  }

  private func fill(_ row: UnsafeMutableBufferPointer<UInt8>, _ y: Int, _ channels: Int) {
    var offset = 0
    for x in 0..<width {
      let bits = pixels[y * width + x]
      if bits >> 24 == 255 {
        row[offset] = UInt8(truncatingIfNeeded: bits)
        row[offset + 1] = UInt8(truncatingIfNeeded: bits >> 8)
        row[offset + 2] = UInt8(truncatingIfNeeded: bits >> 16)
        if channels == 4 { row[offset + 3] = 255 }
      } else {
        let color = Pixel(bits: bits).straight
        (row[offset], row[offset + 1], row[offset + 2]) = (color.red, color.green, color.blue)
        row[offset + 3] = color.alpha
      }
      offset += channels
    }
  }

  private static func append(_ name: StaticString, _ data: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(UInt32(data.count))
    let start = file.count
    name.withUTF8Buffer { file += $0 }
    file += data
    file += bigEndian(CRC32.of(file[start...]))
  }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
