/// A colour as a scene says it.
package enum SceneColor: Hashable, Sendable {
  /// A colour of UIColor by its Swift name, such as `systemBackground`.
  case constant(String)
  /// A colour of an asset catalog; `fallback` is what the document's `colors` says it looks like.
  indirect case asset(String, fallback: SceneColor?)
  /// Grey: `white` and `alpha` from 0 to 1.
  case white(Double, alpha: Double, space: Space)
  /// Red, green, blue and alpha, from 0 to 1 in the space's gamut.
  case rgb(red: Double, green: Double, blue: Double, alpha: Double, space: Space)

  /// The colour spaces a scene can name; `sRGB` and `genericGamma22Gray` are meant where none is.
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
