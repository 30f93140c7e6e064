/// A color as a scene specifies it.
package enum SceneColor: Hashable, Sendable {
  /// A color of UIColor by its Swift name, such as `systemBackground`.
  case constant(String)
  /// A color of an asset catalog; `fallback` is its value in the document's `colors`.
  indirect case asset(String, fallback: SceneColor?)
  /// Gray: `white` and `alpha` from 0 to 1.
  case white(Double, alpha: Double, space: Space)
  /// Red, green, blue and alpha, from 0 to 1 in the space's gamut.
  case rgb(red: Double, green: Double, blue: Double, alpha: Double, space: Space)

  /// What a component other than alpha may be: colors of wide gamuts lie a little outside 0 to 1 in a narrower space.
  package static let componentLimits = -1.0...2.0

  /// The color spaces that a scene can name; `sRGB` and `genericGamma22Gray` are the defaults.
  package enum Space: String, Hashable, Sendable, CaseIterable {
    case sRGB
    case displayP3
    case calibratedRGB
    case adobeRGB1998
    case genericGamma22Gray
    case calibratedWhite

    /// Whether the space has one component beside alpha.
    package var isGray: Bool { self == .genericGamma22Gray || self == .calibratedWhite }
  }
}

extension SceneColor {
  /// UIColor's grays that UIKit calls by name wherever it meets their components: name, white and alpha.
  private static let namedGrays: [(name: String, white: Double, alpha: Double)] = [
    ("clear", 0, 0), ("black", 0, 1), ("white", 1, 1),
  ]

  /// The UIColor constant that is encoded like a gray's components; nil if there is none.
  package var grayName: String? {
    guard case .white(let white, let alpha, _) = self else { return nil }
    return Self.namedGrays.first { $0.white == white && $0.alpha == alpha }?.name
  }

  /// The components of a constant that is encoded like them; otherwise the color itself.
  package var spelledOut: SceneColor {
    guard case .constant(let name) = self, let gray = Self.namedGrays.first(where: { $0.name == name }) else {
      return self
    }
    return .white(gray.white, alpha: gray.alpha, space: .genericGamma22Gray)
  }
}

extension SceneColor {
  /// Makes the color of `#RGB`, `#RRGGBB` or `#RRGGBBAA`; nil where the text has another form.
  package init?(hexadecimal text: String) {
    let digits = text.utf8.dropFirst().compactMap(Self.hexadecimalDigit)
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == text.utf8.count - 1,
      digits.count == 3 || digits.count == 6 || digits.count == 8
    else { return nil }
    func part(_ index: Int) -> Double {
      let byte = digits.count == 3 ? digits[index] * 17 : digits[2 * index] * 16 + digits[2 * index + 1]
      return Double(byte) / 255
    }
    self = .rgb(red: part(0), green: part(1), blue: part(2), alpha: digits.count == 8 ? part(3) : 1, space: .sRGB)
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
