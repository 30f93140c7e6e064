package import SceneModel

private typealias Color = ValueKeys.Color
private typealias Font = ValueKeys.Font
private typealias Image = ValueKeys.Image
private typealias Runtime = ValueKeys.Runtime
private typealias Symbol = ValueKeys.SymbolConfiguration
private typealias Text = ValueKeys.Text

extension WrittenValue.Entry {
  /// Makes an entry of one of the language's own keys.
  package init(_ key: some SceneKey, _ value: WrittenValue) { self.init(key.rawValue, value) }
}

extension WrittenValue {
  /// A number as scenes write it.
  package static func number(_ number: Double) -> WrittenValue { .plain(SceneNumber.text(number)) }

  /// A list of numbers in brackets.
  package static func numbers(_ numbers: [Double]) -> WrittenValue { .list(numbers.map { .number($0) }) }
}

extension SceneValue {
  /// The value as a scene writes it; nil for one that no scene can write, such as a date beyond the year 9999.
  ///
  /// - Parameter constant: Gives the name of a constant that stands for a number; nil where there is none.
  package func written(constant: (Double) -> String? = { _ in nil }) -> WrittenValue? {
    switch self {
    case .invalid: return nil
    case .null: return .plain("null")
    case .bool(let flag): return .bool(flag)
    case .int(let number): return .plain(constant(Double(number)) ?? String(number))
    case .double(let number): return constant(number).map { .plain($0) } ?? .number(number)
    case .text(let text): return .text(text)
    case .localizedText(let text, let key): return .map([.init(Text.text, .text(text)), .init(Text.key, .text(key))])
    case .attributedText(let runs):
      return Self.all(runs.map(\.written)).map { .list($0, runs.count == 1 ? .flow : .block) }
    case .geometry(_, let numbers):
      if let first = numbers.first, numbers.allSatisfy({ $0 == first }), let name = constant(first) {
        return .plain(name)
      }
      return .numbers(numbers)
    case .enumeration(let name, _): return .plain(name)
    case .optionSet(let names, _): return .list(names.map { .plain($0) })
    case .color(let color): return color.written
    case .font(let font): return font.written
    case .image(let image): return image.written
    case .date(let seconds): return SceneDate.text(seconds).map { .plain($0) }
    case .list(let values): return Self.all(values.map { $0.written() }).map { .list($0) }
    case .keyed(let values): return Self.written(keyed: values)
    case .factory(SceneValue.textAttributesName, let attributes): return attributes.written.map { .map($0) }
    case .factory(let name, let arguments): return arguments.written.map { .map([.init(name, .map($0))]) }
    }
  }

  /// A value for the normal state alone needs no key; null does, since null alone is no value for any state.
  private static func written(keyed values: [KeyedValue]) -> WrittenValue? {
    if values.count == 1, values[0].key == "normal", values[0].value != .null { return values[0].value.written() }
    return all(values.map { pair in pair.value.written().map { WrittenValue.Entry(pair.key, $0) } }).map { .map($0) }
  }

  /// The elements; nil where one of them is.
  fileprivate static func all<Element>(_ elements: [Element?]) -> [Element]? {
    let known = elements.compactMap { $0 }
    return known.count == elements.count ? known : nil
  }
}

extension SceneValue.FactoryArgument {
  fileprivate var written: WrittenValue.Entry? {
    switch value {
    // Structs inside of others need no factory's name: the argument says what they are.
    case .factory(_, let parts): return parts.written.map { .init(name, .map($0)) }
    case .list(let values):
      let elements = values.map { value -> WrittenValue? in
        guard case .factory(_, let parts) = value else { return value.written() }
        return parts.written.map { .map($0) }
      }
      return SceneValue.all(elements).map { .init(name, .list($0)) }
    default: return value.written().map { .init(name, $0) }
    }
  }
}

extension [SceneValue.FactoryArgument] {
  fileprivate var written: [WrittenValue.Entry]? { SceneValue.all(map(\.written)) }
}

extension SceneValue.AttributedRun {
  fileprivate var written: WrittenValue? { attributes.written.map { .map([.init(Text.text, .text(text))] + $0) } }
}

