import Backports
import SceneModel

extension Notation {
  /// A color of CSS, of code or in parts: `rgb(255, 0, 0)`, `UIColor.black.withAlphaComponent(0.5)`, `{r: 1, g: 0, b: 0}`.
  static func color(_ parts: [Part], _ catalog: SceneCatalog) -> String? {
    if parts.count == 1, parts[0].name == nil { return color(parts[0].text, catalog) }
    func value(_ names: [String]) -> Double? {
      parts.first { names.contains($0.name?.lowercased() ?? "") }.flatMap { number($0.text) }
    }
    if parts.allSatisfy({ $0.name == nil }) {
      let numbers = parts.compactMap { number($0.text) }
      return numbers.count == parts.count ? components(numbers) : nil
    }
    let alpha = value(["alpha", "a", "opacity"])
    if let name = parts.first(where: { ["color", "name", "named", "base", "value", "system"].contains($0.name ?? "") })
    {
      return colored(name.text, alpha: alpha, catalog)
    }
    if let hex = parts.first(where: { ["hex", "hexcode", "rgbhex"].contains($0.name?.lowercased() ?? "") }) {
      return hexColor(hex.text, alpha: alpha)
    }
    if let white = value(["w", "white", "gray", "grey", "l", "brightness"]), value(["hue", "h"]) == nil {
      return gray(white, alpha: alpha)
    }
    if let hue = value(["hue", "h"]) {
      return hueColor(
        hue,
        value(["saturation", "s"]) ?? 1,
        brightness: value(["brightness", "b", "v", "value"]),
        lightness: value(["lightness", "l"]),
        alpha
      )
    }
    guard let red = value(["r", "red"]), let green = value(["g", "green"]), let blue = value(["b", "blue"]) else {
      return nil
    }
    return components([red, green, blue] + (alpha.map { [$0] } ?? []))
  }

  private static func color(_ text: String, _ catalog: SceneCatalog) -> String? {
    let lowered = text.lowercased().filter { $0 != " " }
    if let asset = lowered.firstRange(of: "color/").map({ _ in text.split(separator: "/").last.map(String.init) ?? "" }
    ), text.first == "@" {
      return "{named: \(asset)}"
    }
    if lowered.hasPrefix("#") || lowered.hasPrefix("0x") || lowered.hasPrefix("$") { return hexColor(text, alpha: nil) }
    if let range = text.firstRange(of: "named:") {
      let name = text[range.upperBound...].filter { $0.isLetter || $0.isNumber || "_-/".contains($0) }
      return name.isEmpty ? nil : "{named: \(name)}"
    }
    for word in ["withalphacomponent(", "opacity(", "withalpha(", ".alpha("] {
      guard let range = lowered.firstRange(of: word) else { continue }
      let base = text.prefix { $0 != "(" }.split(separator: ".").dropLast().last.map(String.init) ?? ""
      let alpha = number(String(lowered[range.upperBound...].prefix { $0 != ")" }))
      return alpha.flatMap { colored(base, alpha: $0, catalog) }
    }
    let isCall = text.contains("(")
    if let found = arguments(ofColor: text) {
      let alpha = found.count > 3 ? found[3] : nil
      if lowered.hasPrefix("hsl"), found.count >= 3 {
        let shares = found[1...2].map { $0 > 1 ? $0 / 100 : $0 }
        return hueColor(found[0], shares[0], brightness: nil, lightness: shares[1], alpha)
      }
      if lowered.contains("hue:"), found.count >= 3 {
        return hueColor(found[0], found[1], brightness: found[2], lightness: nil, alpha)
      }
      if lowered.contains("white:"), let white = found.first {
        return gray(white, alpha: found.count > 1 ? found[1] : nil)
      }
      return components(found)
    }
    // Components that code computes are not known.
    if isCall { return nil }
    let found = numbers(in: text).compactMap(Double.init)
    // `black 50%`, `black/0.5` and `black, 0.5`.
    let name = text.prefix { $0.isLetter || $0 == "." }
    if found.count == 1, !name.isEmpty {
      let alpha = text.contains("%") ? found[0] / 100 : found[0]
      if (0...1).contains(alpha) {
        return colored(name.split(separator: ".").last.map(String.init) ?? "", alpha: alpha, catalog)
      }
    }
    return cssColors[lowered].map { "'#\($0)'" }
  }

  /// The numbers of `rgb(255, 0, 0)`, `rgb(255 0 0 / 50%)`, `UIColor(red: 255/255, …)` and `255, 0, 0`; nil where one of the
  /// arguments is not a number, and for colors of another space.
  private static func arguments(ofColor text: String) -> [Double]? {
    var arguments = arguments(of: text)?.map(\.value) ?? []
    if arguments.first == ".sRGB" { arguments.removeFirst() }
    // CSS separates components by spaces too, and the alpha by a slash.
    if arguments.count == 1 { arguments = arguments[0].split { " /".contains($0) }.map(String.init) }
    let numbers = arguments.compactMap { number($0) }
    return numbers.isEmpty || numbers.count != arguments.count || text.lowercased().contains("p3") ? nil : numbers
  }

