/// How large an image is.
package struct ImageSize: Hashable, Sendable {
  /// The width, in points.
  package var width: Double
  /// The height, in points.
  package var height: Double

  /// Makes a size.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension ImageSize {
  /// How many bytes of an image file are enough to say its size.
  package static let mostBytes = 1 << 16

  /// Reads what the beginning of an image file says of its size: the pixels of a PNG, JPEG or GIF, the units of an SVG or PDF.
  ///
  /// Nil for other files, for those that are damaged or turned, and where the size stands further behind or says two things.
  ///
  /// - Parameter bytes: The file, or its first `mostBytes` bytes.
  package init?(ofFile bytes: [UInt8]) {
    let form: (ArraySlice<UInt8>) -> ImageSize? =
      switch bytes.first {
      case 0x89: PixelHeader.png
      case 0xFF: PixelHeader.jpeg
      case 0x47: PixelHeader.gif
      case 0x25: { VectorHeader.pdf($0, isWhole: $0.count < Self.mostBytes) }
      default: VectorHeader.svg
      }
    guard let size = form(bytes.prefix(Self.mostBytes)), size.width > 0, size.height > 0, size.width.isFinite,
      size.height.isFinite
    else { return nil }
    self = size
  }

  /// The size at another scale: that of a file with twice as many pixels is half as large.
  package func divided(by scale: Double) -> ImageSize { ImageSize(width: width / scale, height: height / scale) }
}
