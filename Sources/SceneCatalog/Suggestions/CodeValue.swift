import Backports
import SceneModel
import SceneSyntax

/// Converts a call in Swift code to a scene value.
package enum CodeValue {
  /// `{systemFont: 15}` for `UIFont.systemFont(ofSize: 15)`; nil if the call is not understood.
  ///
  /// `key` is the property to which the value belongs; it determines the type of `.init(…)`.
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

  /// The type of the first property of that name; the usual classes come first.
  private static func type(of key: String, _ catalog: SceneCatalog) -> PropertyType? {
    for name in SceneCatalog.usualClasses + catalog.classNames {
      if let property = catalog.schema(named: name)?.properties[key] { return property.type }
    }
    return nil
  }

  private static func image(_ call: String) -> String? {
    guard let name = literals(in: call)?.first, !name.isEmpty else { return nil }
    let written = ScalarSpelling.text(name, inFlow: true)
    return call.contains("systemName") ? "{systemName: \(written)}" : written
  }

  /// A text with the key by which it is translated; nil where code makes the text of other values.
  private static func localized(_ call: String) -> String? {
    guard !call.contains("format:"), let key = literals(in: call)?.first, !key.isEmpty else { return nil }
    let value = ["defaultValue: \"", "value: \""].lazy.compactMap { call.firstRange(of: $0) }.first
    let text = value.flatMap { literals(in: call[call.index(before: $0.upperBound)...])?.first } ?? key
    return "{text: \(ScalarSpelling.text(text, inFlow: true)), key: \(ScalarSpelling.text(key, inFlow: true))}"
  }

  /// The texts in double quotes; nil where one has an escape that only code knows, such as `\(name)`.
  private static func literals(in code: some StringProtocol) -> [String]? {
    let escapes: [Character: Character] = ["\"": "\"", "\\": "\\", "'": "'", "n": "\n", "t": "\t", "r": "\r"]
    var found: [String] = []
    var text: String?
    var isEscaped = false
    for character in code {
      guard var open = text else {
        if character == "\"" { text = "" }
        continue
      }
      if isEscaped {
        guard let meant = escapes[character] else { return nil }
        open.append(meant)
        (text, isEscaped) = (open, false)
      } else if character == "\"" {
        found.append(open)
        text = nil
      } else if character == "\\" {
        isEscaped = true
      } else {
        open.append(character)
        text = open
      }
    }
    return found
  }
}
