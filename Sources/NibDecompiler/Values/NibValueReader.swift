import NibArchive
import SceneCatalog
import SceneModel

/// Reads values of a nib back into what a scene says of them.
///
/// Nothing has to be read exactly: what comes out otherwise is found by comparing, and kept as the nib has it. Nil means that a
/// value is not of the expected form.
struct NibValueReader {
  let content: NibContent
  let catalog: SceneCatalog

  /// A property's value under its key.
  func value(_ payload: NibArchive.Payload, of property: PropertySchema) -> SceneValue? {
    if payload == .null { return property.isOptional ? .null : nil }
    if property.encoding == .axisPair { return axisPair(payload, of: property) }
    if property.keyedBy != nil { return nil }
    if !property.rawValues.isEmpty, let raw = content.integer(payload) {
      guard let name = property.rawValues.filter({ $0.value == raw }).map(\.key).min() else { return nil }
      if property.type == .bool { return .bool(name == "true") }
      return enumerationCase(property.type) { $0.name == name }
    }
    if property.isList {
      guard case .object(let list) = payload else { return nil }
      let values = content.elements(of: list).map { value(.object($0), as: property.type, property.encoding) }
      return values.contains(nil) ? nil : .list(values.compactMap { $0 })
    }
    return value(payload, as: property.type, property.encoding)
  }

  /// A value of a type.
  func value(
    _ payload: NibArchive.Payload,
    as type: PropertyType,
    _ encoding: ValueForm.Encoding = .byType
  ) -> SceneValue? {
    switch type {
    case .bool: return content.flag(payload).map { .bool(encoding == .inverted ? !$0 : $0) }
    case .int:
      return (content.integer(payload) ?? content.number(payload).flatMap { Int(exactly: $0) }).map { .int($0) }
    case .double: return content.number(payload).map { .double($0) }
    case .geometry(let kind): return geometry(payload, kind).map { .geometry(kind, $0) }
    case .named(let name): return named(payload, name)
    case .text, .attributedText, .textAttributes, .color, .font, .image, .date, .factory:
      guard case .object(let object) = payload else { return nil }
      return value(inObject: object, as: type, encoding)
    }
  }

  private func value(inObject object: Int, as type: PropertyType, _ encoding: ValueForm.Encoding) -> SceneValue? {
    switch type {
    case .text:
      if let named = encoding.namedObject {
        content.string(named.key, of: object).map { .text($0) }
      } else {
        text(object)
      }
    case .attributedText: attributedText(object)
    case .textAttributes: textAttributes(object)
    case .color: color(object).map { .color($0) }
    case .font: font(object).map { .font($0) }
    case .image: image(object).map { .image($0) }
    case .date: content.number("NS.time", of: object).map { .date($0) }
    case .factory(let kind): configuration(object, kind)
    default: nil
    }
  }

  // MARK: - Texts, numbers, cases

  func text(_ object: Int) -> SceneValue? {
    if content.className(of: object) == "NSLocalizableString" {
      guard let text = content.text(of: object), let key = content.string("NSKey", of: object) else { return nil }
      return .localizedText(text, key: key)
    }
    return content.string(object).map { .text($0) }
  }

  private func geometry(_ payload: NibArchive.Payload, _ kind: GeometryKind) -> [Double]? {
    if case .object(let object) = payload { return boxed(object)?.numbers }
    guard let numbers = payload.numbers, numbers.count == kind.count, numbers.allSatisfy(\.isFinite) else { return nil }
    return numbers
  }

  private func named(_ payload: NibArchive.Payload, _ typeName: String) -> SceneValue? {
    guard let type = catalog.enumeration(named: typeName) else { return nil }
    if case .object(let object) = payload, let text = content.string(object) {
      return enumerationCase(.named(typeName)) { $0.raw == .string(text) }
    }
    guard let raw = content.integer(payload) else { return nil }
    guard type.isOptionSet else { return enumerationCase(.named(typeName)) { $0.raw == .int(raw) } }
    return optionSet(raw, of: type)
  }

  /// The cases whose bits make a number up; nil where bits are left over.
  func optionSet(_ raw: Int, of type: EnumerationSchema) -> SceneValue? {
    var names: [String] = []
    var rest = raw
    // A case of several bits says more than the single ones.
    let cases = type.cases.compactMap { found -> (name: String, bits: Int)? in
      if case .int(let bits) = found.raw, bits != 0 { (found.name, bits) } else { nil }
    }
    if let exact = cases.first(where: { $0.bits == raw }) { return .optionSet([exact.name], raw: raw) }
    for (name, bits) in cases.filter({ $0.bits.nonzeroBitCount == 1 }) where rest & bits != 0 {
      names.append(name)
      rest &= ~bits
    }
    return rest == 0 ? .optionSet(names, raw: raw) : nil
  }

  private func enumerationCase(
    _ type: PropertyType,
    where isMeant: (EnumerationSchema.Case) -> Bool
  ) -> SceneValue? {
    guard case .named(let name) = type, let found = catalog.enumeration(named: name)?.cases.first(where: isMeant) else {
      return nil
    }
    return .enumeration(name: found.name, raw: found.raw)
  }

  /// `{251, 250}`: horizontal, then vertical.
  private func axisPair(_ payload: NibArchive.Payload, of property: PropertySchema) -> SceneValue? {
    guard case .object(let object) = payload, let text = content.string(object),
      let keys = property.keyedBy.flatMap({ catalog.enumeration(named: $0) })
    else { return nil }
    let numbers = Self.numbers(in: text)
    let cases = keys.cases.compactMap { found in keys.integer(found.name).map { (found.name, $0) } }
      .sorted { $0.1 < $1.1 }
    guard numbers.count == cases.count else { return nil }
    return .keyed(zip(cases, numbers).map { .init(key: $0.0, raw: $0.1, value: .double($1)) })
  }

  /// The numbers of a text such as `{{0, 1}, {2, 3}}`.
  static func numbers(in text: String) -> [Double] {
    text.split { "{}, ".contains($0) }.compactMap { Double(String($0)) }.filter(\.isFinite)
  }

  /// What an `NSValue` holds.
  func boxed(_ object: Int) -> (kind: GeometryKind, numbers: [Double])? {
    guard content.className(of: object) == "NSValue", let special = content.integer("NS.special", of: object) else {
      return nil
    }
    let kinds: [Int: (GeometryKind, String)] = [
      1: (.point, "NS.pointval"), 2: (.size, "NS.sizeval"), 3: (.rect, "NS.rectval"), 12: (.insets, "NS.edgeval"),
    ]
    if special == 4 {
      guard let location = content.number("NS.rangeval.location", of: object),
        let length = content.number("NS.rangeval.length", of: object)
      else { return nil }
      return (.range, [location, length])
    }
    guard let (kind, key) = kinds[special], let text = content.string(key, of: object) else { return nil }
    let numbers = Self.numbers(in: text)
    return numbers.count == kind.count ? (kind, numbers) : nil
  }
}
