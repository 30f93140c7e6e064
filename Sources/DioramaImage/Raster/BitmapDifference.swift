/// Where the pixels of two bitmaps differ.
package struct BitmapDifference {
  /// The smallest rectangle around the pixels that differ.
  package let area: (x: Int, y: Int, width: Int, height: Int)
  /// The pixels that differ in red, on a faint picture of the second bitmap.
  package let heat: Bitmap
  /// The share of pixels that differ, from 0 to 1.
  package let share: Double

  /// Compares two bitmaps from their top left; nil where no pixel differs.
  ///
  /// What only the larger one has differs.
  package init?(_ before: Bitmap, _ after: Bitmap) {
    let (width, height) = (max(before.width, after.width), max(before.height, after.height))
    guard width > 0, height > 0 else { return nil }
    var heat = Bitmap(width: width, height: height)
    var (left, right, top, bottom, count) = (width, -1, height, -1, 0)
    for y in 0..<height {
      for x in 0..<width {
        let old = before.bits(x, y)
        let new = after.bits(x, y)
        if old != new {
          (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
          count += 1
          heat.pixels[y * width + x] = Self.mark
        } else {
          heat.pixels[y * width + x] = Self.faint(new)
        }
      }
    }
    guard count > 0 else { return nil }
    area = (left, top, right - left + 1, bottom - top + 1)
    self.heat = heat
    share = Double(count) / Double(width * height)
  }

  /// Opaque red.
  private static let mark = Pixel(red: 0xE0, green: 0x10, blue: 0x20, alpha: 0xFF).bits

  /// A gray that is a fifth of a pixel's brightness on white.
  private static func faint(_ bits: UInt32) -> UInt32 {
    let (red, green, blue, alpha) = (bits & 255, bits >> 8 & 255, bits >> 16 & 255, bits >> 24)
    // Premultiplied on white; few levels, so that the file is small.
    let gray = (red * 3 + green * 6 + blue) / 10 + (255 - alpha)
    let level = min(255, 204 + (gray / 5 & 0xF8))
    return Pixel(red: level, green: level, blue: level, alpha: 255).bits
  }
}

extension Bitmap {
  /// The bitmap with half as many pixels along each axis, each the mean of four; an odd last row or column is left out.
  package var halved: Bitmap {
    guard width > 1, height > 1 else { return self }
    var result = Bitmap(width: width / 2, height: height / 2)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let first = y * 2 * width + x * 2
        let four = [pixels[first], pixels[first + 1], pixels[first + width], pixels[first + width + 1]]
        func mean(_ shift: UInt32) -> UInt32 { (four.reduce(0) { $0 + ($1 >> shift & 255) } + 2) / 4 }
        result.pixels[y * result.width + x] =
          Pixel(red: mean(0), green: mean(8), blue: mean(16), alpha: mean(24)).bits
      }
    }
    return result
  }

  /// A pixel; transparent beyond the edges.
  fileprivate func bits(_ x: Int, _ y: Int) -> UInt32 { x < width && y < height ? pixels[y * width + x] : 0 }
}
