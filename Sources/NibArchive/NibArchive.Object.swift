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

extension [NibArchive.Object] {
  /// Whether a value belongs to two objects, which it does in no file that a tool has written.
  ///
  /// Loaders make something of every value of every object. Runs that overlap would have them make one long text very many times.
  var shareValues: Bool {
    var end = 0
    var isInOrder = true
    for object in self where !object.values.isEmpty {
      if object.values.lowerBound < end {
        isInOrder = false
        break
      }
      end = object.values.upperBound
    }
    guard !isInOrder else { return false }
    let runs = lazy.map(\.values).filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
    return zip(runs, runs.dropFirst()).contains { $0.upperBound > $1.lowerBound }
  }
}
