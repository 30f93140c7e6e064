/// The size of an image.
package struct ImageSize: Hashable, Sendable {
  /// The width, in points.
  package var width: Double
  /// The height, in points.
  package var height: Double

  /// Creates a size.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension ImageSize {
  /// The number of bytes of an image file that are read to find its size.
  package static let mostBytes = 1 << 16

  /// Reads the size from the beginning of an image file: the pixels of a PNG, JPEG or GIF, the units of an SVG or PDF.
  ///
  /// Nil for other files, for damaged or rotated images, and if the size is further into the file or not unique.
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

  /// The size in points of an image of this many pixels at a scale.
  package func divided(by scale: Double) -> ImageSize { ImageSize(width: width / scale, height: height / scale) }
}
