import Foundation
import NibLoader

/// The nibs of the views that a table or a collection makes by their reuse identifiers.
@MainActor
struct PrototypeNibs {
  private var nibs: [String: UINib] = [:]
  private var externalObjects: [String: [String: NSObject]] = [:]

  /// No nibs.
  init() {}

  /// The nibs of an archive, with the objects outside of each that it refers to.
  init(_ coder: NSCoder, nibs nibsKey: StaticString, externalObjects objectsKey: StaticString) {
    for (identifier, nib) in Self.dictionary(coder, nibsKey) { nibs[identifier] = nib as? UINib }
    for (identifier, objects) in Self.dictionary(coder, objectsKey) {
      externalObjects[identifier] = Self.entries(objects as? NSDictionary).compactMapValues { $0 as? NSObject }
    }
  }

  /// The identifiers in alphabetical order.
  var identifiers: [String] { nibs.keys.sorted() }

  /// Whether an identifier has a nib.
  func has(_ identifier: String) -> Bool { nibs[identifier] != nil }

  /// Gives an identifier a nib; nil takes it away.
  mutating func register(_ nib: UINib?, for identifier: String) {
    nibs[identifier] = nib
    externalObjects[identifier] = nil
  }

  /// A view out of the nib of an identifier; nil if there is no nib, or no such view at its top.
  func makeView<View: UIView>(_ type: View.Type, for identifier: String) -> View? {
    guard let nib = nibs[identifier] else { return nil }
    let options: [UINib.OptionsKey: Any] = [.externalObjects: externalObjects[identifier] ?? [:]]
    return nib.instantiate(withOwner: nil, options: options).lazy.compactMap { $0 as? View }.first
  }

  private static func dictionary(_ coder: NSCoder, _ key: StaticString) -> [String: Any] {
    entries(coder.decodeAnything(forKey: key) as? NSDictionary)
  }

  private static func entries(_ dictionary: NSDictionary?) -> [String: Any] {
    var result: [String: Any] = [:]
    for (key, value) in dictionary ?? NSDictionary() {
      guard let name = (key as? String) ?? (key as? NSString).map({ String(describing: $0) }) else { continue }
      result[name] = value
    }
    return result
  }
}
