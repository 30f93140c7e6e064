import SceneCatalog
import SceneLanguage
import SceneModel

/// Values of scenes as expressions of Swift.
struct CodeValues {
  /// The name of the table in which localizable texts are looked up, which is the scene's.
  let table: String
  let catalog: SceneCatalog

  /// The expression of a value.
  ///
  /// - Parameters:
  ///   - value: The value; none that is keyed.
  ///   - property: The property that has it, for constants; nil for a part of another value.
  ///   - isTyped: Whether the expression has its type, where the code around it does not.
  /// - Returns: Nil for a value that has no expression.
  func code(_ value: SceneValue, of property: PropertySchema? = nil, isTyped: Bool = false) -> Code? {
    if let property, let constant = constant(value, of: property) { return constant }
    switch value {
    case .null: return "nil"
    case .bool(let flag): return flag ? "true" : "false"
    case .int(let number): return .number(number)
    case .double(let number): return .number(number)
    case .text(let text): return property.flatMap { object(of: text, $0) } ?? .literal(text)
    case .localizedText(let text, let key): return localized(text, key: key)
    case .geometry(let kind, let numbers): return geometry(kind, numbers)
    case .enumeration(let name, _): return .text("." + SwiftName.member(escaping: name))
    case .optionSet(let names, _):
      let cases = names.map { Code.text("." + SwiftName.member(escaping: $0)) }
      return cases.count == 1 ? cases[0] : .list(cases)
    case .color(let color): return self.color(color, isTyped: isTyped)
    case .font(let font): return self.font(font, isTyped: isTyped)
    case .image(let image): return self.image(image)
    case .date(let seconds):
      return .call("Date", [.init("timeIntervalSinceReferenceDate", .number(seconds))])
    case .list(let values):
      let codes = values.compactMap { code($0) }
      return codes.count == values.count ? .list(codes) : nil
    case .attributedText(let runs): return attributedText(runs)
    case .factory(SceneValue.textAttributesName, let arguments): return attributes(arguments)
    case .factory, .keyed, .invalid: return nil
    }
  }

  /// The name of a constant of a class that a number is.
  private func constant(_ value: SceneValue, of property: PropertySchema) -> Code? {
    guard !property.constants.isEmpty else { return nil }
    let name = property.constants.keys.sorted().first { property.value(ofConstant: $0) == value }
    // Of pan gestures, UIKit has no name for it.
    guard let name, name != "unlimited" else { return nil }
    return .text("\(Self.owners[name] ?? property.declaringClass).\(name)")
  }

  private static let owners = ["automaticDimension": "UITableView"]

  /// The object that is made of a text: a locale by its identifier, and so on.
  private func object(of text: String, _ property: PropertySchema) -> Code? {
    switch property.encoding {
    case .locale: .call("Locale", [.init("identifier", .literal(text))])
    case .timeZone: .call("TimeZone", [.init("identifier", .literal(text))])
    case .calendar: Self.calendars[text].map { .text("Calendar(identifier: .\($0))") }
    case .passwordRules: .call("UITextInputPasswordRules", [.init("descriptor", .literal(text))])
    default: nil
    }
  }

  private static let calendars = [
    "gregorian": "gregorian", "buddhist": "buddhist", "chinese": "chinese", "coptic": "coptic",
    "ethiopic": "ethiopicAmeteMihret", "ethiopic-amete-alem": "ethiopicAmeteAlem", "hebrew": "hebrew",
    "iso8601": "iso8601", "indian": "indian", "islamic": "islamic", "islamic-civil": "islamicCivil",
    "japanese": "japanese", "persian": "persian", "roc": "republicOfChina", "islamic-tbla": "islamicTabular",
    "islamic-umalqura": "islamicUmmAlQura",
  ]

  // MARK: - Texts

  func localized(_ text: String, key: String) -> Code {
    .call(
      "NSLocalizedString",
      [
        .init("", .literal(key)), .init("tableName", .literal(table)), .init("value", .literal(text)),
        .init("comment", .literal("")),
      ]
    )
  }

  /// One run; several are put together by statements.
  private func attributedText(_ runs: [SceneValue.AttributedRun]) -> Code? {
    guard runs.count == 1 else { return runs.isEmpty ? "NSAttributedString()" : nil }
    return run(runs[0])
  }

  /// A run as an attributed text of its own.
  func run(_ run: SceneValue.AttributedRun) -> Code? {
    let text = Code.Argument("string", .literal(run.text))
    guard !run.attributes.isEmpty else { return .call("NSAttributedString", [text]) }
    return attributes(run.attributes).map { .call("NSAttributedString", [text, .init("attributes", $0)]) }
  }

  /// Attributes of a text; nil where one of them has no expression.
  ///
  /// A paragraph style is made by statements: the code refers to it as `paragraphStyle`.
  func attributes(_ arguments: [SceneValue.FactoryArgument]) -> Code? {
    var entries: [Code.Entry] = []
    for argument in arguments {
      if case .factory(ValueKeys.Run.paragraphStyle.rawValue, _) = argument.value {
        entries.append(.init(key: ".paragraphStyle", value: .text(Self.paragraphStyleName)))
        continue
      }
      guard let value = code(argument.value, isTyped: true) else { return nil }
      entries.append(.init(key: ".\(argument.name)", value: value))
    }
    return .map(entries)
  }

  static let paragraphStyleName = "paragraphStyle"

  // MARK: - Numbers

  func geometry(_ kind: GeometryKind, _ numbers: [Double]) -> Code {
    if numbers.allSatisfy({ $0 == 0 }) {
      switch kind {
      case .point, .size, .rect, .insets, .directionalInsets, .offset: return ".zero"
      case .transform, .range: break
      }
    }
    let labels =
      switch kind {
      case .transform: ["a", "b", "c", "d", "tx", "ty"]
      default: kind.components
      }
    if kind == .transform, numbers.count == 6 {
      if numbers == [1, 0, 0, 1, 0, 0] { return ".identity" }
      if numbers[1] == 0, numbers[2] == 0, numbers[4] == 0, numbers[5] == 0 {
        return .call("CGAffineTransform", [.init("scaleX", .number(numbers[0])), .init("y", .number(numbers[3]))])
      }
    }
    return .call(Self.typeName(kind), zip(labels, numbers).map { .init($0, .number($1)) })
  }

  static func typeName(_ kind: GeometryKind) -> String { types[kind] ?? "" }

  private static let types: [GeometryKind: String] = [
    .point: "CGPoint", .size: "CGSize", .rect: "CGRect", .insets: "UIEdgeInsets",
    .directionalInsets: "NSDirectionalEdgeInsets", .offset: "UIOffset", .transform: "CGAffineTransform",
    .range: "NSRange",
  ]
}

extension SwiftName {
  /// A member behind a dot, where few words mean something else.
  static func member(escaping name: String) -> String { ["init", "self"].contains(name) ? "`\(name)`" : name }
}
