import SceneCatalog
import SceneModel

/// Reads values of elements as the catalog's types say.
struct ValueImport {
  let catalog: SceneCatalog
  /// The fallbacks of named colors, as the document's resources say.
  let namedColors: [String: SceneColor]
  /// Whether texts are looked up in a strings table: those of documents in `Base.lproj`.
  let isLocalizable: Bool
  /// Whether the document's colors are in the spaces that they name.
  let isColorMatched: Bool

  /// The value of an attribute or of the child under a key; nil where the element has neither, `.invalid` where it cannot be read.
  func read(_ type: PropertyType, _ name: String, in element: inout ElementReading) -> SceneValue? {
    if element.takesNil(key: name) { return .null }
    switch type {
    case .bool: return element.take(name).map { .bool($0 == "YES") }
    case .int: return element.take(name).map { Self.integer($0).map { .int($0) } ?? .invalid }
    case .double: return element.take(name).map { Self.number($0).map { .double($0) } ?? .invalid }
    case .text: return text(name, in: &element)
    case .attributedText: return element.takeChild(key: name, named: ["attributedString"]).map { attributedText($0) }
    case .textAttributes: return element.takeChild(key: name, named: ["textAttributes"]).map { textAttributes($0) }
    case .geometry(let kind): return geometry(kind, name, in: &element)
    case .color: return element.takeChild(key: name, named: ["color"]).map { color($0).map { .color($0) } ?? .invalid }
    case .font:
      return element.takeChild(key: name, named: ["fontDescription", "font"]).map {
        font($0).map { .font($0) } ?? .invalid
      }
    case .image: return image(name, in: &element).map { .image($0) }
    case .date:
      return element.takeChild(key: name, named: ["date"]).map {
        $0["timeIntervalSinceReferenceDate"].flatMap(Self.number).map { .date($0) } ?? .invalid
      }
    case .factory(let kind):
      return element.takeChild(key: name, named: [ConfigurationParts(kind).element]).map { configuration($0, kind) }
    case .named(let type): return named(type, name, in: &element)
    }
  }

