import SceneModel
import SceneSyntax

/// How values are written in scenes.
enum SceneValueText {
  /// A property's value; nil for values that no scene can write.
  static func written(_ value: SceneValue) -> WrittenValue? {
    switch value {
    case .null: return .plain("null")
    case .bool(let flag): return .bool(flag)
    case .int(let number): return .plain("\(number)")
    case .double(let number): return .plain(SceneNumber.text(number))
    case .text(let text): return .text(text)
    case .localizedText(let text, let key): return .map([.init("text", .text(text)), .init("key", .text(key))])
    case .attributedText(let runs):
      let written = runs.map(run)
      return written.contains(nil) ? nil : .list(written.compactMap { $0 })
    case .geometry(_, let numbers): return list(numbers)
    case .enumeration(let name, _): return .plain(name)
    case .optionSet(let names, _): return .list(names.map { .plain($0) })
    case .color(let color): return self.color(color)
    case .font(let font): return self.font(font)
    case .image(let image): return self.image(image)
    case .date(let seconds): return ISODateText.text(seconds).map { .plain($0) }
    case .list(let values):
      let written = values.map(Self.written)
      return written.contains(nil) ? nil : .list(written.compactMap { $0 })
    case .keyed(let values): return keyed(values)
    case .factory(let name, let arguments): return map(arguments).map { .map([.init(name, $0)]) }
    case .invalid: return nil
    }
  }

  static func list(_ numbers: [Double]) -> WrittenValue { .list(numbers.map { .plain(SceneNumber.text($0)) }) }

  private static func keyed(_ values: [SceneValue.KeyedValue]) -> WrittenValue? {
    // What is said of the normal state alone needs no key.
    if values.count == 1, values[0].key == "normal" {
      switch values[0].value {
      case .null: break
      default: return written(values[0].value)
      }
    }
    let entries = values.map { value in written(value.value).map { WrittenValue.Entry(value.key, $0) } }
    return entries.contains(nil) ? nil : .map(entries.compactMap { $0 })
  }

  private static func map(_ arguments: [SceneValue.FactoryArgument]) -> WrittenValue? {
    let entries = arguments.map { argument -> WrittenValue.Entry? in
      if case .factory(_, let inner) = argument.value, argument.name == "paragraphStyle" {
        return map(inner).map { .init(argument.name, $0) }
      }
      if case .list(let stops) = argument.value, argument.name == "tabStops" {
        let written = stops.map { stop -> WrittenValue? in
          if case .factory(_, let inner) = stop { map(inner) } else { nil }
        }
        return written.contains(nil) ? nil : .init(argument.name, .list(written.compactMap { $0 }))
      }
      return written(argument.value).map { .init(argument.name, $0) }
    }
    return entries.contains(nil) ? nil : .map(entries.compactMap { $0 })
  }

  private static func run(_ run: SceneValue.AttributedRun) -> WrittenValue? {
    guard case .map(let entries, _)? = map(run.attributes) else { return nil }
    return .map([.init("text", .text(run.text))] + entries)
  }

  // MARK: - Colours, fonts, images

  static func color(_ color: SceneColor) -> WrittenValue {
    switch color {
    case .constant(let name): return .plain(name)
    case .asset(let name, _): return .map([.init("named", .text(name))])
    case .white(let white, let alpha, let space):
      return .map(
        [.init("white", number(white))] + self.alpha(alpha) + self.space(space, unless: .genericGamma22Gray)
      )
    case .rgb(let red, let green, let blue, let alpha, let space):
      if space == .sRGB, let hex = hex([red, green, blue], alpha) { return .text(hex) }
      return .map(
        [.init("red", number(red)), .init("green", number(green)), .init("blue", number(blue))] + self.alpha(alpha)
          + self.space(space, unless: .sRGB)
      )
    }
  }

  private static func number(_ number: Double) -> WrittenValue { .plain(SceneNumber.text(number)) }

  private static func alpha(_ alpha: Double) -> [WrittenValue.Entry] {
    alpha == 1 ? [] : [.init("alpha", number(alpha))]
  }

  private static func space(_ space: SceneColor.Space, unless usual: SceneColor.Space) -> [WrittenValue.Entry] {
    space == usual ? [] : [.init("space", .plain(space.rawValue))]
  }

  /// `#RRGGBB` where that means exactly the components.
  private static func hex(_ components: [Double], _ alpha: Double) -> String? {
    let all = alpha == 1 ? components : components + [alpha]
    var text = "#"
    for component in all {
      let scaled = (component * 255).rounded()
      guard (0...255).contains(scaled), scaled / 255 == component else { return nil }
      let digits = String(Int(scaled), radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
    return text
  }

  static func font(_ font: SceneFont) -> WrittenValue {
    switch font {
    case .textStyle(let style): return .plain(style)
    case .system(let size, let weight):
      return .map([.init("systemFont", number(size))] + (weight.map { [.init("weight", .plain($0))] } ?? []))
    case .boldSystem(let size): return .map([.init("boldSystemFont", number(size))])
    case .italicSystem(let size): return .map([.init("italicSystemFont", number(size))])
    case .named(let name, let size): return .map([.init("name", .text(name)), .init("size", number(size))])
    }
  }

  static func image(_ image: SceneImage) -> WrittenValue {
    switch image {
    case .asset(let name): return .text(name)
    case .system(let name, let configuration):
      guard let configuration else { return .map([.init("systemName", .text(name))]) }
      let parts: [WrittenValue.Entry?] = [
        configuration.pointSize.map { .init("pointSize", number($0)) },
        configuration.weight.map { .init("weight", .plain($0)) },
        configuration.scale.map { .init("scale", .plain($0)) },
      ]
      return .map([.init("systemName", .text(name)), .init("configuration", .map(parts.compactMap { $0 }))])
    }
  }

  // MARK: - Runtime attributes

  /// A runtime attribute's value; nil for values that no scene can write.
  static func written(_ value: RuntimeValue) -> WrittenValue? {
    switch value {
    case .null: return .plain("null")
    case .bool(let flag): return .bool(flag)
    case .int(let number): return .plain("\(number)")
    case .double(let number):
      let text = number.description
      return text.contains("e") ? nil : .plain(text)
    case .text(let text): return .text(text)
    case .localizedText(let text, let key): return .map([.init("localized", .text(text)), .init("key", .text(key))])
    case .geometry(let kind, let numbers): return .map([.init(kind.rawValue, list(numbers))])
    case .color(let color): return .map([.init("color", self.color(color))])
    case .image(let image): return .map([.init("image", self.image(image))])
    case .invalid: return nil
    }
  }
}
