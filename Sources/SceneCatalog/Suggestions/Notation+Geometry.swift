import SceneModel

extension Notation {
  /// Points, sizes, insets and the like in words or in parts: `393x2000`, `8 16`, `{vertical: 8}`, `{rotate: 45}`.
  static func geometry(_ parts: [Part], _ kind: GeometryKind) -> String? {
    if kind == .transform { return transform(parts) }
    if parts.contains(where: { $0.name != nil }) { return named(parts, kind) }
    let numbers = parts.flatMap { sides(of: $0.text) }
    return parts.allSatisfy({ $0.text.contains(where: \.isNumber) }) ? list(numbers, kind) : nil
  }

  /// The numbers of a text; where each is alone in it or a sum, its value.
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
      "left": ["leading"], "right": ["trailing"], "w": ["width"], "h": ["height"], "length": ["length"],
      "dx": ["horizontal"],
      "dy": ["vertical"], "offset": ["location"], "start_index": ["location"], "count": ["length"],
      "lowerbound": ["location"],
    ]
    var values: [String: String] = [:]
    var size: [String] = []
    for part in parts {
      guard let name = part.name, let value = number(part.text).map({ ValueReader.text($0) }) else { return nil }
      if kind.components.contains(name) {
        values[name] = value
      } else if let known = aliases[name.lowercased()]?.filter(kind.components.contains), !known.isEmpty {
        for component in known { values[component] = value }
      } else if kind == .rect, name == "size" || name == "origin" {
        size.append(value)
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

  /// `{rotationAngle: 0.785398}` for `{rotate: 45}`, `rotate(45deg)` and the like.
  private static func transform(_ parts: [Part]) -> String? {
    var found: [String] = []
    for part in parts {
      let word = (part.name ?? part.text).lowercased()
      let values = numbers(in: part.name == nil ? part.text : part.text).compactMap(Double.init)
      guard let value = values.first else {
        return word == "identity" || word == ".identity" ? "[1, 0, 0, 1, 0, 0]" : nil
      }
      let text = ValueReader.text(value)
      if word.contains("rot") || word.contains("angle") || word.contains("deg") {
        // Nobody turns a view by more than a full turn of radians.
        let isDegrees = abs(value) > 6.3 || part.text.contains("deg") || part.text.contains("°")
        found.append(
          "rotationAngle: \(isDegrees ? ValueReader.text((value * .pi / 180 * 1_000_000).rounded() / 1_000_000) : text)"
        )
      } else if word.hasPrefix("scalex") {
        found.append("scaleX: \(text)")
      } else if word.hasPrefix("scaley") {
        found.append("scaleY: \(text)")
      } else if word.contains("scale") || word.contains("zoom") {
        found += ["scaleX: \(text)", "scaleY: \(ValueReader.text(values.count > 1 ? values[1] : value))"]
      } else if word.contains("trans") || word.contains("move") || word.contains("offset") {
        let isVertical = word.hasSuffix("y")
        if found.contains(where: { $0.hasPrefix("translationX") }) {
          found.append("translationY: \(text)")
        } else {
          found.append("translation\(isVertical ? "Y" : "X"): \(text)")
        }
        if values.count > 1 { found.append("translationY: \(ValueReader.text(values[1]))") }
      } else {
        return nil
      }
    }
    return found.isEmpty ? nil : "{\(found.joined(separator: ", "))}"
  }
}
