import SceneLint

/// A pattern of paths, as in `.gitignore`: `*` and `?` within a name, `**` for any folders.
///
/// A pattern matches the path itself and everything below it. One without a slash matches a name in any folder.
package struct PathPattern: Hashable, Sendable {
  /// The pattern as written.
  package let text: String
  private let parts: [Part]

  /// What stands between two slashes.
  private enum Part: Hashable {
    case anyFolders
    case name(TextPattern)
  }

  /// Reads a pattern.
  package init(_ text: String) {
    self.text = text
    var parts = Self.names(of: text).map { $0 == "**" ? Part.anyFolders : .name(TextPattern($0, escapes: false)) }
    // A name alone may stand anywhere.
    if parts.count == 1, !text.hasPrefix("/"), !text.hasPrefix("./") { parts.insert(.anyFolders, at: 0) }
    self.parts = parts
  }

  private static func names(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }.filter { $0 != "." }
  }

  /// Whether a path, or a folder that it is in, is one of the pattern's; the path is relative, with `/` between names.
  package func matches(_ path: String) -> Bool {
    // The indexes of the parts that may match the next name.
    var reached = closed([0])
    for name in Self.names(of: path) {
      var next: Set<Int> = []
      for index in reached where index < parts.count {
        switch parts[index] {
        case .anyFolders: next.formUnion([index, index + 1])
        case .name(let pattern): if pattern.matches(name) { next.insert(index + 1) }
        }
      }
      reached = closed(next)
      if reached.contains(parts.count) { return true }
    }
    return false
  }

  /// Adds what is reached without a name: `**` may stand for no folder at all.
  private func closed(_ indexes: Set<Int>) -> Set<Int> {
    var result = indexes
    for index in indexes.sorted() {
      var next = index
      while next < parts.count, parts[next] == .anyFolders, next + 1 < parts.count {
        next += 1
        result.insert(next)
      }
    }
    return result
  }
}
