extension Bitmap {
  /// The picture as a JPEG file, by the baseline process of ITU-T T.81 without subsampling.
  ///
  /// Transparent pixels are composited over white.
  ///
  /// - Parameter quality: From 0, for the smallest file, to 1, for the one most like the picture.
  package func jpeg(quality: Double) -> [UInt8] {
    var encoder = JPEGEncoder(quality: quality)
    return encoder.file(of: self)
  }
}

/// A baseline JPEG encoder (ITU-T T.81).
///
/// Blocks of eight by eight pixels are transformed by the discrete cosine transform (DCT); the coefficients are
/// quantized and written with Huffman codes.
private struct JPEGEncoder {
  private let luma: [Int]
  private let chroma: [Int]
  private var bytes: [UInt8] = []
  private var bits: UInt32 = 0
  private var bitCount = 0

  init(quality: Double) {
    // The scale of the Independent JPEG Group: the tables of the standard's annex K at one half.
    let percent = min(max(quality.isNaN ? 0 : quality, 0.01), 1) * 100
    let scale = percent < 50 ? 5000 / percent : 200 - percent * 2
    func scaled(_ table: [Int]) -> [Int] {
      table.map { min(max(Int(((Double($0) * scale + 50) / 100).rounded(.down)), 1), 255) }
    }
    luma = scaled(JPEGTables.luma)
    chroma = scaled(JPEGTables.chroma)
  }

  mutating func file(of bitmap: Bitmap) -> [UInt8] {
    bytes = [0xFF, 0xD8]
    segment(0xE0, [0x4A, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
    segment(0xDB, [0] + JPEGTables.zigzag.map { UInt8(luma[$0]) })
    segment(0xDB, [1] + JPEGTables.zigzag.map { UInt8(chroma[$0]) })
    let (width, height) = (bitmap.width, bitmap.height)
    segment(
      0xC0,
      [8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255), 3]
        + [1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]
    )
    for (id, codes) in [
      (UInt8(0x00), JPEGTables.lumaDC), (0x10, JPEGTables.lumaAC), (0x01, JPEGTables.chromaDC),
      (0x11, JPEGTables.chromaAC),
    ] {
      segment(0xC4, [id] + codes.counts + codes.symbols)
    }
    segment(0xDA, [3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0])
    scan(bitmap)
    return bytes + [0xFF, 0xD9]
  }

  private mutating func segment(_ marker: UInt8, _ content: [UInt8]) {
    let length = content.count + 2
    bytes += [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content
  }

  private mutating func scan(_ bitmap: Bitmap) {
    let parts = [
      (luma, JPEGTables.lumaDC.codes, JPEGTables.lumaAC.codes),
      (chroma, JPEGTables.chromaDC.codes, JPEGTables.chromaAC.codes),
    ]
    var before = [0, 0, 0]
    for top in stride(from: 0, to: bitmap.height, by: 8) {
      for left in stride(from: 0, to: bitmap.width, by: 8) {
        let blocks = Self.blocks(of: bitmap, left, top)
        for part in 0..<3 {
          let (table, dc, ac) = parts[min(part, 1)]
          before[part] = write(Self.coefficients(of: blocks[part]), table, dc, ac, before: before[part])
        }
      }
    }
    // What is left of the last byte is filled with ones.
    put((1 << 7) - 1, 7)
  }

  /// The samples Y, Cb and Cr of a block of pixels; beyond the edge, the pixels at the edge are repeated.
  private static func blocks(of bitmap: Bitmap, _ left: Int, _ top: Int) -> [[Double]] {
    var result = [[Double]](repeating: [Double](repeating: 0, count: 64), count: 3)
    for row in 0..<8 {
      for column in 0..<8 {
        let pixel = bitmap.color(x: min(left + column, bitmap.width - 1), y: min(top + row, bitmap.height - 1))
        let opacity = Double(pixel.alpha) / 255
        func onWhite(_ channel: UInt8) -> Double { Double(channel) * opacity + 255 * (1 - opacity) }
        let (r, g, b) = (onWhite(pixel.red), onWhite(pixel.green), onWhite(pixel.blue))
        let index = row * 8 + column
        result[0][index] = 0.299 * r + 0.587 * g + 0.114 * b - 128
        result[1][index] = -0.168736 * r - 0.331264 * g + 0.5 * b
        result[2][index] = 0.5 * r - 0.418688 * g - 0.081312 * b
      }
    }
    return result
  }

  /// The DCT coefficients of a block, row by row.
  private static func coefficients(of block: [Double]) -> [Double] {
    func along(_ values: [Double], _ index: (Int, Int) -> Int) -> [Double] {
      var result = values
      for line in 0..<8 {
        for frequency in 0..<8 {
          var sum = 0.0
          for position in 0..<8 {
            sum += values[index(line, position)] * JPEGTables.cosines[frequency * 8 + position]
          }
          result[index(line, frequency)] = sum
        }
      }
      return result
    }
    return along(along(block) { $0 * 8 + $1 }) { $1 * 8 + $0 }
  }

  /// Writes a block and returns its DC coefficient; a DC coefficient is written as the difference from the one before.
  private mutating func write(
    _ coefficients: [Double],
    _ table: [Int],
    _ dc: [JPEGTables.Code],
    _ ac: [JPEGTables.Code],
    before: Int
  ) -> Int {
    let rounded = JPEGTables.zigzag.map { Int((coefficients[$0] / Double(table[$0])).rounded()) }
    let difference = rounded[0] - before
    put(dc[Self.length(difference)])
    putNumber(difference)
    var zeros = 0
    let last = rounded.lastIndex { $0 != 0 } ?? 0
    for index in 1..<64 where index <= last {
      let value = rounded[index]
      guard value != 0 else {
        zeros += 1
        continue
      }
      while zeros > 15 {
        put(ac[0xF0])
        zeros -= 16
      }
      put(ac[zeros << 4 | Self.length(value)])
      putNumber(value)
      zeros = 0
    }
    if last < 63 { put(ac[0]) }
    return rounded[0]
  }

  /// The number of bits of a number without its sign.
  private static func length(_ value: Int) -> Int { Int.bitWidth - value.magnitude.leadingZeroBitCount }

  private mutating func putNumber(_ value: Int) {
    let length = Self.length(value)
    if length > 0 { put(UInt32(value < 0 ? value + (1 << length) - 1 : value), length) }
  }

  private mutating func put(_ code: JPEGTables.Code) { put(code.bits, code.length) }

  private mutating func put(_ value: UInt32, _ length: Int) {
    bits = bits << UInt32(length) | value
    bitCount += length
    while bitCount >= 8 {
      bitCount -= 8
      let byte = UInt8(truncatingIfNeeded: bits >> UInt32(bitCount))
      bytes.append(byte)
      // A byte that looks like the begin of a marker is followed by zero.
      if byte == 0xFF { bytes.append(0) }
    }
  }
}
