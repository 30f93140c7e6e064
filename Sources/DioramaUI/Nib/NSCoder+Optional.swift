import Foundation
import NibLoader

// Values of which nil means that nothing was said.
extension NSCoder {
  /// Reads a case of an enumeration; nil if the archive has none, or a number that names no case.
  func decodeCase<Case: RawRepresentable<Int>>(forKey key: StaticString) -> Case? {
    decodeIntegerIfPresent(forKey: key).flatMap { Case(rawValue: $0) }
  }

  /// Reads a list of texts; nil if the archive has none.
  func decodeTexts(forKey key: StaticString) -> [String]? {
    if isNibDecoder {
      return unsafeDowncast(self, to: NibDecoder.self).list(key)?.compactMap(Self.text)
    }
    return (decodeAnything(forKey: key) as? NSArray)?.compactMap(Self.text)
  }

  /// Reads the attributes of a text that is said elsewhere; nil if the archive has none.
  func decodeTextAttributes(forKey key: StaticString) -> [NSAttributedString.Key: Any]? {
    guard has(key) else { return nil }
    let pairs = decodeObjectsByText(forKey: key).map { (NSAttributedString.Key($0.key), $0.value as Any) }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Reads a list of objects of a class; nil if the archive has none.
  func decodeListIfPresent<Object: AnyObject>(of type: Object.Type, forKey key: StaticString) -> [Object]? {
    if isNibDecoder {
      let nib = unsafeDowncast(self, to: NibDecoder.self)
      guard let list = nib.list(key) else { return nil }
      var result: [Object] = []
      result.reserveCapacity(list.count)
      for object in list {
        if let object = object as? Object { result.append(object) }
      }
      return result
    }
    return (decodeAnything(forKey: key) as? NSArray)?.compactMap { $0 as? Object }
  }

  /// Reads the objects of a class in a dictionary whose keys are numbers; others are left out.
  func decodeObjectsByNumber<Object: AnyObject>(of type: Object.Type, forKey key: StaticString) -> [UInt: Object] {
    var result: [UInt: Object] = [:]
    if isNibDecoder {
      let nib = unsafeDowncast(self, to: NibDecoder.self)
      nib.objectsByNumber(key) { number, object in result[number] = object as? Object }
    } else {
      for (number, object) in decode(NSDictionary.self, forKey: key) ?? NSDictionary() {
        if let number = number as? NSNumber, let object = object as? Object { result[number.uintValue] = object }
      }
    }
    return result
  }

  /// Reads a dictionary whose keys are texts; nil if the archive has none.
  func decodeTable(forKey key: StaticString) -> NibTable? {
    if isNibDecoder { return unsafeDowncast(self, to: NibDecoder.self).table(key) }
    return decode(NSDictionary.self, forKey: key).map(NibTable.init)
  }

  /// Reads the objects of a class in a set; those of a plain set come in no order.
  func decodeSet<Object: AnyObject>(of type: Object.Type, forKey key: StaticString) -> [Object] {
    switch decodeAnything(forKey: key) {
    case let set as NSSet where handsOut(set.count): return set.allObjects.compactMap { $0 as? Object }
    case let set as NSOrderedSet where handsOut(set.count): return set.array.compactMap { $0 as? Object }
    default: return []
    }
  }

  /// Reads the objects of a dictionary whose keys are texts; others are left out.
  func decodeObjectsByText(forKey key: StaticString) -> [String: NSObject] {
    objectsByText(decodeAnything(forKey: key))
  }

  /// The objects of a dictionary of the archive whose keys are texts; none for anything else.
  func objectsByText(_ dictionary: Any?) -> [String: NSObject] {
    guard let dictionary = dictionary as? NSDictionary, handsOut(dictionary.count) else { return [:] }
    var result: [String: NSObject] = [:]
    for (key, object) in dictionary {
      if let text = Self.text(key) { result[text] = object as? NSObject }
    }
    return result
  }

  /// Counts what a collection hands out as a whole; false where that is out of all proportion.
  private func handsOut(_ count: Int) -> Bool {
    !isNibDecoder || unsafeDowncast(self, to: NibDecoder.self).handOut(count)
  }

  private static func text(_ object: Any) -> String? {
    (object as? NSString).map { String(describing: $0) } ?? (object as? String)
  }

  /// Reads insets; nil if the archive has none.
  func decodeInsets(forKey key: StaticString) -> UIEdgeInsets? {
    has(key) ? decodeInsets(forKey: key, absent: .zero) : nil
  }

  /// Reads a date; nil if the archive has none.
  func decodeDate(forKey key: StaticString) -> Date? {
    decode(NSDate.self, forKey: key).map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
  }

  /// Reads whether a bar lets content shine through: 2 is no, anything else is yes.
  func decodeTranslucence(forKey key: StaticString) -> Bool {
    decodeInteger(forKey: key, absent: 1) != 2
  }
}
