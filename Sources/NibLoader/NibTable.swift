package import Foundation

/// The texts and numbers of a dictionary whose keys are texts, read without making it.
package struct NibTable {
  private let content: Content

  private enum Content {
    case unmade(NibDecoder, elements: ContiguousArray<Int>)
    case made(NSDictionary)
  }

  /// - Parameter elements: The indexes of the keys and values in turns; their number is even.
  init(_ decoder: NibDecoder, elements: ContiguousArray<Int>) {
    content = .unmade(decoder, elements: elements)
  }

  /// The table that a dictionary of other coders holds.
  package init(_ dictionary: NSDictionary) {
    content = .made(dictionary)
  }

  /// The keys in the order of the archive, each once; those of a dictionary of other coders in alphabetical order.
  package var keys: [String] {
    switch content {
    case .unmade(let decoder, let elements):
      var seen: Set<String> = []
      return stride(from: 0, to: elements.count, by: 2).compactMap { decoder.string(at: elements[$0]) }
        .filter { seen.insert($0).inserted }
    case .made(let dictionary):
      return dictionary.allKeys.compactMap { ($0 as? NSString).map { String(describing: $0) } }.sorted()
    }
  }

  /// The text of a key; nil if it has none.
  package func text(_ key: String) -> String? {
    switch content {
    case .unmade(let decoder, _): valueIndex(of: key).flatMap(decoder.string)
    case .made(let dictionary): (dictionary[NSString(string: key)] as? NSString).map { String(describing: $0) }
    }
  }

  /// The number of a key; nil if it has none.
  package func number(_ key: String) -> Double? {
    switch content {
    case .unmade(let decoder, _): valueIndex(of: key).flatMap { decoder.object(at: $0) as? NSNumber }?.doubleValue
    case .made(let dictionary): (dictionary[NSString(string: key)] as? NSNumber)?.doubleValue
    }
  }

  /// The index of the last value of a key.
  private func valueIndex(of key: String) -> Int? {
    guard case .unmade(let decoder, let elements) = content else { return nil }
    for index in stride(from: elements.count - 2, through: 0, by: -2) where decoder.string(at: elements[index]) == key {
      return elements[index + 1]
    }
    return nil
  }
}
