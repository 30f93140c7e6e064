/// Why bytes are no archive, and where that shows.
public struct NibArchiveError: Error, Hashable, Sendable {
  /// The offset of the first byte that cannot be right, from the start of the file.
  ///
  /// Zero where tables that never were bytes are verified.
  public var offset: Int
  /// What is wrong there.
  public var problem: Problem

  /// Creates an error.
  public init(offset: Int, problem: Problem) {
    self.offset = offset
    self.problem = problem
  }
}

extension NibArchiveError: CustomStringConvertible {
  /// One sentence that names the problem and the byte.
  public var description: String {
    "not a readable nib: \(problem) at byte \(offset)"
  }
}
