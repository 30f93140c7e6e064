import Backports
import SceneModel

extension Notation {
  /// `{rotationAngle: 0.785398}` for `{rotate: 45}`, `rotate(45deg)` and the like; nil for several calls in one text.
  static func transform(_ parts: [Part]) -> String? {
    var found: [String] = []
    for part in parts {
      guard let step = step(part) else { return nil }
      if step.isIdentity { return "[1, 0, 0, 1, 0, 0]" }
      guard let entries = entries(step, behind: found) else { return nil }
      found += entries
    }
    return found.isEmpty ? nil : "{\(found.joined(separator: ", "))}"
  }

  /// What one part does, with its numbers.
  private struct Step {
    var verb: String
    var values: [Double]
    var isDegrees: Bool
    var isIdentity: Bool { values.isEmpty }
  }

  private static func step(_ part: Part) -> Step? {
    let text = part.text.lowercased()
    let isDegrees = text.contains("deg") || text.contains("°")
    if let name = part.name {
      let values = number(part.text).map { [$0] } ?? numbers(in: part.text).compactMap(Double.init)
      return values.isEmpty ? nil : Step(verb: name.lowercased(), values: values, isDegrees: isDegrees)
    }
    if text == "identity" || text.hasSuffix(".identity") { return Step(verb: text, values: [], isDegrees: false) }
    guard let open = text.firstIndex(of: "(") else {
      let values = number(part.text).map { [$0] } ?? numbers(in: part.text).compactMap(Double.init)
      return values.isEmpty ? nil : Step(verb: text, values: values, isDegrees: isDegrees)
    }
    guard let arguments = arguments(of: part.text), !arguments.isEmpty else { return nil }
    let values = arguments.compactMap { number($0.value) }
    guard values.count == arguments.count else { return nil }
    // `CGAffineTransform(scaleX: 2, y: 2)` says what it does in its first label, `rotated(by: 1)` in its name.
    let name = text[..<open].split(separator: ".").last.map(String.init) ?? ""
    let verb = name.replacing("cgaffinetransform", with: "").replacing("init", with: "")
    return Step(verb: verb.isEmpty ? arguments[0].label.lowercased() : verb, values: values, isDegrees: isDegrees)
  }

  /// The entries of a transform that a step stands for.
  private static func entries(_ step: Step, behind found: [String]) -> [String]? {
    let (verb, values) = (step.verb, step.values)
    let text = ValueReader.text(values[0])
    if verb.contains("rot") || verb.contains("angle") || verb.contains("deg") || verb.contains("°") {
      guard values.count == 1 else { return nil }
      // No view is turned by more than a full turn of radians.
      return ["rotationAngle: \(step.isDegrees || abs(values[0]) > 6.3 ? radians(degrees: values[0]) : text)"]
    }
    guard values.count <= 2 else { return nil }
    let other = values.count > 1 ? ValueReader.text(values[1]) : nil
    if verb.contains("scale") || verb.contains("zoom") {
      if other == nil, verb.hasSuffix("x") { return ["scaleX: \(text)"] }
      if other == nil, verb.hasSuffix("y") { return ["scaleY: \(text)"] }
      return ["scaleX: \(text)", "scaleY: \(other ?? text)"]
    }
    guard verb.contains("trans") || verb.contains("move") || verb.contains("offset") else { return nil }
    if let other { return ["translationX: \(text)", "translationY: \(other)"] }
    let isVertical = verb.hasSuffix("y") || found.contains { $0.hasPrefix("translationX") }
    return ["translation\(isVertical ? "Y" : "X"): \(text)"]
  }
}
