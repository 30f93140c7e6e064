import SceneCatalog
import SceneCompiler
import SceneModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A color as it is seen in the light appearance: components in sRGB, from 0 to 1.
struct SeenColor: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  static let white = SeenColor(red: 1, green: 1, blue: 1, alpha: 1)

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// What a color looks like; nil for one that an asset catalog knows alone.
  init?(_ color: SceneColor, catalog: SceneCatalog) {
    switch color {
    case .constant(let name):
      guard let constant = catalog.color(named: name) else { return nil }
      self.init(literal: constant.components)
    case .asset(_, let fallback):
      guard let fallback else { return nil }
      self.init(fallback, catalog: catalog)
    case .white, .rgb: self.init(literal: color)
    }
  }

  private init?(literal: SceneColor) {
    let components: [Double]
    switch literal {
    case .white(let white, let alpha, _): components = [white, white, white, alpha]
    case .rgb(let red, let green, let blue, let alpha, let space):
      components = ColorConversion.standard(red, green, blue, from: space) + [alpha]
    case .constant, .asset: return nil
    }
    let held = components.map { $0.isFinite ? min(1, max(0, $0)) : 0 }
    self.init(red: held[0], green: held[1], blue: held[2], alpha: held[3])
  }

  /// The color laid over an opaque one.
  func over(_ other: SeenColor) -> SeenColor {
    func mixed(_ mine: Double, _ behind: Double) -> Double { mine * alpha + behind * (1 - alpha) }
    return SeenColor(
      red: mixed(red, other.red),
      green: mixed(green, other.green),
      blue: mixed(blue, other.blue),
      alpha: 1
    )
  }

  /// How strongly an opaque color stands out from another, from 1 to 21, as WCAG 2 defines it.
  func contrast(to other: SeenColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Whether two colors look the same: components that differ in the fourth digit at most.
  func isSame(as other: SeenColor) -> Bool {
    let parts = [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
    return parts.allSatisfy { abs($0 - $1) < 0.000_5 }
  }
}
