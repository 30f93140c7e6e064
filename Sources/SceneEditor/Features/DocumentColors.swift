package import SceneCatalog
package import SceneDiagnostics
import SceneLanguage
import SceneModel

/// A color in a text.
package struct DocumentColor: Sendable {
  package var range: SourceRange
  /// From 0 to 1.
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  init?(_ color: SceneColor, at range: SourceRange) {
    switch color {
    case .white(let white, let alpha, _): (red, green, blue, self.alpha) = (white, white, white, alpha)
    case .rgb(let red, let green, let blue, let alpha, _):
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    case .asset(_, let fallback?):
      guard let known = DocumentColor(fallback, at: range) else { return nil }
      self = known
    case .constant, .asset: return nil
    }
    self.range = range
    let parts = [red, green, blue, alpha].map { min(max($0, 0), 1) }
    (red, green, blue, alpha) = (parts[0], parts[1], parts[2], parts[3])
  }

  /// The spellings of a color: hexadecimal digits, components, and the name of UIColor's that is equal.
  ///
  /// - Parameters:
  ///   - red: The components, from 0 to 1.
  ///   - catalog: The colors of UIColor.
  package static func spellings(red: Double, green: Double, blue: Double, alpha: Double, _ catalog: SceneCatalog)
    -> [String]
  {
    func byte(_ part: Double) -> Int { Int((min(max(part, 0), 1) * 255).rounded()) }
    let bytes = [red, green, blue, alpha].map(byte)
    let digits = bytes.prefix(bytes[3] == 255 ? 3 : 4).map {
      ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true)
    }
    func part(_ number: Double) -> String { SceneNumber.text((number * 1000).rounded() / 1000) }
    var spellings = ["'#\(digits.joined())'"]
    let components = "red: \(part(red)), green: \(part(green)), blue: \(part(blue))"
    spellings.append("{\(components)\(bytes[3] == 255 ? "" : ", alpha: \(part(alpha))")}")
    let named = catalog.colorNames.first { name in
      guard let constant = catalog.color(named: name),
        let color = DocumentColor(constant.components, at: SourceRange(0, 0))
      else { return false }
      return [color.red, color.green, color.blue, color.alpha].map(byte) == bytes
    }
    if let named { spellings.append(named) }
    return spellings
  }
}

extension Analysis {
  /// Every color of the text whose components are known.
  package var colors: [DocumentColor] {
    sketch.entries.indices.compactMap { index in
      let isColor =
        switch shape.positions[index] {
        case .property(let property): property.type == .color && property.keyedBy == nil
        case .value(let property): property.type == .color
        case .type(.color): true
        default: false
        }
      let entry = sketch.entries[index]
      guard isColor, !entry.value.isEmpty, let color = color(index) else { return nil }
      return DocumentColor(color, at: entry.value)
    }
  }

  private func color(_ index: Int) -> SceneColor? {
    if let text = sketch.scalar(index) {
      if text.hasPrefix("#") { return SceneColor(hexadecimal: text) }
      return catalog.color(named: text)?.components
    }
    if let name = sketch.text(of: ValueKeys.Color.named.rawValue, in: index) {
      return names.definition(.color, name, in: -1).flatMap { $0.entry == index ? nil : color($0.entry) }
    }
    func number(_ key: ValueKeys.Color) -> Double? { sketch.text(of: key.rawValue, in: index).flatMap { Double($0) } }
    let alpha = number(.alpha) ?? 1
    if let white = number(.white) { return .white(white, alpha: alpha, space: .genericGamma22Gray) }
    guard let red = number(.red), let green = number(.green), let blue = number(.blue) else { return nil }
    return .rgb(red: red, green: green, blue: blue, alpha: alpha, space: .sRGB)
  }
}
