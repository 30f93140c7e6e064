import SceneModel

extension DeclarationCoder {
  /// A value: the number of its case, then what the case holds.
  mutating func code(_ value: inout SceneValue) {
    var form = value.form
    code(count: &form)
    switch form {
    case 1: value = .bool(coded(false) { if case .bool(let flag) = value { flag } else { nil } })
    case 2:
      var number = 0
      if case .int(let written) = value { number = written }
      code(&number)
      value = .int(number)
    case 3: value = .double(codedNumber { if case .double(let number) = value { number } else { nil } })
    case 4: value = .text(codedText { if case .text(let text) = value { text } else { nil } })
    case 5:
      var (kind, numbers) = (GeometryKind.point, [Double]())
      if case .geometry(let written, let list) = value { (kind, numbers) = (written, list) }
      code(&kind)
      code(&numbers)
      value = .geometry(kind, numbers)
    case 6:
      var (name, raw) = ("", SceneValue.RawValue.int(0))
      if case .enumeration(let written, let number) = value { (name, raw) = (written, number) }
      code(&name)
      code(&raw)
      value = .enumeration(name: name, raw: raw)
    case 7:
      var (names, raw) = ([String](), 0)
      if case .optionSet(let written, let number) = value { (names, raw) = (written, number) }
      code(&names)
      code(&raw)
      value = .optionSet(names, raw: raw)
    case 8:
      var color = SceneColor.constant("")
      if case .color(let written) = value { color = written }
      code(&color)
      value = .color(color)
    case 9:
      var font = SceneFont.textStyle("")
      if case .font(let written) = value { font = written }
      code(&font)
      value = .font(font)
    case 10:
      var list: [SceneValue] = []
      if case .list(let written) = value { list = written }
      code(&list, blank: .null) { $0.code(&$1) }
      value = .list(list)
    case 11:
      var values: [SceneValue.KeyedValue] = []
      if case .keyed(let written) = value { values = written }
      code(&values, blank: .init(key: "", raw: 0, value: .null)) { coder, pair in
        coder.code(&pair.key)
        coder.code(&pair.raw)
        coder.code(&pair.value)
      }
      value = .keyed(values)
    case 12: value = .date(codedNumber { if case .date(let seconds) = value { seconds } else { nil } })
    default: value = .null
    }
  }

  private mutating func coded(_ blank: Bool, _ written: () -> Bool?) -> Bool {
    var flag = written() ?? blank
    code(&flag)
    return flag
  }

  private mutating func codedNumber(_ written: () -> Double?) -> Double {
    var number = written() ?? 0
    code(&number)
    return number
  }

  private mutating func codedText(_ written: () -> String?) -> String {
    var text = written() ?? ""
    code(&text)
    return text
  }

  /// A raw value: whether it is a text, then itself.
  mutating func code(_ raw: inout SceneValue.RawValue) {
    var (isText, text, number) = (false, "", 0)
    switch raw {
    case .int(let written): number = written
    case .string(let written): (isText, text) = (true, written)
    }
    code(&isText)
    if isText { code(&text) } else { code(&number) }
    raw = isText ? .string(text) : .int(number)
  }

  /// A color: the name of one of UIColor's, or components with their space.
  mutating func code(_ color: inout SceneColor) {
    var (name, components, space) = ("", [Double](), SceneColor.Space.sRGB)
    switch color {
    case .constant(let written), .asset(let written, _): name = written
    case .white(let white, let alpha, let written): (components, space) = ([white, alpha], written)
    case .rgb(let red, let green, let blue, let alpha, let written):
      (components, space) = ([red, green, blue, alpha], written)
    }
    code(&name)
    code(&components)
    code(&space)
    switch components.count {
    case 2: color = .white(components[0], alpha: components[1], space: space)
    case 4:
      color = .rgb(red: components[0], green: components[1], blue: components[2], alpha: components[3], space: space)
    default: color = .constant(name)
    }
  }

  /// A font: the number of its case, the name or the weight, and the size.
  mutating func code(_ font: inout SceneFont) {
    var (form, name, size) = (0, String?.none, 0.0)
    switch font {
    case .textStyle(let style): name = style
    case .system(let points, let weight): (form, name, size) = (1, weight, points)
    case .boldSystem(let points): (form, size) = (2, points)
    case .italicSystem(let points): (form, size) = (3, points)
    case .named(let written, let points): (form, name, size) = (4, written, points)
    }
    code(count: &form)
    code(&name)
    code(&size)
    switch form {
    case 1: font = .system(size: size, weight: name)
    case 2: font = .boldSystem(size: size)
    case 3: font = .italicSystem(size: size)
    case 4: font = .named(name ?? "", size: size)
    default: font = .textStyle(name ?? "")
    }
  }
}

extension SceneValue {
  /// The number of the case in a compiled declaration; schemas have no values of the cases that share the number of `null`.
  fileprivate var form: Int {
    switch self {
    case .null, .localizedText, .attributedText, .image, .factory, .invalid: 0
    case .bool: 1
    case .int: 2
    case .double: 3
    case .text: 4
    case .geometry: 5
    case .enumeration: 6
    case .optionSet: 7
    case .color: 8
    case .font: 9
    case .list: 10
    case .keyed: 11
    case .date: 12
    }
  }
}
