package import SceneModel

extension SceneValue {
  /// The value as a scene would say it, in one line.
  package var sceneText: String {
    switch self {
    case .null, .invalid: "null"
    case .bool(let flag): "\(flag)"
    case .int(let number): "\(number)"
    case .double(let number): SceneNumber.text(number)
    case .text(let text): text.isEmpty ? "''" : text
    case .localizedText(let text, let key): "{text: \(text), key: \(key)}"
    case .attributedText(let runs): "[" + runs.map { "{text: \($0.text)}" }.joined(separator: ", ") + "]"
    case .geometry(_, let numbers): "[" + numbers.map(SceneNumber.text).joined(separator: ", ") + "]"
    case .enumeration(let name, _): name
    case .optionSet(let names, _): "[" + names.joined(separator: ", ") + "]"
    case .color(let color): color.sceneText
    case .font(let font): font.sceneText
    case .image(.asset(let name)), .image(.system(let name, _)): name
    case .date(let seconds): SceneNumber.text(seconds)
    case .list(let values): "[" + values.map(\.sceneText).joined(separator: ", ") + "]"
    case .keyed(let values): Self.keyedText(values)
    case .factory(let name, _): name
    }
  }

  /// One value for all keys is said once.
  private static func keyedText(_ values: [KeyedValue]) -> String {
    if let first = values.first, values.allSatisfy({ $0.value == first.value }) { return first.value.sceneText }
    return "{" + values.map { "\($0.key): \($0.value.sceneText)" }.joined(separator: ", ") + "}"
  }
}

extension SceneColor {
  fileprivate var sceneText: String {
    switch self {
    case .constant(let name): return name
    case .asset(let name, _): return "{named: \(name)}"
    case .white(let white, let alpha, _):
      return "{white: \(SceneNumber.text(white))\(Self.alphaText(alpha))}"
    case .rgb(let red, let green, let blue, let alpha, _):
      let parts = zip(["red", "green", "blue"], [red, green, blue]).map { "\($0): \(SceneNumber.text($1))" }
      return "{\(parts.joined(separator: ", "))\(Self.alphaText(alpha))}"
    }
  }

  private static func alphaText(_ alpha: Double) -> String {
    alpha == 1 ? "" : ", alpha: \(SceneNumber.text(alpha))"
  }
}

extension SceneFont {
  fileprivate var sceneText: String {
    switch self {
    case .textStyle(let style): style
    case .system(let size, let weight):
      "{systemFont: \(SceneNumber.text(size))" + (weight.map { ", weight: \($0)" } ?? "") + "}"
    case .boldSystem(let size): "{boldSystemFont: \(SceneNumber.text(size))}"
    case .italicSystem(let size): "{italicSystemFont: \(SceneNumber.text(size))}"
    case .named(let name, let size): "{name: \(name), size: \(SceneNumber.text(size))}"
    }
  }
}
