import NibArchive

/// What two nibs differ in, counted as the independent script counts, with the class and key of each difference.
struct NibDifferences: Sendable {
  /// One difference.
  struct Difference: Hashable, Sendable {
    /// What is different.
    enum Kind: String, Sendable {
      case missing = "is missing"
      case extra = "is too much"
      case value = "has another value"
      case objectClass = "is of another class"
      case sharing = "leads to another object"
      case order = "has its keys in another order"
    }

    var className: String
    var key: String
    var kind: Kind
    /// Whether it is the last digits of a color component in single precision.
    var isRounding = false
  }

  private(set) var found: [Difference] = []
  /// How many values were compared.
  private(set) var total = 0

  private let expected: NibArchive
  private let actual: NibArchive
  private var paired: [Int: Int] = [:]
  private var work: [Step] = [Step(expected: 0, actual: 0, className: "NSObject", key: "root")]

  private struct Step {
    var expected: Int
    var actual: Int
    /// The class and key of the reference that leads here.
    var className: String
    var key: String
  }

  /// Compares two nibs from their roots.
  init(_ expected: NibArchive, _ actual: NibArchive) {
    self.expected = expected
    self.actual = actual
    while let step = work.popLast() { compare(step) }
  }

  private mutating func compare(_ step: Step) {
    if let known = paired[step.expected] {
      guard known != step.actual else { return }
      total += 1
      found.append(.init(className: step.className, key: step.key, kind: .sharing))
      return
    }
    paired[step.expected] = step.actual
    total += 1
    let className = expected.className(of: step.expected)
    if className != actual.className(of: step.actual) {
      found.append(.init(className: step.className, key: step.key, kind: .objectClass))
    }
    let wanted = expected.values(of: step.expected).map { ($0.key, $0.payload) }
    let present = actual.values(of: step.actual).map { ($0.key, $0.payload) }
    let rest = Dictionary(grouping: present, by: \.0).mapValues { $0.map(\.1) }
    var counts: [String: Int] = [:]
    var inner: [Step] = []
    for (key, payload) in wanted {
      total += 1
      let index = counts[key, default: 0]
      counts[key] = index + 1
      guard let others = rest[key], index < others.count else {
        found.append(.init(className: className, key: key, kind: .missing))
        continue
      }
      switch (payload, others[index]) {
      case (.object(let left), .object(let right)):
        inner.append(Step(expected: left, actual: right, className: className, key: key))
      case (let left, let right) where left != right:
        let isRounding = Self.isRounding(left, right)
        found.append(.init(className: className, key: key, kind: .value, isRounding: isRounding))
      default: break
      }
    }
    compareKeys(wanted.map(\.0), present.map(\.0), className)
    work.append(contentsOf: inner.reversed())
  }

  private mutating func compareKeys(_ wanted: [String], _ present: [String], _ className: String) {
    let counts = Dictionary(wanted.map { ($0, 1) }, uniquingKeysWith: +)
    let presentCounts = Dictionary(present.map { ($0, 1) }, uniquingKeysWith: +)
    for (key, count) in presentCounts {
      for _ in 0..<max(count - (counts[key] ?? 0), 0) {
        total += 1
        found.append(.init(className: className, key: key, kind: .extra))
      }
    }
    if counts == presentCounts, wanted != present {
      total += 1
      found.append(.init(className: className, key: "", kind: .order))
    }
  }

  /// Whether two components are at most four steps of single precision apart.
  private static func isRounding(_ left: NibArchive.Payload, _ right: NibArchive.Payload) -> Bool {
    guard case .float(let left) = left, case .float(let right) = right, left.isFinite, right.isFinite else {
      return false
    }
    return abs(left - right) <= 4 * max(left.ulp, right.ulp)
  }
}
