public import Foundation

/// A drawing command with all of its attributes.
public struct DrawingCommand: Sendable {
  /// What was drawn.
  public enum Kind: Sendable {
    /// A filled path.
    case fill(CGPath)
    /// A stroked path, with the line width in points.
    case stroke(CGPath, lineWidth: CGFloat)
    /// A line of text from a point at its top left.
    case text(String, UIFont, at: CGPoint)
    /// An image in a rectangle.
    case image(UIImage, CGRect)
    /// A rectangle that was made transparent.
    case clear(CGRect)
  }

  /// A clipping path with the transform from its coordinates to those of the context.
  public struct Clip: Hashable, Sendable {
    /// The path.
    public var path: CGPath
    /// The transform to the coordinates of the context.
    public var transform: CGAffineTransform
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
