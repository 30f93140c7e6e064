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
  /// Leaves the space out, whose raw value is a text: few colors of a scene differ in it alone.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .constant(let name), .asset(let name, _): hasher.combine(name)
    case .white(let white, let alpha, _):
      hasher.combine(white)
      hasher.combine(alpha)
    case .rgb(let red, let green, let blue, let alpha, _):
      hasher.combine(red)
      hasher.combine(green)
      hasher.combine(blue)
      hasher.combine(alpha)
    }
  }

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
    let count = text.utf8.count - 1
    guard text.utf8.first == UInt8(ascii: "#"), count == 3 || count == 6 || count == 8 else { return nil }
    var number = 0
    for byte in text.utf8.dropFirst() {
      guard let digit = Self.hexadecimalDigit(byte) else { return nil }
      // A digit of three is both of its component.
      number = count == 3 ? number << 8 | digit * 17 : number << 4 | digit
    }
    if count != 8 { number = number << 8 | 255 }
    func part(_ index: Int) -> Double { Double(number >> (24 - 8 * index) & 255) / 255 }
    self = .rgb(red: part(0), green: part(1), blue: part(2), alpha: part(3), space: .sRGB)
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
