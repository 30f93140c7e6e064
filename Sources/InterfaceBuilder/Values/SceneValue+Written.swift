import SceneCatalog
import SceneModel
import SceneSyntax

extension WrittenValue {
  /// A number as scenes write it.
  static func number(_ number: Double) -> WrittenValue { .plain(SceneNumber.text(number)) }

  /// A list of numbers in brackets.
  static func numbers(_ numbers: [Double]) -> WrittenValue { .list(numbers.map { .number($0) }) }
}

extension SceneValue {
  /// The value as a scene writes it.
  ///
  /// `property` gives the names of constants that stand for numbers; without it the numbers are written.
  func written(for property: PropertySchema? = nil) -> WrittenValue {
    switch self {
    case .null, .invalid: .plain("null")
    case .bool(let flag): .bool(flag)
    case .int(let number): property?.constantName(Double(number)) ?? .plain(String(number))
    case .double(let number): property?.constantName(number) ?? .number(number)
    case .text(let text): .text(text)
    case .localizedText(let text, let key): .map([.init("text", .text(text)), .init("key", .text(key))])
    case .attributedText(let runs): .list(runs.map(\.written), runs.count == 1 ? .flow : .block)
    case .geometry(_, let numbers): .numbers(numbers)
    case .enumeration(let name, _): .plain(name)
    case .optionSet(let names, _): .list(names.map { .plain($0) })
    case .color(let color): color.written
    case .font(let font): font.written
    case .image(let image): image.written
    case .date(let seconds): .plain(DateSpelling.text(seconds))
    case .list(let values): .list(values.map { $0.written() })
    case .keyed(let values): Self.written(keyed: values)
    case .factory(let name, let arguments): .map([.init(name, .map(arguments.map(\.written)))])
    }
  }

  /// A value for the normal state alone needs no key.
  private static func written(keyed values: [KeyedValue]) -> WrittenValue {
    if values.count == 1, values[0].key == "normal" { return values[0].value.written() }
    return .map(values.map { .init($0.key, $0.value.written()) })
  }
}

extension PropertySchema {
  /// The constant of the class that a number is: `automaticDimension`; nil where it is none.
  fileprivate func constantName(_ number: Double) -> WrittenValue? {
    constants.filter { $0.value == number }.keys.min().map { .plain($0) }
  }
}

extension SceneValue.FactoryArgument {
  fileprivate var written: WrittenValue.Entry {
    if case .factory(_, let parts) = value { return .init(name, .map(parts.map(\.written))) }
    if case .list(let values) = value {
      let stops = values.map { stop -> WrittenValue in
        guard case .factory(_, let parts) = stop else { return stop.written() }
        return .map(parts.map(\.written))
      }
      return .init(name, .list(stops))
    }
    return .init(name, value.written())
  }
}

extension SceneValue.AttributedRun {
  fileprivate var written: WrittenValue { .map([.init("text", .text(text))] + attributes.map(\.written)) }
}

extension SceneColor {
  /// The color as a scene writes it: in hexadecimal digits only where they give back every component exactly.
  var written: WrittenValue {
    switch self {
    case .constant(let name): return .plain(name)
    case .asset(let name, _): return .map([.init("named", .text(name))])
    case .white(let white, let alpha, let space):
      return .map([.init("white", .number(white))] + Self.tail(alpha, space == .genericGamma22Gray ? nil : space))
    case .rgb(let red, let green, let blue, let alpha, let space):
      if space == .sRGB, let digits = Self.digits(red, green, blue, alpha) { return .plain(digits) }
      let parts: [WrittenValue.Entry] = [
        .init("red", .number(red)), .init("green", .number(green)), .init("blue", .number(blue)),
      ]
      return .map(parts + Self.tail(alpha, space == .sRGB ? nil : space))
    }
  }

  private static func tail(_ alpha: Double, _ space: Space?) -> [WrittenValue.Entry] {
    (alpha == 1 ? [] : [.init("alpha", .number(alpha))]) + (space.map { [.init("space", .plain($0.rawValue))] } ?? [])
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
  fileprivate var written: WrittenValue {
    switch self {
    case .textStyle(let name): return .plain(name)
    case .system(let size, let weight):
      return .map([.init("systemFont", .number(size))] + (weight.map { [.init("weight", .plain($0))] } ?? []))
    case .boldSystem(let size): return .map([.init("boldSystemFont", .number(size))])
    case .italicSystem(let size): return .map([.init("italicSystemFont", .number(size))])
    case .named(let name, let size): return .map([.init("name", .text(name)), .init("size", .number(size))])
    }
  }
}

extension SceneImage {
  /// The image as a scene writes it.
  var written: WrittenValue {
    switch self {
    case .asset(let name): return .text(name)
    case .system(let name, let configuration):
      guard let configuration else { return .map([.init("systemName", .text(name))]) }
      var parts: [WrittenValue.Entry] = []
      if let size = configuration.pointSize { parts.append(.init("pointSize", .number(size))) }
      if let weight = configuration.weight { parts.append(.init("weight", .plain(weight))) }
      if let scale = configuration.scale { parts.append(.init("scale", .plain(scale))) }
      return .map([.init("systemName", .text(name)), .init("configuration", .map(parts))])
    }
  }
}

extension RuntimeValue {
  /// The value as a scene writes it: its spelling says its type.
  var written: WrittenValue {
    switch self {
    case .null, .invalid: .plain("null")
    case .bool(let flag): .bool(flag)
    case .int(let number): .plain(String(number))
    case .double(let number):
      number == number.rounded() && abs(number) < 1e15 ? .plain("\(SceneNumber.text(number)).0") : .number(number)
    case .text(let text): .text(text)
    case .localizedText(let text, let key): .map([.init("localized", .text(text)), .init("key", .text(key))])
    case .color(let color): .map([.init("color", color.written)])
    case .image(let image): .map([.init("image", image.written)])
    case .geometry(let kind, let numbers): .map([.init(kind.rawValue, .numbers(numbers))])
    }
  }
}
