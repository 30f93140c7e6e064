internal import Foundation
internal import NibArchive

/// How one object of a Foundation class comes out of the archive.
struct FoundationDecoding {
  let decoder: NibDecoder
  let index: Int

  func value(of kind: FoundationClass) -> Any? {
    switch kind {
    case .string: text.map { NSString(string: $0) }
    case .mutableString: text.map { NSMutableString(string: $0) }
    case .localizableString: localizedText.map { NSString(string: $0) }
    case .number: number
    case .value: boxedGeometry
    case .data: bytes.map { NSData(data: Data($0)) }
    case .mutableData: bytes.map { NSMutableData(data: Data($0)) }
    case .date: date
    case .null: NSNull()
    case .array: NSArray(array: elements)
    case .mutableArray: NSMutableArray(array: elements)
    case .dictionary: dictionary.map { NSDictionary(dictionary: $0) }
    case .mutableDictionary: dictionary.map { NSMutableDictionary(dictionary: $0) }
    case .set: NSSet(array: hashableElements)
    case .mutableSet: NSMutableSet(array: hashableElements)
    case .orderedSet: NSOrderedSet(array: hashableElements)
    case .mutableOrderedSet: NSMutableOrderedSet(array: hashableElements)
    case .attributedString: attributedString
    case .mutableAttributedString: attributedString.map { NSMutableAttributedString(attributedString: $0) }
    }
  }

  func payload(_ key: String) -> NibArchive.Payload? {
    decoder.payload(forKey: key, of: index)
  }

  /// The text of the string under a key, read without making an object.
  func text(_ key: String) -> String? {
    guard case .object(let index)? = payload(key) else { return nil }
    return decoder.text(of: index)
  }

  private var bytes: [UInt8]? {
    guard case .data(let bytes)? = payload("NS.bytes") else { return nil }
    return bytes
  }

  private var text: String? {
    decoder.text(of: index)
  }

  private var localizedText: String? {
    if let key = text("NSKey"), let localized = decoder.context.options.localizedText?(key) { return localized }
    return text ?? text("NSDev")
  }

  private var number: NSNumber? {
    if case .bool(let value)? = payload("NS.boolval") { return NSNumber(value: value) }
    for key in ["NS.intval", "NS.dblval", "NS.fltval", "NS.boolval"] {
      switch payload(key)?.number {
      case .whole(let value): return NSNumber(value: value)
      case .fraction(let value): return NSNumber(value: value)
      case nil: continue
      }
    }
    return nil
  }

  private var date: NSDate? {
    guard let seconds = payload("NS.time")?.number?.double, seconds.isFinite else { return nil }
    return NSDate(timeIntervalSinceReferenceDate: seconds)
  }
}
