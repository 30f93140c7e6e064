package import Foundation

// The values that DioramaUI's own classes read. Their keys are literals, and an absent value is nil, so that a key is
// looked up once.
extension NibDecoder {
  /// Whether the archive has a key, with whatever value.
  package func contains(_ key: StaticString) -> Bool {
    value(key) != nil
  }

  /// Whether the archive may have one of some keys; false only where it has none.
  package func mayContain(_ seldom: NibSeldomKeys) -> Bool {
    current >= 0 && nib.mayStore(seldom, of: current)
  }

  /// A truth value; false for what is none, nil if the archive has nothing.
  package func bool(_ key: StaticString) -> Bool? {
    value(key).map { $0.number.map { $0.double != 0 } ?? false }
  }

  /// An integer; 0 for what is no number, nil if the archive has nothing.
  package func integer(_ key: StaticString) -> Int? {
    value(key).map { Int(clamping: $0.number?.integer ?? 0) }
  }

  /// A number; 0 for what is none, nil if the archive has nothing.
  package func double(_ key: StaticString) -> Double? {
    value(key).map { $0.number?.double ?? 0 }
  }

  /// An object, made if need be; nil if the archive has none.
  package func object(_ key: StaticString) -> NSObject? {
    value(key)?.objectIndex.flatMap(object)
  }

  /// A text; nil if the archive has none.
  package func text(_ key: StaticString) -> String? {
    value(key)?.objectIndex.flatMap(string)
  }

  /// The numbers of a point or size; nil for anything else.
  package func pair(_ key: StaticString) -> (Double, Double)? {
    guard let first = firstNumber(key, count: 2) else { return nil }
    return (nib.numbers[first], nib.numbers[first + 1])
  }

  /// The numbers of a rectangle or inset; nil for anything else.
  package func quadruple(_ key: StaticString) -> (Double, Double, Double, Double)? {
    guard let first = firstNumber(key, count: 4) else { return nil }
    return (nib.numbers[first], nib.numbers[first + 1], nib.numbers[first + 2], nib.numbers[first + 3])
  }

  /// Where the numbers of geometry begin; nil for what is none, or has another count.
  private func firstNumber(_ key: StaticString, count: UInt8) -> Int? {
    guard let value = value(key), value.numberCount == count else { return nil }
    return value.firstNumber
  }

  /// The numbers of geometry; empty for anything else, and for more of it than any geometry has.
  func numbers(of value: NibValue) -> [Double] {
    Array(nib.numbers[value.firstNumber..<value.firstNumber + Int(value.numberCount)])
  }

  /// The text of an object; nil for one that is no string.
  func string(at index: Int) -> String? {
    if let text = nib.objects[index].plainText { return nib.texts[text] }
    return (object(at: index) as? NSString).map { String(describing: $0) }
  }
}
