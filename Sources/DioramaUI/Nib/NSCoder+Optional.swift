import Foundation

// Values of which nil means that nothing was said.
extension NSCoder {
  /// Reads a case of an enumeration; nil if the archive has none, or a number that names no case.
  func decodeCase<Case: RawRepresentable<Int>>(forKey key: String) -> Case? {
    containsValue(forKey: key) ? Case(rawValue: decodeInteger(forKey: key)) : nil
  }

  /// Reads a list of texts; nil if the archive has none.
  func decodeTexts(forKey key: String) -> [String]? {
    guard containsValue(forKey: key), let list = decodeObject(forKey: key) as? NSArray else { return nil }
    return list.compactMap { ($0 as? String) ?? ($0 as? NSString).map { String(describing: $0) } }
  }

  /// Reads a list of objects of a class; nil if the archive has none.
  func decodeListIfPresent<Object: AnyObject>(of type: Object.Type, forKey key: String) -> [Object]? {
    guard containsValue(forKey: key), let list = decodeObject(forKey: key) as? NSArray else { return nil }
    return list.compactMap { $0 as? Object }
  }

  /// Reads the objects of a class in a set; those of a plain set come in no order.
  func decodeSet<Object: AnyObject>(of type: Object.Type, forKey key: String) -> [Object] {
    guard containsValue(forKey: key) else { return [] }
    switch decodeObject(forKey: key) {
    case let set as NSSet: return set.allObjects.compactMap { $0 as? Object }
    case let set as NSOrderedSet: return set.array.compactMap { $0 as? Object }
    default: return []
    }
  }

  /// Reads insets; nil if the archive has none.
  func decodeInsets(forKey key: String) -> UIEdgeInsets? {
    containsValue(forKey: key) ? decodeUIEdgeInsets(forKey: key) : nil
  }

  /// Reads a date; nil if the archive has none.
  func decodeDate(forKey key: String) -> Date? {
    decode(NSDate.self, forKey: key).map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
  }

  /// Reads whether a bar lets content shine through: 2 is no, anything else is yes.
  func decodeTranslucence(forKey key: String) -> Bool {
    decodeInteger(forKey: key, absent: 1) != 2
  }
}
