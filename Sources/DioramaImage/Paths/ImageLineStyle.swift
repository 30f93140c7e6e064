/// How a line is drawn along a path, in the units of the path.
package struct ImageLineStyle: Hashable, Sendable {
  /// The shape of the ends of open lines and dashes.
  package enum Cap: Hashable, Sendable {
    /// Cut off at the last point.
    case butt
    /// A half circle around the last point.
    case round
    /// Half a square beyond the last point.
    case square
  }

  /// The shape of the corners of a line.
  package enum Join: Hashable, Sendable {
    /// Pointed, or cut off if the point would be longer than the miter limit.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
  }

  /// The width.
  package var width: Double
  /// The shape of the ends of open lines and dashes.
  package var cap: Cap
  /// The shape of the corners.
  package var join: Join
  /// The maximum length of a pointed corner, as a multiple of the width.
  package var miterLimit: Double
  /// The lengths of dashes and gaps, by turns; empty for an unbroken line.
  package var dashes: [Double]
  /// The offset into the dashes at which the line begins.
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
