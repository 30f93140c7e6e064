import DioramaImage
public import Foundation
import SceneGeometry

extension UIImage {
  /// Draws the image into a rectangle of the current graphics context.
  public func draw(in rect: CGRect) { onMainActor { draw(in: rect, tint: nil) } }

  /// Draws the image with its top left at a point of the current graphics context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image; the tint is the color of a symbol.
  @MainActor
  func draw(in rect: CGRect, tint: UIColor?) {
    let image = asInCatalog
    if image !== self { return image.drawParts(in: rect, tint: tint) }
    drawParts(in: rect, tint: tint)
  }

  @MainActor
  private func drawParts(in rect: CGRect, tint: UIColor?) {
    guard content.isMirrored || content.resizingMode != nil, let context = UIGraphicsGetCurrentContext() else {
      return drawWhole(in: rect, tint: tint)
    }
    context.saveGState()
    if content.isMirrored {
      context.translateBy(x: rect.minX + rect.maxX, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    // The size of an image out of a nib may be known only by its file.
    let size = content.drawing == nil ? shownSize : size
    if let mode = content.resizingMode, rect.size != size, content.drawing != nil || shownData != nil {
      for part in ImageParts(size, capInsets, mode).parts(filling: rect) {
        context.saveGState()
        context.clip(to: part.clip)
        drawWhole(in: part.whole, tint: tint)
        context.restoreGState()
      }
    } else {
      drawWhole(in: rect, tint: tint)
    }
    context.restoreGState()
  }

  @MainActor
  private func drawWhole(in rect: CGRect, tint: UIColor?) {
    // Layers are not told apart here: the color of the one in front is that of the whole symbol.
    let own = isSymbolImage ? symbolConfiguration?.colors.first : nil
    let tint = own ?? (content.renderingMode == .alwaysOriginal ? content.tintColor : content.tintColor ?? tint)
    if let drawing = content.drawing {
      UIGraphicsGetCurrentContext()?.replay(drawing, ofSize: size, in: rect)
      return
    }
    let takesTint = isSymbolImage || (isStencil && shownData != nil)
    UIGraphicsGetCurrentContext()?.add(.image(self, rect), color: takesTint ? tint ?? .black : .systemGray)
  }

  /// Whether only the shape of the image is drawn, in a color.
  var isStencil: Bool {
    content.renderingMode == .alwaysTemplate || (content.renderingMode == .automatic && content.tintColor != nil)
  }

  /// The image file, from `UIRuntime.imageData` where the image came without; nil for one of which no file is known.
  @MainActor var shownData: Data? {
    if let data = content.data { return data }
    guard !isSymbolImage, let resourceName else { return nil }
    return UIRuntime.shared.imageData?(resourceName)
  }

  /// Whether the image is known to be larger than the point that a nib writes for every image out of a catalog.
  @MainActor var hasKnownSize: Bool { knownSize != nil }

  /// The size in the archive or from `UIRuntime.imageSize`; nil if neither has one.
  @MainActor private var knownSize: CGSize? {
    if size.width > 1 || size.height > 1 { return size }
    guard !isSymbolImage, let resourceName else { return nil }
    return UIRuntime.shared.imageSize?(resourceName)
  }

  /// The size in which the image is laid out, in points.
  @MainActor var shownSize: CGSize { shownSize(preferring: nil) }

  /// The size in which the image is laid out where it is shown, in points.
  ///
  /// A symbol matches the text that its configuration or the preferred one names. Any other image with a name, but without a size that is
  /// known, is as large as the sign that Interface Builder shows for an image that it does not find.
  @MainActor func shownSize(preferring configuration: SymbolConfiguration?) -> CGSize {
    if let knownSize { return knownSize }
    guard let resourceName else { return size }
    guard isSymbolImage else { return CGSize(width: 24, height: 24) }
    return SymbolSize(symbolConfiguration, configuration).size(of: SymbolStore.drawing(resourceName))
  }

  /// The image with what a view prefers where the image itself has no configuration; itself if it is no symbol.
  @MainActor func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard isSymbolImage, let configuration else { return self }
    let size = SymbolSize(symbolConfiguration, configuration)
    let weight = SymbolWeight(rawValue: Int(size.weight / 100)) ?? .regular
    return withConfiguration(
      SymbolConfiguration(pointSize: size.points, weight: weight, coloredAs: symbolConfiguration ?? configuration)
    )
  }

  /// Whether a symbol is mirrored where the layout runs from right to left.
  @MainActor var isDirectionalSymbol: Bool {
    isSymbolImage && resourceName.flatMap { SymbolStore.drawing($0) }?.isDirectional == true
  }
}

extension UIView.ContentMode {
  /// Where content of a size lies in bounds.
  func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    let placement: ContentPlacement =
      switch self {
      case .scaleToFill, .redraw: .fill
      case .scaleAspectFit: .aspectFit
      case .scaleAspectFill: .aspectFill
      case .center: .unscaled(horizontal: 0.5, vertical: 0.5)
      case .top: .unscaled(horizontal: 0.5, vertical: 0)
      case .bottom: .unscaled(horizontal: 0.5, vertical: 1)
      case .left: .unscaled(horizontal: 0, vertical: 0.5)
      case .right: .unscaled(horizontal: 1, vertical: 0.5)
      case .topLeft: .unscaled(horizontal: 0, vertical: 0)
      case .topRight: .unscaled(horizontal: 1, vertical: 0)
      case .bottomLeft: .unscaled(horizontal: 0, vertical: 1)
      case .bottomRight: .unscaled(horizontal: 1, vertical: 1)
      }
    let (x, y) = placement.spans(
      width: size.width,
      height: size.height,
      inWidth: bounds.width,
      height: bounds.height
    )
    return CGRect(
      x: bounds.minX + x.position,
      y: bounds.minY + y.position,
      width: x.length,
      height: y.length
    )
  }
}

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
    return shownData.flatMap { Bitmap(file: [UInt8]($0)) }
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
