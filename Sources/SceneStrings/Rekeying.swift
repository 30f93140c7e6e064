package import SceneDiagnostics

/// The keys that Interface Builder made of its own ids (`d6y-aU-mlq.text`), and what they become: `<id>.<property>`.
package struct Rekeying: Sendable {
  /// The new keys in the nibs by table, of the old ones.
  package private(set) var keys: [String: [String: String]] = [:]
  /// The new keys in the catalog, of the old ones.
  package private(set) var catalogKeys: [String: String] = [:]
  /// What changes in the texts of scenes, by path.
  package private(set) var edits: [(source: SourceText, edits: [TextEdit])] = []
  /// What keeps its key, and why, each with its file and line.
  package private(set) var kept: [String] = []

  /// Finds new keys for the texts of scenes.
  ///
  /// Two texts that would share a key have the name of their table in front of it.
  ///
  /// - Parameters:
  ///   - texts: The texts of the scenes.
  ///   - isShared: Whether all tables share the keys of one catalog.
  package init(_ texts: [CatalogText], isShared: Bool) {
    var wanted: [String: String] = [:]
    var owners: [String: Set<String>] = [:]
    func qualified(_ key: String, _ table: String) -> String { isShared ? key : "\(table)\0\(key)" }
    for text in texts where !Self.isInterfaceBuilders(text.key) {
      owners[qualified(text.key, text.table), default: []].insert(text.key)
    }
    for text in texts where Self.isInterfaceBuilders(text.key) && wanted[text.key] == nil {
      guard let id = text.identifier else {
        keep(text, "its object has no id, of which a key could be made")
        continue
      }
      let key = "\(id).\(text.path)"
      wanted[text.key] = key
      owners[qualified(key, text.table), default: []].insert(text.key)
    }
    for text in texts {
      guard let plain = wanted[text.key] else { continue }
      let isTaken = owners[qualified(plain, text.table), default: []].count > 1
      let key = catalogKeys[text.key] ?? (isTaken ? "\(text.table).\(plain)" : plain)
      guard let range = text.keyRange, text.source.writes(text.key, at: range) else {
        keep(text, "it is written in another file")
        catalogKeys[text.key] = nil
        wanted[text.key] = nil
        continue
      }
      catalogKeys[text.key] = key
    }
    // A key that stays somewhere stays everywhere.
    var indexes: [String: Int] = [:]
    var ranges: [Set<SourceRange>] = []
    for text in texts {
      guard let key = catalogKeys[text.key], wanted[text.key] != nil, let range = text.keyRange else { continue }
      keys[text.table, default: [:]][text.key] = key
      let edit = TextEdit(range: range, replacement: text.source.spelling(of: key, at: range))
      let index = indexes[text.source.path] ?? edits.count
      if index == edits.count {
        indexes[text.source.path] = index
        edits.append((text.source, []))
        ranges.append([])
      }
      if ranges[index].insert(range).inserted { edits[index].edits.append(edit) }
    }
  }

  private mutating func keep(_ text: CatalogText, _ reason: String) {
    let line = text.source.position(at: text.range.lowerBound).line
    kept.append("\(text.source.path):\(line): '\(text.key)' stays: \(reason)")
  }

  /// Whether a key begins with an id as Interface Builder makes them: `d6y-aU-mlq`.
  static func isInterfaceBuilders(_ key: String) -> Bool {
    let bytes = Array(key.utf8.prefix(11))
    guard bytes.count == 11, bytes[10] == UInt8(ascii: "."), key.utf8.count > 11 else { return false }
    return bytes[..<10].enumerated().allSatisfy { index, byte in
      if index == 3 || index == 6 { return byte == UInt8(ascii: "-") }
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        return true
      default: return false
      }
    }
  }
}

extension SourceText {
  /// Whether a word stands in a range, with quotes or without.
  fileprivate func writes(_ word: String, at range: SourceRange) -> Bool {
    let text = string(in: range)
    return text == word || text == "'\(word)'" || text == "\"\(word)\""
  }

  /// A word as it is written in place of another one: quotes stay.
  fileprivate func spelling(of word: String, at range: SourceRange) -> String {
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "'"): "'\(word)'"
    case UInt8(ascii: "\""): "\"\(word)\""
    default: word
    }
  }
}
