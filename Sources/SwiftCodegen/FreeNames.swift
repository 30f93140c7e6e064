/// Names that are each given once: one that is taken gets the next number with which it is free.
struct FreeNames {
  private var taken: Set<String>
  private let isReserved: (String) -> Bool
  /// The number to try next, by the name that was wanted: names that are taken stay so.
  private var numbers: [String: Int] = [:]

  /// Starts with names that are taken.
  init(taken: Set<String> = [], isReserved: @escaping (String) -> Bool = { _ in false }) {
    self.taken = taken
    self.isReserved = isReserved
  }

  /// Whether a name can be taken as it is.
  func isFree(_ name: String) -> Bool { !taken.contains(name) && !isReserved(name) }

  /// The name, or the next one with a number that is free; it is taken from now on.
  mutating func take(_ name: String) -> String {
    var (free, number) = (name, numbers[name] ?? 2)
    while taken.contains(free) || isReserved(free) { (free, number) = ("\(name)\(number)", number + 1) }
    numbers[name] = number
    taken.insert(free)
    return free
  }
}
