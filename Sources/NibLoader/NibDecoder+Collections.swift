package import Foundation

// Collections whose elements are wanted and not they themselves, which then need not be made.
extension NibDecoder {
  /// The objects of an array; nil if the archive has none.
  package func list(_ key: StaticString) -> [NSObject]? {
    value(key)?.objectIndex.flatMap(elements)
  }

  /// Makes an object or, of an array, its elements.
  func make(at index: Int) {
    if case .foundation(let kind) = nib.kind(of: index), kind == .array || kind == .mutableArray {
      _ = elements(at: index)
    } else {
      _ = object(at: index)
    }
  }

  /// The objects of the array at an index; nil for any other object.
  func elements(at index: Int) -> [NSObject]? {
    guard handOut(nib.objects[index].values.count) else { return nil }
    guard isUnmade(index), case .foundation(let kind) = nib.kind(of: index), kind == .array || kind == .mutableArray
    else {
      return (object(at: index) as? NSArray).map { list in list.compactMap { $0 as? NSObject } }
    }
    guard enter(index, kind) else { return nil }
    let run = nib.objects[index].values
    var result: [NSObject] = []
    result.reserveCapacity(run.count)
    for valueIndex in run {
      if let element = nib.element(at: valueIndex), let object = object(at: element) { result.append(object) }
    }
    leaveUnmade(index)
    return result
  }

  /// Counts what lists, dictionaries, sets and long texts hand out; false if that is out of all proportion.
  ///
  /// A list that very many objects share is handed out as a whole to each of them: a small nib could take hours.
  package func handOut(_ count: Int) -> Bool {
    handedOut += count
    let limit = nib.values.count * 16 + 250_000
    guard handedOut > limit else { return true }
    fail(
      .decodingFailed(
        "The lists of the nib name more than \(limit) objects: too many objects share one list or one text."
      )
    )
    return false
  }

  /// Hands over the objects of a dictionary whose keys are numbers, in the nib's order, where the last of a key counts.
  package func objectsByNumber(_ key: StaticString, _ take: (_ number: UInt, _ object: NSObject?) -> Void) {
    guard let index = value(key)?.objectIndex, handOut(nib.objects[index].values.count) else { return }
    guard isUnmadeDictionary(index), enter(index, .dictionary) else {
      for (key, value) in object(at: index) as? NSDictionary ?? NSDictionary() {
        if let number = key as? NSNumber { take(Self.unsigned(number.int64Value), value as? NSObject) }
      }
      return
    }
    var numberIndex: Int?
    for valueIndex in nib.objects[index].values {
      guard let element = nib.element(at: valueIndex) else { continue }
      guard let key = numberIndex else {
        numberIndex = element
        continue
      }
      numberIndex = nil
      let object = object(at: element)
      guard case .foundation(.number) = nib.kind(of: key) else { continue }
      if let number = FoundationDecoding(decoder: self, index: key).plainNumber {
        take(Self.unsigned(number.integer), object)
      }
    }
    leaveUnmade(index)
  }

  /// The texts and numbers of a dictionary whose keys are texts; nil if the archive has none.
  package func table(_ key: StaticString) -> NibTable? {
    guard let index = value(key)?.objectIndex, handOut(nib.objects[index].values.count) else { return nil }
    guard isUnmadeDictionary(index) else { return (object(at: index) as? NSDictionary).map(NibTable.init) }
    return NibTable(self, elements: nib.elements(of: index))
  }

  private static func unsigned(_ number: Int64) -> UInt { UInt(bitPattern: Int(clamping: number)) }

  /// Whether an object is a dictionary, with a value for every key, that was not asked for yet.
  private func isUnmadeDictionary(_ index: Int) -> Bool {
    guard isUnmade(index), case .foundation(let kind) = nib.kind(of: index),
      kind == .dictionary || kind == .mutableDictionary
    else { return false }
    var isWhole = true
    for valueIndex in nib.objects[index].values where nib.element(at: valueIndex) != nil { isWhole.toggle() }
    return isWhole
  }

  /// Whether an object was not asked for yet and can be made.
  private func isUnmade(_ index: Int) -> Bool {
    guard failure == nil, case .untouched = states[index] else { return false }
    return true
  }
}
