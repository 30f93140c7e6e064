import Backports
import SceneModel
import SceneSyntax

extension Notation {
  /// A font in words or in parts: `17pt bold`, `UIFont.systemFont(ofSize: 17, weight: .bold)`, `{family: Avenir, size: 14}`.
  static func font(_ parts: [Part], _ catalog: SceneCatalog) -> String? {
    if parts.count == 1, parts[0].name == nil, parts[0].text.contains(where: { "([".contains($0) }) {
      return font(ofCall: parts[0].text, catalog)
    }
    var size: String?
    var names: [String] = []
    var flags: Set<String> = []
    var isFamily = false
    for part in parts {
      let key = part.name?.lowercased() ?? ""
      if part.text == "true" {
        flags.insert(key)
        continue
      }
      if part.text == "false" { continue }
      if ["family", "name", "fontname", "fontfamily", "font", "typeface"].contains(key) { isFamily = true }
      if let number = number(part.text), number > 0, !part.text.hasSuffix("%") {
        if key == "weight" || key == "fontweight" {
          names.append(weight(number))
        } else {
          size = ValueReader.text(number)
        }
        if key.contains("bold") { flags.insert("bold") }
        if key.contains("italic") { flags.insert("italic") }
        continue
      }
      for word in words(of: part.text) {
        if let number = decimal(word), number > 0 {
          let isWeight = number >= 100 && number <= 900 && number.truncatingRemainder(dividingBy: 100) == 0
          if isWeight { names.append(weight(number)) } else { size = ValueReader.text(number) }
        } else {
          names.append(word)
        }
      }
    }
    return written(size: size, names: names, flags: flags, isFamily: isFamily, catalog)
  }

  /// The font that a call of UIFont or SwiftUI makes; nil where scenes have no such font, or an argument is not a constant.
  private static func font(ofCall text: String, _ catalog: SceneCatalog) -> String? {
    guard let open = text.firstIndex(of: "("), let arguments = arguments(of: text) else { return nil }
    let name = text[..<open].split(separator: ".").last.map(String.init) ?? ""
    func argument(_ labels: String...) -> String? { arguments.first { labels.contains($0.label) }?.value }
    func constant(_ value: String?) -> String? { value?.split(separator: ".").last.map(String.init) }
    if let style = constant(argument("forTextStyle")) {
      return catalog.enumeration(named: "UIFont.TextStyle")?.named(style)?.name
    }
    let size = argument("ofSize", "size").map { number($0) } ?? 17
    guard let size = size.map({ ValueReader.text($0) }) else { return nil }
    if let family = argument("name") ?? (name == "custom" ? argument("") : nil) {
      guard family.count > 2, family.first == "\"", family.last == "\"" else { return nil }
      return "{name: \(ScalarSpelling.text(String(family.dropFirst().dropLast()), inFlow: true)), size: \(size)}"
    }
    switch name {
    case "boldSystemFont": return "{boldSystemFont: \(size)}"
    case "italicSystemFont": return "{italicSystemFont: \(size)}"
    case "system" where !(argument("") ?? "").isEmpty:
      return constant(argument("")).flatMap { catalog.enumeration(named: "UIFont.TextStyle")?.named($0)?.name }
    case "systemFont", "system":
      guard let weight = argument("weight") else { return "{systemFont: \(size)}" }
      let known = constant(weight).flatMap { catalog.enumeration(named: "UIFont.Weight")?.named($0)?.name }
      return known.map { "{systemFont: \(size), weight: \($0)}" }
    default: return nil
    }
  }

  /// The meaningful words, without labels and units.
  private static func words(of text: String) -> [String] {
    let noise: Set<String> = [
      "uifont", "font", "ofsize", "size", "weight", "nil", "withsize", "name", "px", "pt",
    ]
    return text.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") }
      .flatMap { word -> [Substring] in
        // Dots separate the words of code, but not the digits of a number.
        decimal(String(word)) == nil ? word.split(separator: ".") : [word]
      }
      .map(String.init).filter { !noise.contains($0.lowercased()) }
  }

  private static func written(
    size: String?,
    names: [String],
    flags: Set<String>,
    isFamily: Bool,
    _ catalog: SceneCatalog
  ) -> String? {
    let size = size ?? "17"
    var bare: [String] = []
    var weight: String?
    var isItalic = flags.contains("italic")
    var isBold = flags.contains("bold")
    for name in names {
      let lowered = name.lowercased().filter { $0 != "-" }
      switch lowered {
      case "bold", "boldsystemfont", "strong": isBold = true
      case "italic", "italicsystemfont", "oblique": isItalic = true
      case "system", "systemfont", "default", "sansserif", "regular", "normal", "standard", "sf", "sfpro",
        "sanfrancisco":
        break
      // Part of a family's name behind another word: `Open Sans`.
      case "sans" where bare.isEmpty: break
      default:
        let weights = catalog.enumeration(named: "UIFont.Weight")?.cases.map(\.name) ?? []
        let alias = ForeignNames.cases(lowered).first { weights.contains($0) && $0 != "regular" }
        if let found = weights.first(where: { $0.lowercased() == lowered }) ?? alias {
          weight = found
        } else if let style = catalog.enumeration(named: "UIFont.TextStyle")?.named(name), bare.isEmpty {
          return style.name
        } else {
          bare.append(name)
        }
      }
    }
    if !bare.isEmpty || isFamily {
      let family = bare.isEmpty ? "Helvetica" : bare.joined(separator: isFamily || bare.count == 1 ? "" : "-")
      return
        "{name: \(family)\(isBold ? "-Bold" : weight.map { "-" + $0.prefix(1).uppercased() + $0.dropFirst() } ?? ""), size: \(size)}"
    }
    if let weight { return "{systemFont: \(size), weight: \(weight)}" }
    if isBold { return "{boldSystemFont: \(size)}" }
    return isItalic ? "{italicSystemFont: \(size)}" : "{systemFont: \(size)}"
  }

  /// The font weight for a CSS weight number, which is a multiple of 100 from 100 to 900.
  private static func weight(_ number: Double) -> String {
    let hundreds = min(max((number / 100).rounded(), 1), 9)
    return ForeignNames.cases("\(Int(hundreds))00").first ?? "regular"
  }
}
