import DioramaImage
public import Foundation

// The pixels of images: those that were drawn, and those of PNG files. Files of JPEG and GIF are not decoded, and neither symbols
// nor images of which only a name is known have any.
extension UIImage {
  /// Creates an image of pixels, of which a number are as large as a point.
  convenience init(pixels: Bitmap, scale: CGFloat) {
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

  /// The image as a JPEG file on a white ground; nil for an image of which no pixels are known, such as one made of a JPEG file.
  ///
  /// - Parameter compressionQuality: From 0, for the smallest file, to 1, for the one most like the image.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    pixels.map { Data($0.jpeg(quality: Double(compressionQuality))) }
  }

  /// The pixels; nil for an image of which none are known.
  var pixels: Bitmap? { onMainActor { knownPixels } }

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
