import DioramaImage
public import DioramaUI

/// Renders views as PNG pictures, the same to the byte on every machine.
///
/// Text is drawn with built-in outlines, each letter at the advance that it was laid out with.
@MainActor
public struct PNGRenderer {
  /// The color behind the views; nil for a transparent background.
  public var backdrop: UIColor?

  /// The space between views that are side by side, in points.
  public var gap: CGFloat = 20

  /// The number of pixels per point.
  public var scale: CGFloat

  /// Creates the renderer; by default, a point has two pixels.
  public init(backdrop: UIColor? = nil, scale: CGFloat = 2) {
    (self.backdrop, self.scale) = (backdrop, scale)
  }

  /// Lays out a view and returns its picture as a PNG file; nil for one of more than 64 Mi pixels.
  public func render(_ view: UIView) -> Data? { render([view]) }

  /// Lays out views and returns a picture of them side by side from the left; nil for one of more than 64 Mi pixels.
  public func render(_ views: [UIView]) -> Data? {
    let walker = PictureWalker(backdrop: backdrop)
    let picture = Picture(views.map { Picture.Part(bounds: $0.bounds, steps: walker.steps(of: $0)) }, gap: gap)
    return PictureRaster.bitmap(of: picture, scale: Double(scale)).map { Data($0.bitmap.png) }
  }
}
