import Foundation
import NibLoader

// Values of which nil means that nothing was said.
extension NSCoder {
  /// Reads a case of an enumeration; nil if the archive has none, or a number that names no case.
  func decodeCase<Case: RawRepresentable<Int>>(forKey key: StaticString) -> Case? {
    decodeNumber(forKey: key).flatMap { Case(rawValue: $0) }
  }

  /// Reads a list of texts; nil if the archive has none.
  func decodeTexts(forKey key: StaticString) -> [String]? {
    guard let list = decodeAnything(forKey: key) as? NSArray else { return nil }
    return list.compactMap { ($0 as? String) ?? ($0 as? NSString).map { String(describing: $0) } }
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
    case let set as NSSet: return set.allObjects.compactMap { $0 as? Object }
    case let set as NSOrderedSet: return set.array.compactMap { $0 as? Object }
    default: return []
    }
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
