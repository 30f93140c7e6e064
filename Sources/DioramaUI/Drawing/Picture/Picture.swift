package import Foundation

/// Pictures of views on one sheet.
package struct Picture {
  /// A picture of a view, and where it stands.
  package struct Part {
    /// The top left on the sheet, in points.
    package var origin: CGPoint
    /// The visible part of the view's coordinates.
    package var bounds: CGRect
    /// The steps, in the view's coordinates.
    package var steps: [PictureStep]

    /// Creates a part.
    package init(origin: CGPoint = .zero, bounds: CGRect, steps: [PictureStep]) {
      (self.origin, self.bounds, self.steps) = (origin, bounds, steps)
    }
  }

  /// The size of the sheet, in points.
  package var size: CGSize
  /// The pictures.
  package var parts: [Part]

  /// Puts parts side by side from the left, with space between them in points.
  package init(_ parts: [Part], gap: CGFloat) {
    var parts = parts
    var x: CGFloat = 0
    for index in parts.indices {
      parts[index].origin = CGPoint(x: x, y: 0)
      x += parts[index].bounds.width + gap
    }
    self.parts = parts
    size = CGSize(width: max(0, x - gap), height: parts.map(\.bounds.height).max() ?? 0)
  }
}
