package import NibArchive

/// Whether two nibs hold the same objects with the same values, whatever the orders of their tables.
package struct NibComparison {
  /// The first difference: where it is; nil where there is none.
  package private(set) var difference: String?
  /// The object of the second nib for each of the first; complete where the nibs are the same.
  private(set) var pairs: [Int: Int] = [:]

  /// Walks both nibs from their roots in step.
  package init(_ expected: NibArchive, _ actual: NibArchive) {
    guard !expected.objects.isEmpty, !actual.objects.isEmpty else {
      if expected.objects.count != actual.objects.count { difference = "one of the nibs is empty" }
      return
    }
    var work = [(0, 0, "root")]
    while let (left, right, path) = work.popLast() {
      if let known = pairs[left] {
        if known != right { difference = difference ?? "\(path) refers to another object" }
        continue
      }
      pairs[left] = right
      if let found = Self.difference(left, right, expected, actual) {
        difference = "\(path) \(found)"
        return
      }
      for ((key, one), (_, other)) in zip(expected.values(of: left), actual.values(of: right)) {
        if case .object(let one) = one, case .object(let other) = other {
          work.append((one, other, path.utf8.count > 400 ? "…" : "\(path).\(key)"))
        }
      }
    }
  }

  private static func difference(_ left: Int, _ right: Int, _ expected: NibArchive, _ actual: NibArchive) -> String? {
    let (one, other) = (expected.className(of: left), actual.className(of: right))
    guard one == other else { return "is of class \(other) in place of \(one)" }
    guard expected.fallbackClassNames(of: left) == actual.fallbackClassNames(of: right) else {
      return "(\(one)) has other fallback classes"
    }
    let (values, others) = (expected.values(of: left), actual.values(of: right))
    guard values.map(\.key) == others.map(\.key) else { return "(\(one)) has other keys" }
    for (value, other) in zip(values, others) {
      switch (value.payload, other.payload) {
      case (.object, .object): continue
      case (let left, let right): if !left.isSame(as: right) { return "(\(one)) has another value of \(value.key)" }
      }
    }
    return nil
  }
}
