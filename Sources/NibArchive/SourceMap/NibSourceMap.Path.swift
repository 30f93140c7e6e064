extension NibSourceMap {
  /// The path to an object in a nib, through the nibs that it is nested in.
  public struct Path: Hashable, Sendable {
    /// The numbers of the objects that hold nested nibs, outermost first, then that of the object itself; never empty.
    public let numbers: [Int]

    /// Creates the path to an object that is in no nested nib.
    public init(_ number: Int) {
      numbers = [number]
    }

    init?(numbers: [Int]) {
      guard !numbers.isEmpty, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
      self.numbers = numbers
    }

    /// The path to the object from the nib around this one.
    public func nested(in number: Int) -> Path {
      Path(number, numbers)
    }

    /// The path from the nib inside an object; nil where the path leads elsewhere.
    func inside(_ number: Int) -> Path? {
      numbers.first == number ? Path(numbers: Array(numbers.dropFirst())) : nil
    }

    /// The path after the objects of the outermost nib have moved; unchanged where the list has no index for it.
    func moved(to indexes: [Int]) -> Path {
      indexes.indices.contains(numbers[0]) ? Path(indexes[numbers[0]], Array(numbers.dropFirst())) : self
    }

    private init(_ number: Int, _ rest: [Int]) {
      numbers = [number] + rest
    }
  }
}

extension NibSourceMap.Path: Comparable {
  /// Orders paths by their numbers, outermost first.
  public static func < (left: Self, right: Self) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}

extension NibSourceMap.Path: CustomStringConvertible {
  /// The numbers with slashes between them.
  public var description: String { numbers.map(String.init).joined(separator: "/") }
}
