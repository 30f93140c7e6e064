public import Foundation

/// A drawing command with all of its attributes.
public struct DrawingCommand: Sendable {
  /// What was drawn.
  public enum Kind: Sendable {
    /// A filled path.
    case fill(CGPath, CGPathFillRule = .winding)
    /// A line along a path.
    case stroke(CGPath, LineStyle)
    /// A line of text from a point at its top left.
    case text(String, UIFont, at: CGPoint)
    /// An image in a rectangle.
    case image(UIImage, CGRect)
    /// A rectangle that was made transparent.
    case clear(CGRect)
    /// Layers as they were seen.
    case layers(LayerPicture)
  }

  /// What layers looked like at a time.
  public struct LayerPicture: Sendable {
    /// The steps of the picture.
    package var steps: [PictureStep]
  }

  /// A clipping path with the transform from its coordinates to those of the context.
  public struct Clip: Hashable, Sendable {
    /// The path.
    public var path: CGPath
    /// The transform to the coordinates of the context.
    public var transform: CGAffineTransform
    /// What is inside of the path.
    public var rule = CGPathFillRule.winding
  }

  /// What was drawn.
  public var kind: Kind
  /// The color.
  public var color: UIColor
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat
  /// The transform from the coordinates of the drawing to those of the context.
  public var transform: CGAffineTransform
  /// The clipping paths.
  public var clips: [Clip]
  /// Whether a text belongs to a paragraph that is read from right to left.
  public var isRightToLeft = false
}
