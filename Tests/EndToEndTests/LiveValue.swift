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
}
