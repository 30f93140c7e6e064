import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Values of a document, as a scene writes them.
enum XibValues {
  static func color(_ element: XMLElement) -> FlowValue {
    if let system = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return .text(system.hasSuffix("Color") ? String(system.dropLast(5)) : system)
    }
    if let name = element["name"] { return .map([("named", .text(name))]) }
    let alpha = FlowValue.plain(element["alpha"] ?? "1")
    if let white = element["white"] {
      let space = element["colorSpace"] == "calibratedWhite" ? "calibratedWhite" : "genericGamma22Gray"
      return .map([("white", .plain(white)), ("alpha", alpha), ("space", .text(space))])
    }
    let space = element["colorSpace"] == "calibratedRGB" ? "calibratedRGB" : element["customColorSpace"] ?? "sRGB"
    let parts = ["red", "green", "blue"].map { ($0, FlowValue.plain(element[$0] ?? "0")) }
    return .map(parts + [("alpha", alpha), ("space", .text(space))])
  }

  static func font(_ element: XMLElement) -> FlowValue {
    let size = FlowValue.plain(element["pointSize"] ?? "17")
    if let style = element["style"] {
      let name = style.replacingOccurrences(of: "UICTFontTextStyle", with: "")
      let renamed = ["Subhead": "subheadline", "Title0": "largeTitle"]
      return .text(renamed[name] ?? name.prefix(1).lowercased() + name.dropFirst())
    }
    if let name = element["name"] { return .map([("name", .text(name)), ("size", size)]) }
    switch element["type"] {
    case "boldSystem": return .map([("boldSystemFont", size)])
    case "italicSystem": return .map([("italicSystemFont", size)])
    default:
      guard let weight = element["weight"] else { return .map([("systemFont", size)]) }
      return .map([("systemFont", size), ("weight", .text(weight))])
    }
  }

  static func accessibility(_ element: XMLElement) -> [(String, FlowValue)] {
    var entries: [(String, FlowValue)] = []
    if let label = element["label"] { entries.append(("accessibilityLabel", .text(label))) }
    if let hint = element["hint"] { entries.append(("accessibilityHint", .text(hint))) }
    if let identifier = element["identifier"] { entries.append(("accessibilityIdentifier", .text(identifier))) }
    for child in element.elements {
      if child.name == "accessibilityTraits" {
        let traits = (child.attributes ?? []).filter { $0.stringValue == "YES" }.compactMap(\.name)
        entries.append(("accessibilityTraits", .list(traits.map { .text($0) })))
      } else if child.name == "bool", child["key"] == "isElement" {
        entries.append(("isAccessibilityElement", .plain(child["value"] == "YES" ? "true" : "false")))
      }
    }
    return entries
  }

  static func runtime(_ element: XMLElement) -> FlowValue {
    let value = element.elements.first
    switch element["type"] {
    case "boolean": return .plain(element["value"] == "YES" ? "true" : "false")
    case "number":
      let text = value?["value"] ?? "0"
      return .plain(value?.name == "real" && !text.contains(".") ? text + ".0" : text)
    case "color": return .map([("color", value.map { color($0) } ?? .text("clear"))])
    default: return .text(element["value"] ?? "")
    }
  }
}