  /// A finite number; nil for other texts.
  static func number(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// A whole number, also where a fraction of zero is written.
  static func integer(_ text: String) -> Int? { Int(text) ?? number(text).flatMap { Int(exactly: $0) } }

  // MARK: - Texts

  private func text(_ name: String, in element: inout ElementReading) -> SceneValue? {
    let text: String
    if let attribute = element.take(name) {
      text = attribute
    } else if let child = element.takeChild(key: name, named: ["string", "mutableString"]) {
      text = Self.content(of: child)
    } else if let naming = Self.namingElements[name],
      let child = element.node.child(key: name), child.name == naming.element, let named = child[naming.attribute]
    {
      element.take(child)
      text = named
    } else {
      return nil
    }
    guard isLocalizable, Self.isShown(name), let id = element.node["id"] else { return .text(text) }
    return .localizedText(text, key: "\(id).\(name)")
  }

  /// The element of a value that is no text in UIKit, and its attribute with the text that scenes write, by the value's key.
  static let namingElements: [String: (element: String, attribute: String)] = [
    "locale": ("locale", "localeIdentifier"), "timeZone": ("timeZone", "name"),
    "calendar": ("calendar", "calendarIdentifier"), "passwordRules": ("textInputPasswordRules", "descriptor"),
  ]

  /// Whether a text is one that people read, so that a table translates it.
  private static func isShown(_ name: String) -> Bool {
    ["text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "backButtonTitle"].contains(name)
  }

  /// The text of a `string`, which may be written in base 64.
  static func content(of node: DocumentNode) -> String {
    guard node.isOn("base64-UTF8") else { return node.text }
    return Base64.text(node.text) ?? node.text
  }

  // MARK: - Geometry

  private static let geometryElements: Set<String> = [
    "rect", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets", "offsetWrapper", "affineTransform",
    "range", "value",
  ]

  private func geometry(_ kind: GeometryKind, _ name: String, in element: inout ElementReading) -> SceneValue? {
    element.takeChild(key: name, named: Self.geometryElements).map { Self.geometry(kind, $0) ?? .invalid }
  }

  /// The numbers of an element that holds a point, a size, a rectangle, insets or the like.
  static func geometry(_ kind: GeometryKind, _ node: DocumentNode) -> SceneValue? {
    var names = kind.components
    if node.name == "inset" || kind == .insets && node["minX"] != nil { names = ["minY", "minX", "maxY", "maxX"] }
    if kind == .directionalInsets, node["left"] != nil || node["right"] != nil {
      names = GeometryKind.insets.components
    }
    let numbers = names.map { name in node[name].map(number) ?? 0 }
    guard !numbers.contains(nil) else { return nil }
    return .geometry(kind, numbers.compactMap { $0 })
  }

  // MARK: - Images

  func image(_ name: String, in element: inout ElementReading) -> SceneImage? {
    if let reference = element.takeChild(key: name, named: ["imageReference"]) {
      guard let image = reference["image"] else { return nil }
      guard reference["catalog"] == "system" else { return .asset(image) }
      var configuration = symbolConfiguration(in: &element)
      if let scale = reference["symbolScale"] { configuration = configuration ?? .init(scale: scale) }
      var own = configuration ?? .init()
      addColors(of: reference, to: &own)
      return .system(image, configuration: own == .init() ? nil : own)
    }
    guard let image = element.take(name) else { return nil }
    guard element.node["catalog"] == "system" else { return .asset(image) }
    _ = element.take("catalog")
    return .system(image, configuration: symbolConfiguration(in: &element))
  }

  private func symbolConfiguration(in element: inout ElementReading) -> SceneImage.SymbolConfiguration? {
    let names: Set<String> = ["preferredSymbolConfiguration"]
    guard
      let node = element.takeChild(key: "preferredSymbolConfiguration", named: names)
        ?? element.takeChild(key: "preferredSymbolConfigurationForImage", named: names)
    else { return nil }
    var configuration = SceneImage.SymbolConfiguration()
    if node["configurationType"] != "font" {
      configuration.pointSize = node["pointSize"].flatMap(Self.number)
    } else if let font = node.children.first(where: { $0["key"] == "fontDescription" }).flatMap(font) {
      // A symbol takes size and weight from a font, and from one of a text style the style, so that it grows with it.
      switch font {
      case .textStyle(let style): configuration.textStyle = style
      case .system(let size, let weight): (configuration.pointSize, configuration.weight) = (size, weight)
      case .boldSystem(let size): (configuration.pointSize, configuration.weight) = (size, "bold")
      case .italicSystem(let size), .named(_, let size): configuration.pointSize = size
      }
    }
    if let weight = node["weight"] { configuration.weight = caseName(weight, of: "UIImage.SymbolWeight") }
    configuration.scale = node["scale"].flatMap { caseName($0, of: "UIImage.SymbolScale") }
    addColors(of: node, to: &configuration)
    return configuration == .init() ? nil : configuration
  }

  /// What colors a symbol: documents say it with the image or with the configuration.
  func addColors(of node: DocumentNode, to configuration: inout SceneImage.SymbolConfiguration) {
    if let mode = node["renderingMode"].flatMap({ caseName($0, of: "UIImage.SymbolRenderingMode") }) {
      configuration.renderingMode = mode
    }
    if let value = node["variableValue"].flatMap(Self.number), (0...1).contains(value) {
      configuration.variableValue = value
    }
    let list = node.children.first { SymbolColors.elements.contains($0.name) }
    let colors = (list?.children ?? []).compactMap { color($0) }
    // Only these take colors, and a hierarchy one.
    guard !colors.isEmpty, colors.count == list?.children.count,
      configuration.renderingMode == "palette" || configuration.renderingMode == "hierarchical" && colors.count == 1
    else { return }
    configuration.colors = colors
  }

  // MARK: - Cases

  /// The case that a document's word means; nil where the type has none.
  func caseName(_ word: String, of typeName: String) -> String? {
    guard let type = catalog.enumeration(named: typeName) else { return nil }
    return Self.enumerationCase(word, of: type)?.name
  }

  static func enumerationCase(_ word: String, of type: EnumerationSchema) -> EnumerationSchema.Case? {
    if let renamed = type.interfaceBuilderCases[word].flatMap(type.named) { return renamed }
    if let found = type.named(word) ?? type.cases.first(where: { $0.raw == .string(word) }) { return found }
    let lowered = word.lowercased()
    return type.cases.first { $0.name.lowercased() == lowered }
  }

  private func named(_ typeName: String, _ name: String, in element: inout ElementReading) -> SceneValue? {
    guard let type = catalog.enumeration(named: typeName) else { return nil }
    guard type.isOptionSet else {
      guard let word = element.take(name) else { return nil }
      return Self.enumerationCase(word, of: type).map { .enumeration(name: $0.name, raw: $0.raw) } ?? .invalid
    }
    if let word = element.take(name) {
      if let bits = Int(word) { return Self.optionSet(bits, of: type) }
      guard let found = Self.enumerationCase(word, of: type), case .int(let raw) = found.raw else { return .invalid }
      return .optionSet([found.name], raw: raw)
    }
    let keyed = element.node.child(key: name) ?? element.node.children.first { $0.name == name && $0["key"] != nil }
    guard let child = keyed, child["id"] == nil else { return nil }
    element.take(child)
    return Self.optionSet(child, of: type)
  }

  /// The cases of a number's bits, as documents write the keys that are held; `.invalid` where a bit is of no case.
  private static func optionSet(_ bits: Int, of type: EnumerationSchema) -> SceneValue {
    let cases = type.cases.filter { one in
      guard case .int(let raw) = one.raw else { return false }
      return raw > 0 && bits & raw == raw
    }
    var known = 0
    for case .int(let raw) in cases.map(\.raw) { known |= raw }
    return known == bits ? .optionSet(cases.map(\.name), raw: bits) : .invalid
  }

  /// The cases whose attributes say `YES`, in the order in which the type declares them.
  static func optionSet(_ node: DocumentNode, of type: EnumerationSchema) -> SceneValue {
    let words = node.attributes.filter { $0.value == "YES" }.map(\.name)
    let names = Set(words.compactMap { enumerationCase($0, of: type)?.name })
    let cases = type.cases.filter { names.contains($0.name) }
    var bits = 0
    for case .int(let raw) in cases.map(\.raw) { bits |= raw }
    return .optionSet(cases.map(\.name), raw: bits)
  }
}
