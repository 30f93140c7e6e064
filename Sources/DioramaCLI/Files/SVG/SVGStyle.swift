import DioramaUI
import Foundation

/// What elements of SVG take from those around them.
struct SVGStyle {
  /// How an area or a line is filled.
  enum Paint {
    case none
    case color(PictureColor)
    case gradient(String)
  }

  var fill = Paint.color(SVGColor.black)
  var stroke = Paint.none
  var line = LineStyle(width: 1)
  var rule = CGPathFillRule.winding
  var fillOpacity: CGFloat = 1
  var strokeOpacity: CGFloat = 1
  var color = SVGColor.black
  var isHidden = false

  init() { line.miterLimit = 4 }

  /// Takes in the properties of an element.
  mutating func take(_ properties: [String: String]) {
    func number(_ name: String) -> CGFloat? {
      guard let text = properties[name], let number = SVGNumbers.all(in: text).first else { return nil }
      return CGFloat(text.hasSuffix("%") ? number / 100 : number)
    }
    if let text = properties["color"], let color = SVGColor.color(text) { self.color = color }
    if let text = properties["fill"] { fill = paint(text) ?? fill }
    if let text = properties["stroke"] { stroke = paint(text) ?? stroke }
    if let width = number("stroke-width") { line.width = max(0, width) }
    if let limit = number("stroke-miterlimit") { line.miterLimit = limit }
    if let opacity = number("fill-opacity") { fillOpacity = min(max(opacity, 0), 1) }
    if let opacity = number("stroke-opacity") { strokeOpacity = min(max(opacity, 0), 1) }
    if let text = properties["stroke-linecap"] {
      line.cap = text == "round" ? .round : text == "square" ? .square : .butt
    }
    if let text = properties["stroke-linejoin"] {
      line.join = text == "round" ? .round : text == "bevel" ? .bevel : .miter
    }
    if let text = properties["stroke-dasharray"] {
      let dashes = SVGNumbers.all(in: text).map { CGFloat($0) }
      line.dashes = dashes.count.isMultiple(of: 2) ? dashes : dashes + dashes
    }
    if let offset = number("stroke-dashoffset") { line.dashPhase = offset }
    if let text = properties["fill-rule"] { rule = text == "evenodd" ? .evenOdd : .winding }
    if let text = properties["visibility"] { isHidden = text == "hidden" || text == "collapse" }
  }

  private func paint(_ text: String) -> Paint? {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text == "none" || text == "transparent" { return Paint.none }
    if text == "currentColor" { return .color(color) }
    if text.hasPrefix("url("), let hash = text.firstIndex(of: "#"), let end = text[hash...].firstIndex(of: ")") {
      return .gradient(text[text.index(after: hash)..<end].trimmingCharacters(in: CharacterSet(charactersIn: "'\"")))
    }
    return SVGColor.color(text).map { .color($0) }
  }
}

/// The colors of SVG.
enum SVGColor {
  static let black = PictureColor(red: 0, green: 0, blue: 0)

  /// A color as it is written; nil for another text.
  static func color(_ text: String) -> PictureColor? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if text.hasPrefix("rgb") {
      let parts = text.split { "(),/ ".contains($0) }.dropFirst().compactMap { part in
        SVGNumbers.all(in: String(part)).first.map { part.hasSuffix("%") ? $0 * 2.55 : $0 }
      }
      guard parts.count >= 3 else { return nil }
      let alpha = parts.count > 3 ? parts[3] : 1
      return PictureColor(
        red: CGFloat(parts[0] / 255),
        green: CGFloat(parts[1] / 255),
        blue: CGFloat(parts[2] / 255),
        alpha: CGFloat(min(max(alpha, 0), 1))
      )
    }
    return names[text].flatMap { hexadecimal($0[...]) }
  }

  private static func hexadecimal(_ digits: Substring) -> PictureColor? {
    let digits = digits.count <= 4 ? digits.flatMap { [$0, $0] } : Array(digits)
    guard digits.count == 6 || digits.count == 8, let number = UInt32(String(digits.prefix(6)), radix: 16) else {
      return nil
    }
    let alpha = digits.count == 8 ? UInt32(String(digits.suffix(2)), radix: 16) ?? 255 : 255
    func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 255) / 255 }
    return PictureColor(red: part(16), green: part(8), blue: part(0), alpha: CGFloat(alpha) / 255)
  }

  /// The names of colors that drawings have.
  private static let names = [
    "aqua": "00ffff", "black": "000000", "blue": "0000ff", "brown": "a52a2a", "coral": "ff7f50", "crimson": "dc143c",
    "cyan": "00ffff", "darkblue": "00008b", "darkgray": "a9a9a9", "darkgreen": "006400", "darkgrey": "a9a9a9",
    "darkred": "8b0000", "deepskyblue": "00bfff", "dimgray": "696969", "firebrick": "b22222", "fuchsia": "ff00ff",
    "gold": "ffd700", "gray": "808080", "green": "008000", "grey": "808080", "hotpink": "ff69b4", "indigo": "4b0082",
    "ivory": "fffff0", "khaki": "f0e68c", "lavender": "e6e6fa", "lightblue": "add8e6", "lightgray": "d3d3d3",
    "lightgreen": "90ee90", "lightgrey": "d3d3d3", "lime": "00ff00", "limegreen": "32cd32", "magenta": "ff00ff",
    "maroon": "800000", "midnightblue": "191970", "navy": "000080", "olive": "808000", "orange": "ffa500",
    "orangered": "ff4500", "orchid": "da70d6", "pink": "ffc0cb", "plum": "dda0dd", "purple": "800080", "red": "ff0000",
    "royalblue": "4169e1", "salmon": "fa8072", "silver": "c0c0c0", "skyblue": "87ceeb", "slategray": "708090",
    "steelblue": "4682b4", "tan": "d2b48c", "teal": "008080", "tomato": "ff6347", "turquoise": "40e0d0",
    "violet": "ee82ee", "wheat": "f5deb3", "white": "ffffff", "whitesmoke": "f5f5f5", "yellow": "ffff00",
    "yellowgreen": "9acd32",
  ]
}
