import DioramaUI
import Foundation
import SceneCatalog
import SceneModel

/// What a live object's property holds, in a form that can be compared.
@MainActor
enum LiveValue {
  /// A property's value; throws for a property that the runtime does not know by this name.
  static func read(_ property: String, of object: NSObject) throws -> String {
    guard let value = try UIRuntime.shared.classes.value(forKeyPath: property, of: object) else { return "nil" }
    return describe(value)
  }

  private static func describe(_ value: Any) -> String {
    switch value {
    case let color as UIColor: "color \(color)"
    case let image as UIImage: "image \(image.resourceName ?? "")"
    case let date as Date: "date \(date.timeIntervalSinceReferenceDate)"
    case let text as NSAttributedString: "runs \(text.string)"
    case let locale as Locale: locale.identifier
    case let zone as TimeZone: zone.identifier
    case let calendar as Calendar: "\(calendar.identifier)"
    case let rules as UITextInputPasswordRules: rules.passwordRulesDescriptor
    case let value as any RawRepresentable: "\(value.rawValue)"
    case let rect as CGRect: numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    case let point as CGPoint: numbers([point.x, point.y])
    case let size as CGSize: numbers([size.width, size.height])
    case let insets as UIEdgeInsets: numbers([insets.top, insets.left, insets.bottom, insets.right])
    case let insets as NSDirectionalEdgeInsets:
      numbers([insets.top, insets.leading, insets.bottom, insets.trailing])
    case let offset as UIOffset: numbers([offset.horizontal, offset.vertical])
    case let transform as CGAffineTransform:
      numbers([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    case let list as [Any]: "[" + list.map { describe($0) }.joined(separator: ", ") + "]"
    case let values as [UInt: Any]:
      values.sorted { $0.key < $1.key }.map { "\($0.key): \(describe($0.value))" }.joined(separator: ", ")
    case let values as [Int: Any]:
      values.sorted { $0.key < $1.key }.map { "\($0.key): \(describe($0.value))" }.joined(separator: ", ")
    default: "\(value)"
    }
  }

  /// Properties whose getter gives more than what is stored, as UIKit documents it.
  private static let computed: [String: String] = [
    "tintColor": "the superview's, or the system's, where the view has none",
    "text": "a text field's is empty rather than nil",
    "attributedText": "made from the text where none is set",
    "date": "a date picker's is the moment when it was made, where none is set",
    "selectedSegmentIndex": "none is selected where there are no segments, whatever an archive says",
  ]

  /// Whether a property reads as what is stored in it.
  static func isStored(_ property: String) -> Bool { computed[property] == nil }

  /// What a catalog value looks like when it is read from a live object; nil for values that are objects of their own.
  static func expected(_ value: SceneValue, isPlain: Bool) -> String? {
    switch value {
    case .null: isPlain ? "nil" : nil
    case .bool(let flag): "\(flag)"
    case .int(let number): "\(number)"
    case .text(let text): text
    default: nil
    }
  }

  private static func numbers(_ numbers: [CGFloat]) -> String {
    numbers.map { SceneNumber.text(Double($0)) }.joined(separator: " ")
  }

  /// What a value of a class's fixture looks like when it is read back.
  static func expectedSample(_ value: SceneValue) -> String? {
    switch value {
    case .bool(let flag): "\(flag)"
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    case .text(let text): text
    case .geometry(_, let numbers): numbers.map { SceneNumber.text($0) }.joined(separator: " ")
    case .enumeration(_, .int(let raw)), .optionSet(_, let raw): "\(raw)"
    case .enumeration(_, .string(let raw)): raw
    case .color: describe(UIColor.systemRed)
    case .font: describe(UIFont.boldSystemFont(ofSize: 13))
    case .image(.asset(let name)): "image \(name)"
    case .date(let seconds): "date \(seconds)"
    case .attributedText(let runs): "runs \(runs.map(\.text).joined())"
    case .list(let values): "[" + values.compactMap { expectedSample($0) }.joined(separator: ", ") + "]"
    case .keyed(let values):
      values.sorted { $0.raw < $1.raw }.map { "\($0.raw): \(expectedSample($0.value) ?? "")" }.joined(separator: ", ")
    default: nil
    }
  }
}
