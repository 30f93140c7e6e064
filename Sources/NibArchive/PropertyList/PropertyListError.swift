/// Why bytes are no binary property list, and where that shows.
public struct PropertyListError: Error, Hashable, Sendable {
  /// What can be wrong with the bytes of a property list.
  public enum Problem: Hashable, Sendable {
    /// The file does not begin with `bplist00`.
    case notAPropertyList
    /// The file ends inside something.
    case truncated
    /// The trailer's numbers do not fit the file.
    case invalidTrailer
    /// An object's number leads out of the table of objects.
    case outOfRange(UInt64)
    /// The marker of an object is unknown.
    case unknownMarker(UInt8)
    /// An object contains itself.
    case cycle
    /// Objects are nested deeper than any property list of a storyboard is.
    case tooDeep
    /// The values are more than the file can hold without repeating itself.
    case tooLarge
    /// The key of a dictionary is no string, or two are the same.
    case invalidKey
    /// A string is not UTF-16.
    case invalidText
    /// An integer does not fit 64 bits.
    case overlongInteger
  }

  /// The offset of the first byte that cannot be right, from the start of the file.
  public var offset: Int
  /// What is wrong there.
  public var problem: Problem

  /// Creates an error.
  public init(offset: Int, problem: Problem) {
    self.offset = offset
    self.problem = problem
  }
}

extension PropertyListError: CustomStringConvertible {
  /// One sentence that names the problem and the byte.
  public var description: String { "not a readable property list: \(problem) at byte \(offset)" }
}

extension PropertyListError.Problem: CustomStringConvertible {
  /// A phrase that names the problem, without the byte.
  public var description: String {
    switch self {
    case .notAPropertyList: "the file does not begin with 'bplist00'"
    case .truncated: "the file ends too early"
    case .invalidTrailer: "the trailer does not fit the file"
    case .outOfRange(let number): "object \(number) is not in the table"
    case .unknownMarker(let marker): "unknown marker \(marker)"
    case .cycle: "an object contains itself"
    case .tooDeep: "objects are nested too deeply"
    case .tooLarge: "the values are too many"
    case .invalidKey: "a key is no string, or there are two of it"
    case .invalidText: "a string is not UTF-16"
    case .overlongInteger: "an integer is too long"
    }
  }
}
