/// A pattern of paths, as in `.gitignore`: `*` and `?` within a name, `**` for any folders.
///
/// A pattern matches the path itself and everything below it. One without a slash matches a name in any folder.
package struct PathPattern: Hashable, Sendable {
  /// The pattern as written.
  package let text: String
  private let parts: [[UInt8]]

  /// Reads a pattern.
  package init(_ text: String) {
    self.text = text
    var parts = text.utf8.split(separator: UInt8(ascii: "/")).map(Array.init).filter { $0 != Array(".".utf8) }
    // A name alone may stand anywhere.
    if parts.count == 1, !text.hasPrefix("/"), !text.hasPrefix("./") { parts.insert(Self.anyFolders, at: 0) }
    self.parts = parts
  }

  private static let anyFolders = Array("**".utf8)

  /// Whether a path, or a folder that it is in, is one of the pattern's; the path is relative, with `/` between names.
  package func matches(_ path: String) -> Bool {
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init).filter { $0 != Array(".".utf8) }
    // The places in the pattern that the names read so far can have led to.
    var reached = closed([0])
    for name in names {
      var next: Set<Int> = []
      for place in reached where place < parts.count {
        if parts[place] == Self.anyFolders { next.insert(place) }
        if Self.matches(name, parts[place]) { next.insert(place + 1) }
      }
      reached = closed(next)
      if reached.contains(parts.count) { return true }
    }
    return false
  }

  /// Adds what is reached without a name: `**` may stand for no folder at all.
  private func closed(_ places: Set<Int>) -> Set<Int> {
    var result = places
    for place in places.sorted() {
      var next = place
      while next < parts.count, parts[next] == Self.anyFolders, next + 1 < parts.count {
        next += 1
        result.insert(next)
      }
    }
    return result
  }

  /// Whether a name is one of a pattern's part; after a `*` that fails, the last one takes one more character.
  private static func matches(_ name: [UInt8], _ part: [UInt8]) -> Bool {
    if part == anyFolders { return true }
    var (at, place) = (0, 0)
    var star: (part: Int, name: Int)?
    while at < name.count {
      if place < part.count, part[place] == UInt8(ascii: "*") {
        star = (place, at)
        place += 1
      } else if place < part.count, part[place] == UInt8(ascii: "?") || part[place] == name[at] {
        (at, place) = (at + 1, place + 1)
      } else if let last = star {
        star = (last.part, last.name + 1)
        (at, place) = (last.name + 1, last.part + 1)
      } else {
        return false
      }
    }
    return part[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
