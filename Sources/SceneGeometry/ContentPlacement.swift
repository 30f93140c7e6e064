/// How content of one size is placed in bounds of another, after UIKit's content modes.
package enum ContentPlacement: Hashable, Sendable {
  /// Stretched to the bounds.
  case fill
  /// Scaled to fit inside the bounds, centered.
  case aspectFit
  /// Scaled to cover the bounds, centered.
  case aspectFill
  /// Unscaled, at a location from 0 to 1 on each axis; 0.5 is the center.
  case unscaled(horizontal: Double, vertical: Double)

  /// Returns the spans of the content along both axes, in points from the origin of the bounds.
  ///
  /// Content without an extent cannot be scaled and is placed at the center.
  package func spans(
    width: Double,
    height: Double,
    inWidth boundsWidth: Double,
    height boundsHeight: Double
  ) -> (horizontal: Span, vertical: Span) {
    switch self {
    case .fill:
      return (Span(position: 0, length: boundsWidth), Span(position: 0, length: boundsHeight))
    case .aspectFit, .aspectFill:
      guard width > 0, height > 0 else {
        return (
          Span(position: boundsWidth / 2, length: 0), Span(position: boundsHeight / 2, length: 0)
        )
      }
      let scales = (boundsWidth / width, boundsHeight / height)
      let scale = self == .aspectFit ? min(scales.0, scales.1) : max(scales.0, scales.1)
      return ContentPlacement.unscaled(horizontal: 0.5, vertical: 0.5)
        .spans(width: width * scale, height: height * scale, inWidth: boundsWidth, height: boundsHeight)
    case .unscaled(let horizontal, let vertical):
      return (
        Span(position: (boundsWidth - width) * horizontal, length: width),
        Span(position: (boundsHeight - height) * vertical, length: height)
      )
    }
  }
}
