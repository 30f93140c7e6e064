public import Foundation

/// How a line is drawn along a path.
public struct LineStyle: Hashable, Sendable {
  /// The width, in points.
  public var width: CGFloat
  /// The ends of open lines and of dashes.
  public var cap = CGLineCap.butt
  /// The corners.
  public var join = CGLineJoin.miter
  /// How many times as long as the line's width a pointed corner may be; a longer one is cut off.
  public var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps by turns, in points; empty for an unbroken line.
  public var dashes: [CGFloat] = []
  /// How far into the dashes the line begins, in points.
  public var dashPhase: CGFloat = 0

  /// Creates the style of an unbroken line with pointed corners and flat ends.
  public init(width: CGFloat) {
    self.width = width
  }
}

#if !canImport(CoreGraphics)
  /// The end of an open line.
  public enum CGLineCap: Int32, Sendable {
    /// Cut off at the last point.
    case butt
    /// A half circle around the last point.
    case round
    /// Half a square beyond the last point.
    case square
  }

  /// A corner of a line.
  public enum CGLineJoin: Int32, Sendable {
    /// Pointed.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
  }

  /// What is inside of a path.
  public enum CGPathFillRule: Int, Sendable {
    /// What the path goes around.
    case winding
    /// What an odd number of the path's lines lies around.
    case evenOdd
  }
#endif
