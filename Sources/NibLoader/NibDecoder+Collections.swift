package import Foundation

// Collections whose elements are wanted and not they themselves, which then need not be made.
extension NibDecoder {
  /// The objects of an array; nil if the archive has none.
  package func list(_ key: StaticString) -> [NSObject]? {
    guard let index = value(key)?.objectIndex else { return nil }
    guard isUnmade(index), case .foundation(let kind) = nib.kind(of: index), kind == .array || kind == .mutableArray
    else {
      return (object(at: index) as? NSArray).map { list in list.compactMap { $0 as? NSObject } }
    }
    guard enter(index, kind) else { return nil }
    var result: [NSObject] = []
    result.reserveCapacity(nib.objects[index].values.count)
    for element in nib.elements(of: index) {
      if let object = object(at: element) { result.append(object) }
    }
    leaveUnmade(index)
    return result
  }

  /// The objects of a dictionary whose keys are numbers, in the nib's order, where the last of a key counts; nil if the archive has none.
  package func objectsByNumber(_ key: StaticString) -> [(number: UInt, object: NSObject?)]? {
    guard let index = value(key)?.objectIndex else { return nil }
    guard let elements = unmadePairs(index) else {
      return (object(at: index) as? NSDictionary).map { dictionary in
        dictionary.compactMap { key, value in
          (key as? NSNumber).map { (Self.unsigned($0.int64Value), value as? NSObject) }
        }
      }
    }
    guard enter(index, .dictionary) else { return nil }
    var result: [(number: UInt, object: NSObject?)] = []
    for place in stride(from: 0, to: elements.count, by: 2) {
      guard case .foundation(.number) = nib.kind(of: elements[place]) else { continue }
      let number = FoundationDecoding(decoder: self, index: elements[place]).plainNumber
      let object = object(at: elements[place + 1])
      if let number { result.append((Self.unsigned(number.integer), object)) }
    }
    leaveUnmade(index)
    return result
  }

  /// The texts and numbers of a dictionary whose keys are texts; nil if the archive has none.
  package func table(_ key: StaticString) -> NibTable? {
    guard let index = value(key)?.objectIndex else { return nil }
    guard let elements = unmadePairs(index) else { return (object(at: index) as? NSDictionary).map(NibTable.init) }
    return NibTable(self, elements: elements)
  }

  private static func unsigned(_ number: Int64) -> UInt { UInt(bitPattern: Int(clamping: number)) }

  /// The keys and values of a dictionary that nobody asked for yet, in turns; nil for anything else.
  private func unmadePairs(_ index: Int) -> ContiguousArray<Int>? {
    guard isUnmade(index), case .foundation(let kind) = nib.kind(of: index),
      kind == .dictionary || kind == .mutableDictionary
    else { return nil }
    let elements = nib.elements(of: index)
    return elements.count.isMultiple(of: 2) ? elements : nil
  }

  /// Whether nobody asked for an object yet, and it can be made.
  private func isUnmade(_ index: Int) -> Bool {
    guard failure == nil, case .untouched = states[index] else { return false }
    return true
  }
}