extension SceneColor {
  /// The color as a scene writes it: in hexadecimal digits only where they give back every component exactly.
  package var written: WrittenValue {
    switch self {
    case .constant(let name): return .plain(name)
    case .asset(let name, _): return .map([.init(Color.named, .text(name))])
    case .white(let white, let alpha, let space):
      return .map([.init(Color.white, .number(white))] + Self.tail(alpha, space == .genericGamma22Gray ? nil : space))
    case .rgb(let red, let green, let blue, let alpha, let space):
      if space == .sRGB, let digits = Self.digits(red, green, blue, alpha) { return .plain(digits) }
      let parts: [WrittenValue.Entry] = [
        .init(Color.red, .number(red)), .init(Color.green, .number(green)), .init(Color.blue, .number(blue)),
      ]
      return .map(parts + Self.tail(alpha, space == .sRGB ? nil : space))
    }
  }

  private static func tail(_ alpha: Double, _ space: Space?) -> [WrittenValue.Entry] {
    (alpha == 1 ? [] : [.init(Color.alpha, .number(alpha))])
      + (space.map { [.init(Color.space, .plain($0.rawValue))] } ?? [])
  }

  private static func digits(_ components: Double...) -> String? {
    var bytes: [Int] = []
    for component in components {
      guard (0...1).contains(component) else { return nil }
      let byte = Int((component * 255).rounded())
      guard Double(byte) / 255 == component else { return nil }
      bytes.append(byte)
    }
    if bytes.last == 255 { bytes.removeLast() }
    if bytes.count == 3, bytes.allSatisfy({ $0 % 17 == 0 }) {
      return "#" + bytes.map { String($0 / 17, radix: 16, uppercase: true) }.joined()
    }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

extension SceneFont {
  /// The font as a scene writes it.
  package var written: WrittenValue {
    switch self {
    case .textStyle(let name): .plain(name)
    case .system(let size, let weight):
      .map([.init(Font.systemFont, .number(size))] + (weight.map { [.init(Font.weight, .plain($0))] } ?? []))
    case .boldSystem(let size): .map([.init(Font.boldSystemFont, .number(size))])
    case .italicSystem(let size): .map([.init(Font.italicSystemFont, .number(size))])
    case .named(let name, let size): .map([.init(Font.name, .text(name)), .init(Font.size, .number(size))])
    }
  }
}

extension SceneImage {
  /// The image as a scene writes it.
  package var written: WrittenValue {
    switch self {
    case .asset(let name): return .text(name)
    case .system(let name, let configuration):
      var symbol = [WrittenValue.Entry(Image.systemName, .text(name))]
      guard let configuration else { return .map(symbol) }
      if let value = configuration.variableValue { symbol.append(.init(Image.variableValue, .number(value))) }
      var parts: [WrittenValue.Entry] = []
      if let size = configuration.pointSize { parts.append(.init(Symbol.pointSize, .number(size))) }
      if let style = configuration.textStyle { parts.append(.init(Symbol.textStyle, .plain(style))) }
      if let weight = configuration.weight { parts.append(.init(Symbol.weight, .plain(weight))) }
      if let scale = configuration.scale { parts.append(.init(Symbol.scale, .plain(scale))) }
      if let mode = configuration.renderingMode { parts.append(.init(Symbol.renderingMode, .plain(mode))) }
      if !configuration.colors.isEmpty {
        parts.append(.init(Symbol.colors, .list(configuration.colors.map(\.written))))
      }
      if !parts.isEmpty || configuration.variableValue == nil {
        symbol.append(.init(Image.configuration, .map(parts)))
      }
      return .map(symbol)
    }
  }
}

extension RuntimeValue {
  /// The value as a scene writes it, whose spelling says its type; nil for one that no scene can write.
  package var written: WrittenValue? {
    switch self {
    case .invalid: nil
    case .null: .plain("null")
    case .bool(let flag): .bool(flag)
    case .int(let number): .plain(String(number))
    // A whole number has a point; one with an exponent would be a text.
    case .double(let number): number.description.contains("e") ? nil : .plain(number.description)
    case .text(let text): .text(text)
    case .localizedText(let text, let key): .map([.init(Text.localized, .text(text)), .init(Text.key, .text(key))])
    case .color(let color): .map([.init(Runtime.color, color.written)])
    case .image(let image): .map([.init(Runtime.image, image.written)])
    case .geometry(let kind, let numbers): .map([.init(kind.rawValue, .numbers(numbers))])
    }
  }
}
