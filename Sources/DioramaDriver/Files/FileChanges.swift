/// The system's calls that change files, as values.
package struct FileChanges: Sendable {
  /// Makes a file that does not exist yet.
  package var create: @Sendable (_ path: String, _ file: NewFile) throws(FileError) -> Void
  /// Writes into something that exists and is no regular file, such as a pipe.
  package var writeInto: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void
  /// Gives a file the name of another, which it replaces in one step.
  package var move: @Sendable (_ source: String, _ destination: String) throws(FileError) -> Void
  /// Gives two files, or two folders, each other's name in one step; an error where the system cannot.
  package var exchange: @Sendable (_ one: String, _ other: String) throws(FileError) -> Void
  /// Gives a file one more name; an error where that name is there.
  package var link: @Sendable (_ file: String, _ name: String) throws(FileError) -> Void
  /// Removes a file; what cannot be removed stays.
  package var remove: @Sendable (_ path: String) -> Void
  /// Makes a folder in one that exists; one that is there already is left as it is.
  package var makeFolder: @Sendable (_ path: String) throws(FileError) -> Void
  /// Removes a folder with nothing in it; one that holds something stays.
  package var removeFolder: @Sendable (_ path: String) -> Void
  /// Has the disk keep the names in a folder.
  package var syncFolder: @Sendable (_ path: String) -> Void
}

/// A file to make.
package struct NewFile: Sendable {
  package var bytes: [UInt8]
  /// The file that it replaces, whose owner, group and permissions it takes; nil for those of any new file.
  package var old: FileStatus?
  package var permanence: Permanence

  /// Makes a file.
  package init(_ bytes: [UInt8], replacing old: FileStatus? = nil, as permanence: Permanence) {
    (self.bytes, self.old, self.permanence) = (bytes, old, permanence)
  }
}

/// Whether a file could be made again.
package enum Permanence: Sendable {
  /// A file of the user's, such as a scene: it is on the disk before it takes its name, and has the owner and group of the one that it
  /// replaces, which is not read-only and has no other name.
  case kept
  /// An output or a cache, which the next run makes again.
  case remade
}
