extension NibArchiveError {
  /// A table of the archive.
  public enum Table: String, Hashable, Sendable {
    case objects, keys, values
    case classNames = "class names"
  }

  /// What can be wrong with the bytes of an archive.
  public enum Problem: Hashable, Sendable {
    /// The file does not begin with `NIBArchive`.
    case notAnArchive
    /// The layout has a version that is not known.
    case unsupportedFormat(UInt32)
    /// The file ends inside something.
    case truncated
    /// A table does not begin where the one before it ended.
    case misplaced(Table)
    /// A table claims more entries than the rest of the file could hold.
    case excessiveCount(Table, UInt32)
    /// A number of variable length is longer than any number needed here.
    case overlongInteger
    /// A value's type byte is unknown.
    case unknownType(UInt8)
    /// An index leads out of its table.
    case outOfRange(Table, index: Int, count: Int)
    /// A value belongs to two objects.
    case sharedValues
    /// A key or a class name is not UTF-8.
    case invalidText
    /// A class name does not end with a NUL byte.
    case unterminatedName
  }
}

extension NibArchiveError.Problem: CustomStringConvertible {
  /// A phrase that names the problem, without the offset.
  public var description: String {
    switch self {
    case .notAnArchive: "the file does not begin with 'NIBArchive'"
    case .unsupportedFormat(let version): "unknown format version \(version)"
    case .truncated: "the file ends too early"
    case .misplaced(let table): "the table of \(table.rawValue) is not where the header says"
    case .excessiveCount(let table, let count): "\(count) \(table.rawValue) do not fit the file"
    case .overlongInteger: "a number is too long"
    case .unknownType(let type): "unknown value type \(type)"
    case .outOfRange(let table, let index, let count): "index \(index) into \(count) \(table.rawValue)"
    case .sharedValues: "two objects share values"
    case .invalidText: "a name is not UTF-8"
    case .unterminatedName: "a class name has no end"
    }
  }
}
