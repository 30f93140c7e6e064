import DioramaImage
public import Foundation

// The pixels of images: those that were drawn, and those of PNG files. Files of JPEG and GIF are not decoded, and neither symbols
// nor images of which only a name is known have any.
extension UIImage {
  /// The pixels; nil for an image of which none are known.
  public var cgImage: CGImage? { pixels.map(CGImage.init) }

  /// Creates an image of pixels, of which one is as large as a point.
  public convenience init(cgImage: CGImage) {
    self.init(pixels: cgImage.bitmap, scale: 1)
  }

  private convenience init(pixels: Bitmap, scale: CGFloat) {
    self.init(
      Content(scale: scale, data: Data(pixels.png)),
      resourceName: nil,
      size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    )
  }

  /// The image as a PNG file: that of which it was made, or what was drawn; nil for an image of which no pixels are known.
  public func pngData() -> Data? {
    if let data = onMainActor({ shownData }), ImageFile.isPNG(data) { return data }
    return pixels.map { Data($0.png) }
  }

  /// The image as a JPEG file on a white ground: that of which it was made, or what was drawn; nil for an image of which no pixels
  /// are known.
  ///
  /// - Parameter compressionQuality: From 0, for the smallest file, to 1, for the one most like the image.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    pixels.map { Data($0.jpeg(quality: Double(compressionQuality))) }
  }

  private var pixels: Bitmap? { onMainActor { knownPixels } }

  @MainActor private var knownPixels: Bitmap? {
    if let drawing = content.drawing {
      let picture = Picture(
        [Picture.Part(bounds: CGRect(origin: .zero, size: size), steps: steps(of: drawing))],
        gap: 0
      )
      return PictureRaster.bitmap(of: picture, scale: Double(scale))?.bitmap
    }
    return shownData.flatMap { Bitmap(png: [UInt8]($0)) }
  }

  /// What was drawn, as steps of a picture; what is cleared is only what was drawn before.
  @MainActor
  private func steps(of drawing: [DrawingCommand]) -> [PictureStep] {
    [.beginGroup(.identity, opacity: 1, nil)] + PictureWalker().steps(of: drawing) + [.end]
  }
}

/// The pixels of an image.
public final class CGImage: Hashable, Sendable {
  let bitmap: Bitmap

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// The width, in pixels.
  public var width: Int { bitmap.width }

  /// The height, in pixels.
  public var height: Int { bitmap.height }

  /// The bits of one of the numbers of a pixel.
  public var bitsPerComponent: Int { 8 }

  /// The bits of a pixel: red, green, blue and opacity.
  public var bitsPerPixel: Int { 32 }

  /// The bytes of a row of pixels.
  public var bytesPerRow: Int { width * 4 }

  /// Returns the pixels of a part, cut at the edges; nil for a part outside of the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(
      bitmap.cropped(x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height))
    )
  }

  /// Whether two images have the same pixels.
  public static func == (a: CGImage, b: CGImage) -> Bool { a.bitmap == b.bitmap }

  /// Takes the pixels into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(bitmap) }
}

extension UIGraphicsImageRenderer {
  /// Returns what a closure draws as a PNG file; the context is the current one meanwhile.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns what a closure draws as a JPEG file on a white ground; the context is the current one meanwhile.
  ///
  /// - Parameters:
  ///   - compressionQuality: From 0, for the smallest file, to 1, for the one most like the image.
  ///   - actions: The closure.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
