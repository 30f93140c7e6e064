import Backports
import NibArchive

/// A nib as its readers ask for it: values by key, texts, numbers and collections.
struct NibContent: Sendable {
  let archive: NibArchive

  /// The value under a key; nil where the object has none, or several.
  func value(_ key: String, of object: Int) -> NibArchive.Payload? {
    var found: NibArchive.Payload?
    for value in archive.values(of: object) where value.key == key {
      if found != nil { return nil }
      found = value.payload
    }
    return found
  }

  /// The object under a key.
  func object(_ key: String, of object: Int) -> Int? {
    if case .object(let found)? = value(key, of: object) { found } else { nil }
  }

  func className(of object: Int) -> String { archive.className(of: object) }

  /// The elements of a collection; empty for an object that is none.
  func elements(of object: Int) -> [Int] {
    archive.values(of: object).compactMap { value in
      if NibArchive.isElement(value.key), case .object(let element) = value.payload { return element }
      return nil
    }
  }

  /// The elements of the collection under a key.
  func elements(_ key: String, of object: Int) -> [Int] {
    self.object(key, of: object).map { elements(of: $0) } ?? []
  }

  /// The pairs of a dictionary.
  func pairs(_ key: String, of object: Int) -> [(key: Int, value: Int)] {
    let flat = elements(key, of: object)
    return stride(from: 0, to: flat.count - flat.count % 2, by: 2).map { (flat[$0], flat[$0 + 1]) }
  }

  // MARK: - Texts and numbers

  /// An `NSString`'s text; nil for other objects, and where the bytes are no UTF-8.
  func string(_ object: Int) -> String? {
    guard className(of: object) == "NSString" else { return nil }
    return text(of: object)
  }

  /// The text in an object that has one.
  func text(of object: Int) -> String? {
    guard case .data(let bytes)? = value("NS.bytes", of: object) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  func string(_ key: String, of object: Int) -> String? {
    self.object(key, of: object).flatMap { string($0) }
  }

  /// A whole number, as such or in an `NSNumber`.
  func integer(_ payload: NibArchive.Payload) -> Int? {
    switch payload {
    case .int8(let number): Int(number)
    case .int16(let number): Int(number)
    case .int32(let number): Int(number)
    case .int64(let number): Int(exactly: number)
    case .object(let object) where className(of: object) == "NSNumber":
      value("NS.intval", of: object).flatMap { payload in
        if case .object = payload { nil } else { integer(payload) }
      }
    default: nil
    }
  }

  func integer(_ key: String, of object: Int) -> Int? { value(key, of: object).flatMap { integer($0) } }

  /// A truth value, as such or as a number.
  func flag(_ payload: NibArchive.Payload) -> Bool? {
    if case .bool(let flag) = payload { return flag }
    return integer(payload).map { $0 != 0 }
  }

  /// Any number; one of single precision is taken for the shortest decimal that means it.
  func number(_ payload: NibArchive.Payload) -> Double? {
    switch payload {
    case .float(let number): return number.isFinite ? Double(number.description) : nil
    case .double(let number): return number.isFinite ? number : nil
    case .object(let object) where className(of: object) == "NSNumber":
      if case .double(let number)? = value("NS.dblval", of: object), number.isFinite { return number }
      return integer(payload).map(Double.init)
    default: return integer(payload).map(Double.init)
    }
  }

  func number(_ key: String, of object: Int) -> Double? { value(key, of: object).flatMap { number($0) } }
}
