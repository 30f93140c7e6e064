import Backports

/// The fonts of an application, by name; their files are read when a font is asked for first.
package final class FontLibrary: Sendable {
  /// What the files of fonts hold.
  package struct Contents: Sendable {
    /// The faces, in the order of the files; of two with one name, the first counts.
    package var faces: [any FontFace] = []
    /// Why files are not read, a sentence each.
    package var problems: [String] = []

    /// Creates contents; without faces and problems, there are no files.
    package init(faces: [any FontFace] = [], problems: [String] = []) {
      (self.faces, self.problems) = (faces, problems)
    }
  }

  private struct Loaded {
    var names: [String: FileFont]
    var contents: Contents
    /// The names that were asked for and that no file has.
    var missing: Set<String> = []
  }

  private let load: @Sendable () -> Contents
  private let loaded = Mutex<Loaded?>(nil)

  /// The library without fonts.
  package static let empty = FontLibrary { Contents() }

  /// Creates a library.
  ///
  /// - Parameter load: Reads the files; called once, when a font is asked for.
  package init(_ load: @escaping @Sendable () -> Contents) {
    self.load = load
  }

  /// The font with a name: its PostScript name, its full name, or that of a family, whose regular face it is then; nil for
  /// a name that no file has.
  package func font(named name: String) -> FileFont? {
    guard !name.hasPrefix(".") else { return nil }
    return loaded.withLock { loaded in
      var current = loaded ?? Self.read(load())
      let font = current.names[name]
      if font == nil { current.missing.insert(name) }
      loaded = current
      return font
    }
  }

  /// Why files were not read, a sentence each; empty as long as no font was asked for.
  package var problems: [String] { loaded.withLock { $0?.contents.problems ?? [] } }

  /// The names that were asked for and that no file has, in order; each is given once.
  package func takeMissing() -> [String] {
    loaded.withLock { loaded in
      defer { loaded?.missing = [] }
      return loaded?.missing.sorted() ?? []
    }
  }

  private static func read(_ contents: Contents) -> Loaded {
    var names: [String: FileFont] = [:]
    func add(_ name: String, _ face: any FontFace) {
      if !name.isEmpty, names[name] == nil { names[name] = FileFont(face) }
    }
    for face in contents.faces { add(face.names.postScript, face) }
    for face in contents.faces { add(face.names.full, face) }
    // The family's name is that of the face that is neither bold nor slanted, where there is one.
    let regular: Set = ["Regular", "Roman", "Book", "Normal", "Plain", ""]
    for face in contents.faces where regular.contains(face.names.style) { add(face.names.family, face) }
    for face in contents.faces { add(face.names.family, face) }
    return Loaded(names: names, contents: contents)
  }
}
