/// What is read from files: the only list of the endings of their names.
///
/// Whatever finds, names or refuses files asks here: search in folders, standard input's names, hooks, plugins, depfiles,
/// completion and editors.
package enum SourceKind: String, CaseIterable, Hashable, Sendable {
  /// A scene that stands alone or belongs to the storyboard whose folder it is in.
  case scene
  case storyboard
  /// A component: a scene that other scenes use as a class.
  case component
  /// A document of Interface Builder with one scene.
  case xib
  /// A document of Interface Builder with the scenes of a storyboard.
  case storyboardDocument

  /// How the file's name ends.
  package var suffix: String {
    switch self {
    case .scene, .storyboard, .component: ".\(rawValue).yaml"
    case .xib: ".xib"
    case .storyboardDocument: ".storyboard"
    }
  }

  /// Whether the file is a document of Interface Builder.
  package var isDocument: Bool { self == .xib || self == .storyboardDocument }

  /// Whether the file has the scenes of a storyboard.
  package var isStoryboard: Bool { self == .storyboard || self == .storyboardDocument }

  /// The kinds of texts that people write, each with a schema.
  package static let written: [SourceKind] = [.scene, .storyboard, .component]

  /// The endings of all kinds.
  package static let suffixes = allCases.map(\.suffix)

  /// The kind of a file by its name; nil for other files, and for a name that is nothing but an ending.
  package init?(path: some StringProtocol) {
    let path = String(path).utf8
    let index =
      path.withContiguousStorageIfAvailable { Self.index(of: $0) }
      ?? Array(path).withUnsafeBufferPointer { Self.index(of: $0) }
    guard let index else { return nil }
    self = Self.allCases[index]
  }

  /// The index of the ending of a path among `suffixes`; nil where it has none of them, or its last part is nothing else.
  private static func index(of path: UnsafeBufferPointer<UInt8>) -> Int? {
    suffixes.firstIndex { suffix in
      let start = path.count - suffix.utf8.count
      guard start > 0, path[start - 1] != UInt8(ascii: "/") else { return false }
      var offset = start
      for byte in suffix.utf8 {
        if path[offset] != byte { return false }
        offset += 1
      }
      return true
    }
  }

  /// The name of what a file holds: that of the file, without folder and ending.
  package static func name(ofPath path: some StringProtocol) -> String {
    let name = fileName(of: path)
    return SourceKind(path: path).map { String(name.dropLast($0.suffix.count)) } ?? String(name)
  }

  private static func fileName(of path: some StringProtocol) -> Substring {
    let path = String(path)
    return path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
  }
}
