internal import Foundation

/// An entry of the nib's own lists, such as a connection, read without making an object of it.
struct NibRecord {
  let decoder: NibDecoder
  let index: Int

  var className: String {
    decoder.nib.className(of: index)
  }

  /// The index of the object under a key.
  func objectIndex(_ key: StaticString) -> Int? {
    decoder.nib.objectIndex(key, of: index)
  }

  /// The object under a key, made if need be.
  func object(_ key: StaticString) -> NSObject? {
    objectIndex(key).flatMap(decoder.object)
  }

  /// The text under a key, with localization; nil if there is none.
  func text(_ key: StaticString) -> String? {
    guard let text = objectIndex(key).flatMap(decoder.string) else { return nil }
    // It will be searched for; very many entries may share a long one.
    return decoder.handOut(text.utf8.count / 64) ? text : nil
  }

  func integer(_ key: StaticString) -> Int? {
    decoder.nib.value(decoder.nib.keyIndex(of: key), of: index)?.number.map { Int(clamping: $0.integer) }
  }

  func bool(_ key: StaticString) -> Bool {
    integer(key) ?? 0 != 0
  }

  /// The entries of the list under a key; empty if there is none.
  func list(_ key: StaticString) -> [NibRecord] {
    indexes(key).map { NibRecord(decoder: decoder, index: $0) }
  }

  /// The indexes of the entries of the list under a key; empty if there is none.
  func indexes(_ key: StaticString) -> ContiguousArray<Int> {
    objectIndex(key).map(decoder.nib.elements) ?? []
  }

  /// Whether the object under a key is the first responder.
  func isFirstResponder(_ key: StaticString) -> Bool {
    objectIndex(key).flatMap(decoder.proxyIdentifier) == NibDecoder.firstResponderIdentifier
  }
}
