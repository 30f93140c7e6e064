/// Arithmetic on paths as text.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")

  /// A name in a folder; `.` and the empty path leave the name as it is.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.utf8.last == slash ? folder + name : folder + "/" + name
  }

  /// What a path ends in.
  package static func name(of path: String) -> String {
    let bytes = path.utf8
    guard let last = bytes.lastIndex(where: { $0 != slash }) else { return path }
    let rest = bytes[...last]
    return rest.lastIndex(of: slash).map { String(Substring(rest[bytes.index(after: $0)...])) }
      ?? String(Substring(rest))
  }

  /// The folder that holds a path; `.` where the path does not say.
  package static func folder(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return "." }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  /// A path that is meant from a folder; an absolute one stays as it is.
  package static func resolve(_ path: String, from folder: String) -> String {
    path == "." ? folder : path.hasPrefix("/") ? path : join(folder, path)
  }

  /// An absolute path as it is called from an absolute folder; both without links, and without `.` and `..`.
  static func relative(_ path: String, to folder: String) -> String {
    let (target, start) = (path.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(target, start).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    return (Array(repeating: "..", count: start.count - shared) + target[shared...]).joined(separator: "/")
  }

  /// Whether an absolute path is that of a folder, or of something below it; both as for `relative(_:to:)`.
  static func contains(_ folder: String, _ path: String) -> Bool {
    let (folder, path) = (folder.utf8, path.utf8)
    guard path.starts(with: folder) else { return false }
    return folder.last == slash || path.count == folder.count || path.dropFirst(folder.count).first == slash
  }

  /// The path without slashes at its end, which the root keeps.
  package static func trimmed(_ path: String) -> String {
    var path = Substring(path)
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return String(path)
  }
}
