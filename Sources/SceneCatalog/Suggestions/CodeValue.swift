import SceneModel

/// What a call in code makes, as a scene writes it.
package enum CodeValue {
  /// `{systemFont: 15}` for `UIFont.systemFont(ofSize: 15)`; nil where it cannot be told.
  ///
  /// `key` is the property in front of it, which says what `.init(…)` makes.
  package static func written(for call: String, key: String, catalog: SceneCatalog) -> String? {
    guard call.utf8.count <= 200 else { return nil }
    let name = call.prefix { $0 != "(" && $0 != "." }
    let part = [Notation.Part(name: nil, text: call)]
    switch name {
    case "UIFont", "Font": return Notation.font(part, catalog)
    case "UIColor", "Color": return Notation.color(part, catalog)
    case "UIImage", "Image": return image(call)
    case "CGRect": return Notation.geometry(part, .rect)
    case "CGSize": return Notation.geometry(part, .size)
    case "CGPoint": return Notation.geometry(part, .point)
    case "UIEdgeInsets": return Notation.geometry(part, .insets)
    case "NSDirectionalEdgeInsets": return Notation.geometry(part, .directionalInsets)
    case "NSLocalizedString", "String", "LocalizedStringResource", "LocalizedStringKey": return localized(call)
    case "":
      guard let type = type(of: key, catalog) else { return nil }
      switch type {
      case .font: return Notation.font(part, catalog)
      case .color: return Notation.color(part, catalog)
      case .image: return image(call)
      case .text, .attributedText: return localized(call)
      case .geometry(let kind): return Notation.geometry(part, kind)
      default: return nil
      }
    default: return nil
    }
  }

  /// The type of the first property of that name; the classes that most scenes have come first.
  private static func type(of key: String, _ catalog: SceneCatalog) -> PropertyType? {
    for name in ["UILabel", "UIButton", "UITextField", "UIScrollView", "UIStackView"] + catalog.classNames {
      if let property = catalog.schema(named: name)?.properties[key] { return property.type }
    }
    return nil
  }

  private static func image(_ call: String) -> String? {
    guard let name = quoted(in: call).first else { return nil }
    return call.contains("systemName") ? "{systemName: \(name)}" : name
  }

  /// A text with the key by which it is translated.
  private static func localized(_ call: String) -> String? {
    let texts = quoted(in: call)
    guard let key = texts.first, !key.isEmpty else { return nil }
    let named =
      call.firstRange(of: "value: \"").map { call[$0.upperBound...].prefix { $0 != "\"" } }
      ?? call.firstRange(of: "defaultValue: \"").map { call[$0.upperBound...].prefix { $0 != "\"" } }
    return "{text: \(spelled(named.map(String.init) ?? key)), key: \(spelled(key))}"
  }

  private static func quoted(in call: String) -> [String] {
    call.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  private static func spelled(_ text: String) -> String {
    let isPlain = text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || " ._-".contains($0) }
    return isPlain ? text : "'\(text.replacing("'", with: "''"))'"
  }
}