  /// A UIColor constant with another alpha value, as components.
  private static func colored(_ name: String, alpha: Double?, _ catalog: SceneCatalog) -> String? {
    let bare = name.split(separator: ".").last.map(String.init) ?? name
    let known = bare.hasSuffix("Color") ? String(bare.dropLast(5)) : bare
    guard let constant = catalog.color(named: bare) ?? catalog.color(named: known) else {
      return name.hasPrefix("#") ? hexColor(name, alpha: alpha) : nil
    }
    guard let alpha else { return constant.name }
    switch constant.components {
    case .white(let white, _, _): return gray(white, alpha: alpha)
    case .rgb(let red, let green, let blue, _, _): return components([red, green, blue, alpha])
    default: return nil
    }
  }

  private static func gray(_ white: Double, alpha: Double?) -> String {
    let level = white > 1 ? white / 255 : white
    return "{white: \(rounded(level))\(alpha.map { ", alpha: \(rounded($0))" } ?? "")}"
  }

  /// Three or four components, from 0 to 1 or from 0 to 255.
  private static func components(_ numbers: [Double]) -> String? {
    guard [3, 4].contains(numbers.count), numbers.allSatisfy({ $0 >= 0 && $0 <= 255 }) else { return nil }
    let scale = numbers.prefix(3).contains { $0 > 1 } ? 255.0 : 1
    if scale > 1, numbers.prefix(3).allSatisfy({ $0 == $0.rounded() }) {
      let alpha = numbers.count == 4 ? [(numbers[3] > 1 ? numbers[3] : numbers[3] * 255).rounded()] : []
      return "'#\((numbers.prefix(3) + alpha).map { hex($0) }.joined())'"
    }
    let names = ["red", "green", "blue", "alpha"]
    let pairs = zip(names, numbers).map { "\($0): \(rounded($0 == "alpha" ? $1 : $1 / scale))" }
    return "{\(pairs.joined(separator: ", "))}"
  }

  private static func hexColor(_ text: String, alpha: Double?) -> String? {
    let lowered = text.lowercased()
    var digits = lowered.drop { $0 == "#" || $0 == "$" }
    if digits.hasPrefix("0x") { digits = digits.dropFirst(2) }
    guard [3, 4, 6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) else { return nil }
    let full = digits.count < 5 ? String(digits.flatMap { [$0, $0] }) : String(digits)
    guard let alpha, full.count == 6 else { return "'#\(full.uppercased())'" }
    return "'#\(full.uppercased())\(hex((alpha * 255).rounded()))'"
  }

  /// Hue in degrees, or from 0 to 1.
  private static func hueColor(
    _ hue: Double,
    _ saturation: Double,
    brightness: Double?,
    lightness: Double?,
    _ alpha: Double?
  ) -> String? {
    guard (0...360).contains(hue), (0...1).contains(saturation) else { return nil }
    let angle = (hue > 1 ? hue / 360 : hue) * 6
    let most: Double
    let least: Double
    if let lightness {
      let chroma = (1 - abs(2 * lightness - 1)) * saturation
      (most, least) = (lightness + chroma / 2, lightness - chroma / 2)
    } else {
      let value = brightness ?? 1
      (most, least) = (value, value * (1 - saturation))
    }
    func channel(_ shift: Double) -> Double {
      let sector = (angle + shift).truncatingRemainder(dividingBy: 6)
      let share = min(max(abs(sector - 3) - 1, 0), 1)
      return ((least + (most - least) * share) * 255).rounded()
    }
    let channels = [channel(0), channel(4), channel(2)]
    guard channels.allSatisfy({ (0...255).contains($0) }) else { return nil }
    return "'#\((channels + (alpha.map { [($0 * 255).rounded()] } ?? [])).map { hex($0) }.joined())'"
  }

  private static func hex(_ number: Double) -> String {
    let byte = Int(min(max(number, 0), 255))
    return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private static func rounded(_ number: Double) -> String { ValueReader.text((number * 10_000).rounded() / 10_000) }

  /// CSS colors that UIColor does not name.
  private static let cssColors: [String: String] = [
    "aqua": "00FFFF", "beige": "F5F5DC", "chocolate": "D2691E", "coral": "FF7F50", "crimson": "DC143C",
    "fuchsia": "FF00FF",
    "gold": "FFD700", "hotpink": "FF69B4", "indigo": "4B0082", "ivory": "FFFFF0", "khaki": "F0E68C",
    "lavender": "E6E6FA",
    "lime": "00FF00", "limegreen": "32CD32", "maroon": "800000", "navy": "000080", "olive": "808000",
    "orchid": "DA70D6",
    "pink": "FFC0CB", "plum": "DDA0DD", "salmon": "FA8072", "silver": "C0C0C0", "skyblue": "87CEEB", "snow": "FFFAFA",
    "steelblue": "4682B4", "tan": "D2B48C", "teal": "008080", "tomato": "FF6347", "turquoise": "40E0D0",
    "violet": "EE82EE",
    "wheat": "F5DEB3", "whitesmoke": "F5F5F5", "darkblue": "00008B", "darkgreen": "006400", "darkred": "8B0000",
    "lightblue": "ADD8E6", "lightgreen": "90EE90", "lightpink": "FFB6C1", "royalblue": "4169E1", "dodgerblue": "1E90FF",
    "forestgreen": "228B22", "firebrick": "B22222", "slategray": "708090", "rebeccapurple": "663399", "mint": "98FF98",
  ]
}
