import Foundation

extension UIColor {
  /// The numbers of a color, from 0 to 1, in one of the two forms that archives keep.
  enum Components: Hashable, Sendable, CustomStringConvertible {
    case gray(white: CGFloat, alpha: CGFloat)
    case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    /// All four numbers, whatever the form.
    var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      switch self {
      case .gray(let white, let alpha): (white, white, white, alpha)
      case .rgb(let red, let green, let blue, let alpha): (red, green, blue, alpha)
      }
    }

    func withAlpha(_ alpha: CGFloat) -> Components {
      switch self {
      case .gray(let white, _): .gray(white: white, alpha: alpha)
      case .rgb(let red, let green, let blue, _): .rgb(red: red, green: green, blue: blue, alpha: alpha)
      }
    }

    var description: String {
      switch self {
      case .gray(let white, let alpha): "white \(white) alpha \(alpha)"
      case .rgb(let red, let green, let blue, let alpha): "red \(red) green \(green) blue \(blue) alpha \(alpha)"
      }
    }

    /// Turns a hue, which wraps around at 1, into red, green and blue.
    static func rgb(
      hue: CGFloat,
      saturation: CGFloat,
      brightness: CGFloat
    ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
      guard hue.isFinite else { return (brightness, brightness, brightness) }
      let turn = (hue - hue.rounded(.down)) * 6
      let fraction = turn - turn.rounded(.down)
      let low = brightness * (1 - saturation)
      let falling = brightness * (1 - saturation * fraction)
      let rising = brightness * (1 - saturation * (1 - fraction))
      return switch turn.rounded(.down) {
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      case 5: (brightness, low, falling)
      default: (brightness, rising, low)
      }
    }
  }
}
