/// The horizontal positions of Hebrew points on their letters; the outlines of points have their middle at x 0.
enum HebrewPoint {
  /// The middle of a point as a share of the width of its letter, from the left; nil for what is no point.
  static func position(of scalar: Unicode.Scalar, on letter: Unicode.Scalar) -> Double? {
    let isVav = letter.value == 0x5D5
    switch scalar.value {
    // Holam is above the left edge, and above a vav.
    case 0x5B9: return isVav ? 0.5 : 0.1
    // Dagesh is inside, and left of the stem of a vav.
    case 0x5BC: return isVav ? 0.1 : 0.5
    // The dots that distinguish shin and sin are above the right and the left arm.
    case 0x5C1: return 0.86
    case 0x5C2: return 0.12
    case 0x5B0...0x5BB, 0x5BD, 0x5BF, 0x5C4...0x5C5, 0x5C7: return 0.5
    default: return nil
    }
  }
}
