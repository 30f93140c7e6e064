import Backports
import SceneModel

extension Notation {
  /// Points, sizes, insets and the like in words or in parts: `393x2000`, `8 16`, `{vertical: 8}`, `{rotate: 45}`.
  static func geometry(_ parts: [Part], _ kind: GeometryKind) -> String? {
    if kind == .transform { return transform(parts) }
    if parts.contains(where: { $0.name != nil }) { return named(parts, kind) }
    if parts.count == 1, parts[0].text.first.map({ $0.isLetter || $0 == "." }) == true, parts[0].text.contains("(") {
      return call(parts[0].text, kind)
    }
    let numbers = parts.flatMap { sides(of: $0.text) }
    return parts.allSatisfy({ $0.text.contains(where: \.isNumber) }) ? list(numbers, kind) : nil
  }

  /// The list for a struct's initializer; nil where an argument is not a number.
  private static func call(_ text: String, _ kind: GeometryKind) -> String? {
    // A rectangle may be made of a point and a size.
    guard let inner = text.firstRange(of: "("), text.last == ")" else { return nil }
    let nested = text[inner.upperBound...].dropLast()
    let values: [Double?]
    if nested.contains("(") {
      let calls = nested.split(separator: ")").map { $0 + ")" }
      values = calls.flatMap { arguments(of: String($0))?.map { number($0.value) } ?? [nil] }
    } else {
      values = arguments(of: text)?.map { number($0.value) } ?? []
    }
    let numbers = values.compactMap { $0 }
    guard numbers.count == values.count, numbers.count == kind.count else { return nil }
    return "[\(numbers.map { ValueReader.text($0) }.joined(separator: ", "))]"
  }

  /// The numbers in a text; one number if the text is an arithmetic expression.
  private static func sides(of text: String) -> [String] {
    if let value = number(text), !text.hasSuffix("%") { return [ValueReader.text(value)] }
    return numbers(in: text)
  }

  /// Insets may be given by one number for all sides, or by two and four in the order of CSS.
  private static func list(_ numbers: [String], _ kind: GeometryKind) -> String? {
    if numbers.count == kind.count { return "[\(numbers.joined(separator: ", "))]" }
    let isInsets = kind == .insets || kind == .directionalInsets
    switch (numbers.count, isInsets) {
    case (1, true): return "[\(Array(repeating: numbers[0], count: 4).joined(separator: ", "))]"
    case (2, true): return "[\(numbers[0]), \(numbers[1]), \(numbers[0]), \(numbers[1])]"
    case (1, false) where kind.count == 2 && kind != .range: return "[\(numbers[0]), \(numbers[0])]"
    case (2, false) where kind == .rect: return "[0, 0, \(numbers[0]), \(numbers[1])]"
    default: return nil
    }
  }

  /// Parts by other names: `w`, `vertical` for two sides, `all` for four, `origin` and `size`.
  private static func named(_ parts: [Part], _ kind: GeometryKind) -> String? {
    let aliases: [String: [String]] = [
      "all": kind.components, "vertical": ["top", "bottom"], "horizontal": ["left", "right", "leading", "trailing"],
      "start": ["leading", "left"], "end": ["trailing", "right"], "leading": ["left"], "trailing": ["right"],
      "left": ["leading"], "right": ["trailing"], "w": ["width"], "h": ["height"],
      "dx": ["horizontal"], "dy": ["vertical"], "offset": ["location"], "start_index": ["location"],
      "count": ["length"],
      "lowerbound": ["location"],
    ]
    var values: [String: String] = [:]
    for part in parts {
      guard let name = part.name, let value = number(part.text).map({ ValueReader.text($0) }) else { return nil }
      if kind.components.contains(name) {
        values[name] = value
      } else if let known = aliases[name.lowercased()]?.filter(kind.components.contains), !known.isEmpty {
        for component in known { values[component] = value }
      } else if kind == .rect, name == "size" || name == "origin" {
        let components = name == "size" ? ["width", "height"] : ["x", "y"]
        values[values[components[0]] == nil ? components[0] : components[1]] = value
      } else if kind == .point || kind == .offset || kind == .size,
        ["x", "y", "width", "height"].contains(name.lowercased())
      {
        values[kind.components[["x", "width"].contains(name.lowercased()) ? 0 : 1]] = value
      } else {
        return nil
      }
    }
    guard !values.isEmpty else { return nil }
    let isComplete = kind.components.allSatisfy { values[$0] != nil }
    // A side of insets that is not given is 0, and so is the origin of a rectangle.
    let mayLack =
      kind == .insets || kind == .directionalInsets
      || kind == .rect && values["width"] != nil && values["height"] != nil
    guard isComplete || mayLack else { return nil }
    return "[\(kind.components.map { values[$0] ?? "0" }.joined(separator: ", "))]"
  }
}
