import Foundation

/// Renders views as SVG pictures.
///
/// A picture has backgrounds, borders, shadows, clipping, opacity, transforms and everything that views draw. PNG files of
/// images are part of it; other images are shown as frames with their names. Animations are ignored: the picture shows the
/// final values.
@MainActor
public struct SVGRenderer {
  /// The color behind the views; nil for a transparent background.
  public var backdrop: UIColor?

  /// The space between views that are side by side, in points.
  public var gap: CGFloat = 20

  /// Creates the renderer.
  public init(backdrop: UIColor? = nil) {
    self.backdrop = backdrop
  }

  /// Lays out a view and returns its picture, with the size of its bounds.
  public func render(_ view: UIView) -> String { render([view]) }

  /// Lays out views and returns a picture of them side by side from the left, each with the size of its bounds.
  ///
  /// Without views, the picture is empty.
  public func render(_ views: [UIView]) -> String {
    let walker = PictureWalker(backdrop: backdrop)
    return SVGPage.text(
      of: Picture(views.map { Picture.Part(bounds: $0.bounds, steps: walker.steps(of: $0)) }, gap: gap)
    )
  }
}
