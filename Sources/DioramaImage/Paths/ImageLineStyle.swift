/// How a line is drawn along a path, in the units of the path.
package struct ImageLineStyle: Hashable, Sendable {
  /// The end of an open line.
  package enum Cap: Hashable, Sendable {
    /// Cut off at the last point.
    case butt
    /// A half circle around the last point.
    case round
    /// Half a square beyond the last point.
    case square
  }

  /// A corner.
  package enum Join: Hashable, Sendable {
    /// Pointed, unless it would be longer than the limit.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
  }

  /// The width.
  package var width: Double
  /// The ends of lines and dashes.
  package var cap: Cap
  /// The corners.
  package var join: Join
  /// How many times as long as the width of the line a pointed corner may be.
  package var miterLimit: Double
  /// The lengths of dashes and gaps, by turns; empty for an unbroken line.
  package var dashes: [Double]
  /// How far into the dashes the line begins.
  package var dashPhase: Double

  /// Creates a style.
  package init(
    width: Double,
    cap: Cap = .butt,
    join: Join = .miter,
    miterLimit: Double = 10,
    dashes: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}
