extension SceneValue {
  /// The value in one line.
  package var dump: String {
    switch self {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .int(let number): "\(number)"
    case .double(let number): SceneNumber.text(number)
    case .text(let text): Self.quoted(text)
    case .localizedText(let text, let key): "localized \(Self.quoted(text)) key \(Self.quoted(key))"
    case .attributedText(let runs): "[" + runs.map(\.dump).joined(separator: ", ") + "]"
    case .geometry(let kind, let numbers): "\(kind.rawValue) \(Self.list(numbers))"
    case .enumeration(let name, let raw): "\(name)(\(raw.dump))"
    case .optionSet(let names, let raw): "[\(names.joined(separator: ", "))](\(raw))"
    case .color(let color): color.dump
    case .font(let font): font.dump
    case .image(let image): image.dump
    case .date(let seconds): "date \(SceneNumber.text(seconds))"
    case .list(let values): "[" + values.map(\.dump).joined(separator: ", ") + "]"
    case .keyed(let values): "{" + values.map { "\($0.key)(\($0.raw)): \($0.value.dump)" }.joined(separator: ", ") + "}"
    case .factory(let name, let arguments): "\(name)(\(FactoryArgument.dump(arguments)))"
    case .invalid: "invalid"
    }
  }

  /// A text in quotes, with what is not printable escaped.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        let isControl =
          scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
        result += isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return result + "\""
  }

  static func list(_ numbers: [Double]) -> String {
    "[" + numbers.map { SceneNumber.text($0) }.joined(separator: ", ") + "]"
  }
}

extension SceneValue.RawValue {
  fileprivate var dump: String {
    switch self {
    case .int(let number): "\(number)"
    case .string(let text): text
    }
  }
}

extension SceneValue.AttributedRun {
  fileprivate var dump: String {
    let attributes = SceneValue.FactoryArgument.dump(attributes)
    return "{\(SceneValue.quoted(text))\(attributes.isEmpty ? "" : ", ")\(attributes)}"
  }
}

extension SceneValue.FactoryArgument {
  fileprivate static func dump(_ arguments: [Self]) -> String {
    arguments.map { "\($0.name): \($0.value.dump)" }.joined(separator: ", ")
  }
}

extension SceneColor {
  /// The color in one line.
  package var dump: String {
    switch self {
    case .constant(let name): "color \(name)"
    case .asset(let name, let fallback):
      "color named \(SceneValue.quoted(name))" + (fallback.map { " (\($0.dump))" } ?? "")
    case .white(let white, let alpha, let space): "color \(space.rawValue) \(SceneValue.list([white, alpha]))"
    case .rgb(let red, let green, let blue, let alpha, let space):
      "color \(space.rawValue) \(SceneValue.list([red, green, blue, alpha]))"
    }
  }
}

extension SceneFont {
  /// The font in one line.
  package var dump: String {
    switch self {
    case .textStyle(let style): "font \(style)"
    case .system(let size, let weight): "font system \(SceneNumber.text(size))" + (weight.map { " \($0)" } ?? "")
    case .boldSystem(let size): "font boldSystem \(SceneNumber.text(size))"
    case .italicSystem(let size): "font italicSystem \(SceneNumber.text(size))"
    case .named(let name, let size): "font \(SceneValue.quoted(name)) \(SceneNumber.text(size))"
    }
  }
}

extension SceneImage {
  /// The image in one line.
  package var dump: String {
    switch self {
    case .asset(let name): "image \(SceneValue.quoted(name))"
    case .system(let name, let configuration):
      "image system \(SceneValue.quoted(name))"
        + (configuration.map { configuration in
          let size = configuration.pointSize.map { " \(SceneNumber.text($0))" } ?? ""
          let words = [configuration.weight, configuration.scale, configuration.renderingMode]
          let variable = configuration.variableValue.map { " variable \(SceneNumber.text($0))" } ?? ""
          return size + words.compactMap { $0.map { " \($0)" } }.joined()
            + configuration.colors.map { " \($0.dump)" }.joined() + variable
        } ?? "")
    }
  }
}

extension RuntimeValue {
  /// The value in one line, with its type.
  package var dump: String {
    switch self {
    case .null: "null"
    case .bool(let flag): "Bool \(flag)"
    case .int(let number): "Int \(number)"
    case .double(let number): "Double \(SceneNumber.text(number))"
    case .text(let text): "text \(SceneValue.quoted(text))"
    case .localizedText(let text, let key): "localized \(SceneValue.quoted(text)) key \(SceneValue.quoted(key))"
    case .geometry(let kind, let numbers): "\(kind.rawValue) \(SceneValue.list(numbers))"
    case .color(let color): color.dump
    case .image(let image): image.dump
    case .invalid: "invalid"
    }
  }
}
