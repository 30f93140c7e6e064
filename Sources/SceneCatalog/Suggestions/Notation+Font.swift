import SceneModel

extension Notation {
  /// A font in words or in parts: `17pt bold`, `UIFont.systemFont(ofSize: 17, weight: .bold)`, `{family: Avenir, size: 14}`.
  static func font(_ parts: [Part], _ catalog: SceneCatalog) -> String? {
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

  /// The words that say something: those of code and units are left out.
  private static func words(of text: String) -> [String] {
    let noise: Set<String> = [
      "uifont", "font", "ofsize", "size", "weight", "nil", "withsize", "name", "font.system", "px", "pt",
    ]
    return text.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") }
      .flatMap { word -> [Substring] in
        // The points of code part words, those of numbers do not.
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
      case "system", "systemfont", "default", "sansserif", "sans", "regular", "normal", "standard", "sf", "sfpro",
        "sanfrancisco":
        break
      default:
        let weights = catalog.enumeration(named: "UIFont.Weight")?.cases.map(\.name) ?? []
        let aliases = ["extrabold": "heavy", "demibold": "semibold", "extralight": "ultraLight", "hairline": "thin"]
        if let found = aliases[lowered] ?? weights.first(where: { $0.lowercased() == lowered }) {
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

  /// The weight that CSS has a number for.
  private static func weight(_ number: Double) -> String {
    switch number {
    case ..<150: "ultraLight"
    case ..<250: "thin"
    case ..<350: "light"
    case ..<450: "regular"
    case ..<550: "medium"
    case ..<650: "semibold"
    case ..<750: "bold"
    case ..<850: "heavy"
    default: "black"
    }
  }
}
