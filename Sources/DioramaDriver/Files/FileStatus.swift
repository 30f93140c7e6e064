/// What the file system says about a file.
package struct FileStatus: Hashable, Sendable {
  /// The kinds of file that matter here.
  package enum Kind: Hashable, Sendable {
    case regular
    case folder
    /// A pipe, a terminal, a device: written to, but never replaced.
    case other
  }

  /// What identifies a file: equal for two paths if and only if they lead to one file.
  package struct Identity: Hashable, Sendable {
    var device: UInt64
    var number: UInt64
  }

  package var kind: Kind
  package var identity: Identity
  /// The permission bits, without those that lend a program its owner's rights.
  package var mode: UInt32
  package var owner: UInt32
  package var group: UInt32
  /// How many names the file has: more than one are hard links.
  package var names: UInt64
  /// The number of bytes.
  package var size: Int64
  /// When the contents last changed, in nanoseconds since 1970.
  package var modified: Int64
  /// When anything about the file last changed, which no program can set back.
  package var changed: Int64
}
