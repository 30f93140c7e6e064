public import Foundation

/// One thing that was drawn, with everything that decides how it looks.
public struct DrawingCommand: Sendable {
  /// What was drawn.
  public enum Kind: Sendable {
    /// The inside of a path.
    case fill(CGPath)
    /// The line along a path, with its width in points.
    case stroke(CGPath, lineWidth: CGFloat)
    /// A line of text from a point at its top left.
    case text(String, UIFont, at: CGPoint)
    /// An image in a rectangle.
    case image(UIImage, CGRect)
    /// A rectangle that was made transparent.
    case clear(CGRect)
  }

  /// A path outside which nothing is drawn, with what leads from its coordinates to the context's.
  public struct Clip: Hashable, Sendable {
    /// The path.
    public var path: CGPath
    /// What leads to the context's coordinates.
    public var transform: CGAffineTransform
  }

  /// What was drawn.
  public var kind: Kind
  /// The colour.
  public var color: UIColor
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat
  /// What leads from the coordinates of the drawing to those of the context.
  public var transform: CGAffineTransform
  /// The paths outside which nothing is drawn.
  public var clips: [Clip]
}
