import NibArchive
import SceneModel

/// Which objects of one nib are those of another: the nib that was read, and the one that its scene compiles to.
///
/// Objects that the scene writes are known to belong together; of others, two are the same where everything below them is.
struct NibMatching {
  let expected: NibContent
  let actual: NibContent
  /// The object of the compiled nib for each of the nib that was read.
  private(set) var pairs: [Int: Int] = [:]
  /// The way to each object that was paired.
  private(set) var paths: [Int: ArchivedPath] = [:]
  private var anchors: Set<Int> = []
  /// Data whose contents are compared elsewhere: prototypes' own nibs.
  private let nestedData: Set<Int>

  /// Keys of the compiled nib that do not count.
  private let without: Set<String>

  init(_ expected: NibContent, _ actual: NibContent, nestedData: Set<Int> = [], without: Set<String> = []) {
    self.expected = expected
    self.actual = actual
    self.nestedData = nestedData
    self.without = without
  }

  /// Takes two objects for the same, whatever their values are.
  mutating func anchor(_ expected: Int, _ actual: Int, path: ArchivedPath) {
    pairs[expected] = actual
    paths[expected] = path
    anchors.insert(actual)
  }

  /// Whether two values are the same; if so, the objects in them belong together from now on.
  mutating func match(_ left: NibArchive.Payload, _ right: NibArchive.Payload, path: ArchivedPath) -> Bool {
    guard case .object(let left) = left, case .object(let right) = right else { return left.isSame(as: right) }
    var trial: [Int: Int] = [:]
    var trialPaths: [Int: ArchivedPath] = [:]
    var work = [(left, right, path)]
    while let (left, right, path) = work.popLast() {
      if let known = pairs[left] ?? trial[left] {
        if known != right { return false }
        continue
      }
      guard !anchors.contains(right), isAlike(left, right) else { return false }
      trial[left] = right
      trialPaths[left] = path
      if nestedData.contains(left) { continue }
      var occurrences: [String: Int] = [:]
      let others = actual.archive.values(of: right).filter { !without.contains($0.key) }
      guard others.count == expected.archive.objects[left].values.count else { return false }
      for (one, other) in zip(expected.archive.values(of: left), others) {
        guard one.key == other.key else { return false }
        var inner = path
        inner.steps.append(ArchivedPath.step(one.key, occurrences[one.key, default: 0]))
        occurrences[one.key, default: 0] += 1
        switch (one.payload, other.payload) {
        case (.object(let one), .object(let other)): work.append((one, other, inner))
        default: if !one.payload.isSame(as: other.payload) { return false }
        }
      }
    }
    pairs.merge(trial) { known, _ in known }
    paths.merge(trialPaths) { known, _ in known }
    return true
  }

  private func isAlike(_ left: Int, _ right: Int) -> Bool {
    expected.className(of: left) == actual.className(of: right)
      && expected.archive.fallbackClassNames(of: left) == actual.archive.fallbackClassNames(of: right)
  }
}
