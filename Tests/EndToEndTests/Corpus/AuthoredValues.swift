import NibArchive

/// What a document's author chose and no compiler can invent: texts, names of images and colors, identifiers, selectors, classes, fonts,
/// components of colors, constants of constraints, and which objects are elements of accessibility.
///
/// A compiler takes these over or leaves them out by rules about keys, never by rules about values.
struct AuthoredValues: Sendable {
  /// What a value is.
  enum Kind: String, Sendable {
    case text, image, color, identifier, connection, font, accessibility
    case objectClass = "class"
    case constant, component
  }

  /// A value, with what it is.
  struct Value: Hashable, Sendable, Comparable {
    var kind: Kind
    var text: String

    static func < (left: Value, right: Value) -> Bool {
      (left.kind.rawValue, left.text) < (right.kind.rawValue, right.text)
    }
  }

  /// How often each is in the nib.
  private(set) var counts: [Value: Int] = [:]
  /// How many constraints the nib has.
  private(set) var constraintCount = 0

  /// The keys whose texts are an author's, by what they are.
  private static let texts: [String: Kind] = [
    "UIText": .text, "UIPlaceholder": .text, "UITitle": .text, "UIPrompt": .text, "UISegmentInfo": .text,
    "UIResourceName": .image, "UIDynamicCatalogName": .color, "UIReuseIdentifier": .identifier,
    "UIRestorationIdentifier": .identifier, "UIStoryboardIdentifier": .identifier,
    "UIAccessibilityIdentifier": .identifier, "UIAccessibilityLabel": .text, "UIAccessibilityHint": .text,
    "UIClassName": .objectClass,
  ]
  /// The classes whose label is the name of an outlet or a selector.
  private static let connections: Set = [
    "UIRuntimeOutletConnection", "UIRuntimeEventConnection", "UIRuntimeOutletCollectionConnection",
  ]
  /// Whether an object is an element of accessibility, and of which kind.
  private static let accessibility: Set = ["UIIsAccessibilityElement", "UIAccessibilityTraits"]

  /// Takes up the values of a nib, and of those that it holds.
  init(_ archive: NibArchive) { take(archive) }

  private mutating func take(_ archive: NibArchive) {
    for object in archive.objects.indices {
      let className = archive.className(of: object)
      let values = archive.values(of: object)
      if className == "UIFont" { take(font: object, archive) }
      if className == "NSLayoutConstraint" { take(constraint: object, archive) }
      if className == "UIColor" { take(color: object, archive) }
      for (key, payload) in values {
        if case .data(let bytes) = payload, let nested = try? NibArchive(decoding: bytes) { take(nested) }
        guard case .object(let target) = payload else { continue }
        if let kind = Self.texts[key], let text = Self.text(target, archive) {
          counts[Value(kind: kind, text: text), default: 0] += 1
        } else if key == "UILabel", Self.connections.contains(className), let text = Self.text(target, archive) {
          counts[Value(kind: .connection, text: text), default: 0] += 1
        } else if Self.accessibility.contains(key) {
          counts[Value(kind: .accessibility, text: key), default: 0] += 1
        }
      }
    }
  }

  private mutating func take(font: Int, _ archive: NibArchive) {
    var (name, size) = ("", "")
    for (key, payload) in archive.values(of: font) {
      switch (key, payload) {
      case ("UIFontTextStyleForScaling", .object(let target)): name = Self.text(target, archive) ?? name
      case ("UIFontName", .object(let target)) where name.isEmpty: name = Self.text(target, archive) ?? name
      case ("UIFontPointSize", let number): size = Self.number(number) ?? size
      default: break
      }
    }
    counts[Value(kind: .font, text: "\(name) \(size)"), default: 0] += 1
  }

  /// Takes up a constraint; its constant is the author's unless it is the standard distance.
  private mutating func take(constraint: Int, _ archive: NibArchive) {
    constraintCount += 1
    let values = archive.values(of: constraint)
    guard !values.contains(where: { $0.key == "NSSymbolicConstant" }) else { return }
    for (key, payload) in values where key == "NSConstantV2" || key == "NSConstant" {
      guard let text = Self.number(payload) else { continue }
      let magnitude = text.hasPrefix("-") ? String(text.dropFirst()) : text
      counts[Value(kind: .constant, text: magnitude), default: 0] += 1
    }
  }

  /// Takes up the components of a color; one with many digits may be the result of a conversion.
  private mutating func take(color: Int, _ archive: NibArchive) {
    for case (let key, .double(let number)) in archive.values(of: color).map({ ($0.key, $0.payload) }) {
      guard key.hasSuffix("-Double"), String(number).count < 14 else { continue }
      counts[Value(kind: .component, text: String(number)), default: 0] += 1
    }
  }

  /// A number as documents write it.
  private static func number(_ payload: NibArchive.Payload) -> String? {
    let value: Double
    switch payload {
    case .double(let number): value = number
    case .float(let number): value = Double(number)
    case .int8(let number): value = Double(number)
    case .int16(let number): value = Double(number)
    default: return nil
    }
    return value == value.rounded() && value.magnitude < 1e9 ? String(Int(value)) : String(value)
  }

  private static func text(_ object: Int, _ archive: NibArchive) -> String? {
    for case ("NS.bytes", .data(let bytes)) in archive.values(of: object) where !bytes.isEmpty {
      return String(decoding: bytes, as: UTF8.self)
    }
    return nil
  }

  /// The name and the size of a font's value.
  static func parts(ofFont text: String) -> (name: String, size: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    return (parts.dropLast().joined(separator: " "), parts.last.map(String.init) ?? "")
  }

  /// The module and the name of a class: `_TtC4Shop4Cart` is Cart of Shop; nil for a class of Objective-C.
  static func parts(ofClass text: String) -> (module: String?, name: String) {
    guard text.hasPrefix("_TtC") else {
      let parts = text.split(separator: ".")
      return (parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil, parts.last.map(String.init) ?? text)
    }
    var rest = text.dropFirst(4)
    var names: [String] = []
    while let count = Int(rest.prefix { $0.isNumber }) {
      rest = rest.drop { $0.isNumber }
      names.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return (names.count > 1 ? names.first : nil, names.last ?? text)
  }
}
