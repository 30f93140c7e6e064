internal import Foundation

extension FoundationDecoding {
  /// Text with attributes; in tolerant loading, without those whose classes are unknown.
  var attributedString: NSAttributedString? {
    guard let text = text("NSString") else { return nil }
    guard let attributesIndex = stored("NSAttributes")?.objectIndex else { return NSAttributedString(string: text) }
    guard let runs = runBytes else {
      return NSAttributedString(string: text, attributes: attributes(at: attributesIndex))
    }
    let content = decoder.object(at: attributesIndex) as? NSArray
    // Very many texts may share one list, and one description of very many runs.
    guard decoder.handOut(runs.count + (content?.count ?? 0)) else { return nil }
    let list = content?.map { attributes(from: $0) } ?? []
    let result = NSMutableAttributedString(string: text)
    var location = 0
    for (runIndex, (length, attributes)) in Self.runs(runs).enumerated() {
      guard length <= result.length - location else { break }
      if list.indices.contains(attributes) {
        let run = Self.distinct(list[attributes], at: runIndex)
        result.setAttributes(run, range: NSRange(location: location, length: length))
      }
      location += length
    }
    return NSAttributedString(attributedString: result)
  }

  /// A run's attributes, distinguished from those of the runs beside it.
  ///
  /// Foundation outside Apple's systems compares the attributes of neighbors, and stops the program where they have the
  /// same keys and values of classes that it does not know. A private attribute in every other run makes them differ
  /// before it looks at values.
  private static func distinct(
    _ attributes: [NSAttributedString.Key: Any],
    at runIndex: Int
  ) -> [NSAttributedString.Key: Any] {
    #if canImport(Darwin)
      return attributes
    #else
      guard runIndex % 2 == 1 else { return attributes }
      return attributes.merging([NSAttributedString.Key("NibLoader.run"): true]) { first, _ in first }
    #endif
  }

  /// How the runs are laid out: the bytes themselves, or an `NSData` that holds them.
  private var runBytes: [UInt8]? {
    guard let info = stored("NSAttributeInfo") else { return nil }
    return info.dataIndex.map { decoder.nib.data[$0] }
      ?? info.objectIndex.flatMap { decoder.nib.bytes("NS.bytes", of: $0) }
  }

  private func attributes(at index: Int) -> [NSAttributedString.Key: Any] {
    attributes(from: decoder.object(at: index))
  }

  private func attributes(from object: Any?) -> [NSAttributedString.Key: Any] {
    guard let dictionary = object as? NSDictionary, decoder.handOut(dictionary.count) else { return [:] }
    var attributes: [NSAttributedString.Key: Any] = [:]
    for (key, value) in dictionary {
      if let key = key as? NSString { attributes[NSAttributedString.Key(String(describing: key))] = value }
    }
    return attributes
  }

  /// Pairs of a length in UTF-16 units and an index, in groups of seven bits whose high bit says that more follow.
  private static func runs(_ bytes: [UInt8]) -> [(length: Int, attributes: Int)] {
    var numbers: [Int] = []
    var (number, shift) = (0, 0)
    for byte in bytes {
      guard shift < 35 else { break }
      number |= Int(byte & 0x7F) << shift
      shift += 7
      guard byte & 0x80 == 0 else { continue }
      numbers.append(number)
      (number, shift) = (0, 0)
    }
    return stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
  }
}
