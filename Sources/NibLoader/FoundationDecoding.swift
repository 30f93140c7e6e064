internal import Foundation

/// How one object of a Foundation class comes out of the archive.
struct FoundationDecoding {
  let decoder: NibDecoder
  let index: Int

  func value(of kind: FoundationClass) -> NSObject? {
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

  /// What the object stores under a key.
  func stored(_ key: StaticString) -> NibValue? {
    decoder.nib.value(decoder.nib.keyIndex(of: key), of: index)
  }

  /// The text of the string under a key, read without making an object.
  func text(_ key: StaticString) -> String? {
    decoder.text(under: key, of: index)
  }

  private var bytes: [UInt8]? {
    decoder.nib.bytes("NS.bytes", of: index)
  }

  private var text: String? {
    decoder.nib.text(of: index)
  }

  /// The text of the development language, or what the options replace it with.
  private var localizedText: String? {
    let own = text ?? text("NSDev")
    let options = decoder.context.options
    guard options.localizedText != nil || options.shownText != nil, let key = text("NSKey") else { return own }
    return options.localizedText?(key) ?? own.flatMap { options.shownText?(key, $0) } ?? own
  }

  private var number: NSNumber? {
    if let value = stored("NS.boolval")?.truth { return NSNumber(value: value) }
    return switch plainNumber {
    case .whole(let value): NSNumber(value: value)
    case .fraction(let value): NSNumber(value: value)
    case nil: nil
    }
  }

  /// The number of a number object, with 0 and 1 for truth values; nil for other objects.
  var plainNumber: PayloadNumber? {
    stored("NS.intval")?.number ?? stored("NS.dblval")?.number ?? stored("NS.fltval")?.number
      ?? stored("NS.boolval")?.number
  }

  private var date: NSDate? {
    guard let seconds = stored("NS.time")?.number?.double, seconds.isFinite else { return nil }
    return NSDate(timeIntervalSinceReferenceDate: seconds)
  }
}
