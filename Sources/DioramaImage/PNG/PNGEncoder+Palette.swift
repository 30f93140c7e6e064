extension Bitmap {
  /// The picture as a small PNG file, for pages: with a palette, for which colors that are nearly the same become one where there are
  /// more than 256; `png` where a pixel is transparent.
  package var smallPNG: [UInt8] {
    guard isOpaque, width > 0, height > 0 else { return png }
    for bits in [8, 6, 5, 4] as [UInt32] {
      if let found = indexed(bits) { return file(found.rows, palette: found.palette) }
    }
    return png
  }

  /// The rows with an index for each pixel; nil where there are more than 256 colors of some bits a channel.
  private func indexed(_ bits: UInt32) -> (rows: [UInt8], palette: [UInt32])? {
    let mask: UInt32 = (0xFF << (8 - bits)) & 0xFF
    var indexes: [UInt32: UInt8] = [:]
    var palette: [UInt32] = []
    var rows: [UInt8] = []
    rows.reserveCapacity((width + 1) * height)
    for y in 0..<height {
      rows.append(0)
      var last: (color: UInt32, index: UInt8)?
      for x in 0..<width {
        let color = Self.rounded(pixels[y * width + x], mask, bits)
        if let last, last.color == color {
          rows.append(last.index)
          continue
        }
        var index = indexes[color]
        if index == nil {
          guard palette.count < 256 else { return nil }
          index = UInt8(palette.count)
          indexes[color] = index
          palette.append(color)
        }
        last = (color, index ?? 0)
        rows.append(index ?? 0)
      }
    }
    return (rows, palette)
  }

  /// A color with fewer bits a channel, from black to white as before.
  private static func rounded(_ pixel: UInt32, _ mask: UInt32, _ bits: UInt32) -> UInt32 {
    guard bits < 8 else { return pixel & 0xFFFFFF }
    func channel(_ shift: UInt32) -> UInt32 {
      let high = pixel >> shift & mask
      return (high | high >> bits) << shift
    }
    return channel(0) | channel(8) | channel(16)
  }

  private func file(_ rows: [UInt8], palette: [UInt32]) -> [UInt8] {
    Self.pngFile(
      Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height)) + [8, 3, 0, 0, 0],
      palette: palette.flatMap { color in [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) } },
      Deflate.zlib(rows)
    )
  }
}
