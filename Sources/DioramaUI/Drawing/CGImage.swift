#if !canImport(CoreGraphics)
  import DioramaImage
  public import Foundation

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

  extension UIImage {
    /// The pixels; nil for an image of which none are known.
    public var cgImage: CGImage? { pixels.map(CGImage.init) }

    /// Creates an image of pixels, of which one is as large as a point.
    public convenience init(cgImage: CGImage) {
      self.init(pixels: cgImage.bitmap, scale: 1)
    }
  }
#endif
