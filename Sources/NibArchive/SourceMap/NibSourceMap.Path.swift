extension NibSourceMap {
  /// The place of an object in a nib, through the nibs that it is nested in.
  public struct Path: Hashable, Sendable {
    /// The numbers of the objects that hold nested nibs, outermost first, then that of the object itself; never empty.
    public let numbers: [Int]

    /// Creates the place of an object that is in no nested nib.
    public init(_ number: Int) {
      numbers = [number]
    }

    init?(numbers: [Int]) {
      guard !numbers.isEmpty, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
      self.numbers = numbers
    }

    /// The same place, seen from the nib around this one.
    public func nested(in number: Int) -> Path {
      Path(number, numbers)
    }

    /// The place as seen from the nib inside an object; nil where it is elsewhere.
    func inside(_ number: Int) -> Path? {
      numbers.first == number ? Path(numbers: Array(numbers.dropFirst())) : nil
    }

    /// The place where the object is after the objects of the outermost nib have moved; the same where that is not said.
    func moved(to places: [Int]) -> Path {
      places.indices.contains(numbers[0]) ? Path(places[numbers[0]], Array(numbers.dropFirst())) : self
    }

    private init(_ number: Int, _ rest: [Int]) {
      numbers = [number] + rest
    }
  }
}

extension NibSourceMap.Path: Comparable {
  /// Orders places by their numbers, outermost first.
  public static func < (left: Self, right: Self) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}

extension NibSourceMap.Path: CustomStringConvertible {
  /// The numbers with slashes between them.
  public var description: String { numbers.map(String.init).joined(separator: "/") }
}
