/// Pixels in rows from the top, without the canvas that they are drawn on.
package struct Bitmap: Hashable, Sendable {
  /// The size, in pixels.
  package let width, height: Int
  /// Premultiplied pixels, row by row.
  var pixels: [UInt32]

  /// The number of pixels that a bitmap may have: 64 Mi.
  package static let pixelLimit = 1 << 26

  /// Creates a transparent bitmap; a size beyond the limit is a mistake of the caller.
  package init(width: Int, height: Int) {
    precondition(Self.admits(width: width, height: height), "a bitmap of \(width) × \(height) pixels")
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: 0, count: width * height)
  }

  /// Creates a bitmap of premultiplied pixels; their number must fit the size.
  init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height)
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// Whether a size in pixels is within the limits of bitmaps.
  package static func admits(width: Int, height: Int) -> Bool {
    width >= 0 && height >= 0 && width <= 1 << 16 && height <= 1 << 16 && width * height <= pixelLimit
  }

  /// The channels of a pixel, not premultiplied.
  package func color(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    Pixel(bits: pixels[y * width + x]).straight
  }

  /// Whether no pixel is transparent in any part.
  package var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 255 } }

  /// The bitmap filled with one color: each pixel keeps only its opacity.
  package func tinted(_ color: ImageColor) -> Bitmap {
    let pixel = color.pixel()
    var result = self
    for index in result.pixels.indices { result.pixels[index] = pixel.times(pixels[index] >> 24).bits }
    return result
  }

  /// A part of the bitmap; what lies outside of it is transparent.
  package func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    var result = Bitmap(width: width, height: height)
    for row in 0..<height where y + row >= 0 && y + row < self.height {
      for column in 0..<width where x + column >= 0 && x + column < self.width {
        result.pixels[row * width + column] = pixels[(y + row) * self.width + x + column]
      }
    }
    return result
  }
}

extension Bitmap {
  /// The color at a point, from 0 to the width and the height, as the mean of a square of pixels around it.
  ///
  /// Between the middles of pixels, colors are mixed; beyond the edge, they are those of the edge.
  func sample(_ x: Double, _ y: Double) -> Pixel {
    let (column, row) = (x - 0.5, y - 0.5)
    let (left, top) = (column.rounded(.down), row.rounded(.down))
    let right = UInt32(max(0, min(256, (column - left) * 256)))
    let below = UInt32(max(0, min(256, (row - top) * 256)))
    func pixel(_ x: Double, _ y: Double) -> UInt32 {
      let (x, y) = (max(0, min(x, Double(width - 1))), max(0, min(y, Double(height - 1))))
      return pixels[Int(y) * width + Int(x)]
    }
    let corners = (pixel(left, top), pixel(left + 1, top), pixel(left, top + 1), pixel(left + 1, top + 1))
    func channel(_ shift: UInt32) -> UInt32 {
      let upper = (corners.0 >> shift & 255) * (256 - right) + (corners.1 >> shift & 255) * right
      let lower = (corners.2 >> shift & 255) * (256 - right) + (corners.3 >> shift & 255) * right
      return (upper * (256 - below) + lower * below + 32768) >> 16
    }
    return Pixel(red: channel(0), green: channel(8), blue: channel(16), alpha: channel(24))
  }
}
