/// Where marks are, whose outlines have their middle at x 0.
enum MarkPosition {
  /// The middle of a mark as a share of the width of its letter, from the left.
  static func share(of mark: Unicode.Scalar, on letter: Unicode.Scalar) -> Double {
    let isVav = letter.value == 0x5D5
    return switch mark.value {
    // Holam is above the left edge, and above a vav.
    case 0x5B9: isVav ? 0.5 : 0.1
    // Dagesh is inside, and left of the stem of a vav.
    case 0x5BC: isVav ? 0.1 : 0.5
    // The dots that distinguish shin and sin are above the right and the left arm.
    case 0x5C1: 0.86
    case 0x5C2: 0.12
    default: 0.5
    }
  }

  /// How much higher a mark is than its outline, as a share of the size: that of an accent is for small letters.
  static func rise(of mark: Unicode.Scalar, on letter: Unicode.Scalar) -> Double {
    guard 0x300...0x36F ~= mark.value, mark.properties.canonicalCombiningClass == .above else { return 0 }
    return letter.properties.isUppercase ? 0.18 : 0
  }
}
