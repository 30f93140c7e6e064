import DioramaUI
import NibArchive

/// Values of properties as `CatalogTable` writes them.
enum CatalogValue {
  /// What a live property has, in words.
  static func text(_ value: Any?) -> String {
    switch value {
    case nil: "nil"
    case let value as Bool: value ? "true" : "false"
    case let value as UIEdgeInsets: list([value.top, value.left, value.bottom, value.right])
    case let value as CGSize: list([value.width, value.height])
    case let value as UIOffset: list([value.horizontal, value.vertical])
    case let value as [String]: "[" + value.joined(separator: ", ") + "]"
    case let value as NSAttributedString: value.string
    case let value as Date: number(value.timeIntervalSinceReferenceDate)
    case let value as Locale: value.identifier
    case let value as TimeZone: value.identifier
    case let value as Calendar: "\(value.identifier)"
    case let value as UITextInputPasswordRules: value.passwordRulesDescriptor
    case is UIColor: "color"
    case let value as UIImage: value.resourceName ?? ""
    case let value as any RawRepresentable: "\(value.rawValue)"
    case let value as CGFloat: number(Double(value))
    case let value as Double: number(value)
    case let value as Float: number(Double(value))
    case let value?: "\(value)"
    }
  }

  private static func list(_ numbers: [CGFloat]) -> String {
    "[" + numbers.map { number(Double($0)) }.joined(separator: ", ") + "]"
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// What an archive holds for a value: `float:3.5`, `text:abc`, `color`.
  static func archived(_ value: String, _ nib: inout NibBuilder) -> NibArchiveGraph.Value? {
    let kind = value.prefix { $0 != ":" }
    let rest = String(value.dropFirst(kind.count + 1))
    let parts = rest.split(separator: ",").map(String.init)
    switch kind {
    case "bool": return .bool(rest == "true")
    case "int": return Int(rest).map { .integer($0) }
    case "float": return Float(rest).map { .float($0) }
    case "double": return Double(rest).map { .double($0) }
    case "numbers": return .numbers(parts.compactMap(Double.init))
    case "text": return nib.text(rest)
    case "texts":
      let texts = parts.map { nib.graph.string($0) }
      return nib.array(texts)
    case "color": return .object(nib.node("UIColor", ["UIRed": .float(1), "UIGreen": .float(0), "UIBlue": .float(0)]))
    case "image": return .object(nib.node("UIImageNibPlaceholder", ["UIResourceName": nib.text("pic")]))
    case "rich": return .object(nib.node("NSAttributedString", ["NSString": nib.text(rest)]))
    case "date": return Double(rest).map { .object(nib.node("NSDate", ["NS.time": .double($0)])) }
    case "locale": return .object(nib.node("NSLocale", ["NS.identifier": nib.text("de_AT")]))
    case "calendar": return .object(nib.node("NSCalendar", ["NS.identifier": nib.text("japanese")]))
    case "passwordRules":
      return .object(nib.node("UITextInputPasswordRules", ["passwordRulesDescriptor": nib.text("minlength: 8")]))
    case "timeZone": return .object(nib.node("NSTimeZone", ["NS.name": nib.text("Asia/Tokyo")]))
    default: return nil
    }
  }
}
