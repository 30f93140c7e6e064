extension Bitmap {
  /// The picture as a PNG file: true color, with an alpha channel only where a pixel is not opaque.
  package var png: [UInt8] {
    let isOpaque = isOpaque
    let channels = isOpaque ? 3 : 4
    var header = Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height))
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    Self.append("IHDR", header, to: &file)
    // The numbers mean sRGB.
    Self.append("sRGB", [0], to: &file)
    Self.append("IDAT", Deflate.zlib(filtered(channels)), to: &file)
    Self.append("IEND", [], to: &file)
    return file
  }

  /// The rows as differences: from the row above where that leaves less, from the pixel to the left elsewhere.
  private func filtered(_ channels: Int) -> [UInt8] {
    let length = width * channels
    var result = [UInt8](repeating: 0, count: (length + 1) * height)
    var above = [UInt8](repeating: 0, count: length)
    var row = above
    result.withUnsafeMutableBufferPointer { result in
      for y in 0..<height {
        let start = y * (length + 1)
        if y > 0, isRowLikeAbove(y) {
          // Equal to the row above: no difference anywhere.
          result[start] = 2
          continue
        }
        fill(&row, y, channels)
        var (up, left) = (0, 0)
        for index in 0..<length {
          up += Int(Int8(bitPattern: row[index] &- above[index]).magnitude)
          left += Int(Int8(bitPattern: row[index] &- (index < channels ? 0 : row[index - channels])).magnitude)
        }
        result[start] = up <= left ? 2 : 1
        for index in 0..<length {
          let base = up <= left ? above[index] : index < channels ? 0 : row[index - channels]
          result[start + 1 + index] = row[index] &- base
        }
        swap(&above, &row)
      }
    }
    return result
  }

  /// Whether a row is the one above again.
  private func isRowLikeAbove(_ y: Int) -> Bool {
    pixels.withUnsafeBytes { bytes in
      let (start, length) = (y * width * 4, width * 4)
      var place = 0
      while place + 8 <= length {
        let own = bytes.loadUnaligned(fromByteOffset: start + place, as: UInt64.self)
        guard own == bytes.loadUnaligned(fromByteOffset: start + place - length, as: UInt64.self) else { return false }
        place += 8
      }
      return place == length || pixels[(y + 1) * width - 1] == pixels[y * width - 1]
    }
  }

  private func fill(_ row: inout [UInt8], _ y: Int, _ channels: Int) {
    var place = 0
    for x in 0..<width {
      let bits = pixels[y * width + x]
      if bits >> 24 == 255 {
        row[place] = UInt8(truncatingIfNeeded: bits)
        row[place + 1] = UInt8(truncatingIfNeeded: bits >> 8)
        row[place + 2] = UInt8(truncatingIfNeeded: bits >> 16)
        if channels == 4 { row[place + 3] = 255 }
      } else {
        let color = Pixel(bits: bits).straight
        (row[place], row[place + 1], row[place + 2]) = (color.red, color.green, color.blue)
        row[place + 3] = color.alpha
      }
      place += channels
    }
  }

  private static func append(_ name: StaticString, _ data: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(UInt32(data.count))
    let start = file.count
    name.withUTF8Buffer { file += $0 }
    file += data
    file += bigEndian(CRC32.of(file[start...]))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
