internal import Foundation
internal import NibArchive

/// An entry of the nib's own lists, such as a connection, read without making an object of it.
struct NibRecord {
  let decoder: NibDecoder
  let index: Int

  var className: String {
    decoder.archive.className(of: index)
  }

  /// The index of the object under a key.
  func objectIndex(_ key: String) -> Int? {
    guard case .object(let index)? = decoder.payload(forKey: key, of: index) else { return nil }
    return index
  }

  /// The object under a key, made if need be.
  func object(_ key: String) -> Any? {
    objectIndex(key).flatMap { decoder.object(at: $0) }
  }

  /// The text under a key, with localization; nil where there is none.
  func text(_ key: String) -> String? {
    (object(key) as? NSString).map { String(describing: $0) }
  }

  func integer(_ key: String) -> Int? {
    decoder.payload(forKey: key, of: index)?.number.map { Int(clamping: $0.integer) }
  }

  func bool(_ key: String) -> Bool {
    integer(key) ?? 0 != 0
  }

  /// The entries of the list under a key; empty where there is none.
  func list(_ key: String) -> [NibRecord] {
    guard let list = objectIndex(key) else { return [] }
    let values = decoder.archive.values[decoder.archive.objects[list].values]
    return values.compactMap { value in
      guard decoder.isElementKey[value.keyIndex], case .object(let index) = value.payload else { return nil }
      return NibRecord(decoder: decoder, index: index)
    }
  }

  /// The object itself, made if need be.
  var instance: NSObject? {
    decoder.object(at: index) as? NSObject
  }

  /// Whether the entry stands for an object from outside the nib.
  var isProxy: Bool {
    decoder.proxyIdentifier(of: index) != nil
  }

  /// Whether the object under a key is the first responder.
  func isFirstResponder(_ key: String) -> Bool {
    objectIndex(key).flatMap(decoder.proxyIdentifier) == NibDecoder.firstResponderIdentifier
  }
}
