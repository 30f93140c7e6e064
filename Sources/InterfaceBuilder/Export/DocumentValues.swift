import SceneCatalog
import SceneModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Values as documents write them.
struct DocumentValues {
  let catalog: SceneCatalog

  /// A number in seventeen digits, `0.0` for zero, as Xcode writes it.
  static func number(_ number: Double) -> String {
    guard number != 0 else { return "0.0" }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
      let length = withVaList([number]) { vsnprintf(buffer.baseAddress, buffer.count, "%.17g", $0) }
      return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  /// The width or height of a resource, without a fraction where it has none.
  static func length(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? self.number(number)
  }

  /// `YES` or `NO`.
  static func flag(_ flag: Bool) -> String { flag ? "YES" : "NO" }

  /// The word for a case: Interface Builder's own where it has one.
  func word(_ name: String, raw: SceneValue.RawValue, of typeName: String) -> String {
    if case .string(let text) = raw { return text }
    let renamed = catalog.enumeration(named: typeName)?.interfaceBuilderCases.filter { $0.value == name }.keys.min()
    return renamed ?? name
  }

  /// Puts a value into an element: as an attribute, or as a child under a key.
  func put(_ value: SceneValue, as type: PropertyType, _ name: String, into element: inout DocumentElement) {
    switch value {
    case .null, .invalid: element.children.append(DocumentElement("nil", ["key": name]))
    case .bool(let flag): element[name] = Self.flag(flag)
    case .int(let number): element[name] = String(number)
    case .double(let number): element[name] = Self.number(number)
    case .text(let text), .localizedText(let text, _): put(text, name, into: &element)
    case .attributedText(let runs): element.children.append(attributedText(runs, key: name))
    case .geometry(let kind, let numbers): element.children.append(Self.geometry(kind, numbers, key: name))
    case .enumeration(let case_, let raw):
      if case .named(let type) = type { element[name] = word(case_, raw: raw, of: type) }
    // The one set that documents write as the number of its bits.
    case .optionSet(_, let bits) where type == .named("UIKeyModifierFlags"): element[name] = String(bits)
    case .optionSet(let names, _):
      if case .named(let type) = type { element.children.append(optionSet(names, of: type, key: name)) }
    case .color(let color): element.children.append(self.color(color, key: name))
    case .font(let font): element.children.append(self.font(font, key: name))
    case .image(let image): put(image, name, into: &element)
    case .date(let seconds):
      element.children.append(
        DocumentElement("date", ["key": name, "timeIntervalSinceReferenceDate": Self.number(seconds)])
      )
    case .list(let values):
      var list = DocumentElement(name)
      for case .text(let text) in values {
        var item = DocumentElement("string")
        item.text = text
        list.children.append(item)
      }
      element.children.append(list)
    case .keyed: break
    case .factory(SceneValue.textAttributesName, let attributes):
      element.children.append(textAttributes(attributes, key: name))
    case .factory(let style, let arguments):
      element.children.append(configuration(style, arguments, key: name))
    }
  }

  /// A text of one line is an attribute; one of several, which XML would run together, an element.
  private func put(_ text: String, _ name: String, into element: inout DocumentElement) {
    if let naming = ValueImport.namingElements[name] {
      return element.children.append(DocumentElement(naming.element, ["key": name, naming.attribute: text]))
    }
    guard text.contains(where: \.isNewline) else { return element[name] = text }
    element.children.append(Self.lines(text, key: name))
  }

  /// The element of a text of several lines; Interface Builder writes one of white space alone in base 64.
  static func lines(_ text: String, key: String) -> DocumentElement {
    var string = DocumentElement("string", ["key": key])
    string.text = text
    if text.allSatisfy(\.isWhitespace) {
      string["base64-UTF8"] = "YES"
      string.text = "\n\(Base64.digits(of: text))\n"
    }
    return string
  }

  private func put(_ image: SceneImage, _ name: String, into element: inout DocumentElement) {
    switch image {
    case .asset(let asset): element[name] = asset
    case .system(let symbol, let configuration):
      element[name] = symbol
      element["catalog"] = "system"
      guard let configuration else { return }
      let key = element.name == "state" ? "preferredSymbolConfigurationForImage" : "preferredSymbolConfiguration"
      var node = DocumentElement("preferredSymbolConfiguration", ["key": key])
      if let size = configuration.pointSize {
        node["configurationType"] = "pointSize"
        node["pointSize"] = Self.number(size)
      }
      if let style = configuration.textStyle {
        node["configurationType"] = "font"
        node.children.append(font(.textStyle(style), key: "fontDescription"))
      }
      if let scale = configuration.scale { node["scale"] = scale }
      if let weight = configuration.weight { node["weight"] = weight }
      if let mode = configuration.renderingMode { node["renderingMode"] = mode }
      if let value = configuration.variableValue { node["variableValue"] = Self.number(value) }
      if !configuration.colors.isEmpty {
        var list = DocumentElement(SymbolColors.elements[0])
        list.children = configuration.colors.map { color in
          var element = self.color(color, key: "")
          element.attributes.removeAll { $0.name == "key" }
          return element
        }
        node.children.append(list)
      }
      element.children.append(node)
    }
  }

  /// The elements of points, sizes, rectangles and the like.
  static func geometry(_ kind: GeometryKind, _ numbers: [Double], key: String) -> DocumentElement {
    let isMargins = key == "layoutMargins"
    let (name, parts): (String, [String])
    switch kind {
    case .insets where !isMargins: (name, parts) = ("inset", ["minY", "minX", "maxY", "maxX"])
    case .insets: (name, parts) = ("edgeInsets", kind.components)
    case .directionalInsets: (name, parts) = ("directionalEdgeInsets", kind.components)
    case .offset: (name, parts) = ("offsetWrapper", kind.components)
    case .transform: (name, parts) = ("affineTransform", kind.components)
    case .size where key == "contentSizeForViewInPopover": (name, parts) = ("value", kind.components)
    default: (name, parts) = (kind.rawValue, kind.components)
    }
    var element = DocumentElement(name, ["key": key])
    if name == "value" { element["type"] = kind.rawValue }
    // Documents name the horizontal side first.
    for part in name == "inset" ? ["minX", "minY", "maxX", "maxY"] : parts {
      guard let index = parts.firstIndex(of: part) else { continue }
      element[part] =
        kind == .range ? String(Int(exactly: numbers[index].rounded(.towardZero)) ?? 0) : number(numbers[index])
    }
    return element
  }

  func optionSet(_ names: [String], of typeName: String, key: String) -> DocumentElement {
    let elements = [
      "UIView.AutoresizingMask": "autoresizingMask", "UIRectEdge": "extendedEdge",
      "UIAccessibilityTraits": "accessibilityTraits", "UIDataDetectorTypes": "dataDetectorType",
      "WKAudiovisualMediaTypes": "audiovisualMediaTypes", "WKDataDetectorTypes": "dataDetectorType",
      "UIMenu.Options": "menuOptions", "UIMenuElement.Attributes": "menuElementAttributes",
    ]
    var element = DocumentElement(elements[typeName] ?? "optionSet", ["key": key])
    for name in names { element[word(name, raw: .int(0), of: typeName)] = "YES" }
    return element
  }
}
