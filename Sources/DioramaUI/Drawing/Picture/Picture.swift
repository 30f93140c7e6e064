package import DioramaImage
package import Foundation
package import TextMetrics

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

/// A step of a picture of views, in drawing order; colors have the components that the view's traits gave them.
package indirect enum PictureStep: Sendable {
  /// Begins a group of what belongs to an object, by the object's name in the picture.
  case beginObject(String)
  /// Begins a group with a transform to the coordinates around it, an opacity and a shadow.
  case beginGroup(CGAffineTransform, opacity: CGFloat, PictureShadow?)
  /// Begins a group that shows nothing outside of a path, with the path's transform to the coordinates of the group.
  case beginClip(CGPath, CGAffineTransform, CGPathFillRule = .winding)
  /// Begins a group that shows as much of itself as other steps are opaque, which are in the coordinates of the group.
  case beginMask([PictureStep])
  /// Begins a group that shows nothing of itself where other steps, which are black, are opaque. All of it is in a rectangle.
  case beginCut([PictureStep], CGRect)
  /// Ends the innermost group.
  case end
  /// Fills a path.
  case fill(CGPath, PictureColor, CGPathFillRule = .winding)
  /// Draws a line along a path.
  case stroke(CGPath, PictureColor, LineStyle)
  /// Draws the shadow of a path without the path.
  case shadow(CGPath, PictureShadow)
  /// Draws a line of text.
  case text(PictureText)
  /// Draws the file of an image into a rectangle; instead of a file that the writer cannot read, other steps.
  case image(PictureImage, otherwise: [PictureStep])
  /// Shows what was drawn before inside of a path, blurred, and veiled by a color.
  case backdrop(CGPath, PictureBackdrop)
  /// Makes a rectangle transparent.
  case clear(CGRect)
}

/// A color of a picture: components of sRGB and an opacity, from 0 to 1.
package struct PictureColor: Hashable, Sendable {
  /// The components.
  package var red, green, blue, alpha: CGFloat

  /// Creates a color.
  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// What a color is for the present traits.
  package init(_ color: UIColor) {
    let rgba = color.components.rgba
    self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
  }

  /// The color with another opacity.
  package func withAlpha(_ alpha: CGFloat) -> PictureColor {
    var color = self
    color.alpha = alpha
    return color
  }
}

/// The shadow of a group.
package struct PictureShadow: Hashable, Sendable {
  /// The color with the shadow's opacity.
  package var color: PictureColor
  /// Where the shadow falls, in points.
  package var offset: CGSize
  /// The standard deviation of the blur, in points.
  package var radius: CGFloat
}

/// What a blur does with what is behind it.
package struct PictureBackdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  package var radius: CGFloat
  /// How much stronger the colors become.
  package var saturation: CGFloat
  /// The color of the veil.
  package var color: PictureColor
}

/// A line of text of a picture.
package struct PictureText: Hashable, Sendable {
  /// The text.
  package var string: String
  /// The left end of the baseline, whatever the direction of the text is.
  package var origin: CGPoint
  /// The size of the font, in points.
  package var size: CGFloat
  /// The name of the font; nil for the system's.
  package var fontName: String?
  /// What the letters look like.
  package var style: LetterStyle
  /// The font whose advances the letters have; nil for those of the face that the picture has them of.
  package var measured: TextFont?
  /// The width for which it was laid out, in points; 0 for text without a width.
  package var width: CGFloat
  /// The color.
  package var color: PictureColor
  /// Whether the text belongs to a paragraph that is read from right to left.
  package var isRightToLeft: Bool
}

/// The file of an image in a picture.
package struct PictureImage: Hashable, Sendable {
  /// The file.
  package var data: Data
  /// Where it is drawn.
  package var rect: CGRect
  /// The color of a stencil; nil for an image that is drawn in its own colors.
  package var tint: PictureColor?
}

extension PictureText {
  /// A line of text whose top left is at a point.
  @MainActor
  package init(_ string: String, _ font: UIFont, at point: CGPoint, _ color: PictureColor, isRightToLeft: Bool = false)
  {
    let measuring = UIRuntime.shared.textMeasuring
    self.init(
      string: string,
      origin: CGPoint(x: point.x, y: point.y + measuring.metrics(of: font).ascender),
      size: font.pointSize,
      fontName: font.isOfSystem ? nil : font.fontName,
      style: font.letterStyle,
      measured: font.measured,
      width: measuring.width(of: string, in: font),
      color: color,
      isRightToLeft: isRightToLeft
    )
  }
}
