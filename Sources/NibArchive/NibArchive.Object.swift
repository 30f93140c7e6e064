extension NibArchive {
  /// One object: its class, and the run of values it owns.
  public struct Object: Hashable, Sendable {
    /// An index into the archive's class names.
    public var classIndex: Int
    /// The object's run in the archive's values.
    ///
    /// Empty, and then always `0..<0`, for an object without values.
    public var values: Range<Int>

    /// Creates an object from its class and its run of values.
    public init(classIndex: Int, values: Range<Int>) {
      self.classIndex = classIndex
      self.values = values
    }
  }
}
